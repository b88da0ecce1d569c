import { relative, resolve } from 'node:path'
import { cacheOf } from '../../cache/cache.ts'
import { codeHash } from '../../cache/code-hash.ts'
import { cachedFileHashes } from '../../cache/file-hash-cache.ts'
import { hashAll, hashOfFiles } from '../../cache/hash.ts'
import { packageRecord } from '../../cache/package-record.ts'
import { engineRoot } from '../../files/roots.ts'
import { withSlashes } from '../../files/with-slashes.ts'
import type { StoredPages } from '../load/page-results.ts'
import { createPageStore } from './page-store.ts'

/** The results of pages of a content folder that earlier runs have stored; `undefined` if the folder cannot be read. */
export function storedPages({ base, pages }: { base: string; pages: string }): StoredPages | undefined {
  try {
    const folder = resolve(base, pages)
    const cache = cacheOf(engineRoot)
    const hashes = cachedFileHashes(folder, cache)
    const ownBlocks = [...hashes].filter(([name]) => name.startsWith('_blocks/'))
    // Own blocks may import packages that are installed beside them.
    const record = packageRecord(base)
    const packages = ownBlocks.length > 0 && record !== undefined ? hashOfFiles([record]) : ''
    const version = hashAll([codeHash(engineRoot, 'check'), ownBlocks])
    // Another clone has other paths, another site in the same cache another site file, and a checkout without packages none.
    const site = hashAll([withSlashes(relative(base, folder)), hashes.get('_data/site.yaml') ?? '', packages])
    return { store: createPageStore(cache.fileOf('pages', site), version), hashes }
  } catch {
    return undefined
  }
}
