import { relative, resolve } from 'node:path'
import { withSlashes } from '../files/with-slashes.ts'
import { sharedPublicFolder } from '../pictures/public-folders.ts'
import { cacheOf } from './cache.ts'
import { codeHash } from './code-hash.ts'
import { cachedFileHashes, type FileHashes } from './file-hash-cache.ts'
import { hashAll } from './hash.ts'

type Inputs = {
  /** Root of the code. */
  root: string
  /** The folder that holds `public`, and from which diagnostics name files. */
  base: string
  /** The content folder, relative to `base` or absolute. */
  pages: string
  /** The code: all that validates, or all that builds. */
  code: 'check' | 'site'
  /** Everything else, as JSON. */
  more: unknown
}

/** The hash of all inputs, and those of the content files by name. */
export type ContentKey = { key: string; content: FileHashes }

/**
 * Hash of everything that a release or the findings of a validation depend on, except the time and passwords: the content
 * and its name, the folder `public`, the code, and `more`. `undefined` if something cannot be read.
 */
export function contentKey({ root, base, pages, code, more }: Inputs): ContentKey | undefined {
  try {
    const cache = cacheOf(root)
    const folder = resolve(base, pages)
    const content = cachedFileHashes(folder, cache)
    const shared = cachedFileHashes(sharedPublicFolder(base), cache)
    const name = withSlashes(relative(base, folder))
    return { key: hashAll([codeHash(root, code), name, [...content], [...shared], more]), content }
  } catch {
    return undefined
  }
}
