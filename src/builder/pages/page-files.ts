import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { mainHash } from '../../seo/main-content.ts'
import { snapshotOf, snapshotPath } from '../../seo/snapshot.ts'

/** The file of a page below the folder of a release. */
const pageFile = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)

/** A page to write: its document in parts, and what is derived from it. */
export type WrittenPage = {
  path: string
  html: readonly string[]
  /** The part with its main content, if that is to be hashed. */
  main?: string | undefined
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
  const writeHtml = (path: string, html: readonly string[]): number => {
    const file = join(outDir, pageFile(path))
    const folder = dirname(file)
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true })
    folders.add(folder)
    const encoded = Buffer.concat(html.map((part) => Buffer.from(part)))
    writeFileSync(file, encoded)
    return encoded.length
  }
  return {
    write({ path, html, main, snapshot }: WrittenPage): void {
      bytes += writeHtml(path, html)
      if (main !== undefined) hashes.set(path, mainHash(main))
      if (snapshot) writeHtml(snapshotPath(path), html.map(snapshotOf))
    },
    /** The size of all documents in bytes, and the requested hashes, by path. */
    totals: () => ({ bytes, hashes: hashes as ReadonlyMap<string, string> }),
  }
}

export type PageWriter = ReturnType<typeof createPageWriter>
