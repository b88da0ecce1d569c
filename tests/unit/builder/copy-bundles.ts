import { existsSync } from 'node:fs'
import { cp, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { cacheFolderOf } from '../../../src/cache/store.ts'

const root = join(import.meta.dirname, '../../..')

/**
 * Copies what a build of this repository has bundled into another cache folder, and nothing else of the cache. Bundles
 * depend on code alone, so tests of content share them; `same-bytes.test.ts` bundles anew. If there are none, builds bundle.
 */
export async function copyBundles(cache: string): Promise<void> {
  const from = cacheFolderOf(root)
  const checksums = existsSync(join(from, 'checksums')) ? await readdir(join(from, 'checksums')) : []
  for (const [name, key = ''] of checksums.flatMap((file) => [...file.matchAll(/^bundles-([0-9a-f]+)$/g)])) {
    await cp(join(from, 'bundles', key), join(cache, 'bundles', key))
    await cp(join(from, 'checksums', name), join(cache, 'checksums', name))
  }
}
