import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isIndexable } from '../content/indexable.ts'
import type { LoadedSite } from '../content/load.ts'
import { feedFiles, feedPaths } from './feeds.ts'
import { writeIcons } from './icons.ts'
import { llmsText } from './llms-text.ts'
import { robotsText } from './robots.ts'
import { sitemapFiles } from './sitemap.ts'
import { webManifest } from './web-manifest.ts'

type Options = {
  site: Pick<LoadedSite, 'site' | 'pages' | 'firstPages'>
  /** Origin of all addresses, `https://www.example.com`. */
  origin: string
  outDir: string
}

/** Writes what crawlers, readers of feeds and devices ask for beside the pages. */
export async function writeCrawlerFiles({ site: content, origin, outDir }: Options): Promise<void> {
  const { site, pages } = content
  const indexable = pages.filter(isIndexable)
  const files: Record<string, string> = {
    'robots.txt': robotsText(origin, site.crawlers.training),
    'llms.txt': llmsText(content, origin),
    'site.webmanifest': JSON.stringify(webManifest(site)),
  }
  const entries = indexable.map(({ path }) => ({ address: origin + path }))
  for (const { name, text } of sitemapFiles(entries, origin)) files[name] = text
  const feeds = feedFiles(site, pages, origin)
  if (feeds) {
    files[feedPaths.rss.slice(1)] = feeds.rss
    files[feedPaths.atom.slice(1)] = feeds.atom
  }
  await Promise.all([
    writeIcons(outDir),
    ...Object.entries(files).map(([name, text]) => writeFile(join(outDir, name), text)),
  ])
}
