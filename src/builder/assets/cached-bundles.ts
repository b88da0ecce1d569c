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

/** The scripts of a site: those for the browser lie in its folder, the renderer is there to be called. */
export type Bundles = { manifest: Manifest; renderer: typeof RenderModule; loader: string }

/** Bundles that lie in a folder, which is removed when they were taken if nobody else is to have them. */
type Made = { folder: string; loaders: Loaders; isDraft: boolean }

/** `isCached`: what an earlier build made of the same code is taken. */
type Making = { root: string; isCached: boolean }

/** So many editions stay: those of the branches that somebody goes to and fro between. */
const mostEditions = 4
/** A draft that is older than this was left behind, in milliseconds. */
const leftMs = 24 * 60 * 60 * 1000

/** The program that bundles, in a process of its own: the bundler takes up as much memory as a site of 10,000 pages. */
const bundler = fileURLToPath(new URL('./bundle-process.ts', import.meta.url))

async function makeBundles(root: string, edition: string, folder: string, signal?: AbortSignal): Promise<Loaders> {
  const order: BundleOrder = { root, edition, folder }
  await promisify(execFile)(process.execPath, [bundler, JSON.stringify(order)], { signal })
  const note = readBundleRecord(folder, edition)
  if (!note) throw new Error(`The scripts that were bundled into ${folder} are not whole.`)
  return note.loaders
}

/** Puts a draft in place in one step. Another build may be reading what lies there: only what is damaged is replaced. */
function keep(draft: string, folder: string): void {
  const damaged = `${folder}.${randomUUID()}`
  try {
    if (!readBundleRecord(folder)) {
      if (existsSync(folder)) renameSync(folder, damaged)
      renameSync(draft, folder)
    }
  } catch {
    // Another build was first.
  } finally {
    for (const left of [damaged, draft]) rmSync(left, { recursive: true, force: true })
  }
}

/** Removes the editions that were made first, and drafts that a killed build has left. */
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

/** Bundles the scripts of a site, or finds them in the cache where the same code was bundled before. */
async function bundle({ root, isCached }: Making, signal?: AbortSignal): Promise<Made> {
  const cacheDir = join(cacheFolderOf(root), 'bundles')
  const folder = join(cacheDir, hashAll([codeHash(root, 'site'), bundledVariables()]))
  const known = isCached ? readBundleRecord(folder) : undefined
  if (known) return { folder, loaders: known.loaders, isDraft: false }
  const draft = `${folder}.${randomUUID()}`
  mkdirSync(draft, { recursive: true })
  try {
    const loaders = await makeBundles(root, basename(folder), draft, signal)
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
 * The bundles of one build. They depend on nothing that is read from the content, so they can be made while that is read:
 * `start` begins, `take` waits for them, copies the scripts for the browser into the site and loads the renderer, `stop`
 * ends what nobody will take.
 */
export function createBundling(making: Making) {
  const stopping = new AbortController()
  let started: Promise<Made> | undefined
  const start = () => {
    started ??= bundle(making, stopping.signal)
    // Who takes them is told what went wrong.
    started.catch(() => undefined)
    return started
  }
  return {
    start: () => void start(),
    stop: () => stopping.abort(),
    /** `made` is the folder of the site. */
    async take(made: string, hasSnapshots: boolean): Promise<Bundles> {
      const { folder, loaders, isDraft } = await start()
      for (const part of hasSnapshots ? ['client', 'snapshots'] : ['client'])
        cpSync(join(folder, part), made, { recursive: true })
      const manifest = JSON.parse(readFileSync(join(folder, 'client/_manifest.json'), 'utf8')) as Manifest
      const renderer = await importRenderer(join(folder, 'renderer'))
      if (isDraft) rmSync(folder, { recursive: true, force: true })
      return { manifest, renderer, loader: hasSnapshots ? loaders.withSnapshots : loaders.plain }
    },
  }
}

export type Bundling = ReturnType<typeof createBundling>

/** What renders pages, alone: bundled with the code below `root`, and kept like the bundles of a build. */
export async function cachedRenderer(root: string): Promise<typeof RenderModule> {
  const { folder } = await bundle({ root, isCached: true })
  return importRenderer(join(folder, 'renderer'))
}
