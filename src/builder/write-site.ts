import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { policyHash } from '../cache/hash.ts'
import { formsOf, summaryOf } from '../content/derive/page-summary.ts'
import { dayOf, type MainHashes } from '../seo/ledger.ts'
import { type PageHashes, pageHashesFile } from '../seo/page-hashes.ts'
import type { MissingLetters } from '../seo/social-cards/missing-letters.ts'
import { writeCrawlerFiles } from '../seo/write-crawler-files.ts'
import { type ForeignLetters, writeAssets } from './assets/write-assets.ts'
import type { BuildContext } from './build-context.ts'
import { collectForms } from './collect-forms.ts'
import { pagesOf } from './gallery.ts'
import { writeLanguages } from './languages/write-languages.ts'
import { inlineScripts, writeDocuments } from './pages/write-documents.ts'
import { type PolicySource, policySources } from './policy-sources.ts'
import { writeServerFiles } from './server-files.ts'

/**
 * Figures of one build. `rendered`: how many documents were rendered, and not linked from an earlier build. `structures`: how many structures of blocks were rendered. `undated`: how many public pages changed
 * since the ledger was written. `missingLetters`: the social cards that lack letters. `foreignLetters`: those of each language that the fonts of the theme lack. `sources`: what blocks and
 * settings load from elsewhere.
 */
export type SiteFigures = {
  pages: number
  htmlBytes: number
  renderMs: number
  rendered: number
  structures: number
  undated: number
  missingLetters: readonly MissingLetters[]
  foreignLetters: readonly ForeignLetters[]
  sources: readonly PolicySource[]
}

/** What was written: its figures, and the hash of each public page's main content, without those of other languages. */
export type WrittenSite = { figures: SiteFigures; hashes: MainHashes }

/** Writes all files of a site below the staging directory, an empty folder; for a shard, those that its pages need. */
export async function writeSite(context: BuildContext): Promise<WrittenSite> {
  const { content, publicContent, pagesToWrite, stagingDir, gallery, shard, onStep } = context
  const assets = await writeAssets(context)

  onStep('pages')
  const startMs = performance.now()
  const { bytes, rendered, hashes, styleHashes, structures } = await writeDocuments(context, assets)
  const languages = await writeLanguages(context, assets)
  const renderMs = performance.now() - startMs
  const missingLetters = [assets.cards, ...assets.cardsOfLanguages].flatMap(({ missing }) => missing)
  const sum = (of: (one: (typeof languages)[number]) => number) => languages.reduce((all, one) => all + of(one), 0)
  const contexts = [context, ...context.languages.map((one) => one.context)]
  const allPages = contexts.flatMap((one) => one.content.pages)
  const sources = policySources({ ...content, pages: [...allPages, ...pagesOf(gallery ?? [])] })
  const figures = {
    pages: pagesToWrite.length + sum(({ pages }) => pages),
    htmlBytes: bytes + sum(({ bytes }) => bytes),
    renderMs,
    rendered: rendered + sum((one) => one.rendered),
    structures,
    missingLetters,
    foreignLetters: assets.foreignLetters,
    sources,
  }

  await assets.icons
  const { dialog } = publicContent
  await writeServerFiles(stagingDir, {
    content: { ...publicContent, pages: pagesAtAddresses(context) },
    // The questions of a form that the source has too are those of the source.
    forms: collectForms(
      contexts
        .toReversed()
        .flatMap((one) => one.content.pages)
        .map((page) => summaryOf(page, content.blocks)),
      dialog ? formsOf([dialog], content.blocks) : [],
    ),
    scriptHashes: [...new Set(contexts.flatMap((one) => inlineScripts(one, assets.bundles.loader)))].map(policyHash),
    styleHashes: [...new Set([...styleHashes, ...languages.flatMap((one) => one.styleHashes)])],
    hasGallery: gallery !== undefined,
    languages: context.languages.map(({ output }) => output.tag),
    sources,
  })
  if (shard) return { figures: { ...figures, undated: 0 }, hashes }
  onStep('crawlers')
  const ofLanguages = languages.flatMap((one) => [...one.hashes])
  return { figures: { ...figures, undated: await writeSitemapAndFeeds(context, hashes, ofLanguages) }, hashes }
}

/** The public pages in all languages, each at its address. */
const pagesAtAddresses = ({ publicContent, languages }: BuildContext) => [
  ...publicContent.pages,
  ...languages.flatMap(({ context, output }) =>
    context.publicContent.pages.map((page) => ({ ...page, path: output.addressOf(page.path) as '/' })),
  ),
]

/** Writes the files for crawlers. Returns how many public pages changed since the ledger was written. */
async function writeSitemapAndFeeds(
  { publicContent, origin, stagingDir, indexNowKey, ledger, newDay }: BuildContext,
  hashes: MainHashes,
  ofLanguages: readonly (readonly [address: string, hash: string])[],
): Promise<number> {
  const changedOn = new Map([...hashes].map(([path, hash]) => [path, dayOf(ledger, path, hash) ?? newDay]))
  const others = ofLanguages.map(([address, hash]) => ({
    address: origin + address,
    changed: dayOf(ledger, address, hash),
  }))
  await writeCrawlerFiles({ site: publicContent, origin, outDir: stagingDir, changedOn, others, indexNowKey })
  const pageHashes: PageHashes = { origin, pages: Object.fromEntries([...hashes, ...ofLanguages]) }
  await writeFile(join(stagingDir, pageHashesFile), JSON.stringify(pageHashes))
  return [...changedOn.values()].filter((day) => day === undefined).length
}
