import { join } from 'node:path'
import type { Page } from '../../blocks/page.ts'
import { hashAll } from '../cache/file-hashes.ts'
import { isIndexable } from '../content/indexable.ts'
import type { SiteContent } from '../content/load.ts'
import { NotAgain } from '../content/not-again.ts'
import { summaryOf } from '../content/page-summary.ts'
import { searchedPage } from '../content/search-words.ts'
import { buildDay } from '../crawlers/build-day.ts'
import type { Ledger, MainHashes } from '../crawlers/ledger.ts'
import { createPageHead, createSurroundings } from '../crawlers/page-head.ts'
import { hasSnapshot, snapshotPath } from '../crawlers/snapshot.ts'
import type { GalleryEntry } from '../gallery/entries.ts'
import { writeAcross } from './across-pages.ts'
import {
  type Again,
  checkRules,
  checkTables,
  createTaking,
  type MadePage,
  type MadeRelease,
  withChanged,
} from './again.ts'
import { apartWriter } from './apart.ts'
import { compareWays, isSample } from './compare-ways.ts'
import { compressedIn, compressTree } from './compress.ts'
import { formsOf } from './forms-of.ts'
import { pagesOf, writeGallery } from './gallery.ts'
import { type GatePasswords, gatedPages, sealPages, withoutSecrets } from './gated-pages.ts'
import type { Bundling } from './kept-bundles.ts'
import { createDocuments, createPageRender, partsOf } from './page-documents.ts'
import { pageFile } from './page-files.ts'
import { createPageModules } from './page-modules.ts'
import { writePages } from './page-writer.ts'
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
  /** Takes from the cache what an earlier build packed of the same, which is checked, and is remembered for the next. */
  isCached: boolean
  /** Where the scripts come from. */
  bundling: Bundling
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
  /** The release before, where most of its pages are the same. */
  again?: Again | undefined
  /** Told at the start of each step. */
  onStep: (step: string) => void
}

/** `undated`: how many public pages say something else than the ledger has a day for. */
export type BuildReport = { pages: number; htmlBytes: number; renderMs: number; undated: number }

/** What was made beside the report: `taken` are the files that are those of the release before. */
type Written = BuildReport & { hashes: MainHashes; release: MadeRelease; taken: ReadonlySet<string> }

/**
 * Writes the site to `out`, whole or not at all, and tells what may be remembered of it. Throws `BuildRunning` where
 * another build is at work on it, and `NotAgain` where it cannot be made of the release before.
 */
export function buildSite(options: BuildOptions): Promise<{ report: BuildReport; release: MadeRelease }> {
  return publish(options.out, async (made) => {
    const { hashes, release, taken, ...report } = await writeSite(options, made)
    const { shard } = options
    if (shard) await keepOwn(made, shard, ownFiles(options.site.pages, shard))
    if (options.compress) {
      options.onStep('compressing')
      const cache = compressedIn(join(options.root, 'node_modules/.cache/marquee'))
      await compressTree(made, options.isCached ? cache : undefined, (name) => !taken.has(name))
    }
    if (shard) {
      const { pages, htmlBytes, renderMs } = report
      writePartNote(made, shard, { pages, htmlBytes, renderMs, hashes: [...hashes] })
    }
    return { report, release }
  })
}

async function writeSite(options: BuildOptions, made: string): Promise<Written> {
  const { root, origin, passwords, isCached, bundling, shard, again, onStep } = options
  const gallery = isFirst(shard) ? options.gallery : undefined
  const known = withoutSecrets(options.site)
  const cache = join(root, 'node_modules/.cache/marquee')
  const assets = await makeAssets({
    root,
    made,
    cache,
    isCached,
    bundling,
    site: known,
    pages: known.pages.map(summaryOf),
    searchedPages: known.pages.map(searchedPage),
    examples: pagesOf(gallery ?? []),
    again,
    onStep,
  })
  const { bundles, fonts, pictures, cards, downloads, search, searchMark, searching } = assets
  const { manifest, loader } = bundles
  const { createRenderer } = bundles.renderer

  const day = buildDay(process.env['SOURCE_DATE_EPOCH'], new Date())
  const surroundingsOf = createSurroundings({ site: known, origin, day })
  const around = known.pages.map((page, index) => hashAll([cards[index], surroundingsOf(page)]))
  const whole = again ? withChanged(options.site.pages, around, again) : options.site.pages
  const site = again ? withoutSecrets({ ...options.site, pages: whole }) : known
  const isSame = (index: number) => again?.isStandIn(whole[index] as Page) === true

  const changed = whole.filter((_, index) => !isSame(index))

  onStep(`rendering ${changed.length} pages`)
  const startMs = performance.now()
  const material = { shell: shellOf(site, search), pictures, downloads, dialog: site.dialog }
  if (again) checkTables(again.release, { pictures, downloads })
  const renderer = await createRenderer({ ...material, known: again?.release.styles })
  const gated = await sealPages({
    pages: gatedPages(changed),
    passwords,
    renderer,
    origin,
    root,
    cacheDir: join(cache, 'images'),
  })
  const render = createPageRender(renderer, gated.sealed)
  const uses = site.pages.map((page, index) => {
    if (again && isSame(index)) return again.release.pages[page.path]?.uses ?? []
    const used = gated.uses.get(page.path)
    if (!used) return [...new Set(renderer.preparePage(page))]
    render(page)
    return used
  })
  if (again) checkRules(again.release, renderer, uses)
  const knownStyles = renderer.knownStyles()
  renderer.shortenNames()
  // Of protected pages as well, what they show when they are open.
  const parts = whole.map((page) => partsOf(summaryOf(page).types, page.gate))
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
  const common = hashAll([material.shell, site.dialog, frame])
  if (again && again.release.common !== common) throw new NotAgain('what all pages share has changed')
  const pages: Record<string, MadePage> = {}
  const taking = again && createTaking(again.folder, made)
  const hasSnapshots = site.site.crawlers.snapshots === 'copies'
  const keepApart = apartWriter(made)
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
      const own = { uses: uses[index] ?? [], around: around[index] ?? '', stylesheet: stylesheetOf(index) }
      const before = again?.release.pages[page.path]
      if (again && before && isSame(index)) {
        if (before.stylesheet !== own.stylesheet) throw new NotAgain('the sheets are divided in another way')
        taking?.takePage(page, before, hasSnapshots)
        pages[page.path] = before
        continue
      }
      if (isSample(index, site.pages.length)) compareWays(renderer, page)
      const { html, apart } = documentOf(page, { card: cards[index], stylesheet: own.stylesheet })
      pages[page.path] = { ...own, apart, bytes: 0 }
      const snapshot = hasSnapshots && hasSnapshot(page)
      await write({ path: page.path, html, hash: isIndexable(page), snapshot })
    }
    if (gallery) {
      const parts = { root, made, cache, entries: gallery, pictures, manifest, fonts, frame, write }
      await writeGallery({ ...parts, renderer: await createRenderer(material) })
    }
  })
  for (const [path, hash] of written.hashes) Object.assign(pages[path] ?? {}, { hash })
  for (const [path, bytes] of written.sizes) Object.assign(pages[path] ?? {}, { bytes })
  const hashes = new Map(
    Object.entries(pages).flatMap(([path, { hash }]) => (hash === undefined ? [] : [[path, hash] as const])),
  )
  const renderMs = performance.now() - startMs
  await searching
  await writeNotes(made, {
    site,
    forms: formsOf(whole.map(summaryOf)),
    scriptHash: loader.hash,
    hasGallery: gallery !== undefined,
  })
  const report = {
    pages: shard ? pagesInShard(site.pages.length, shard) : site.pages.length,
    htmlBytes: Object.values(pages).reduce((sum, { bytes }) => sum + bytes, 0),
    renderMs,
    hashes,
    taken: taking?.taken ?? new Set(),
    release: { common, styles: knownStyles, pictures, downloads, search: searchMark, pages },
  }
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
