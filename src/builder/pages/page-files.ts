import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { mainHash } from '../../seo/main-content.ts'
import { snapshotOf, snapshotPath } from '../../seo/snapshot.ts'

/** The file of a page below the folder of a release. */
const pageFile = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)

/** A page to write: its document, and what is derived from it. */
export type WrittenPage = {
  path: string
  html: string
  /** Whether to hash its main content. */
  hash?: boolean
  /** Whether it has a copy for crawlers. */
  snapshot?: boolean
}

/**
 * Writes pages below `outDir`, each as `{path}.html`. Folders are created once. Synchronous: a detour through the
 * thread pool costs more than the write itself.
 */
export function createPageWriter(outDir: string) {
  const folders = new Set<string>()
  const hashes = new Map<string, string>()
  let bytes = 0
  const writeHtml = (path: string, html: string): void => {
    const file = join(outDir, pageFile(path))
    const folder = dirname(file)
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true })
    folders.add(folder)
    writeFileSync(file, html)
  }
  return {
    write({ path, html, hash, snapshot }: WrittenPage): void {
      writeHtml(path, html)
      bytes += Buffer.byteLength(html)
      if (hash) hashes.set(path, mainHash(html.slice(html.indexOf('</head>'))))
      if (snapshot) writeHtml(snapshotPath(path), snapshotOf(html))
    },
    /** The size of all documents in bytes, and the requested hashes, by path. */
    totals: () => ({ bytes, hashes: hashes as ReadonlyMap<string, string> }),
  }
}

export type PageWriter = ReturnType<typeof createPageWriter>
