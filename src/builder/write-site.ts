import { writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { everyBlock } from '../../schema/nested-blocks.ts'
import { browserColours, darkTonesOf, drawingColours } from '../../schema/theme/palettes.ts'
import { codeHash } from '../cache/code-hash.ts'
import { hashAll, hashOf, policyHash } from '../cache/hash.ts'
import type { PictureTable } from '../components/picture/pictures-context.ts'
import { ownBlocks } from '../content/block-types/find-blocks.ts'
import { filesOn } from '../content/derive/block-files.ts'
import { formsOf, summaryOf } from '../content/derive/page-summary.ts'
import { projectRoot } from '../files/roots.ts'
import { withSlashes } from '../files/with-slashes.ts'
import { renderPictures } from '../pictures/pipeline.ts'
import { contentFolder } from '../pictures/public-folders.ts'
import { readyScript } from '../render/document.ts'
import { frameScripts } from '../render/layout/frame-scripts.ts'
import { gateId } from '../render/page-data.ts'
import type { Renderer } from '../render/renderer.ts'
import { createCrawlerHead } from '../seo/crawler-head.ts'
import { dayOf, type MainHashes } from '../seo/ledger.ts'
import { type PageHashes, pageHashesFile } from '../seo/page-hashes.ts'
import { writeCards } from '../seo/social-cards/card-files.ts'
import { createCardOf } from '../seo/social-cards/card-of.ts'
import type { MissingLetters } from '../seo/social-cards/missing-letters.ts'
import { writeCrawlerFiles } from '../seo/write-crawler-files.ts'
import type { LoadedBundles } from './assets/cached-bundles.ts'
import { collectImages, namedPictures } from './assets/collect-images.ts'
import { writeDownloads } from './assets/downloads.ts'
import { writePublicFiles } from './assets/public-files.ts'
import { rareLettersOf } from './assets/rare-letters.ts'
import { searchAddressOf, writeSearch } from './assets/search-file.ts'
import { fontPreloads, writeFonts } from './assets/site-fonts.ts'
import { writeStyles } from './assets/site-styles.ts'
import { measureEntry } from './assets/used-scripts.ts'
import type { BuildContext } from './build-context.ts'
import { collectForms } from './collect-forms.ts'
import { pagesOf, writeGallery } from './gallery.ts'
import { isMeasured, measureMarkup } from './measure-markup.ts'
import { createDocumentInputs } from './pages/document-inputs.ts'
import { createDocumentStore, type DocumentStore } from './pages/document-store.ts'
import { writePages } from './pages/page-documents.ts'
import { createPageWriter } from './pages/page-files.ts'
import { createPageModules } from './pages/page-modules.ts'
import { renderGatedPages, sealPages } from './pages/seal-pages.ts'
import { type PolicySource, policySources } from './policy-sources.ts'
import { writeServerFiles } from './server-files.ts'
import { rendererInput } from './site-renderer.ts'

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

/** Writes everything that documents link to, except for style sheets: these contain the rules of rendered blocks. */
async function writeAssets(context: BuildContext) {
  const { content, publicContent, pagesToWrite, stagingDir, cache, gallery, isQuick, onStep } = context
  const { site, theme, land, publicFolders } = publicContent
  const summaries = publicContent.pages.map((page) => summaryOf(page, publicContent.blocks))
  const summariesToWrite = pagesToWrite.map((page) => summaryOf(page, publicContent.blocks))
  const examples = pagesOf(gallery ?? [])

  const { logo, icons } = await writePublicFiles(publicContent, stagingDir, cache)
  const searchFile = searchAddressOf(site)
  if (searchFile) await writeSearch(publicContent, join(stagingDir, searchFile))

  onStep('scripts')
  const bundles = await context.bundling.writeAndLoad(stagingDir, {
    hasSnapshotScript: site.crawlers.snapshots !== 'off',
    hasGallery: examples.length > 0,
    isMeasured: isMeasured(site),
    types: scriptTypes(context),
  })
  const fonts = await writeFonts({ theme, publicFolders, outDir: stagingDir, cache, letters: rareLettersOf(content) })
  if (land) await writeFile(join(stagingDir, land.url), land.svg)

  onStep('pictures')
  const images = [
    ...summariesToWrite.flatMap(({ images }) => images),
    ...collectImages({ ...publicContent, pages: examples }),
  ]
  const pictures = await drawPictures(context, images)
  const cardOf = createCardOf({ ...publicContent, pages: summaries })
  const standIn = isQuick ? summaries.find(({ path }) => path === '/') : undefined
  const cards = await writeCards(summariesToWrite, { theme, publicFolders, outDir: stagingDir, cache, cardOf, standIn })

  onStep('downloads')
  const files = [...examples, ...publicContent.pages].flatMap((page) => filesOn(page, publicContent.blocks))
  const downloads = await writeDownloads({ files, outDir: stagingDir, cache })
  return { logo, icons, searchFile, bundles, fonts, pictures, cards, downloads }
}

/** The documents of earlier builds; `undefined` without a cache. */
function storedDocuments(
  { codeRoot, content, publicContent, stagingDir, cache }: BuildContext,
  { bundles, layout, printOf }: { bundles: LoadedBundles; layout: object; printOf: (input: string) => string },
): DocumentStore | undefined {
  if (!cache.isUsed) return undefined
  const { site, theme, collections, settingsPrint } = publicContent
  const folder = withSlashes(relative(projectRoot, contentFolder(content)))
  const code = [codeHash(codeRoot, 'site'), bundles.rendererHash, bundles.manifest]
  return createDocumentStore({
    // Another clone has other paths, and another site in the same cache another name.
    folder: cache.fileOf('documents', hashAll([folder, site.name, site.origin])),
    version: hashAll([code, layout, site, theme, collections, settingsPrint]),
    printOf,
    stagingDir,
  })
}

/** The inline scripts of all pages. */
const inlineScripts = ({ publicContent: { site, theme } }: BuildContext, loader: string): string[] => [
  loader,
  readyScript,
  ...frameScripts({ announcements: site.announcements, hasDark: darkTonesOf(theme).size > 0 }),
]

/** Renders and writes pages and gallery, and the style sheets of what was rendered. */
async function writeDocuments(context: BuildContext, assets: Awaited<ReturnType<typeof writeAssets>>) {
  const { codeRoot, content, publicContent, stagingDir, origin, gallery, shard } = context
  const { logo, searchFile, bundles, fonts } = assets
  const ownTypes = new Set(ownBlocks(contentFolder(content)).map(({ type }) => type))
  const own = { styles: bundles.ownStyles, types: ownTypes }
  const { site, theme } = publicContent
  const inputs = createDocumentInputs(context, assets)
  const { pictures, downloads, cards, ledger, steps, feedLinks } = inputs
  const input = rendererInput(publicContent, { logo, pictures, downloads, searchFile })
  const renderer = await bundles.renderer.createRenderer(input)
  const gatedDocuments = await renderGatedPages(context, renderer)
  const { pictures: _pictures, downloads: _downloads, ...layout } = input
  const documents = storedDocuments(context, { bundles, layout, printOf: inputs.printOf })
  compileBlocks(context, renderer, documents)
  const [sealed, styles] = await Promise.all([
    sealPages(context, gatedDocuments),
    writeStyles({ codeRoot, stagingDir, fonts, own, renderer, pages: content.pages, schemas: content.blocks }),
  ])
  const frame = {
    site,
    ...browserColours(theme),
    origin,
    head: fontPreloads(fonts),
    sheet: styles.sheet,
    loader: bundles.loader,
    measure: measureMarkup(site, `/${bundles.manifest[measureEntry]?.file}`),
    blocks: content.blocks,
  }
  const { write } = createPageWriter(stagingDir)
  const { bytes, hashes } = writePages(context, {
    ...inputs.setLook({ frame, styles }),
    renderer,
    sealed,
    pictures,
    cards,
    ledger,
    modulesOf: createPageModules(bundles.manifest),
    crawlerHeadOf: createCrawlerHead({
      site: publicContent,
      origin,
      pictures,
      cards,
      steps,
      feedLinks,
      get today() {
        return inputs.today
      },
    }),
    write,
    documents,
  })
  documents?.save({ isShard: shard !== undefined })
  if (gallery)
    await writeGallery(context, {
      entries: gallery,
      renderer: await bundles.renderer.createRenderer(input),
      pictures,
      bundles,
      fonts,
      frame,
      write,
    })
  return { bytes, hashes, styleHashes: styles.hashes, structures: renderer.structures() }
}

/**
 * Draws pictures below the staging directory. The table of a shard has those of all pages: the style sheets contain the rules
 * of all blocks, also those of other shards, whose pictures are not drawn.
 */
async function drawPictures(
  { publicContent, stagingDir, cache, shard, isQuick, onProgress }: BuildContext,
  images: Parameters<typeof renderPictures>[0]['images'],
): Promise<PictureTable> {
  const { site, theme, publicFolders } = publicContent
  const drawn = await renderPictures({
    images,
    root: projectRoot,
    publicFolders,
    colours: drawingColours(theme),
    outDir: stagingDir,
    cache,
    base: site.imageBase ?? '',
    effort: isQuick ? 'quick' : 'full',
    onProgress,
  })
  return shard ? { ...namedPictures(publicContent), ...drawn } : drawn
}

/** Types of the blocks on all pages and in the dialog, whose scripts are written; `gate` if a page is protected. */
function scriptTypes({ content: { pages, dialog, blocks: schemas } }: BuildContext): ReadonlySet<string> {
  const ofDialog = dialog ? everyBlock([dialog]).map(({ type }) => type) : []
  const ofGates = pages.some(({ gate }) => gate) ? [gateId] : []
  return new Set([...pages.flatMap((page) => summaryOf(page, schemas).types), ...ofDialog, ...ofGates])
}

/**
 * Renders every block structure of public pages, and the password screens. This precedes the style sheets: they contain
 * the rules that the renderer collects. A page whose structures are known, and were all rendered for earlier ones, adds none.
 */
function compileBlocks(
  { publicContent }: BuildContext,
  renderer: Renderer,
  documents: DocumentStore | undefined,
): void {
  const rendered = new Set<string>()
  for (const page of publicContent.pages) {
    if (page.gate) {
      renderer.renderGate(page.path)
      continue
    }
    let isPrepared = false
    const prepare = () => {
      isPrepared = true
      return renderer.preparePage(page).map((name) => hashOf(name).slice(0, 16))
    }
    const names = documents ? documents.value(page, 'structures', prepare) : prepare()
    if (!isPrepared && names.some((name) => !rendered.has(name))) prepare()
    for (const name of names) rendered.add(name)
  }
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
