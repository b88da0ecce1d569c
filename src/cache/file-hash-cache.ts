import { readFileSync, type Stats, statSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { cacheFolderOf } from './cache-folder.ts'
import type { FileHashes } from './file-hashes.ts'
import { filesBelow } from './files-below.ts'
import { hashAll, hashOf } from './hash.ts'
import { readJsonCache, writeJsonCache } from './json-cache.ts'

/** What the disk says of a file, and the hash of what lay in it then. */
type Known = readonly [ino: number, size: number, mtimeMs: number, ctimeMs: number, hash: string]

/** Folder of the records, below that of the code. */
export const hashRecordsOf = (root: string) => join(cacheFolderOf(root), 'hashes')

/** A file that was changed so shortly before it was looked at may change once more without another time, in milliseconds. */
const racyMs = 2_000
/** Folders with records: those of branches and of tests among them. */
const mostFolders = 40

const isAsKnown = ([ino, size, mtimeMs, ctimeMs]: Known, now: Stats) =>
  ino === now.ino && size === now.size && mtimeMs === now.mtimeMs && ctimeMs === now.ctimeMs

/**
 * The hashes of all files below a folder, as `fileHashes` gives them. A file is read only where the disk says that it is
 * not the one that was read before: by its number, size and times, as git does. The time of the last change of the file's
 * entry (`ctime`) is among them, which nobody can set back. `records` is the folder of what is known; `now` in
 * milliseconds since 1970. Throws where a file cannot be read.
 */
export function cachedFileHashes(folder: string, records: string, now = Date.now()): FileHashes {
  // Another machine may share the records: its files have numbers and times of their own.
  const key = hashAll([hostname(), folder])
  const before = new Map(readJsonCache<[string, Known][]>(records, key))
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
  if (isOther || after.length !== before.size) writeJsonCache(records, key, after, mostFolders)
  return new Map(hashes)
}
