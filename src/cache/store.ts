import { readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { hashAll, hashOf } from './hash.ts'
import { writeFileAtomic } from './write-file-atomic.ts'

/**
 * The cache of computed values, by kind and by the hash of all inputs. Each value is a file, `<folder>/<kind>/<key>`: a
 * checksum, a line break, the bytes. Deleting any of them costs nothing but time.
 */
export type Store = ReturnType<typeof createStore>

type Options = {
  /** False with `--no-cache`: nothing is read, so that everything is computed again and then stored. */
  isRead?: boolean
}

/**
 * The cache of the code in `root`: the folder in `MARQUEE_CACHE`, which machines may share, else one beside the
 * packages.
 */
export const cacheFolderOf = (root: string) =>
  resolve(root, process.env['MARQUEE_CACHE'] || 'node_modules/.cache/marquee')

/** The store in {@link cacheFolderOf}. */
export const storeOf = (root: string, options?: Options): Store => createStore(cacheFolderOf(root), options)

const checksumLength = 64
const dayMs = 24 * 60 * 60 * 1000
const keptMs = 7 * dayMs

/** Includes kind and key, so that a value copied to another name is invalid there. */
const checksumOf = (kind: string, key: string, bytes: Uint8Array) => hashAll([kind, key, hashOf(bytes)])

/** A store in a folder. A damaged value counts as missing. If the folder cannot be written, nothing is stored. */
export function createStore(folder: string, { isRead = true }: Options = {}) {
  const fileOf = (kind: string, key: string) => join(folder, kind, key)

  function get(kind: string, key: string): Buffer | undefined {
    if (!isRead) return undefined
    const file = fileOf(kind, key)
    try {
      const stored = readFileSync(file)
      const bytes = stored.subarray(checksumLength + 1)
      if (stored.toString('latin1', 0, checksumLength) !== checksumOf(kind, key, bytes)) return undefined
      renewDay(file)
      return bytes
    } catch {
      return undefined
    }
  }

  function put(kind: string, key: string, bytes: Uint8Array): void {
    const head = Buffer.from(`${checksumOf(kind, key, bytes)}\n`)
    try {
      writeFileAtomic(fileOf(kind, key), Buffer.concat([head, bytes]))
    } catch {
      // A cache that cannot be written, for example in a read-only folder, is ignored.
    }
  }

  return {
    /** The stored value, or the result of `compute`, which is then stored. */
    async cached(kind: string, key: string, compute: () => Promise<Uint8Array>): Promise<Uint8Array> {
      const stored = get(kind, key)
      if (stored) return stored
      const bytes = await compute()
      put(kind, key, bytes)
      return bytes
    },
    /** The same for values that are JSON. */
    getJson<T>(kind: string, key: string): T | undefined {
      const bytes = get(kind, key)
      return bytes && (JSON.parse(bytes.toString()) as T)
    },
    putJson: (kind: string, key: string, value: unknown) => put(kind, key, Buffer.from(JSON.stringify(value))),
    /** Removes values that no run has read or written for a week. Runs at most once a day. */
    evict(now = Date.now()): void {
      const stamp = join(folder, 'evicted')
      if (now - timeOf(stamp) < dayMs) return
      try {
        for (const kind of readdirSync(folder, { withFileTypes: true }))
          if (kind.isDirectory()) evictFrom(join(folder, kind.name), now)
        writeFileAtomic(stamp, '')
      } catch {
        // Without a folder there is nothing to remove.
      }
    },
  }
}

/** Names of values, and of temporary files of killed runs. */
const valueName = /^(?:[0-9a-f]{64}|\..*)$/

function evictFrom(folder: string, now: number): void {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name)
    if (valueName.test(name) && now - timeOf(file) > keptMs) rmSync(file, { force: true })
  }
}

/** The modification time of a file is the day on which it was last used. */
function renewDay(file: string): void {
  const now = Date.now()
  if (now - timeOf(file) > dayMs) utimesSync(file, now / 1000, now / 1000)
}

const timeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
