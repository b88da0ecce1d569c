import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TemplateDocument } from '../../../schema/documents/document.ts'
import { downloadFolder, downloadsOf } from '../../../schema/documents/downloads.ts'
import { language } from '../../../schema/language/language.ts'
import type { Cache } from '../../cache/cache.ts'
import { moduleHash } from '../../cache/code-hash.ts'
import { hashAll } from '../../cache/hash.ts'
import type { DownloadSizes } from '../../components/downloads-context.ts'
import { engineModule } from '../../files/roots.ts'

/** The date inside every download without `SOURCE_DATE_EPOCH`: builds must be reproducible. */
const fixedDate = Date.UTC(2026, 0, 1)

const rendering = new URL(engineModule('../../documents/render-download.ts'), import.meta.url).href

type Options = { documents: readonly TemplateDocument[]; cache: Cache }

/** Passes the files of every document on, each once, by address. Returns their sizes. */
async function eachDownload(
  { documents, cache }: Options,
  take: (href: string, bytes: Uint8Array) => Promise<void> | undefined,
): Promise<DownloadSizes> {
  const sizes: Record<string, number> = {}
  if (documents.length === 0) return sizes
  const distinct = new Map(documents.map((document) => [document.slug, document]))
  const epoch = process.env['SOURCE_DATE_EPOCH']
  const createdAt = new Date(epoch ? Number(epoch) * 1000 : fixedDate)
  for (const document of distinct.values())
    for (const download of downloadsOf(document)) {
      const key = hashAll([moduleHash(rendering), createdAt.getTime(), language(), document, download])
      const bytes = await cache.getOrCompute('downloads', key, async () => {
        // The packages that write documents are large, and most builds find all files in the cache.
        const { renderDownload } = await import('../../documents/render-download.ts')
        return renderDownload(document, download, createdAt)
      })
      await take(download.href, bytes)
      sizes[download.href] = bytes.length
    }
  return sizes
}

/** The sizes of the files of every document by address, which pages show. */
export const downloadSizes = (options: Options) => eachDownload(options, () => undefined)

/** Writes the files of every document below `outDir`. Returns their sizes by address. */
export async function writeDownloads({ outDir, ...options }: Options & { outDir: string }): Promise<DownloadSizes> {
  if (options.documents.length > 0) await mkdir(join(outDir, downloadFolder), { recursive: true })
  return eachDownload(options, (href, bytes) => writeFile(join(outDir, href), bytes))
}
