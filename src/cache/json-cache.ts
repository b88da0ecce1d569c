import { createHash, randomUUID } from 'node:crypto'
import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { stringifyChunked } from '@discoveryjs/json-ext'

const fileOf = (folder: string, key: string) => join(folder, `${key}.json`)

const markOf = (key: string, body: Uint8Array) => createHash('sha256').update(key).update(body).digest('hex')

/** What was written down under a key, or nothing where that is not there, or not whole, or not under this key. */
export function readJsonCache<T>(folder: string, key: string): T | undefined {
  try {
    const bytes = readFileSync(fileOf(folder, key))
    const end = bytes.indexOf('\n')
    const body = bytes.subarray(end + 1)
    if (bytes.toString('latin1', 0, end) !== markOf(key, body)) return undefined
    return JSON.parse(body.toString()) as T
  } catch {
    return undefined
  }
}

/** Pieces that are written at once, in characters. */
const highWaterMark = 1 << 20

/**
 * Writes a value into a new file as JSON behind its mark, which is known last and put in the place that was kept for it.
 * In pieces: as one text, the record of a large site would take up as much memory as the site.
 */
function writeMarked(file: string, key: string, value: unknown): void {
  const hash = createHash('sha256').update(key)
  const open = openSync(file, 'wx')
  try {
    writeSync(open, `${'0'.repeat(64)}\n`)
    for (const piece of stringifyChunked(value, { highWaterMark })) {
      const bytes = Buffer.from(piece)
      hash.update(bytes)
      writeFileSync(open, bytes)
    }
    writeSync(open, hash.digest('hex'), 0)
  } finally {
    closeSync(open)
  }
}

/**
 * Writes a record down: all of it or nothing, whoever else does so. Where a cache cannot be written, as in a folder that
 * is read-only, there is none. `most`: so many of their kind are kept, those last written.
 */
export function writeJsonCache(folder: string, key: string, value: unknown, most = 200): void {
  const draft = join(folder, `.${randomUUID()}`)
  try {
    mkdirSync(folder, { recursive: true })
  } catch {
    return
  }
  try {
    writeMarked(draft, key, value)
    renameSync(draft, fileOf(folder, key))
    forgetOldest(folder, most)
  } catch {
    rmSync(draft, { force: true })
  }
}

function forgetOldest(folder: string, most: number): void {
  const names = readdirSync(folder)
  if (names.length <= most) return
  const written = (name: string) => statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0
  const byAge = names.map((name) => [written(name), name] as const).sort(([one], [other]) => one - other)
  for (const [, name] of byAge.slice(0, names.length - most / 2)) rmSync(join(folder, name), { force: true })
}
