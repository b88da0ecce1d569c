import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { policyHash } from '../cache/hash.ts'
import { formsOf, summaryOf } from '../content/derive/page-summary.ts'
import { dayOf, type MainHashes } from '../seo/ledger.ts'
import { type PageHashes, pageHashesFile } from '../seo/page-hashes.ts'
import type { MissingLetters } from '../seo/social-cards/missing-letters.ts'
import { writeCrawlerFiles } from '../seo/write-crawler-files.ts'
import { writeAssets } from './assets/write-assets.ts'
import type { BuildContext } from './build-context.ts'
import { collectForms } from './collect-forms.ts'
import { pagesOf } from './gallery.ts'
import { inlineScripts, writeDocuments } from './pages/write-documents.ts'
import { type PolicySource, policySources } from './policy-sources.ts'
import { writeServerFiles } from './server-files.ts'

/**
 * Figures of one build. `structures`: how many structures of blocks were rendered. `undated`: how many public pages changed
 * since the ledger was written. `missingLetters`: the social cards that lack letters. `sources`: what blocks and
 * settings load from elsewhere.
 */
export type SiteFigures = {
  pages: number
  htmlBytes: number
  renderMs: number
  structures: number
  undated: number
  missingLetters: readonly MissingLetters[]
  sources: readonly PolicySource[]
}

/** Writes all files of a site below the staging directory, an empty folder; for a shard, those that its pages need. */
export async function writeSite(context: BuildContext): Promise<SiteFigures> {
  const { content, publicContent, pagesToWrite, stagingDir, gallery, shard, onStep } = context
  const assets = await writeAssets(context)

  onStep('pages')
  const startMs = performance.now()
  const { bytes, hashes, styleHashes, structures } = await writeDocuments(context, assets)
  const renderMs = performance.now() - startMs
  const { missing: missingLetters } = assets.cards
  const sources = policySources({ ...content, pages: [...content.pages, ...pagesOf(gallery ?? [])] })
  const figures = { pages: pagesToWrite.length, htmlBytes: bytes, renderMs, structures, missingLetters, sources }

  await assets.icons
  const { dialog } = publicContent
  await writeServerFiles(stagingDir, {
    content: publicContent,
    forms: collectForms(
      content.pages.map((page) => summaryOf(page, content.blocks)),
      dialog ? formsOf([dialog], content.blocks) : [],
    ),
    scriptHashes: inlineScripts(context, assets.bundles.loader).map(policyHash),
    styleHashes,
    hasGallery: gallery !== undefined,
    sources,
  })
  if (shard) return { ...figures, undated: 0 }
  onStep('crawlers')
  return { ...figures, undated: await writeSitemapAndFeeds(context, hashes) }
}

/** Writes the files for crawlers. Returns how many public pages changed since the ledger was written. */
async function writeSitemapAndFeeds(
  { publicContent, origin, stagingDir, indexNowKey, ledger }: BuildContext,
  hashes: MainHashes,
): Promise<number> {
  const changedOn = new Map([...hashes].map(([path, hash]) => [path, dayOf(ledger, path, hash)]))
  await writeCrawlerFiles({ site: publicContent, origin, outDir: stagingDir, changedOn, indexNowKey })
  const pageHashes: PageHashes = { origin, pages: Object.fromEntries(hashes) }
  await writeFile(join(stagingDir, pageHashesFile), JSON.stringify(pageHashes))
  return [...changedOn.values()].filter((day) => day === undefined).length
}
