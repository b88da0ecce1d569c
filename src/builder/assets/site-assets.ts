import { mkdir } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import pMap from 'p-map'
import type { Page } from '../../../blocks/page.ts'
import { sceneColours } from '../../../schema/theme/palettes.ts'
import type { Cache } from '../../cache/cache.ts'
import { documentsOn, type PageSummary } from '../../content/derive/page-summary.ts'
import type { SearchedPage } from '../../content/derive/search-words.ts'
import type { SiteContent } from '../../content/load/load.ts'
import { siteIcon } from '../../pictures/logo.ts'
import { renderPictures } from '../../pictures/pipeline.ts'
import { writeIcons } from '../../seo/icons.ts'
import { createCardFiles } from '../../seo/social-cards/card-files.ts'
import { cardsOf } from '../../seo/social-cards/card-of.ts'
import type { Bundling } from './cached-bundles.ts'
import { collectImages } from './collect-images.ts'
import { writeDownloads } from './downloads.ts'
import { copyPublic, writeLogo } from './public-files.ts'
import { searchAddressOf, writeSearch } from './search-file.ts'
import { writeFonts } from './site-fonts.ts'

type AssetOptions = {
  root: string
  /** The folder of the release. */
  stagingDir: string
  cache: Cache
  bundling: Bundling
  /** Without the secrets of protected pages. */
  site: Omit<SiteContent, 'pages'>
  pages: readonly PageSummary[]
  /** The pages whose pictures and cards are written: all except those of other shards. */
  shardPages: readonly PageSummary[]
  searchedPages: readonly SearchedPage[]
  /** Types of the blocks on all pages, protected ones too. */
  types: ReadonlySet<string>
  /** Pages of the gallery. */
  examples: readonly Page[]
  onStep: (step: string) => void
}

/**
 * Writes the assets of a site: scripts, fonts, icons, pictures, cards, downloads and the search file. Cards are by the
 * path of their page. `underway` resolves when icons and the search file are written too.
 */
export async function writeAssets({
  root,
  stagingDir,
  cache,
  bundling,
  site,
  pages,
  shardPages,
  searchedPages,
  types,
  examples,
  onStep,
}: AssetOptions) {
  await copyPublic(site.publicFolders, stagingDir)
  await mkdir(join(stagingDir, 'assets'), { recursive: true })
  const logo = await writeLogo(site, stagingDir)
  const search = searchAddressOf(site.site)
  const searchFile = search && writeSearch({ ...site, pages: searchedPages }, join(stagingDir, search))
  const underway = Promise.all([searchFile, writeIcons(stagingDir, siteIcon(site.theme, site.publicFolders))])
  // Awaited when the pages are written: an earlier failure is reported first.
  underway.catch(() => undefined)
  onStep('bundling scripts')
  const hasSnapshotScript = site.site.crawlers.snapshots !== 'off'
  const bundles = await bundling.take(stagingDir, { hasSnapshotScript, types, hasGallery: examples.length > 0 })
  const { theme, publicFolders } = site
  const places = { root, publicFolders, outDir: stagingDir, cache }
  const fonts = await writeFonts({ ...places, theme })

  onStep('drawing pictures')
  const pictures = await renderPictures({
    images: [...shardPages.flatMap(({ images }) => images), ...collectImages({ pages: examples, dialog: site.dialog })],
    ...places,
    colours: sceneColours(theme),
    base: site.site.imageBase ?? '',
  })
  const cards = await writeCards(shardPages, { ...places, theme, cardOf: cardsOf({ ...site, pages }) })

  onStep('writing downloads')
  const downloads = await writeDownloads({
    ...places,
    documents: [...examples.flatMap(documentsOn), ...pages.flatMap(({ documents }) => documents)],
  })
  return { bundles, fonts, logo, pictures, cards, downloads, search, underway }
}

/** Social cards by the path of their page. */
async function writeCards(pages: readonly PageSummary[], options: Parameters<typeof createCardFiles>[0]) {
  const cardFile = createCardFiles(options)
  // Not all at once: each pending drawing takes 180 KB.
  const concurrency = availableParallelism()
  return new Map(await pMap(pages, async (page) => [page.path, await cardFile(page)] as const, { concurrency }))
}
