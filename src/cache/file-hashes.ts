import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../files/files-below.ts'
import { hashOf } from './hash.ts'

/** Hash of each file below a folder, by relative path with `/`, sorted by path. */
export type FileHashes = ReadonlyMap<string, string>

/**
 * Hashes of all files below a folder that `isWanted` accepts. Reads each file, which takes 30 ms for a thousand pages;
 * `cachedFileHashes` reads only those whose metadata changed. Throws if one cannot be read.
 */
export function fileHashes(folder: string, isWanted: (name: string) => boolean = () => true): FileHashes {
  const names = filesBelow(folder).filter(isWanted)
  return new Map(names.map((name) => [name, hashOf(readFileSync(join(folder, name)))]))
}
