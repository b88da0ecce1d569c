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

/** What a release is made of: one hash for all of it, and those of the content's files by their names. */
export type SiteKey = {
  key: string
  /** Hash of all but the content. */
  base: string
  content: FileHashes
}

/** Variables that scripts for the browser may hold: the bundler puts them in. */
export const bundledVariables = () =>
  Object.entries(process.env)
    .filter(([name]) => name.startsWith('VITE_'))
    .sort()

/**
 * Hash of everything that a release depends on but the time and passwords: content, public files, the code below `root`,
 * and what else `more` holds. `undefined` where something cannot be read.
 */
export function siteKey({ root, pages, more }: Made): SiteKey | undefined {
  try {
    const content = cachedFileHashes(resolve(root, pages), storeOf(root))
    const given = [...fileHashes(join(root, 'public'))]
    const base = hashAll([codeHash(root, 'site'), given, bundledVariables(), more])
    return { key: hashAll([base, [...content]]), base, content }
  } catch {
    return undefined
  }
}

/** Marks of this run: one takes a tenth of a second, and a build asks for the same again and again. */
const marks = new Map<string, Promise<string>>()
const derive = promisify<string, string, number, ScryptOptions, Buffer>(scrypt)

/**
 * What stands for passwords in a record: as hard to try passwords on as the sealed pages themselves. Empty where there
 * are none. It is worked out beside what this thread does.
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
 * Hash over names, sizes, times and numbers of all files below a folder, which is another one as soon as a file was
 * written, replaced, made or deleted there. `undefined` where there is none.
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
