import { readdirSync, statSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { codeHash } from './code-hash.ts'
import { cachedFileHashes } from './file-hash-cache.ts'
import { hashAll } from './hash.ts'
import { storeOf } from './store.ts'

/** The names of pictures: whether a file exists matters to validation, but not its content. */
function pictureNames(folder: string): string[] {
  if (statSync(folder, { throwIfNoEntry: false }) === undefined) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() || entry.isSymbolicLink())
    .map((entry) => {
      const path = join(entry.parentPath, entry.name)
      const isThere = statSync(path, { throwIfNoEntry: false })?.isFile()
      return `${relative(folder, path)} ${entry.isFile()} ${isThere}`
    })
    .sort()
}

type CheckedSite = { root: string; base: string; pages: string; more: unknown }

/**
 * Hash of everything that validation of the content `pages` in the folder `base` depends on, except the time: the
 * texts, the names of pictures, the code below `root`, and `more`. `undefined` if something cannot be read.
 */
export function checkKey({ root, base, pages, more }: CheckedSite): string | undefined {
  try {
    const folder = resolve(base, pages)
    const name = relative(base, folder).replaceAll(sep, '/')
    const content = [...cachedFileHashes(folder, storeOf(root))]
    return hashAll([codeHash(root, 'check'), name, content, pictureNames(join(base, 'public/images')), more])
  } catch {
    return undefined
  }
}
