import { existsSync, readFileSync, type Stats, statSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { listFolder } from '../files/files-below.ts'
import type { Cache } from './cache.ts'
import { hashAll, hashOf } from './hash.ts'

/** Hash of each file below a folder, by relative path with `/`, sorted by path. */
export type FileHashes = ReadonlyMap<string, string>

/** The metadata of a file, and the hash of its content. */
type CachedHash = readonly [ino: number, size: number, mtimeMs: number, ctimeMs: number, hash: string]

/** A file that was changed within this time before it was read may change again without a new time, in milliseconds. */
const racyMs = 2_000

const isUnchanged = ([ino, size, mtimeMs, ctimeMs]: CachedHash, now: Stats) =>
  ino === now.ino && size === now.size && mtimeMs === now.mtimeMs && ctimeMs === now.ctimeMs

const listed = (folder: string) => (existsSync(folder) ? listFolder(folder) : { files: [], badLinks: [] })

/**
 * The hashes of all files below a folder. A file is only read if its metadata changed: inode,
 * size and times, as git does. The times include `ctime`, which nobody can set back. `now` in milliseconds since 1970.
 * Throws if a file cannot be read.
 */
export function cachedFileHashes(folder: string, cache: Cache, now = Date.now()): FileHashes {
  // Another machine may share the cache: its files have different inodes and times.
  const key = hashAll([hostname(), folder])
  const before = new Map(cache.getJson<[string, CachedHash][]>('hashes', key))
  const after: [string, CachedHash][] = []
  let hasChanged = false
  const { files, badLinks } = listed(folder)
  const hashes = files.map((name): [string, string] => {
    const path = join(folder, name)
    const stats = statSync(path)
    const cached = before.get(name)
    const isCached = cached !== undefined && isUnchanged(cached, stats)
    const hash = isCached ? cached[4] : hashOf(readFileSync(path))
    const { ino, size, mtimeMs, ctimeMs } = stats
    if (ctimeMs + racyMs < now) after.push([name, [ino, size, mtimeMs, ctimeMs, hash]])
    hasChanged ||= !isCached
    return [name, hash]
  })
  const links = badLinks.map(({ name, reason }): [string, string] => [name, reason])
  if (hasChanged || after.length !== before.size) cache.putJson('hashes', key, after)
  return new Map([...hashes, ...links])
}

/**
 * Fingerprint of a folder: hash of names, sizes, times and inodes of all files in it. It changes whenever a file is
 * written, replaced, created or deleted. `undefined` if there is no folder.
 */
export function folderFingerprint(folder: string): string | undefined {
  try {
    const { files } = listed(folder)
    if (files.length === 0) return undefined
    const stats = files.map((name) => {
      const { size, mtimeMs, ino, mode } = statSync(`${folder}/${name}`)
      return `${name} ${size} ${mtimeMs} ${ino} ${mode}`
    })
    return hashAll([folder, stats])
  } catch {
    return undefined
  }
}
