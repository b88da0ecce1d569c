import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '../../blocks/page.ts'
import { createCardFiles } from '../cards/card-files.ts'
import { cardsOf } from '../cards/card-of.ts'
import type { SiteContent } from '../content/load.ts'
import { documentsOn, type PageSummary } from '../content/page-summary.ts'
import type { SearchedPage } from '../content/search-words.ts'
import { writeIcons } from '../crawlers/icons.ts'
import { inParallel } from '../pictures/in-parallel.ts'
import { makePictures } from '../pictures/pipeline.ts'
import type { Again } from './again.ts'
import { writeDownloads } from './downloads.ts'
import { imagesOf } from './images-of.ts'
import type { Bundling } from './kept-bundles.ts'
import { copyPublic } from './public-files.ts'
import { makeSearch, searchAddressOf } from './search-file.ts'
import { writeFonts } from './site-fonts.ts'

type Making = {
  root: string
  /** The folder of the release. */
  made: string
  cache: string
  /** Whether the release is remembered, to make the next of it. */
  isCached: boolean
  bundling: Bundling
  /** Without the secrets of protected pages. */
  site: Omit<SiteContent, 'pages'>
  pages: readonly PageSummary[]
  searchedPages: readonly SearchedPage[]
  /** Pages of the gallery. */
  examples: readonly Page[]
  again: Again | undefined
  onStep: (step: string) => void
}

/**
 * Writes what the pages of a site show and use: scripts, fonts, icons, pictures, cards, downloads and the file of the
 * search. Cards are in the order of the pages. `underway` is done when icons and the file of the search are written, too.
 */
export async function makeAssets({
  root,
  made,
  cache,
  isCached,
  bundling,
  site,
  pages,
  searchedPages,
  examples,
  again,
  onStep,
}: Making) {
  await copyPublic(root, made)
  await mkdir(join(made, 'assets'), { recursive: true })
  const search = searchAddressOf(site.site)
  const searched = { ...site, pages: searchedPages }
  const before = again && { folder: again.folder, mark: again.release.search }
  const { mark: searchMark, writing } = makeSearch(searched, made, { isCached, before })
  const underway = Promise.all([writing, writeIcons(made, again?.folder)])
  // It is waited for when the pages are written: what fails until then is told first.
  underway.catch(() => undefined)
  onStep('bundling scripts')
  const hasSnapshots = site.site.crawlers.snapshots !== 'off'
  const bundles = await bundling.take(made, hasSnapshots)
  const fonts = await writeFonts(root, made)

  onStep('drawing pictures')
  const { table: pictures } = await makePictures({
    images: [...pages.flatMap(({ images }) => images), ...imagesOf({ pages: examples, dialog: site.dialog })],
    root,
    publicDir: join(root, 'public'),
    outDir: made,
    cacheDir: join(cache, 'images'),
    base: site.site.imageBase ?? '',
  })
  const cardOf = cardsOf({ ...site, pages })
  const { cardFile, addresses } = createCardFiles({
    root,
    outDir: made,
    cacheDir: join(cache, 'cards'),
    before: again && { folder: again.folder, cards: again.release.cards },
    cardOf,
  })
  // Not all at once: a drawing that waits takes up 180 KB.
  const cards = await inParallel(pages, cardFile)

  onStep('writing downloads')
  const downloads = await writeDownloads({
    documents: [...examples.flatMap(documentsOn), ...pages.flatMap(({ documents }) => documents)],
    root,
    outDir: made,
    cacheDir: join(cache, 'downloads'),
  })
  return { bundles, fonts, pictures, cards, cardAddresses: addresses, downloads, search, searchMark, underway }
}
