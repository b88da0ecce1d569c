import { isoDay } from '../../schema/schedule.ts'
import { themeColour } from '../../schema/theme/palettes.ts'
import { policyHash } from '../cache/hash.ts'
import { summaryOf } from '../content/derive/page-summary.ts'
import { searchedPage } from '../content/derive/search-words.ts'
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
  const { root, origin, passwords, shard, store, onStep } = options
  const gallery = shard ? undefined : options.gallery
  // With the contents of protected pages, and with the pages of other shards.
  const pagesWithSecrets = options.site.pages
  const site = withoutSecrets(options.site)
  const pages = shard ? pagesInShard(site.pages, shard) : site.pages
  const assets = await writeAssets({
    ...options,
    stagingDir,
    site,
    pages: site.pages.map(summaryOf),
    written: pages.map(summaryOf),
    searchedPages: site.pages.map(searchedPage),
    examples: pagesOf(gallery ?? []),
  })
  const { bundles, fonts, cards, downloads, search, underway } = assets
  const { manifest, loader } = bundles
  const { createRenderer, renderGallery, renderThemePage } = bundles.renderer

  onStep(`rendering ${pages.length} pages`)
  const startMs = performance.now()
  // Pages of other shards are not written, but the style sheets contain the rules of their blocks.
  const pictures = shard ? { ...namedPictures(site), ...assets.pictures } : assets.pictures
  const material = {
    layout: layoutDataOf(site, search),
    theme: site.theme,
    logo: assets.logo,
    pictures,
    downloads,
    dialog: site.dialog,
  }
  const renderer = await createRenderer(material)
  const { sealed } = await sealPages({
    pages: gatedPages(pagesWithSecrets),
    passwords,
    renderer,
    origin,
    root,
    site,
    store,
  })
  const styles = await writeStyles({ root, stagingDir, fonts, renderer, pages: pagesWithSecrets })

  const frame = {
    siteName: site.site.name,
    themeColour: themeColour(site.theme),
    origin,
    head: fontPreloads(fonts),
    sheet: styles.sheet,
    loader,
  }
  const modulesOf = createPageModules(manifest)
  const crawlerHeadOf = createPageHead({ site, origin, today: isoDay(options.now) })
  const render = createPageRender(renderer, await sealed)
  const { write, written } = createPageWriter(stagingDir)
  // With `rewrite` the server answers with the page itself.
  const writesSnapshots = site.site.crawlers.snapshots === 'copies'
  renderPages({
    pages,
    stagingDir,
    frame,
    pictures,
    styles,
    cards,
    render,
    modulesOf,
    crawlerHeadOf,
    writesSnapshots,
    write,
  })
  if (gallery) {
    const parts = {
      root,
      stagingDir,
      entries: gallery,
      theme: site.theme,
      renderGallery,
      renderThemePage,
      pictures,
      manifest,
      fonts,
      frame,
      write,
    }
    await writeGallery({ ...parts, renderer: await createRenderer(material) })
  }
  const renderMs = performance.now() - startMs

  await underway
  await writeServerFiles(stagingDir, {
    site,
    forms: collectForms(pagesWithSecrets.map(summaryOf)),
    scriptHashes: [loader, readyScript].map(policyHash),
    styleHashes: styles.hashes,
    hasGallery: gallery !== undefined,
  })
  const { bytes, hashes } = written()
  const report = {
    pages: pages.length,
    htmlBytes: bytes,
    renderMs,
  }
  if (shard) return { ...report, undated: 0 }
  onStep('writing sitemap and feeds')
  return { ...report, undated: await writeCrossPageFiles({ ...options, site, stagingDir, hashes }) }
}
