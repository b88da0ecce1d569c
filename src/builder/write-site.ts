import type { Page } from '../../blocks/page.ts'
import { isoDay } from '../../schema/schedule.ts'
import { themeColour } from '../../schema/theme/palettes.ts'
import { policyHash } from '../cache/hash.ts'
import { formsOf, summaryOf } from '../content/derive/page-summary.ts'
import { searchedPage } from '../content/derive/search-words.ts'
import type { SiteContent } from '../content/load/load.ts'
import { readyScript } from '../render/document.ts'
import { createPageHead } from '../seo/page-head.ts'
import { namedPictures } from './assets/named-pictures.ts'
import { writeAssets } from './assets/site-assets.ts'
import { fontPreloads } from './assets/site-fonts.ts'
import { writeStyles } from './assets/site-styles.ts'
import type { BuildOptions, BuildReport } from './build-options.ts'
import { collectForms } from './collect-forms.ts'
import { writeCrossPageFiles } from './cross-page-files.ts'
import { pagesOf, writeGallery } from './gallery.ts'
import { layoutDataOf } from './layout-data.ts'
import { gatedPages, sealPages, withoutSecrets } from './pages/gated-pages.ts'
import { createPageRender, renderPages } from './pages/page-documents.ts'
import { createPageWriter } from './pages/page-files.ts'
import { createPageModules } from './pages/page-modules.ts'
import { writeServerFiles } from './server-files.ts'
import { pagesInShard } from './shard.ts'

/** Writes all files of a site below `stagingDir`, an empty folder; for a shard, those that its pages need. */
export async function writeSite(options: BuildOptions, stagingDir: string): Promise<BuildReport> {
  const { shard, onStep } = options
  const site = withoutSecrets(options.site)
  const pages = shard ? pagesInShard(site.pages, shard) : site.pages
  const gallery = shard ? undefined : options.gallery
  const assets = await writeAssets({
    ...options,
    stagingDir,
    site,
    pages: site.pages.map(summaryOf),
    shardPages: pages.map(summaryOf),
    searchedPages: site.pages.map(searchedPage),
    types: usedTypes(options.site),
    examples: pagesOf(gallery ?? []),
  })

  onStep(`rendering ${pages.length} pages`)
  const startMs = performance.now()
  const { bytes, hashes, styleHashes } = await writePages({ options, stagingDir, site, pages, gallery, assets })
  const report = { pages: pages.length, htmlBytes: bytes, renderMs: performance.now() - startMs }

  await assets.underway
  await writeServerFiles(stagingDir, {
    site,
    forms: collectForms(options.site.pages.map(summaryOf), site.dialog ? formsOf([site.dialog]) : []),
    scriptHashes: [assets.bundles.loader, readyScript].map(policyHash),
    styleHashes,
    hasGallery: gallery !== undefined,
  })
  if (shard) return { ...report, undated: 0 }
  onStep('writing sitemap and feeds')
  return { ...report, undated: await writeCrossPageFiles({ ...options, site, stagingDir, hashes }) }
}

/** Types of the blocks on all pages and in the dialog; `gate` if a page is protected. */
function usedTypes({ pages, dialog }: SiteContent): ReadonlySet<string> {
  const blocks = [...pages.flatMap((page) => page.blocks), ...(dialog ? [dialog] : [])]
  return new Set([...blocks.map(({ type }) => type), ...(pages.some(({ gate }) => gate) ? ['gate'] : [])])
}

type Pages = {
  options: BuildOptions
  stagingDir: string
  /** Without the secrets of protected pages. */
  site: SiteContent
  /** The pages to write: all of the site except those of other shards. */
  pages: readonly Page[]
  gallery: BuildOptions['gallery']
  assets: Awaited<ReturnType<typeof writeAssets>>
}

/**
 * Writes style sheets, pages and gallery. Returns the size of all documents, the hashes of their main contents by path, and
 * those of the inline styles.
 */
async function writePages({ options, stagingDir, site, pages, gallery, assets }: Pages) {
  const { root, origin, passwords, shard, cache } = options
  // With the contents of protected pages, and with the pages of other shards.
  const pagesWithSecrets = options.site.pages
  const { bundles, fonts, logo, cards, downloads, search } = assets
  // Pages of other shards are not written, but the style sheets contain the rules of their blocks.
  const pictures = shard ? { ...namedPictures(site), ...assets.pictures } : assets.pictures
  const { theme, dialog } = site
  const material = { layout: layoutDataOf(site, search), theme, logo, pictures, downloads, dialog }
  const renderer = await bundles.renderer.createRenderer(material)
  const gated = gatedPages(pagesWithSecrets)
  const { sealed } = await sealPages({ pages: gated, passwords, renderer, origin, root, site, cache })
  const styles = await writeStyles({ root, stagingDir, fonts, renderer, pages: pagesWithSecrets })
  const frame = {
    siteName: site.site.name,
    themeColour: themeColour(theme),
    origin,
    head: fontPreloads(fonts),
    sheet: styles.sheet,
    loader: bundles.loader,
  }
  const { write, totals } = createPageWriter(stagingDir)
  renderPages({
    pages,
    stagingDir,
    frame,
    pictures,
    styles,
    cards,
    render: createPageRender(renderer, await sealed),
    modulesOf: createPageModules(bundles.manifest),
    crawlerHeadOf: createPageHead({ site, origin, today: isoDay(options.now) }),
    // With `rewrite` the server answers with the page itself.
    writesSnapshots: site.site.crawlers.snapshots === 'copies',
    write,
  })
  if (gallery) {
    const ownRenderer = await bundles.renderer.createRenderer(material)
    const parts = { root, stagingDir, theme, pictures, bundles, fonts, frame, write }
    await writeGallery({ ...parts, entries: gallery, renderer: ownRenderer })
  }
  return { ...totals(), styleHashes: styles.hashes }
}
