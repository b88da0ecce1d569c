import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { memoizeObjects } from '../../cache/memoize.ts'
import { partHash } from '../../cache/pack.ts'
import type { HtmlParts, SharedHtml } from '../../render/html-parts.ts'
import { snapshotOf, snapshotPath } from '../../seo/snapshot.ts'
import type { LanguageOutput } from '../languages/language-outputs.ts'
import { createLanguageParts, type OutputPart } from '../languages/language-parts.ts'
import type { WrittenDocument } from './document-store.ts'

/** The file of a page below the folder of a release. */
const pageFile = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)

/** A page to write, with a copy for crawlers if it has one. */
export type WrittenPage = { path: string; html: HtmlParts; snapshot?: boolean }

/** Returns a function that encodes HTML with more at the end of its head, what pages share once. Its result counts until it is called again. */
function createEncoder(change: (html: string) => string) {
  const sharedBytes = memoizeObjects(({ shared }: SharedHtml) => Buffer.from(change(shared)))
  let buffer = Buffer.allocUnsafe(1 << 20)
  return (html: readonly OutputPart[], endOfHead: string): Uint8Array => {
    const ownPart = (part: string) =>
      endOfHead === '' ? change(part) : change(part).replace('</head>', () => `${endOfHead}</head>`)
    const parts = html.map((part) => {
      if (typeof part === 'string') return ownPart(part)
      return 'ready' in part ? part.ready : sharedBytes(part)
    })
    const maxBytes = parts.reduce((sum, part) => sum + (typeof part === 'string' ? 3 : 1) * part.length, 0)
    if (maxBytes > buffer.length) buffer = Buffer.allocUnsafe(2 * maxBytes)
    let end = 0
    for (const part of parts) end += typeof part === 'string' ? buffer.write(part, end) : part.copy(buffer, end)
    return buffer.subarray(0, end)
  }
}

/**
 * Writes pages below `outDir`, each as `{path}.html`. Folders are created once. Synchronous: a detour through the
 * thread pool costs more than the write itself.
 */
export function createPageWriter(outDir: string, output?: LanguageOutput) {
  const folders = new Set<string>()
  const partsOf = createLanguageParts(output)
  const inLanguage = (html: string) => (output ? output.put.html(html) : html)
  const encode = createEncoder(inLanguage)
  const encodeSnapshot = createEncoder((html) => snapshotOf(inLanguage(html)))
  const writePage = (path: string, encoded: Uint8Array) => {
    const file = join(outDir, pageFile(path))
    const folder = dirname(file)
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true })
    folders.add(folder)
    writeFileSync(file, encoded)
    return { path: pageFile(path), name: partHash(encoded) }
  }
  return {
    /** Writes a page. Returns its files, and the size of the document. */
    write({ path, html, snapshot }: WrittenPage): Omit<WrittenDocument, 'main'> {
      const address = output ? output.addressOf(path) : path
      const more = output?.headOf(path) ?? ''
      const marked = output ? html.flatMap((part) => partsOf(path, part)) : html
      const encoded = encode(marked, more)
      const bytes = encoded.length
      const document = writePage(address, encoded)
      const copies = snapshot ? [writePage(snapshotPath(address), encodeSnapshot(marked, more))] : []
      return { bytes, files: [document, ...copies] }
    },
  }
}

export type PageWriter = ReturnType<typeof createPageWriter>
