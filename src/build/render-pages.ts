import type { CardFile } from '../cards/card-files.ts'
import { isIndexable } from '../content/indexable.ts'
import type { SiteContent } from '../content/load.ts'
import { hasSnapshot } from '../crawlers/snapshot.ts'
import type { Renderer } from '../renderer/renderer.ts'
import { compareWays, isSample } from './compare-ways.ts'
import type { createDocuments } from './page-documents.ts'
import type { PageFile, PagesWritten } from './page-files.ts'
import { writePages } from './page-writer.ts'
import { isFirst, isInShard, type Shard } from './shard.ts'
import type { SiteStyles } from './site-styles.ts'

type Write = (page: PageFile) => Promise<void>

type Rendering = {
  /** The staging directory of the release. */
  made: string
  /** Without the secrets of protected pages. */
  site: SiteContent
  styles: SiteStyles
  /** Social cards, in the order of the pages. */
  cards: readonly (CardFile | undefined)[]
  renderer: Renderer
  documents: ReturnType<typeof createDocuments>
  shard: Shard | undefined
  /** Writes pages beside those of the site. */
  more?: ((write: Write) => Promise<void>) | undefined
}

/** Renders and writes the documents of all pages, or of those of a shard. A sample is rendered both ways and compared. */
export function renderPages({
  made,
  site,
  styles,
  cards,
  renderer,
  documents,
  shard,
  more,
}: Rendering): Promise<PagesWritten> {
  const hasSnapshots = site.site.crawlers.snapshots === 'copies'
  return writePages(made, async (write) => {
    for (const [index, page] of site.pages.entries()) {
      const stylesheet = styles.sheetOf(index)
      if (!isInShard(index, shard)) {
        // What live blocks keep apart lies in files that pages share.
        if (isFirst(shard)) documents.keepApart(page)
        continue
      }
      if (isSample(index, site.pages.length)) compareWays(renderer, page)
      const html = documents.documentOf(page, { card: cards[index], stylesheet })
      await write({ path: page.path, html, hash: isIndexable(page), snapshot: hasSnapshots && hasSnapshot(page) })
    }
    await more?.(write)
  })
}
