import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Manifest } from 'vite'
import { codeHash } from '../../cache/code-hash.ts'
import { hashAll } from '../../cache/hash.ts'
import { bundledVariables } from '../../cache/site-key.ts'
import { cacheFolderOf } from '../../cache/store.ts'
import type * as RenderModule from '../../render/create-renderer.tsx'
import { type BundleOrder, type Loaders, readBundleRecord } from './bundle-record.ts'
import { importRenderer } from './import-bundle.ts'

/** The scripts of a site: a folder with those for the browser, and the loaded renderer. */
export type Bundles = { manifest: Manifest; renderer: typeof RenderModule; loader: string }

/** Bundles in a folder, which is removed after use if it is not cached. */
type BundleFolder = { folder: string; loaders: Loaders; isDraft: boolean }

/** `isCached`: reuse the bundles of an earlier build with the same code. */
type BundlingOptions = { root: string; isCached: boolean }

/** How many versions stay in the cache, for switching between branches. */
const mostEditions = 4
/** An older staging folder was left behind, in milliseconds. */
const leftMs = 24 * 60 * 60 * 1000

/** The program that bundles, in a separate process: the bundler takes as much memory as a site of 10,000 pages. */
const bundler = fileURLToPath(new URL('./bundle-process.ts', import.meta.url))

async function runBundler(root: string, edition: string, folder: string, signal?: AbortSignal): Promise<Loaders> {
  const order: BundleOrder = { root, edition, folder }
  await promisify(execFile)(process.execPath, [bundler, JSON.stringify(order)], { signal })
  const note = readBundleRecord(folder, edition)
  if (!note) throw new Error(`The scripts that were bundled into ${folder} are not whole.`)
  return note.loaders
}

/**
 * Publishes a staging folder atomically. Another build may be reading the existing one: it is only replaced if damaged.
 */
function keep(draft: string, folder: string): void {
  const damaged = `${folder}.${randomUUID()}`
  try {
    if (!readBundleRecord(folder)) {
      if (existsSync(folder)) renameSync(folder, damaged)
      renameSync(draft, folder)
    }
  } catch {
    // Another build was faster.
  } finally {
    for (const left of [damaged, draft]) rmSync(left, { recursive: true, force: true })
  }
}

/** Removes the oldest versions, and staging folders that a killed build has left. */
function forgetOld(folder: string): void {
  const written = (name: string) => statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0
  const [editions = [], drafts = []] = [false, true].map((isDraft) =>
    readdirSync(folder)
      .filter((name) => name.includes('.') === isDraft)
      .sort((one, other) => written(other) - written(one)),
  )
  const left = drafts.filter((name) => Date.now() - written(name) > leftMs)
  for (const name of [...editions.slice(mostEditions), ...left])
    rmSync(join(folder, name), { recursive: true, force: true })
}

/** Bundles the scripts of a site, or returns the cached bundles of the same code. */
async function bundle({ root, isCached }: BundlingOptions, signal?: AbortSignal): Promise<BundleFolder> {
  const cacheDir = join(cacheFolderOf(root), 'bundles')
  const folder = join(cacheDir, hashAll([codeHash(root, 'site'), bundledVariables()]))
  const known = isCached ? readBundleRecord(folder) : undefined
  if (known) return { folder, loaders: known.loaders, isDraft: false }
  const draft = `${folder}.${randomUUID()}`
  mkdirSync(draft, { recursive: true })
  try {
    const loaders = await runBundler(root, basename(folder), draft, signal)
    if (!isCached) return { folder: draft, loaders, isDraft: true }
    keep(draft, folder)
    return { folder, loaders, isDraft: false }
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    throw error
  } finally {
    forgetOld(cacheDir)
  }
}

/**
 * The bundles of one build. They do not depend on the content, so they are bundled while the content loads: `start`
 * begins, `take` waits for them, copies the scripts for the browser into the site and loads the renderer, `stop` ends
 * the process if nobody takes them.
 */
export function createBundling(options: BundlingOptions) {
  const stopping = new AbortController()
  let started: Promise<BundleFolder> | undefined
  const start = () => {
    started ??= bundle(options, stopping.signal)
    // `take` reports the error.
    started.catch(() => undefined)
    return started
  }
  return {
    start: () => void start(),
    stop: () => stopping.abort(),
    /** `stagingDir`: the folder of the site. */
    async take(stagingDir: string, hasSnapshots: boolean): Promise<Bundles> {
      const { folder, loaders, isDraft } = await start()
      for (const part of hasSnapshots ? ['client', 'snapshots'] : ['client'])
        cpSync(join(folder, part), stagingDir, { recursive: true })
      const manifest = JSON.parse(readFileSync(join(folder, 'client/_manifest.json'), 'utf8')) as Manifest
      const renderer = await importRenderer(join(folder, 'renderer'))
      if (isDraft) rmSync(folder, { recursive: true, force: true })
      return { manifest, renderer, loader: hasSnapshots ? loaders.withSnapshots : loaders.plain }
    },
  }
}

export type Bundling = ReturnType<typeof createBundling>

/** Only the renderer: bundled with the code below `root`, and cached like the bundles of a build. */
export async function cachedRenderer(root: string): Promise<typeof RenderModule> {
  const { folder } = await bundle({ root, isCached: true })
  return importRenderer(join(folder, 'renderer'))
}
