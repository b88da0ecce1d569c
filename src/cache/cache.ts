import { linkSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { filesBelow } from '../files/files-below.ts'
import { packagesOf } from '../files/roots.ts'
import { writeFileAtomic } from '../files/write-file-atomic.ts'
import { hashAll, hashOf } from './hash.ts'
import { dayMs } from './time-span.ts'

/**
 * The cache of computed values, by bucket and by the hash of all inputs. Each value is a file, `<folder>/<bucket>/<key>`. Its
 * checksum is another, `<folder>/checksums/<bucket>-<key>`, whose modification time is the day on which the value was last
 * used. Deleting any of them costs nothing but time.
 */
export type Cache = ReturnType<typeof createCache>

type Options = {
  /** False with `--no-cache`: nothing is read, so that everything is computed again and then cached. */
  isUsed?: boolean
}

/**
 * The cache of the code in `root`: the folder in `MARQUEE_CACHE`, which machines may share, else one beside the
 * packages that it uses.
 */
export const cacheFolderOf = (root: string) =>
  resolve(root, process.env['MARQUEE_CACHE'] || join(packagesOf(root), '.cache/marquee'))

/** The cache in {@link cacheFolderOf}. */
export const cacheOf = (root: string, options?: Options): Cache => createCache(cacheFolderOf(root), options)

const checksums = 'checksums'
/** A value that nobody has used for this time is removed. */
const maxUnusedMs = 7 * dayMs

/** Includes bucket and key, so that a value copied to another name is invalid there. */
const checksumOf = (bucket: string, key: string, bytes: Uint8Array) => hashAll([bucket, key, hashOf(bytes)])

/** A cache in a folder. A damaged value counts as missing. If the folder cannot be written, nothing is cached. */
export function createCache(folder: string, { isUsed = true }: Options = {}) {
  const fileOf = (bucket: string, key: string) => join(folder, bucket, key)
  const checksumFileOf = (bucket: string, key: string) => join(folder, checksums, `${bucket}-${key}`)

  function get(bucket: string, key: string): Buffer | undefined {
    if (!isUsed) return undefined
    const checksumFile = checksumFileOf(bucket, key)
    try {
      const bytes = readFileSync(fileOf(bucket, key))
      if (readFileSync(checksumFile, 'latin1') !== checksumOf(bucket, key, bytes)) return undefined
      renewDay(checksumFile)
      return bytes
    } catch {
      return undefined
    }
  }

  /** Returns whether the value was cached: a cache that cannot be written, such as one in a read-only folder, is none. */
  function put(bucket: string, key: string, bytes: Uint8Array): boolean {
    try {
      writeFileAtomic(fileOf(bucket, key), bytes)
      writeFileAtomic(checksumFileOf(bucket, key), checksumOf(bucket, key, bytes))
      return true
    } catch {
      return false
    }
  }

  return {
    folder,
    /** The cached value, if there is one. */
    get,
    put,
    /** The cached value, or the result of `compute`, which is then cached. */
    async getOrCompute(bucket: string, key: string, compute: () => Promise<Uint8Array>): Promise<Uint8Array> {
      const cached = get(bucket, key)
      if (cached) return cached
      const bytes = await compute()
      put(bucket, key, bytes)
      return bytes
    },
    /**
     * Writes the value to `target`, as a hard link where possible: to link 1,500 compressed pages takes 0.04 s, to write
     * them 1.3 s. Nobody writes to a file of a release, and if somebody did, the checksum would not fit.
     */
    async writeTo(target: string, bucket: string, key: string, compute: () => Promise<Uint8Array>): Promise<void> {
      const cached = get(bucket, key)
      const bytes = cached ?? (await compute())
      const isCached = cached !== undefined || put(bucket, key, bytes)
      try {
        if (isCached) return linkSync(fileOf(bucket, key), target)
      } catch {
        // The cache is on another disk, or the disk has no hard links.
      }
      writeFileAtomic(target, bytes)
    },
    /** A cached value that is JSON. */
    getJson<T>(bucket: string, key: string): T | undefined {
      const bytes = get(bucket, key)
      return bytes && (JSON.parse(bytes.toString()) as T)
    },
    putJson: (bucket: string, key: string, value: unknown): void =>
      void put(bucket, key, Buffer.from(JSON.stringify(value))),
    /**
     * Removes values that no run has read or written for a week, and files whose names begin with a dot: drafts of killed
     * runs, and what can be written again from a value. Runs at most once a day.
     */
    evict(now = Date.now()): void {
      const stamp = join(folder, 'evicted')
      if (now - timeOf(stamp) < dayMs) return
      try {
        for (const name of readdirSync(join(folder, checksums))) {
          const [bucket = '', key = ''] = name.split('-')
          const file = join(folder, checksums, name)
          if (now - timeOf(file) < maxUnusedMs) continue
          for (const left of [fileOf(bucket, key), file]) rmSync(left, { force: true })
        }
        for (const name of filesBelow(folder))
          if (basename(name).startsWith('.') && now - timeOf(join(folder, name)) > maxUnusedMs)
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
