import { type ScryptOptions, scrypt } from 'node:crypto'
import { statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { codeHash } from './code-hash.ts'
import { cachedFileHashes } from './file-hash-cache.ts'
import { type FileHashes, fileHashes } from './file-hashes.ts'
import { filesBelow } from './files-below.ts'
import { hashAll } from './hash.ts'
import { storeOf } from './store.ts'

type Made = { root: string; pages: string; more: unknown }

/** The hash of all inputs of a release, and those of the content files by name. */
export type SiteKey = {
  key: string
  content: FileHashes
}

/**
 * Hash of everything that a release depends on, except the time and passwords: content, public files, the code below
 * `root`, and `more`. `undefined` if something cannot be read.
 */
export function siteKey({ root, pages, more }: Made): SiteKey | undefined {
  try {
    const content = cachedFileHashes(resolve(root, pages), storeOf(root))
    const given = [...fileHashes(join(root, 'public'))]
    return { key: hashAll([codeHash(root, 'site'), given, more, [...content]]), content }
  } catch {
    return undefined
  }
}

/** Memoized fingerprints: one takes a tenth of a second, and a build needs the same one repeatedly. */
const marks = new Map<string, Promise<string>>()
const derive = promisify<string, string, number, ScryptOptions, Buffer>(scrypt)

/**
 * Fingerprint of passwords in a record: as expensive to guess as the sealed pages themselves. Empty if there are none.
 * Computed off the main thread.
 */
export async function passwordFingerprint(passwords: ReadonlyMap<string, readonly string[]>): Promise<string> {
  if (passwords.size === 0) return ''
  const text = JSON.stringify([...passwords])
  const mark =
    marks.get(text) ??
    derive(text, 'marquee release', 32, { N: 1 << 15, maxmem: 1 << 26 }).then((bytes) => bytes.toString('hex'))
  marks.set(text, mark)
  return mark
}

/**
 * Fingerprint of a folder: hash of names, sizes, times and inodes of all files in it. It changes whenever a file is
 * written, replaced, created or deleted. `undefined` if there is no folder.
 */
export function folderFingerprint(folder: string): string | undefined {
  try {
    const files = filesBelow(folder)
    if (files.length === 0) return undefined
    const marks = files.map((name) => {
      const { size, mtimeMs, ino, mode } = statSync(`${folder}/${name}`)
      return `${name} ${size} ${mtimeMs} ${ino} ${mode}`
    })
    return hashAll([folder, marks])
  } catch {
    return undefined
  }
}
