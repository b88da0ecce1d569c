import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '../../blocks/page.ts'
import { createCardFiles } from '../cards/card-files.ts'
import { cardsOf } from '../cards/card-of.ts'
import type { SiteContent } from '../content/load.ts'
import { documentsOn, type PageSummary } from '../content/page-summary.ts'
import type { SearchedPage } from '../content/search-words.ts'
import { makePictures } from '../pictures/pipeline.ts'
import type { Again } from './again.ts'
import { writeDownloads } from './downloads.ts'
import { imagesOf } from './images-of.ts'
import type { Bundling } from './kept-bundles.ts'
import { copyPublic } from './public-files.ts'
import { searchAddress, searchAddressOf, writeSearch } from './search-file.ts'
import { writeFonts } from './stylesheet.ts'

type Making = {
  root: string
  /** The folder of the release. */
  made: string
  cache: string
  bundling: Bundling
  /** Without the secrets of protected pages. */
  site: Omit<SiteContent, 'pages'>
  pages: readonly PageSummary[]
  searched: readonly SearchedPage[]
  /** Pages of the gallery. */
  examples: readonly Page[]
  again: Again | undefined
  onStep: (step: string) => void
}

/**
 * Writes what the pages of a site show and use: scripts, fonts, pictures, cards, downloads and the file of the search.
 * Cards are in the order of the pages. `searching` is done when the file of the search is written.
 */
export async function makeAssets({
  root,
  made,
  cache,
  bundling,
  site,
  pages,
  searched,
  examples,
  again,
  onStep,
}: Making) {
  await copyPublic(root, made)
  await mkdir(join(made, 'assets'), { recursive: true })
  const search = searchAddressOf(site.site)
  const searchBefore = again && { file: join(again.folder, searchAddress), mark: again.release.search }
  const searching = writeSearch({ ...site, pages: searched }, join(made, searchAddress), searchBefore)
  // It is waited for when the pages are written: what fails until then is told first.
  searching.catch(() => undefined)
  onStep('bundling scripts')
  const hasSnapshots = site.site.crawlers.snapshots !== 'off'
  const bundles = await bundling.take(made, hasSnapshots)
  const fonts = await writeFonts(made)

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
  const cardFile = createCardFiles({ root, outDir: made, cacheDir: join(cache, 'cards'), cardOf })
  const cards = await Promise.all(pages.map(cardFile))

  onStep('writing downloads')
  const downloads = await writeDownloads({
    documents: [...examples.flatMap(documentsOn), ...pages.flatMap(({ documents }) => documents)],
    root,
    outDir: made,
    cacheDir: join(cache, 'downloads'),
  })
  return { bundles, fonts, pictures, cards, downloads, search, searching }
}
