import { linkSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { filesBelow } from '../files/files-below.ts'
import { packagesOf } from '../files/roots.ts'
import { writeFileAtomic } from '../files/write-file-atomic.ts'
import { createBucketIndex, type IndexEntry } from './bucket-index.ts'
import { hashOf } from './hash.ts'
import { memoize } from './memoize.ts'
import { dayMs, isDayOld } from './time-span.ts'

/**
 * The cache of computed values, by bucket and by the hash of all inputs. Each value is a file, `<folder>/<bucket>/<key>`.
 * The hashes of the values, by which a damaged one is noticed, are in `<folder>/indexes/<bucket>`. Deleting any of them costs
 * nothing but time.
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

/** A value that nobody has used for this time is removed. */
const maxUnusedMs = 7 * dayMs

const indexes = 'indexes'

/** A cache in a folder. A damaged value counts as missing. If the folder cannot be written, nothing is cached. */
export function createCache(folder: string, { isUsed = true }: Options = {}) {
  const fileOf = (bucket: string, key: string) => join(folder, bucket, key)
  const indexOf = memoize((bucket: string) => createBucketIndex(join(folder, indexes, bucket)))

  const entryOf = (bucket: string, key: string) => (isUsed ? indexOf(bucket).get(key) : undefined)

  /** Adds a value to the index, used today. */
  function record(bucket: string, key: string, hash: string): void {
    indexOf(bucket).add(key, { hash, ...stateOf(fileOf(bucket, key)), usedMs: Date.now() })
  }

  /** Adds the day of a use. A cache that others alone may write serves all the same. */
  function recordUse(bucket: string, key: string, hash: string): void {
    try {
      record(bucket, key, hash)
    } catch {
      // Whoever may write it records its own uses.
    }
  }

  function get(bucket: string, key: string): Buffer | undefined {
    try {
      const entry = entryOf(bucket, key)
      if (entry === undefined) return undefined
      const bytes = readFileSync(fileOf(bucket, key))
      if (hashOf(bytes) !== entry.hash) return undefined
      if (isDayOld(entry.usedMs)) recordUse(bucket, key, entry.hash)
      return bytes
    } catch {
      return undefined
    }
  }

  /** Returns whether the value was cached: a cache that cannot be written, such as one in a read-only folder, is none. */
  function put(bucket: string, key: string, bytes: Uint8Array): boolean {
    try {
      writeFileAtomic(fileOf(bucket, key), bytes)
      record(bucket, key, hashOf(bytes))
      return true
    } catch {
      return false
    }
  }

  /** Whether the file of a value is as it was written. It is read only if its size or time changed. */
  function isIntact(bucket: string, key: string, entry: IndexEntry): boolean {
    const { size, mtimeMs } = stateOf(fileOf(bucket, key))
    const isSame = size === entry.size && mtimeMs === entry.mtimeMs
    if (!isSame && hashOf(readFileSync(fileOf(bucket, key))) !== entry.hash) return false
    if (!isSame || isDayOld(entry.usedMs)) recordUse(bucket, key, entry.hash)
    return true
  }

  /**
   * Links the cached value to the file that `targetOf` names by the hash of its bytes, and returns the hash; `undefined` if
   * nothing is cached, or cannot be linked: the cache may be on another disk, or the disk has no hard links. To link 1,500
   * compressed pages takes 0.04 s, to write them 1.3 s. Nobody writes to a file of a release, and if somebody did, its time
   * would not fit.
   */
  function link(bucket: string, key: string, targetOf: (hash: string) => string): string | undefined {
    try {
      const entry = entryOf(bucket, key)
      if (entry === undefined || !isIntact(bucket, key, entry)) return undefined
      linkSync(fileOf(bucket, key), targetOf(entry.hash))
      return entry.hash
    } catch {
      return undefined
    }
  }

  return {
    folder,
    isUsed,
    /** Where a value lies. */
    fileOf,
    /** The cached value, if there is one. */
    get,
    put,
    link,
    /** The cached value, or the result of `compute`, which is then cached. */
    async getOrCompute(bucket: string, key: string, compute: () => Promise<Uint8Array>): Promise<Uint8Array> {
      const cached = get(bucket, key)
      if (cached) return cached
      const bytes = await compute()
      put(bucket, key, bytes)
      return bytes
    },
    /** Writes the value to `target`, as a hard link where possible. */
    async writeTo(target: string, bucket: string, key: string, compute: () => Promise<Uint8Array>): Promise<void> {
      if (link(bucket, key, () => target) !== undefined) return
      const cached = get(bucket, key)
      const bytes = cached ?? (await compute())
      try {
        if (cached === undefined && put(bucket, key, bytes)) return linkSync(fileOf(bucket, key), target)
      } catch {
        // It cannot be linked.
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
     * Removes values that no run has read or written for a week, and other files that are as old: drafts of killed runs,
     * what can be written again from a value, and values of earlier versions. What lies beside a pack stays as long as the pack. Runs at most once a day.
     */
    evict(now = Date.now()): void {
      const stamp = join(folder, 'evicted')
      if (now - timeOf(stamp) < dayMs) return
      const isOld = (timeMs: number) => now - timeMs > maxUnusedMs
      try {
        for (const { name: bucket } of readdirSync(folder, { withFileTypes: true }).filter((one) =>
          one.isDirectory(),
        )) {
          if (bucket === indexes) continue
          const index = indexOf(bucket)
          const used = new Map([...index.entries()].filter(([, { usedMs }]) => !isOld(usedMs)))
          if (used.size < index.entries().size) index.replace(used)
          const files = filesBelow(join(folder, bucket))
          // Whoever writes a pack removes what is no longer part of it.
          const packs = files.filter((name) => name.endsWith('.pack') && !isOld(timeOf(fileOf(bucket, name))))
          const isPart = (name: string) => packs.some((pack) => name.startsWith(`${dirname(pack)}/`))
          for (const name of files)
            if (!used.has(name) && !isPart(name) && isOld(timeOf(fileOf(bucket, name)))) rmSync(fileOf(bucket, name))
        }
        writeFileAtomic(stamp, '')
      } catch {
        // Without a folder there is nothing to remove.
      }
    },
  }
}

/** Size and time of a file. A copy of the folder has whole milliseconds. */
function stateOf(file: string) {
  const { size, mtimeMs } = statSync(file)
  return { size, mtimeMs: Math.round(mtimeMs) }
}

const timeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
