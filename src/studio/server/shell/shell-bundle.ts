import { cachedScripts } from '../../../builder/assets/cached-scripts.ts'
import { cacheOf } from '../../../cache/cache.ts'
import { codeHash } from '../../../cache/code-hash.ts'
import { engineModule } from '../../../files/roots.ts'

const bundler = new URL(engineModule('./bundle-process.ts'), import.meta.url)

/** Returns the scripts of the studio by name. They are bundled once for the same code. */
export function shellBundle(root: string): () => Promise<ReadonlyMap<string, string>> {
  let last: { key: string; scripts: Promise<Record<string, string>> } | undefined
  return async () => {
    const key = codeHash(root, 'site')
    if (last?.key !== key)
      last = { key, scripts: cachedScripts({ root, cache: cacheOf(root), bucket: 'studio', bundler }) }
    return new Map(Object.entries(await last.scripts))
  }
}
