import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from './files-below.ts'

/** Hash of each file below a folder, by its path there with `/`, in order of the paths. */
export type FileHashes = ReadonlyMap<string, string>

/** SHA-256, in hexadecimal digits. */
export const hashOf = (content: string | Uint8Array): string => hash('sha256', content)

/** One hash for all of these values. */
export const hashAll = (values: unknown): string => hashOf(JSON.stringify(values))

/**
 * Hashes of what lies in all files below a folder that `isWanted` takes. They are read each time: times of change can be
 * set back, and reading a thousand pages takes 30 ms. Throws where one cannot be read.
 */
export function fileHashes(folder: string, isWanted: (name: string) => boolean = () => true): FileHashes {
  const names = filesBelow(folder).filter(isWanted)
  return new Map(names.map((name) => [name, hashOf(readFileSync(join(folder, name)))]))
}
