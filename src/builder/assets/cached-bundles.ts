import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Manifest } from 'vite'
import { type Cache, cacheOf } from '../../cache/cache.ts'
import { hashOf } from '../../cache/hash.ts'
import { engineModule } from '../../files/roots.ts'
import type * as RendererModule from '../renderer-entry.ts'
import type { Bundles } from './bundle.ts'
import { cachedScripts } from './cached-scripts.ts'
import { importRenderer } from './import-renderer.ts'
import { usedScripts } from './used-scripts.ts'

/** The bundles of a site once those for the browser are in its folder and the renderer is loaded. */
export type LoadedBundles = {
  manifest: Manifest
  renderer: typeof RendererModule
  /** Hash of the code of the renderer, with the blocks of the site. */
  rendererHash: string
  loader: string
  /** The rules that own blocks import. */
  ownStyles: string
}

type Options = { root: string; pages: string; cache: Cache }

const bucket = 'bundles'
const bundler = new URL(engineModule('./bundle-process.ts'), import.meta.url)

const scriptsOf = (options: Options, signal?: AbortSignal) =>
  cachedScripts<Bundles>({ ...options, signal, bucket, bundler })

/**
 * The bundles of one build. They depend on nothing in the content but its blocks, so they can be built while that is loaded: `start`
 * begins, `writeAndLoad` waits for them, writes the scripts that the site uses into its folder and loads the renderer, `stop`
 * ends a bundler whose result nobody needs.
 */
export function createBundling(options: Options) {
  const stopping = new AbortController()
  let started: Promise<Bundles> | undefined
  const start = () => {
    started ??= scriptsOf(options, stopping.signal)
    // `writeAndLoad` reports what went wrong.
    started.catch(() => undefined)
    return started
  }
  return {
    start: () => void start(),
    stop: () => stopping.abort(),
    /** `stagingDir` is the folder of the site. */
    async writeAndLoad(
      stagingDir: string,
      { hasSnapshotScript, ...site }: { hasSnapshotScript: boolean } & Parameters<typeof usedScripts>[1],
    ) {
      const { client, files, styles, manifest, renderer, snapshots, loaders } = await start()
      const used = usedScripts(manifest, site)
      const write = (name: string, content: string | Buffer) => {
        mkdirSync(dirname(join(stagingDir, name)), { recursive: true })
        writeFileSync(join(stagingDir, name), content)
      }
      for (const [name, code] of Object.entries(client)) if (used.has(name)) write(name, code)
      // Pages may show any of them: the build renders also blocks that have no script.
      for (const [name, bytes] of Object.entries(files)) write(name, Buffer.from(bytes, 'base64'))
      if (hasSnapshotScript) write(snapshots.name, snapshots.code)
      const bundles: LoadedBundles = {
        manifest,
        renderer: await importRenderer<typeof RendererModule>(options.cache, bucket, renderer),
        rendererHash: hashOf(renderer),
        loader: hasSnapshotScript ? loaders.withSnapshots : loaders.plain,
        ownStyles: styles,
      }
      return bundles
    },
  }
}

export type Bundling = ReturnType<typeof createBundling>

/** The renderer alone, bundled from the code below `root` and the blocks of the content folder, or cached. */
export async function cachedRenderer(root: string, pages: string): Promise<typeof RendererModule> {
  const cache = cacheOf(root)
  const { renderer } = await scriptsOf({ root, pages, cache })
  return importRenderer(cache, bucket, renderer)
}
