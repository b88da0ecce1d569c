import { hash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** Hash of each file below a folder, by its path there with `/`, in order of the paths. */
export type FileHashes = ReadonlyMap<string, string>

/** SHA-256, in hexadecimal digits. */
export const hashOf = (content: string | Uint8Array): string => hash('sha256', content)

/** One hash for all of these values. */
export const hashAll = (values: unknown): string => hashOf(JSON.stringify(values))

/** The paths of all files below a folder, links to files among them; none where there is no such folder. */
export function filesBelow(folder: string): string[] {
  if (statSync(folder, { throwIfNoEntry: false }) === undefined) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() || entry.isSymbolicLink())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'))
    .sort()
}

/**
 * Hashes of what lies in all files below a folder that `isWanted` takes. They are read each time: times of change can be
 * set back, and reading a thousand pages takes 30 ms. Throws where one cannot be read.
 */
export function fileHashes(folder: string, isWanted: (name: string) => boolean = () => true): FileHashes {
  const names = filesBelow(folder).filter(isWanted)
  return new Map(names.map((name) => [name, hashOf(readFileSync(join(folder, name)))]))
}
