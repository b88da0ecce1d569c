import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { cp, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { compressedKeys } from '../../../../src/builder/assets/compress.ts'
import { cacheFolderOf } from '../../../../src/cache/cache.ts'

const root = join(import.meta.dirname, '../../../..')

/** The keys of compressed scripts and style sheets, which the current release has. To compress them takes seconds. */
function keysOfAssets(): ReadonlySet<string> {
  const assets = join(root, 'dist/assets')
  const names = existsSync(assets) ? readdirSync(assets).filter((name) => /\.(?:js|css)$/.test(name)) : []
  return new Set(names.flatMap((name) => Object.values(compressedKeys(name, readFileSync(join(assets, name))))))
}

/**
 * Copies what builds of this repository have cached into another cache folder: values of some buckets, with their
 * indexes. Bundles and their compressed copies depend on code alone, so tests of content share them. What is missing
 * is computed again.
 */
export async function copyCached(cache: string, buckets: readonly string[] = ['bundles']): Promise<void> {
  const from = cacheFolderOf(root)
  const assets = buckets.includes('bundles') ? keysOfAssets() : new Set()
  for (const bucket of [...buckets, 'compressed']) {
    const index = join('indexes', bucket)
    if (!existsSync(join(from, index))) continue
    await cp(join(from, index), join(cache, index))
    for (const key of await readdir(join(from, bucket)))
      if (buckets.includes(bucket) || assets.has(key))
        await cp(join(from, bucket, key), join(cache, bucket, key), { preserveTimestamps: true })
  }
}
