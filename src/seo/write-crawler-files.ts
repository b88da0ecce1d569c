import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { themeColour } from '../../schema/theme/palettes.ts'
import { isIndexable } from '../content/derive/indexable.ts'
import type { PageWithoutBlocks } from '../content/derive/page-summary.ts'
import type { LoadedSite } from '../content/load/load.ts'
import { feedFilesOf } from './feeds.ts'
import { keyFile } from './index-now.ts'
import { llmsText } from './llms-text.ts'
import { robotsText } from './robots.ts'
import { sitemapFiles } from './sitemap.ts'
import { webManifest } from './web-manifest.ts'

type Options = {
  site: Pick<LoadedSite, 'site' | 'theme' | 'recordsOf' | 'firstPages' | 'tags'> & {
    pages: readonly PageWithoutBlocks[]
  }
  /** Origin of all addresses, `https://www.example.com`. */
  origin: string
  outDir: string
  /** The ISO date on which a page last changed, by path, if the ledger says it. */
  changedOn: ReadonlyMap<string, string | undefined>
  /** Addresses in other languages, which the sitemap lists too. */
  others?: readonly { address: string; changed: string | undefined }[]
  /** Key for submitting changes to search engines. */
  indexNowKey?: string | undefined
}

/** Writes the files for crawlers and feed readers. */
export async function writeCrawlerFiles({
  site: content,
  origin,
  outDir,
  changedOn,
  others = [],
  indexNowKey,
}: Options): Promise<void> {
  const { site, pages } = content
  const indexable = pages.filter(isIndexable)
  const files: Record<string, string> = {
    'robots.txt': robotsText(origin, site.crawlers.training),
    'llms.txt': llmsText(content, origin),
    'site.webmanifest': JSON.stringify(webManifest(site, themeColour(content.theme))),
  }
  const entries = indexable.map(({ path }) => ({ address: origin + path, changed: changedOn.get(path) }))
  for (const { name, text } of await sitemapFiles([...entries, ...others], origin)) files[name] = text
  if (indexNowKey) files[keyFile(indexNowKey)] = indexNowKey
  Object.assign(files, feedFilesOf(content, origin, changedOn))
  await Promise.all(
    Object.entries(files).map(async ([name, text]) => {
      const file = join(outDir, name)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, text)
    }),
  )
}
