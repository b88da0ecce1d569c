import { readFileSync, type Stats, statSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { filesBelow } from '../files/files-below.ts'
import type { Cache } from './cache.ts'
import type { FileHashes } from './file-hashes.ts'
import { hashAll, hashOf } from './hash.ts'

/** The metadata of a file, and the hash of its content. */
type Known = readonly [ino: number, size: number, mtimeMs: number, ctimeMs: number, hash: string]

/** A file that was changed within this time before it was read may change again without a new time, in milliseconds. */
const racyMs = 2_000

const isAsKnown = ([ino, size, mtimeMs, ctimeMs]: Known, now: Stats) =>
  ino === now.ino && size === now.size && mtimeMs === now.mtimeMs && ctimeMs === now.ctimeMs

/**
 * The hashes of all files below a folder, as from `fileHashes`. A file is only read if its metadata changed: inode,
 * size and times, as git does. The times include `ctime`, which nobody can set back. `now` in milliseconds since 1970.
 * Throws if a file cannot be read.
 */
export function cachedFileHashes(folder: string, cache: Cache, now = Date.now()): FileHashes {
  // Another machine may share the cache: its files have different inodes and times.
  const key = hashAll([hostname(), folder])
  const before = new Map(cache.getJson<[string, Known][]>('hashes', key))
  const after: [string, Known][] = []
  let isOther = false
  const hashes = filesBelow(folder).map((name): [string, string] => {
    const path = join(folder, name)
    const stats = statSync(path)
    const known = before.get(name)
    const isKnown = known !== undefined && isAsKnown(known, stats)
    const hash = isKnown ? known[4] : hashOf(readFileSync(path))
    const { ino, size, mtimeMs, ctimeMs } = stats
    if (ctimeMs + racyMs < now) after.push([name, [ino, size, mtimeMs, ctimeMs, hash]])
    isOther ||= !isKnown
    return [name, hash]
  })
  if (isOther || after.length !== before.size) cache.putJson('hashes', key, after)
  return new Map(hashes)
}

/**
 * Fingerprint of a folder: hash of names, sizes, times and inodes of all files in it. It changes whenever a file is
 * written, replaced, created or deleted. `undefined` if there is no folder.
 */
export function folderFingerprint(folder: string): string | undefined {
  try {
    const files = filesBelow(folder)
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
