import { mkdir, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { isKeeping } from '../../blocks/live.ts'
import type { Page } from '../../blocks/page.ts'
import { pictureKey } from '../../schema/picture.ts'
import { createCardFiles } from '../cards/card-files.ts'
import { cardsOf } from '../cards/card-of.ts'
import { isIndexable } from '../content/indexable.ts'
import type { SiteContent } from '../content/load.ts'
import { documentsOn, summaryOf } from '../content/page-summary.ts'
import { searchedPage } from '../content/search-words.ts'
import { buildDay } from '../crawlers/build-day.ts'
import type { Ledger, MainHashes } from '../crawlers/ledger.ts'
import { createPageHead } from '../crawlers/page-head.ts'
import { hasSnapshot, snapshotPath } from '../crawlers/snapshot.ts'
import type { GalleryEntry } from '../gallery/entries.ts'
import { makePictures } from '../pictures/pipeline.ts'
import { renderDocument } from '../renderer/document.ts'
import { gateId } from '../renderer/page-data.ts'
import type { RenderedPage, Renderer } from '../renderer/render.tsx'
import { writeAcross } from './across-pages.ts'
import { aliasTable } from './aliases.ts'
import { apartWriter } from './apart.ts'
import { compareWays, sampleEvery } from './compare-ways.ts'
import { compressedIn, compressTree } from './compress.ts'
import { writeDownloads } from './downloads.ts'
import { formsOf } from './forms-of.ts'
import { pagesOf, writeGallery } from './gallery.ts'
import { type GatePasswords, gatedPages, sealPages, withoutSecrets } from './gated-pages.ts'
import { firstPicture, imagesOf, picturesFor } from './images-of.ts'
import { keptBundles } from './kept-bundles.ts'
import { createPageModules } from './page-modules.ts'
import { pageFile, writePages } from './page-writer.ts'
import { copyPublic } from './public-files.ts'
import { publish } from './publish.ts'
import { searchFileOf } from './search-file.ts'
import { isFirst, isInShard, keepOwn, pagesInShard, type Shard } from './shard.ts'
import { shellOf } from './shell-of.ts'
import { speculationRules } from './speculation-rules.ts'
import { baseStyles, writeFonts, writeStylesheets } from './stylesheet.ts'

export type BuildOptions = {
  root: string
  /** Folder to write. It is replaced as a whole when everything is there, else it stays as it was. */
  out: string
  site: SiteContent
  /** Absolute origin for canonical links. */
  origin: string
  compress: boolean
  /** Takes from the cache what an earlier build made of the same, which is checked. */
  isCached: boolean
  /** Since when each page says what it says. */
  ledger: Ledger
  /** Key for telling search engines of changes; its file is written. */
  indexNowKey?: string | undefined
  /** Passwords of the protected pages. */
  passwords: GatePasswords
  /** The blocks of the gallery; without them none is written. */
  gallery?: readonly GalleryEntry[] | undefined
  /** Which part of the pages is made, where several builds share them. */
  shard?: Shard | undefined
  /** Told at the start of each step. */
  onStep: (step: string) => void
}

/** `undated`: how many public pages say something else than the ledger has a day for. */
export type BuildReport = { pages: number; htmlBytes: number; renderMs: number; undated: number }

/** Writes the site to `out`, whole or not at all. Throws `BuildRunning` where another build is at work on it. */
export function buildSite(options: BuildOptions): Promise<BuildReport> {
  return publish(options.out, async (made) => {
    const { hashes, ...report } = await writeSite(options, made)
    const { shard } = options
    if (shard) {
      const figures = {
        pages: report.pages,
        htmlBytes: report.htmlBytes,
        renderMs: report.renderMs,
        hashes: [...hashes],
      }
      await keepOwn(made, { shard, own: ownFiles(options.site.pages, shard), figures })
    }
    if (options.compress) {
      options.onStep('compressing')
      const cache = compressedIn(join(options.root, 'node_modules/.cache/marquee'))
      await compressTree(made, options.isCached ? cache : undefined)
    }
    return report
  })
}

async function writeSite(options: BuildOptions, made: string): Promise<BuildReport & { hashes: MainHashes }> {
  const { root, origin, passwords, isCached, shard, onStep } = options
  const gallery = isFirst(shard) ? options.gallery : undefined
  const examples = pagesOf(gallery ?? [])
  const site = withoutSecrets(options.site)
  const cache = join(root, 'node_modules/.cache/marquee')
  await copyPublic(root, made)
  await mkdir(join(made, 'assets'), { recursive: true })
  const searching = searchFileOf({ ...site, pages: site.pages.map(searchedPage) })
  const summaries = site.pages.map(summaryOf)
  onStep('bundling scripts')
  const { snapshots } = site.site.crawlers
  const hasSnapshots = snapshots !== 'off'
  const bundles = await keptBundles({ root, made, cacheDir: join(cache, 'bundles'), hasSnapshots, isCached })
  const { manifest, loader } = bundles
  const { createRenderer } = bundles.renderer
  const fonts = await writeFonts(made)

  onStep('drawing pictures')
  const base = site.site.imageBase ?? ''
  const { table: pictures } = await makePictures({
    images: [...summaries.flatMap(({ images }) => images), ...imagesOf({ pages: examples, dialog: site.dialog })],
    root,
    publicDir: join(root, 'public'),
    outDir: made,
    cacheDir: join(cache, 'images'),
    base,
  })

  const cardOf = cardsOf({ ...site, pages: summaries })
  const cardFile = createCardFiles({ root, outDir: made, cacheDir: join(cache, 'cards'), cardOf })
  const cards = await Promise.all(site.pages.map(cardFile))

  onStep('writing downloads')
  const downloads = await writeDownloads({
    documents: [...examples, ...site.pages].flatMap(documentsOn),
    root,
    outDir: made,
    cacheDir: join(cache, 'downloads'),
  })

  onStep(`rendering ${site.pages.length} pages on ${availableParallelism()} processors`)
  const startMs = performance.now()
  const search = await searching
  if (search) await writeFile(join(made, search.address), search.text)
  const material = { shell: shellOf(site, search?.address), pictures, downloads, dialog: site.dialog }
  const renderer = await createRenderer(material)
  const sealed = await sealPages({
    pages: gatedPages(options.site.pages),
    passwords,
    renderer,
    origin,
    root,
    cacheDir: join(cache, 'images'),
  })
  const render = (page: Page): RenderedPage => {
    const gate = sealed.get(page.path)
    if (!gate) return renderer.renderPage(page)
    const { body, live, liveTypes } = renderer.renderGate(page.path)
    return { body, live: { ...live, [gate.id]: gate }, liveTypes: [gate.type, ...liveTypes] }
  }
  for (const page of site.pages) {
    if (sealed.has(page.path)) render(page)
    else renderer.preparePage(page)
  }
  renderer.shortenNames()
  const styles = writeStylesheets({
    outDir: made,
    base: fonts.css + (await baseStyles(root)),
    rules: renderer.rules(),
    namesOf: renderer.namesOf,
    pages: options.site.pages.map(partsOf),
  })

  const preloads = fonts.addresses.map(
    (href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`,
  )
  const head = `<link rel="stylesheet" href="${styles.site}">${preloads.join('')}`
  const frame = { siteName: site.site.name, origin, head, loader: loader.code }
  const day = buildDay(process.env['SOURCE_DATE_EPOCH'], new Date())
  const crawlerHeadOf = createPageHead({ site, origin, day })
  const keepApart = apartWriter(made)
  const modulesOf = createPageModules(manifest)
  const written = await writePages(made, async (write) => {
    for (const [index, page] of site.pages.entries()) {
      const stylesheet = () => styles.moreFor(partsOf(options.site.pages[index] ?? page))
      if (!isInShard(index, shard)) {
        // What live blocks keep apart, and rules of few pages, lie in files that pages share.
        if (isFirst(shard)) {
          keepApart(render(page).live)
          stylesheet()
        }
        continue
      }
      if (index % sampleEvery === 0) compareWays(renderer, page)
      const { body, live, liveTypes } = render(page)
      const apart = keepApart(live)
      const data = {
        modules: [...apart.modules, ...modulesOf(liveTypes)],
        live: apart.live,
        ...picturesFor(live, pictures),
        ...(page.quote && { quote: page.quote }),
        ...((page.gate || startsAtIdle(page, live)) && { idle: true as const }),
      }
      const first = firstPicture(page)
      const preload = first && pictures[pictureKey(first)]
      const html = renderDocument(frame, {
        page,
        body,
        data,
        stylesheet: stylesheet(),
        preload,
        card: cards[index],
        crawlerHead: crawlerHeadOf(page),
      })
      const snapshot = snapshots === 'copies' && hasSnapshot(page)
      await write({ path: page.path, html, hash: isIndexable(page), snapshot })
    }
    if (gallery) {
      const parts = { root, made, cache, entries: gallery, pictures, manifest, fonts, frame, write }
      await writeGallery({ ...parts, renderer: await createRenderer(material) })
    }
  })
  const hashes = new Map(written.hashes)
  const renderMs = performance.now() - startMs

  const json = (name: string, value: unknown) => writeFile(join(made, name), JSON.stringify(value))
  await json('_headers.json', {
    scriptHashes: [loader.hash],
    imageOrigins: base ? [new URL(base).origin] : [],
    ...(gallery && { gallery: true }),
  })
  await json('_aliases.json', aliasTable(site))
  if (snapshots === 'rewrite') await json('_snapshots.json', 'rewrite')
  await json('_forms.json', formsOf(options.site.pages.map(summaryOf)))
  await json('speculation-rules.json', speculationRules)
  const pages = shard ? pagesInShard(site.pages.length, shard) : site.pages.length
  const report = { pages, htmlBytes: written.bytes, renderMs, hashes }
  if (shard) return { ...report, undated: 0 }
  onStep('writing sitemap and icons')
  return { ...report, undated: await writeAcross({ ...options, site, made, hashes }) }
}

/** The parts that a page shows, those behind its password among them: the browser puts them there when it is open. */
const partsOf = ({ blocks, gate }: Page) => [...blocks.map(({ type }) => type), ...(gate ? [gateId] : [])]

/** Files of the pages of a part, and of their snapshots. */
const ownFiles = (pages: readonly Page[], shard: Shard) =>
  new Set(
    pages
      .filter((_, index) => isInShard(index, shard))
      .flatMap(({ path }) => [pageFile(path), pageFile(snapshotPath(path))]),
  )

/**
 * A page starts the app at idle where it is about a form, so that the first live block stands at its top, and where a
 * block shows what the device keeps.
 */
const startsAtIdle = (page: Page, live: Awaited<ReturnType<Renderer['renderPage']>>['live']) =>
  page.blocks.slice(0, 2).some(({ id }) => Object.hasOwn(live, id)) || page.blocks.some(({ type }) => isKeeping(type))
