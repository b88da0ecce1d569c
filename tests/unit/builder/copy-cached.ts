import { existsSync } from 'node:fs'
import { cp, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { cacheFolderOf } from '../../../src/cache/store.ts'

const root = join(import.meta.dirname, '../../..')

/**
 * Copies what builds of this repository have cached into another cache folder: values of some kinds, with their
 * checksums. Bundles depend on code alone, so tests of content share them. What is missing is computed again.
 */
export async function copyCached(cache: string, kinds: readonly string[] = ['bundles']): Promise<void> {
  const from = cacheFolderOf(root)
  const checksums = existsSync(join(from, 'checksums')) ? await readdir(join(from, 'checksums')) : []
  for (const checksum of checksums) {
    const [kind = '', key = ''] = checksum.split('-')
    if (!kinds.includes(kind)) continue
    await cp(join(from, kind, key), join(cache, kind, key))
    await cp(join(from, 'checksums', checksum), join(cache, 'checksums', checksum))
  }
}
