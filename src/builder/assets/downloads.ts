import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { downloadFolder, type FileWriter } from '../../../schema/block-file.ts'
import { language } from '../../../schema/language/language.ts'
import type { Cache } from '../../cache/cache.ts'
import { moduleHash } from '../../cache/code-hash.ts'
import { hashAll } from '../../cache/hash.ts'
import type { DownloadSizes } from '../../components/downloads-context.ts'
import type { FileToWrite } from '../../content/derive/block-files.ts'
import { sourceDate } from '../../files/source-date.ts'

/** The date inside every download without `SOURCE_DATE_EPOCH`: builds must be reproducible. */
const fixedDate = Date.UTC(2026, 0, 1)

type Options = { files: readonly FileToWrite[]; cache: Cache }

/** Passes the files of blocks on, each once, by address. Returns their sizes. */
async function eachDownload(
  { files, cache }: Options,
  take: (href: string, bytes: Uint8Array) => Promise<void> | undefined,
): Promise<DownloadSizes> {
  const sizes: Record<string, number> = {}
  const distinct = new Map(files.map((file) => [file.href, file]))
  const createdAt = sourceDate() ?? new Date(fixedDate)
  for (const { href, input, writer } of distinct.values()) {
    const key = hashAll([moduleHash(writer), createdAt.getTime(), language(), input])
    const bytes = await cache.getOrCompute('downloads', key, async () => {
      // The packages that write files are large, and most builds find all files in the cache.
      const module = (await import(/* @vite-ignore */ writer)) as FileWriter
      return module.writeFile(input, createdAt)
    })
    await take(href, bytes)
    sizes[href] = bytes.length
  }
  return sizes
}

/** The sizes of the files of blocks by address, which pages show. */
export const downloadSizes = (options: Options) => eachDownload(options, () => undefined)

/** Writes the files of blocks below `outDir`. Returns their sizes by address. */
export async function writeDownloads({ outDir, ...options }: Options & { outDir: string }): Promise<DownloadSizes> {
  if (options.files.length > 0) await mkdir(join(outDir, downloadFolder), { recursive: true })
  return eachDownload(options, (href, bytes) => writeFile(join(outDir, href), bytes))
}
