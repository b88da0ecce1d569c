import type { ViteDevServer } from 'vite'
import { cachedScripts } from '../builder/assets/cached-scripts.ts'
import { importRenderer } from '../builder/assets/import-renderer.ts'
import { cacheOf } from '../cache/cache.ts'
import { engineModule } from '../files/roots.ts'
import type * as RenderModule from '../render/create-renderer.tsx'

type Module = typeof RenderModule

const bucket = 'renderer'
const bundler = new URL(engineModule('./renderer-bundle-process.ts'), import.meta.url)

/**
 * The module that renders pages: bundled once for the same code, as Vite takes two seconds to load its modules one by one.
 * From the first change of code on, Vite loads it, and from the start where own blocks import style sheets or pictures.
 */
export function createRendererModule(root: string, pages: string, vite: ViteDevServer) {
  const cache = cacheOf(root)
  const stopping = new AbortController()
  let changes = 0
  const bundled: Promise<Module | undefined> = cachedScripts<{ renderer?: string }>({
    root,
    pages,
    cache,
    bucket,
    bundler,
    signal: stopping.signal,
  })
    .then(({ renderer }) => (renderer === undefined ? undefined : importRenderer<Module>(cache, bucket, renderer)))
    // Code with an error: Vite reports it, and loads it once it is corrected.
    .catch(() => undefined)

  return {
    async load(): Promise<Module> {
      const before = changes
      const module =
        (before === 0 ? await bundled : undefined) ??
        ((await vite.ssrLoadModule(engineModule('/src/render/create-renderer.tsx'))) as Module)
      // Code that was saved meanwhile may be in it or not.
      return changes === before ? module : this.load()
    },
    codeChanged(): void {
      changes++
    },
    stop: () => stopping.abort(),
  }
}
