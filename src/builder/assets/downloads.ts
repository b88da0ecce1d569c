import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TemplateDocument } from '../../../schema/documents/document.ts'
import { type Download, downloadFolder, downloadsOf } from '../../../schema/documents/downloads.ts'
import { readBlob, writeBlob } from '../../cache/blob-cache.ts'
import { hashAll } from '../../cache/hash.ts'
import type { DownloadSizes } from '../../components/downloads-context.ts'

/** The date inside every download where `SOURCE_DATE_EPOCH` gives none: a build must not differ from the one before. */
const fixedDate = Date.UTC(2026, 0, 1)

const codeFolders = [
  'schema/documents',
  'src/documents',
  'node_modules/docx/package.json',
  'node_modules/hucre/package.json',
]

/** Hash of the code that writes the files: a change of it makes every file anew. */
function edition(root: string): string {
  const hash = createHash('sha256')
  for (const place of codeFolders) {
    const names = place.endsWith('.json') ? [''] : readdirSync(join(root, place)).sort()
    for (const name of names) hash.update(readFileSync(join(root, place, name)))
  }
  return hash.digest('hex')
}

type Making = { document: TemplateDocument; download: Download; made: Date; cacheDir: string; edition: string }

/** The file from the cache, or made and put there. Two processes may do this at once. */
async function cached({ document, download, made, cacheDir, edition }: Making): Promise<Uint8Array> {
  const name = hashAll([edition, made.getTime(), document, download])
  const found = readBlob(cacheDir, name)
  if (found) return found
  // The packages that write documents are large, and most runs find all files made.
  const { renderDownload } = await import('../../documents/render-download.ts')
  const bytes = await renderDownload(document, download, made)
  writeBlob(cacheDir, name, bytes)
  return bytes
}

type Options = { documents: readonly TemplateDocument[]; root: string; cacheDir: string }

/** Hands the files of every document over, each once, by their addresses. Gives their sizes. */
async function eachDownload(
  { documents, root, cacheDir }: Options,
  take: (href: string, bytes: Uint8Array) => Promise<void> | undefined,
): Promise<DownloadSizes> {
  const sizes: Record<string, number> = {}
  if (documents.length === 0) return sizes
  const distinct = new Map(documents.map((document) => [document.slug, document]))
  const epoch = process.env['SOURCE_DATE_EPOCH']
  const made = new Date(epoch ? Number(epoch) * 1000 : fixedDate)
  const code = edition(root)
  for (const document of distinct.values())
    for (const download of downloadsOf(document)) {
      const bytes = await cached({ document, download, made, cacheDir, edition: code })
      await take(download.href, bytes)
      sizes[download.href] = bytes.length
    }
  return sizes
}

/** The sizes of the files of every document by address: what pages say of them. */
export const downloadSizes = (options: Options) => eachDownload(options, () => undefined)

/** Writes the files of every document below `outDir`. Gives their sizes by address. */
export async function writeDownloads({ outDir, ...options }: Options & { outDir: string }): Promise<DownloadSizes> {
  if (options.documents.length > 0) await mkdir(join(outDir, downloadFolder), { recursive: true })
  return eachDownload(options, (href, bytes) => writeFile(join(outDir, href), bytes))
}
