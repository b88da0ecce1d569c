import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PageHead } from '../content/derive/page-summary.ts'
import type { SiteContent } from '../content/load/load.ts'
import { dayOf, type Ledger, type MainHashes } from '../seo/ledger.ts'
import { type Contents, contentsFile } from '../seo/page-hashes.ts'
import { writeCrawlerFiles } from '../seo/write-crawler-files.ts'

type Across = {
  /** Without the secrets of protected pages. */
  site: Pick<SiteContent, 'site' | 'theme' | 'firstPages'> & { pages: readonly PageHead[] }
  origin: string
  ledger: Ledger
  indexNowKey?: string | undefined
  /** The folder of the release. */
  stagingDir: string
  /** Of all public pages. */
  hashes: MainHashes
}

/**
 * Writes the files that depend on all pages: sitemap, feeds and the hashes of pages. Returns how many public pages
 * changed since the ledger was written.
 */
export async function writeCrossPageFiles({
  site,
  origin,
  ledger,
  indexNowKey,
  stagingDir,
  hashes,
}: Across): Promise<number> {
  const changedOn = new Map([...hashes].map(([path, hash]) => [path, dayOf(ledger, path, hash)]))
  await writeCrawlerFiles({ site, origin, outDir: stagingDir, changedOn, indexNowKey })
  const contents: Contents = { origin, pages: Object.fromEntries(hashes) }
  await writeFile(join(stagingDir, contentsFile), JSON.stringify(contents))
  return [...changedOn.values()].filter((day) => day === undefined).length
}
