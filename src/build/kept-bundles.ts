import { randomUUID } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Manifest } from 'vite'
import { codeEdition } from '../cache/edition.ts'
import { fileHashes, hashAll } from '../cache/file-hashes.ts'
import { readRecord, writeRecord } from '../cache/records.ts'
import { bundledVariables } from '../cache/site-key.ts'
import type * as RenderModule from '../renderer/render.tsx'
import { importRenderer } from './import-bundle.ts'

type Loader = { code: string; hash: string }

/** The scripts of a site: those for the browser lie in its folder, the renderer is there to be called. */
export type Bundles = {
  manifest: Manifest
  renderer: typeof RenderModule
  /** Where the renderer lies, until `forget` is called. */
  rendererFolder: string
  loader: Loader
  forget: () => void
}

/** `made` is the folder of the site. `isCached`: what an earlier build made of the same code is taken. */
type Making = { root: string; made: string; cacheDir: string; hasSnapshots: boolean; isCached: boolean }

/** `edition` is the name of its folder: bundles that lie in another one are of other code. */
type Note = { edition: string; files: [name: string, hash: string][]; loader: Loader }

const noteName = 'index'
/** So many editions stay: those of the branches that somebody goes to and fro between. */
const mostEditions = 4
/** A draft that is older than this was left behind, in milliseconds. */
const leftMs = 24 * 60 * 60 * 1000

const filesIn = (folder: string) => [...fileHashes(folder, (name) => name !== `${noteName}.json`)]

/** The note on bundles that are whole; nothing else is believed. */
function noteOf(folder: string): Note | undefined {
  const note = readRecord<Note>(folder, noteName)
  if (note?.edition !== basename(folder)) return undefined
  return JSON.stringify(note.files) === JSON.stringify(filesIn(folder)) ? note : undefined
}

/** Bundles into a folder, with a note on what it holds. */
async function makeBundles({ root, hasSnapshots }: Making, edition: string, folder: string): Promise<Loader> {
  const { bundleClient, bundleLoader, bundleSnapshots, writeRenderer } = await import('./bundle.ts')
  const client = join(folder, 'client')
  mkdirSync(join(client, 'assets'), { recursive: true })
  await bundleClient(root, client)
  await writeRenderer(root, join(folder, 'renderer'))
  const loader = await bundleLoader(root, hasSnapshots ? await bundleSnapshots(root, client) : '')
  const note: Note = { edition, files: filesIn(folder), loader }
  writeRecord(folder, noteName, note)
  return loader
}

/** Copies the scripts for the browser into the site, and loads the renderer. */
async function take(folder: string, loader: Loader, made: string, forget = () => {}): Promise<Bundles> {
  cpSync(join(folder, 'client'), made, { recursive: true })
  const manifest = JSON.parse(readFileSync(join(folder, 'client/_manifest.json'), 'utf8')) as Manifest
  const rendererFolder = join(folder, 'renderer')
  return { manifest, renderer: await importRenderer(rendererFolder), rendererFolder, loader, forget }
}

/** Puts a draft in place in one step. Another build may be reading what lies there: only what is damaged is replaced. */
function keep(draft: string, folder: string): void {
  if (noteOf(folder)) return
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
  const known = isCached ? noteOf(folder) : undefined
  if (known) return take(folder, known.loader, made)
  const draft = `${folder}.${randomUUID()}`
  const forget = () => {
    rmSync(draft, { recursive: true, force: true })
    forgetOld(cacheDir)
  }
  mkdirSync(draft, { recursive: true })
  try {
    const loader = await makeBundles(making, basename(folder), draft)
    if (isCached) keep(draft, folder)
    return await take(existsSync(draft) ? draft : folder, loader, made, forget)
  } catch (error) {
    forget()
    throw error
  }
}
