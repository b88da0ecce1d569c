import { linkSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { filesBelow } from './files-below.ts'
import { hashAll, hashOf } from './hash.ts'
import { dayMs } from './time-span.ts'
import { writeFileAtomic } from './write-file-atomic.ts'

/**
 * The cache of computed values, by kind and by the hash of all inputs. Each value is a file, `<folder>/<kind>/<key>`. Its
 * checksum is another, `<folder>/checksums/<kind>-<key>`, whose modification time is the day on which the value was last
 * used. Deleting any of them costs nothing but time.
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

const checksums = 'checksums'
const keptMs = 7 * dayMs

/** Includes kind and key, so that a value copied to another name is invalid there. */
const checksumOf = (kind: string, key: string, bytes: Uint8Array) => hashAll([kind, key, hashOf(bytes)])

/** A store in a folder. A damaged value counts as missing. If the folder cannot be written, nothing is stored. */
export function createStore(folder: string, { isRead = true }: Options = {}) {
  const fileOf = (kind: string, key: string) => join(folder, kind, key)
  const checksumFileOf = (kind: string, key: string) => join(folder, checksums, `${kind}-${key}`)

  function get(kind: string, key: string): Buffer | undefined {
    if (!isRead) return undefined
    const checksumFile = checksumFileOf(kind, key)
    try {
      const bytes = readFileSync(fileOf(kind, key))
      if (readFileSync(checksumFile, 'latin1') !== checksumOf(kind, key, bytes)) return undefined
      renewDay(checksumFile)
      return bytes
    } catch {
      return undefined
    }
  }

  /** Returns whether the value was stored: a cache that cannot be written, such as one in a read-only folder, is none. */
  function put(kind: string, key: string, bytes: Uint8Array): boolean {
    try {
      writeFileAtomic(fileOf(kind, key), bytes)
      writeFileAtomic(checksumFileOf(kind, key), checksumOf(kind, key, bytes))
      return true
    } catch {
      return false
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
    /**
     * Writes the value to `target`, as a hard link where possible: to link 1,500 compressed pages takes 0.04 s, to write
     * them 1.3 s. Nobody writes to a file of a release, and if somebody did, the checksum would not fit.
     */
    async writeTo(target: string, kind: string, key: string, compute: () => Promise<Uint8Array>): Promise<void> {
      const stored = get(kind, key)
      const bytes = stored ?? (await compute())
      const isStored = stored !== undefined || put(kind, key, bytes)
      try {
        if (isStored) return linkSync(fileOf(kind, key), target)
      } catch {
        // The store is on another disk, or the disk has no hard links.
      }
      writeFileAtomic(target, bytes)
    },
    /** A stored value that is JSON. */
    getJson<T>(kind: string, key: string): T | undefined {
      const bytes = get(kind, key)
      return bytes && (JSON.parse(bytes.toString()) as T)
    },
    putJson: (kind: string, key: string, value: unknown): void =>
      void put(kind, key, Buffer.from(JSON.stringify(value))),
    /**
     * Removes values that no run has read or written for a week, and files whose names begin with a dot: drafts of killed
     * runs, and what can be written again from a value. Runs at most once a day.
     */
    evict(now = Date.now()): void {
      const stamp = join(folder, 'evicted')
      if (now - timeOf(stamp) < dayMs) return
      try {
        for (const name of readdirSync(join(folder, checksums))) {
          const [kind = '', key = ''] = name.split('-')
          const file = join(folder, checksums, name)
          if (now - timeOf(file) < keptMs) continue
          for (const left of [fileOf(kind, key), file]) rmSync(left, { force: true })
        }
        for (const name of filesBelow(folder))
          if (basename(name).startsWith('.') && now - timeOf(join(folder, name)) > keptMs)
            rmSync(join(folder, name), { force: true })
        writeFileAtomic(stamp, '')
      } catch {
        // Without a folder there is nothing to remove.
      }
    },
  }
}

/** The modification time of a file is the day on which it was last used. */
function renewDay(file: string): void {
  const now = Date.now()
  if (now - timeOf(file) > dayMs) utimesSync(file, now / 1000, now / 1000)
}

const timeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
