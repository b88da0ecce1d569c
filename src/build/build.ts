import { join } from 'node:path'
import type { Page } from '../../blocks/page.ts'
import { isIndexable } from '../content/indexable.ts'
import type { SiteContent } from '../content/load.ts'
import { summaryOf } from '../content/page-summary.ts'
import { searchedPage } from '../content/search-words.ts'
import { buildDay } from '../crawlers/build-day.ts'
import type { Ledger, MainHashes } from '../crawlers/ledger.ts'
import { createPageHead } from '../crawlers/page-head.ts'
import { hasSnapshot, snapshotPath } from '../crawlers/snapshot.ts'
import type { GalleryEntry } from '../gallery/entries.ts'
import { writeAcross } from './across-pages.ts'
import { apartWriter } from './apart.ts'
import { compareWays, sampleEvery } from './compare-ways.ts'
import { compressedIn, compressTree } from './compress.ts'
import { formsOf } from './forms-of.ts'
import { pagesOf, writeGallery } from './gallery.ts'
import { type GatePasswords, gatedPages, sealPages, withoutSecrets } from './gated-pages.ts'
import { createDocuments, createPageRender, partsOf } from './page-documents.ts'
import { createPageModules } from './page-modules.ts'
import { pageFile, writePages } from './page-writer.ts'
import { publish } from './publish.ts'
import { writeNotes } from './server-notes.ts'
import { isFirst, isInShard, keepOwn, pagesInShard, type Shard, writePartNote } from './shard.ts'
import { shellOf } from './shell-of.ts'
import { makeAssets } from './site-assets.ts'
import { baseStyles, fontPreloads, writeStylesheets } from './stylesheet.ts'

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
    if (shard) await keepOwn(made, shard, ownFiles(options.site.pages, shard))
    if (options.compress) {
      options.onStep('compressing')
      const cache = compressedIn(join(options.root, 'node_modules/.cache/marquee'))
      await compressTree(made, options.isCached ? cache : undefined)
    }
    if (shard) {
      const { pages, htmlBytes, renderMs } = report
      writePartNote(made, shard, { pages, htmlBytes, renderMs, hashes: [...hashes] })
    }
    return report
  })
}

async function writeSite(options: BuildOptions, made: string): Promise<BuildReport & { hashes: MainHashes }> {
  const { root, origin, passwords, isCached, shard, onStep } = options
  const gallery = isFirst(shard) ? options.gallery : undefined
  const site = withoutSecrets(options.site)
  const cache = join(root, 'node_modules/.cache/marquee')
  const assets = await makeAssets({
    root,
    made,
    cache,
    isCached,
    site,
    pages: site.pages.map(summaryOf),
    searched: site.pages.map(searchedPage),
    examples: pagesOf(gallery ?? []),
    onStep,
  })
  const { bundles, fonts, pictures, cards, downloads, search } = assets
  const { manifest, loader } = bundles
  const { createRenderer } = bundles.renderer

  onStep(`rendering ${site.pages.length} pages`)
  const startMs = performance.now()
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
  const render = createPageRender(renderer, sealed)
  for (const page of site.pages) {
    if (sealed.has(page.path)) render(page)
    else renderer.preparePage(page)
  }
  renderer.shortenNames()
  // Of protected pages as well, what they show when they are open.
  const parts = options.site.pages.map((page) => partsOf(summaryOf(page).types, page.gate))
  const base = fonts.css + (await baseStyles(root))
  const styles = writeStylesheets({
    outDir: made,
    base,
    rules: renderer.rules(),
    namesOf: renderer.namesOf,
    pages: parts,
  })

  const head = `<link rel="stylesheet" href="${styles.site}">${fontPreloads(fonts)}`
  const frame = { siteName: site.site.name, origin, head, loader: loader.code }
  const day = buildDay(process.env['SOURCE_DATE_EPOCH'], new Date())
  const keepApart = apartWriter(made)
  const hasCopies = site.site.crawlers.snapshots === 'copies'
  const documentOf = createDocuments({
    frame,
    pictures,
    render,
    keepApart,
    modulesOf: createPageModules(manifest),
    crawlerHeadOf: createPageHead({ site, origin, day }),
  })
  const stylesheetOf = (index: number) => styles.moreFor(parts[index] ?? [])
  const written = await writePages(made, async (write) => {
    for (const [index, page] of site.pages.entries()) {
      if (!isInShard(index, shard)) {
        // What live blocks keep apart, and rules of few pages, lie in files that pages share.
        if (isFirst(shard)) {
          keepApart(render(page).live)
          stylesheetOf(index)
        }
        continue
      }
      if (index % sampleEvery === 0) compareWays(renderer, page)
      const html = documentOf(page, { card: cards[index], stylesheet: stylesheetOf(index) })
      const snapshot = hasCopies && hasSnapshot(page)
      await write({ path: page.path, html, hash: isIndexable(page), snapshot })
    }
    if (gallery) {
      const parts = { root, made, cache, entries: gallery, pictures, manifest, fonts, frame, write }
      await writeGallery({ ...parts, renderer: await createRenderer(material) })
    }
  })
  const hashes = new Map(written.hashes)
  const renderMs = performance.now() - startMs
  await writeNotes(made, {
    site,
    forms: formsOf(options.site.pages.map(summaryOf)),
    scriptHash: loader.hash,
    hasGallery: gallery !== undefined,
  })
  const pages = shard ? pagesInShard(site.pages.length, shard) : site.pages.length
  const report = { pages, htmlBytes: written.bytes, renderMs, hashes }
  if (shard) return { ...report, undated: 0 }
  onStep('writing sitemap and icons')
  return { ...report, undated: await writeAcross({ ...options, site, made, hashes }) }
}

/** Files of the pages of a part, and of their snapshots. */
const ownFiles = (pages: readonly Page[], shard: Shard) =>
  new Set(
    pages
      .filter((_, index) => isInShard(index, shard))
      .flatMap(({ path }) => [pageFile(path), pageFile(snapshotPath(path))]),
  )
