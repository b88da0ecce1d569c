import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Manifest } from 'vite'
import { type Cache, cacheOf } from '../../cache/cache.ts'
import { hashOf } from '../../cache/hash.ts'
import { writeFileAtomic } from '../../files/write-file-atomic.ts'
import { usedScripts } from '../pages/page-modules.ts'
import type * as RendererModule from '../renderer-entry.ts'
import type { Scripts } from './bundle.ts'
import { cachedScripts } from './cached-scripts.ts'

/** The scripts of a site: those for the browser are in its folder, the renderer is loaded. */
export type Bundles = { manifest: Manifest; renderer: typeof RendererModule; loader: string }

type Options = { root: string; cache: Cache }

const bucket = 'bundles'
const bundler = new URL('./bundle-process.ts', import.meta.url)

/** The scripts of a site. */
const scriptsOf = (options: Options, signal?: AbortSignal) =>
  cachedScripts<Scripts>({ ...options, signal, bucket, bundler })

/**
 * Loads the renderer, which Node imports from a file. Its name holds the hash of its code, so that it is compiled once; the
 * eviction of the cache removes it, as its name begins with a dot.
 */
async function loadRenderer(cache: Cache, code: string): Promise<typeof RendererModule> {
  const file = join(cache.folder, bucket, `.renderer-${hashOf(code)}.mjs`)
  return (await import(pathToFileURL(writtenFile(file, code)).href)) as typeof RendererModule
}

/** The file with this content: written where it differs, and elsewhere if the cache cannot be written. */
function writtenFile(file: string, content: string): string {
  try {
    if (readFileSync(file, 'utf8') === content) return file
  } catch {
    // It is not there yet.
  }
  try {
    writeFileAtomic(file, content)
    return file
  } catch {
    const other = join(mkdtempSync(join(tmpdir(), 'marquee-renderer-')), 'renderer.mjs')
    writeFileSync(other, content)
    return other
  }
}

/**
 * The bundles of one build. They depend on nothing in the content, so they can be built while that is loaded: `start`
 * begins, `writeAndLoad` waits for them, writes the scripts that the site uses into its folder and loads the renderer, `stop`
 * ends a bundler whose result nobody needs.
 */
export function createBundling(options: Options) {
  const stopping = new AbortController()
  let started: Promise<Scripts> | undefined
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
      const { client, manifest, renderer, snapshots, loaders } = await start()
      const used = usedScripts(manifest, site)
      // Pages may show any asset: the build renders also blocks that have no script.
      const files = Object.entries(client).filter(([name]) => used.has(name) || !name.endsWith('.js'))
      if (hasSnapshotScript) files.push([snapshots.name, snapshots.code])
      for (const [name, code] of files) {
        mkdirSync(dirname(join(stagingDir, name)), { recursive: true })
        writeFileSync(join(stagingDir, name), code)
      }
      const bundles: Bundles = {
        manifest,
        renderer: await loadRenderer(options.cache, renderer),
        loader: hasSnapshotScript ? loaders.withSnapshots : loaders.plain,
      }
      return bundles
    },
  }
}

export type Bundling = ReturnType<typeof createBundling>

/** The renderer alone, bundled from the code below `root` or cached. */
export async function cachedRenderer(root: string): Promise<typeof RendererModule> {
  const cache = cacheOf(root)
  const { renderer } = await scriptsOf({ root, cache })
  return loadRenderer(cache, renderer)
}
