import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Manifest } from 'vite'
import { cacheFolderOf } from '../../cache/cache.ts'
import { hashOf } from '../../cache/hash.ts'
import { writeFileAtomic } from '../../cache/write-file-atomic.ts'
import { usedScripts } from '../pages/page-modules.ts'
import type * as RendererModule from '../renderer-entry.ts'
import type { Scripts } from './bundle.ts'
import { cachedScripts } from './cached-scripts.ts'

/** The scripts of a site: those for the browser are in its folder, the renderer is loaded. */
export type Bundles = { manifest: Manifest; renderer: typeof RendererModule; loader: string }

/** `isCached`: scripts that were bundled earlier from the same code are used. */
type Options = { root: string; isCached: boolean }

const bucket = 'bundles'

/** The scripts of a site. */
const scriptsOf = ({ root, isCached }: Options, signal?: AbortSignal) =>
  cachedScripts<Scripts>({
    ...{ root, signal, isUsed: isCached, bucket },
    bundler: new URL('./bundle-process.ts', import.meta.url),
  })

/**
 * Loads the renderer, which Node imports from a file. Its name holds the hash of its code, so that it is compiled once; the
 * eviction of the cache removes it, as its name begins with a dot.
 */
async function loadRenderer(root: string, code: string): Promise<typeof RendererModule> {
  const file = join(cacheFolderOf(root), bucket, `.renderer-${hashOf(code)}.mjs`)
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
 * begins, `take` waits for them, writes the scripts that the site uses into its folder and loads the renderer, `stop` ends a
 * bundler whose result nobody will take.
 */
export function createBundling(options: Options) {
  const stopping = new AbortController()
  let started: Promise<Scripts> | undefined
  const start = () => {
    started ??= scriptsOf(options, stopping.signal)
    // `take` reports what went wrong.
    started.catch(() => undefined)
    return started
  }
  return {
    start: () => void start(),
    stop: () => stopping.abort(),
    /** `stagingDir` is the folder of the site. */
    async take(
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
        renderer: await loadRenderer(options.root, renderer),
        loader: hasSnapshotScript ? loaders.withSnapshots : loaders.plain,
      }
      return bundles
    },
  }
}

export type Bundling = ReturnType<typeof createBundling>

/** The renderer alone, bundled from the code below `root` or cached. */
export async function cachedRenderer(root: string): Promise<typeof RendererModule> {
  const { renderer } = await scriptsOf({ root, isCached: true })
  return loadRenderer(root, renderer)
}
