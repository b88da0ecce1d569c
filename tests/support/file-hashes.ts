import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FileHashes } from '../../src/cache/file-hash-cache.ts'
import { hashOf } from '../../src/cache/hash.ts'
import { filesBelow } from '../../src/files/files-below.ts'

/** Hashes of all files below a folder. Reads each file. */
export const fileHashes = (folder: string): FileHashes =>
  new Map(filesBelow(folder).map((name) => [name, hashOf(readFileSync(join(folder, name)))]))
