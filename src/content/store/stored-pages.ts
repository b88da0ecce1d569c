import { resolve } from 'node:path'
import { cacheOf } from '../../cache/cache.ts'
import { codeHash } from '../../cache/code-hash.ts'
import { cachedFileHashes } from '../../cache/file-hash-cache.ts'
import { hashAll, hashOf } from '../../cache/hash.ts'
import { engineRoot } from '../../files/roots.ts'
import type { StoredPages } from '../load/page-results.ts'
import { createPageStore } from './page-store.ts'

/** The results of pages of a content folder that earlier runs have stored; `undefined` if the folder cannot be read. */
export function storedPages({ base, pages }: { base: string; pages: string }): StoredPages | undefined {
  try {
    const folder = resolve(base, pages)
    const cache = cacheOf(engineRoot)
    const hashes = cachedFileHashes(folder, cache)
    const ownBlocks = [...hashes].filter(([name]) => name.startsWith('_blocks/'))
    const version = hashAll([codeHash(engineRoot, 'check'), ownBlocks])
    return { store: createPageStore(cache.fileOf('pages', hashOf(folder)), version), hashes }
  } catch {
    return undefined
  }
}
