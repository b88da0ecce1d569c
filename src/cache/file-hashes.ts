import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from './files-below.ts'
import { hashOf } from './hash.ts'

/** Hash of each file below a folder, by its path there with `/`, in order of the paths. */
export type FileHashes = ReadonlyMap<string, string>

/**
 * Hashes of what lies in all files below a folder that `isWanted` takes. They are read each time: times of change can be
 * set back, and reading a thousand pages takes 30 ms. Throws where one cannot be read.
 */
export function fileHashes(folder: string, isWanted: (name: string) => boolean = () => true): FileHashes {
  const names = filesBelow(folder).filter(isWanted)
  return new Map(names.map((name) => [name, hashOf(readFileSync(join(folder, name)))]))
}
