import { createHash, randomUUID } from 'node:crypto'
import {
  appendFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

const fileOf = (folder: string, key: string) => join(folder, `${key}.json`)

const markOf = (key: string, body: Uint8Array) => createHash('sha256').update(key).update(body).digest('hex')

/** What was written down under a key, or nothing where that is not there, or not whole, or not under this key. */
export function readRecord<T>(folder: string, key: string): T | undefined {
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

/**
 * Writes a record down: all of it or nothing, whoever else does so. Where a cache cannot be written, as in a folder that
 * is read-only, there is none. `most`: so many of their kind are kept, those last written.
 */
export function writeRecord(folder: string, key: string, value: unknown, most = 200): void {
  const body = Buffer.from(JSON.stringify(value))
  const draft = join(folder, `.${randomUUID()}`)
  try {
    mkdirSync(folder, { recursive: true })
  } catch {
    return
  }
  try {
    writeFileSync(draft, `${markOf(key, body)}\n`)
    appendFileSync(draft, body)
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
