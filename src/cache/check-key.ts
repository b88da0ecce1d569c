import { join, relative, resolve, sep } from 'node:path'
import { codeHash } from './code-hash.ts'
import { cachedFileHashes } from './file-hash-cache.ts'
import { hashAll } from './hash.ts'
import { storeOf } from './store.ts'

type CheckedSite = { root: string; base: string; pages: string; more: unknown }

/**
 * Hash of everything that validation of the content `pages` in the folder `base` depends on, except the time: the
 * files, those of the folder `public`, the code below `root`, and `more`. `undefined` if something cannot be read.
 */
export function checkKey({ root, base, pages, more }: CheckedSite): string | undefined {
  try {
    const folder = resolve(base, pages)
    const name = relative(base, folder).replaceAll(sep, '/')
    const files = [folder, join(base, 'public')].map((one) => [...cachedFileHashes(one, storeOf(root))])
    return hashAll([codeHash(root, 'check'), name, files, more])
  } catch {
    return undefined
  }
}
