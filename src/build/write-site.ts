import { join } from 'node:path'
import { cacheFolderOf } from '../cache/cache-folder.ts'
import { hashAll } from '../cache/file-hashes.ts'
import { NotAgain } from '../content/not-again.ts'
import { summaryOf } from '../content/page-summary.ts'
import { searchedPage } from '../content/search-words.ts'
import { buildDay } from '../crawlers/build-day.ts'
import type { MainHashes } from '../crawlers/ledger.ts'
import { createPageHead } from '../crawlers/page-head.ts'
import { readyScript } from '../renderer/document.ts'
import { writeAcross } from './across-pages.ts'
import { checkTables, filesOf, type MadePage, type MadeRelease } from './again.ts'
import type { BuildOptions, BuildReport } from './build-options.ts'
import { formsOf } from './forms-of.ts'
import { pagesOf, writeGallery } from './gallery.ts'
import { gatedPages, sealPages, withoutSecrets } from './gated-pages.ts'
import { makePages } from './made-pages.ts'
import { createDocuments, createPageRender } from './page-documents.ts'
import { createPageModules } from './page-modules.ts'
import { policyHash } from './policy-hash.ts'
import { writeNotes } from './server-notes.ts'
import { isFirst, pagesInShard } from './shard.ts'
import { shellOf } from './shell-of.ts'
import { makeAssets } from './site-assets.ts'
import { choosePages, contentOf, holdsSame } from './site-pages.ts'
import { makeStyles } from './site-styles.ts'
import { beginTaking, keepOnly } from './take-files.ts'

/** What was made beside the report: `taken` are the files that are those of the release before. */
type Written = BuildReport & { hashes: MainHashes; release: MadeRelease; taken: ReadonlySet<string> }

/**
 * Writes all files of a site below `made`, an empty folder. Throws `NotAgain` where it cannot be made of the release
 * before.
 */
export async function writeSite(options: BuildOptions, made: string): Promise<Written> {
  const { root, origin, passwords, shard, again, onStep } = options
  const gallery = isFirst(shard) ? options.gallery : undefined
  const known = withoutSecrets(options.site)
  const cache = cacheFolderOf(root)
  const hasSnapshots = options.site.site.crawlers.snapshots === 'copies'
  const contents = options.site.pages.map(contentOf)
  // Before all is known of them: nearly all of these turn out to be the same.
  const held = options.site.pages.filter((page, index) => again && holdsSame(again, page, contents[index]))
  await using taking =
    again && beginTaking({ folder: again.folder, made, names: filesOf(again.release, held, hasSnapshots) })
  const { bundles, fonts, pictures, cards, cardAddresses, downloads, search, searchMark, underway } = await makeAssets({
    ...options,
    made,
    cache,
    site: known,
    pages: known.pages.map(summaryOf),
    searchedPages: known.pages.map(searchedPage),
    examples: pagesOf(gallery ?? []),
    again,
  })
  const { manifest, loader } = bundles
  const { createRenderer } = bundles.renderer

  const day = buildDay(process.env['SOURCE_DATE_EPOCH'], new Date())
  const pages = choosePages({ site: options.site, known, contents, cards, origin, day, again })
  const { site, whole } = pages
  const changed = whole.filter((_, index) => !pages.isSame(index))

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
  const styles = await makeStyles({ root, made, fonts, renderer, sealedUses: gated.uses, pages, again })

  const { head, sheet } = styles
  const frame = { siteName: site.site.name, origin, head, sheet, loader }
  const common = hashAll([material.shell, site.dialog, frame])
  if (again && again.release.common !== common) throw new NotAgain('what all pages share has changed')
  const modulesOf = createPageModules(manifest)
  const crawlerHeadOf = createPageHead({ site, origin, day })
  const render = createPageRender(renderer, await gated.sealed)
  const documents = createDocuments({ made, frame, pictures, render, modulesOf, crawlerHeadOf })
  const taken = (await taking?.taken) ?? new Set<string>()
  const same = whole.filter((_, index) => pages.isSame(index))
  if (again) keepOnly(made, taken, filesOf(again.release, same, hasSnapshots))
  const madePages = await makePages({
    made,
    pages,
    styles,
    cards,
    renderer,
    documents,
    shard,
    again,
    more:
      gallery &&
      (async (write) => {
        const parts = { root, made, cache, entries: gallery, pictures, manifest, fonts, frame, write }
        await writeGallery({ ...parts, renderer: await createRenderer(material) })
      }),
  })
  const renderMs = performance.now() - startMs

  await underway
  await writeNotes(made, {
    site,
    forms: formsOf(whole.map(summaryOf)),
    scriptHashes: [loader, readyScript].map(policyHash),
    styleHashes: [styles.hash],
    hasGallery: gallery !== undefined,
  })
  const hashes = hashesOf(madePages)
  const report = {
    pages: shard ? pagesInShard(site.pages.length, shard) : site.pages.length,
    htmlBytes: Object.values(madePages).reduce((sum, { bytes }) => sum + bytes, 0),
    renderMs,
    hashes,
    taken,
    release: {
      common,
      styles: styles.known,
      pictures,
      downloads,
      cards: cardAddresses,
      search: searchMark,
      pages: madePages,
    },
  }
  if (shard) return { ...report, undated: 0 }
  onStep('writing sitemap and feeds')
  return { ...report, undated: await writeAcross({ ...options, site, made, hashes }) }
}

/** What pages say that search engines may show, by their paths. */
const hashesOf = (pages: Readonly<Record<string, MadePage>>): MainHashes =>
  new Map(Object.entries(pages).flatMap(([path, { hash }]) => (hash === undefined ? [] : [[path, hash] as const])))
