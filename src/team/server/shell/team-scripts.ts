import { cachedScripts } from '../../../builder/assets/cached-scripts.ts'
import { cacheOf } from '../../../cache/cache.ts'
import { engineModule, engineRoot } from '../../../files/roots.ts'

const bundler = new URL(engineModule('./bundle-process.ts'), import.meta.url)

/** The scripts of the pages by name. They are bundled once for the same code. */
export async function teamScripts(): Promise<ReadonlyMap<string, string>> {
  const scripts = await cachedScripts<Record<string, string>>({
    root: engineRoot,
    cache: cacheOf(engineRoot),
    bucket: 'team',
    bundler,
  })
  return new Map(Object.entries(scripts))
}
