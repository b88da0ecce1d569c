import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { mainHash } from '../crawlers/main-content.ts'
import { snapshotOf, snapshotPath } from '../crawlers/snapshot.ts'

/** The file of a page below the folder of a release. */
export const pageFile = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)

/** A page to be written: its document, and what is made of that. */
export type PageFile<Html = string> = {
  path: string
  html: Html
  /** Whether the hash of what it says is asked for. */
  hash: boolean
  /** Whether it has a copy for crawlers. */
  snapshot: boolean
}

/** The sizes of the documents in bytes, and the hashes that were asked for, by path. */
export type PagesWritten = { sizes: [path: string, bytes: number][]; hashes: [path: string, hash: string][] }

const decoder = new TextDecoder()

/**
 * Writes pages below `made`, each as `{path}.html`. Folders are made once. Written without waiting turns: handing each
 * file to the thread pool and back costs more than the write itself.
 */
export function createPageFiles(made: string) {
  const folders = new Set<string>()
  const write = (path: string, html: string | Uint8Array): void => {
    const file = join(made, pageFile(path))
    const folder = dirname(file)
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true })
    folders.add(folder)
    writeFileSync(file, html)
  }

  return (pages: readonly PageFile<Uint8Array>[]): PagesWritten => {
    const written: PagesWritten = { sizes: [], hashes: [] }
    for (const { path, html: bytes, hash, snapshot } of pages) {
      write(path, bytes)
      written.sizes.push([path, bytes.length])
      const html = hash || snapshot ? decoder.decode(bytes) : ''
      if (hash) written.hashes.push([path, mainHash(html.slice(html.indexOf('</head>')))])
      if (snapshot) write(snapshotPath(path), snapshotOf(html))
    }
    return written
  }
}
