import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Manifest } from 'vite'
import { codeEdition } from '../cache/edition.ts'
import { hashAll } from '../cache/file-hashes.ts'
import { bundledVariables } from '../cache/site-key.ts'
import type * as RenderModule from '../renderer/render.tsx'
import { type BundleOrder, bundleNote, type Loader } from './bundle-note.ts'
import { importRenderer } from './import-bundle.ts'

/** The scripts of a site: those for the browser lie in its folder, the renderer is there to be called. */
export type Bundles = { manifest: Manifest; renderer: typeof RenderModule; loader: Loader }

/** `made` is the folder of the site. `isCached`: what an earlier build made of the same code is taken. */
type Making = { root: string; made: string; cacheDir: string; hasSnapshots: boolean; isCached: boolean }

/** So many editions stay: those of the branches that somebody goes to and fro between. */
const mostEditions = 4
/** A draft that is older than this was left behind, in milliseconds. */
const leftMs = 24 * 60 * 60 * 1000

/** The program that bundles, in a process of its own: the bundler takes up as much memory as a site of 10,000 pages. */
const bundler = fileURLToPath(new URL('./bundle-process.ts', import.meta.url))

async function makeBundles({ root, hasSnapshots }: Making, edition: string, folder: string): Promise<Loader> {
  const order: BundleOrder = { root, edition, folder, hasSnapshots }
  await promisify(execFile)(process.execPath, [bundler, JSON.stringify(order)])
  const note = bundleNote(folder, edition)
  if (!note) throw new Error(`The scripts that were bundled into ${folder} are not whole.`)
  return note.loader
}

/** Copies the scripts for the browser into the site, and loads the renderer. */
async function take(folder: string, loader: Loader, made: string): Promise<Bundles> {
  cpSync(join(folder, 'client'), made, { recursive: true })
  const manifest = JSON.parse(readFileSync(join(folder, 'client/_manifest.json'), 'utf8')) as Manifest
  return { manifest, renderer: await importRenderer(join(folder, 'renderer')), loader }
}

/** Puts a draft in place in one step. Another build may be reading what lies there: only what is damaged is replaced. */
function keep(draft: string, folder: string): void {
  if (bundleNote(folder)) return
  const damaged = `${folder}.${randomUUID()}`
  try {
    if (existsSync(folder)) renameSync(folder, damaged)
    renameSync(draft, folder)
  } catch {
    // Another build was first.
  } finally {
    rmSync(damaged, { recursive: true, force: true })
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

/** Bundles the scripts of a site, or takes them from the cache where the same code was bundled before. */
export async function keptBundles(making: Making): Promise<Bundles> {
  const { root, made, cacheDir, hasSnapshots, isCached } = making
  const folder = join(cacheDir, hashAll([codeEdition(root, 'site'), bundledVariables(), hasSnapshots]))
  const known = isCached ? bundleNote(folder) : undefined
  if (known) return take(folder, known.loader, made)
  const draft = `${folder}.${randomUUID()}`
  mkdirSync(draft, { recursive: true })
  try {
    const bundles = await take(draft, await makeBundles(making, basename(folder), draft), made)
    if (isCached) keep(draft, folder)
    return bundles
  } finally {
    rmSync(draft, { recursive: true, force: true })
    forgetOld(cacheDir)
  }
}
