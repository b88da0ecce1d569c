import { basename } from 'node:path'
import { fileHashes } from '../../cache/file-hashes.ts'
import { createStore } from '../../cache/store.ts'

/** The inline script of every page, without and with support for snapshots. */
export type Loaders = { plain: string; withSnapshots: string }

/** Bundles are written to the folders `client`, `snapshots` and `renderer` of `folder`. */
export type BundleOrder = { root: string; edition: string; folder: string }

/** `edition` is the name of the folder: bundles in a folder of another name belong to other code. */
type Note = { edition: string; files: [name: string, hash: string][]; loaders: Loaders }

const [kind, name] = ['record', 'index']
const filesIn = (folder: string) => [...fileHashes(folder, (file) => file !== `${kind}/${name}`)]

/** Records the bundles in a folder. */
export function recordBundles(folder: string, edition: string, loaders: Loaders): void {
  const note: Note = { edition, files: filesIn(folder), loaders }
  createStore(folder).putJson(kind, name, note)
}

/** The record of complete bundles; anything else is ignored. */
export function readBundleRecord(folder: string, edition = basename(folder)): Note | undefined {
  const note = createStore(folder).getJson<Note>(kind, name)
  if (note?.edition !== edition) return undefined
  return JSON.stringify(note.files) === JSON.stringify(filesIn(folder)) ? note : undefined
}
