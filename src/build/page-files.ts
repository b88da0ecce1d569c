import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { mainHash } from '../crawlers/main-content.ts'
import { snapshotOf, snapshotPath } from '../crawlers/snapshot.ts'
import { pageFile } from './page-writer.ts'

/** A page to be written: its document, and what is made of that. */
export type PageFile = {
  path: string
  html: string
  /** Whether the hash of what it says is asked for. */
  hash: boolean
  /** Whether it has a copy for crawlers. */
  snapshot: boolean
}

/** The size of the documents, and the hashes that were asked for, by path. */
export type PagesWritten = { bytes: number; hashes: [path: string, hash: string][] }

const made = workerData as string
const folders = new Set<string>()

/**
 * Writes `{path}.html` and gives its size in bytes. Folders are made once. Written without waiting turns: handing each
 * file to the thread pool and back costs more than the write itself.
 */
function write(path: string, html: string): number {
  const file = join(made, pageFile(path))
  const folder = dirname(file)
  if (!folders.has(folder)) mkdirSync(folder, { recursive: true })
  folders.add(folder)
  const bytes = Buffer.from(html)
  writeFileSync(file, bytes)
  return bytes.length
}

parentPort?.on('message', (pages: readonly PageFile[]) => {
  const written: PagesWritten = { bytes: 0, hashes: [] }
  for (const { path, html, hash, snapshot } of pages) {
    written.bytes += write(path, html)
    if (hash) written.hashes.push([path, mainHash(html.slice(html.indexOf('</head>')))])
    if (snapshot) write(snapshotPath(path), snapshotOf(html))
  }
  parentPort?.postMessage(written)
})
