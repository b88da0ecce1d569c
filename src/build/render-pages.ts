import type { CardFile } from '../cards/card-files.ts'
import { isIndexable } from '../content/indexable.ts'
import type { SiteContent } from '../content/load.ts'
import { hasSnapshot } from '../crawlers/snapshot.ts'
import type { createDocuments } from './page-documents.ts'
import type { PageWriter } from './page-files.ts'
import { isFirst, isInShard, type Shard } from './shard.ts'
import type { SiteStyles } from './site-styles.ts'

type Rendering = {
  /** Without the secrets of protected pages. */
  site: SiteContent
  styles: SiteStyles
  /** Social cards, in the order of the pages. */
  cards: readonly (CardFile | undefined)[]
  documents: ReturnType<typeof createDocuments>
  shard: Shard | undefined
  write: PageWriter['write']
}

/** Renders and writes the documents of all pages, or of those of a shard. */
export function renderPages({ site, styles, cards, documents, shard, write }: Rendering): void {
  const hasSnapshots = site.site.crawlers.snapshots === 'copies'
  for (const [index, page] of site.pages.entries()) {
    const stylesheet = styles.sheetOf(index)
    if (!isInShard(index, shard)) {
      // What live blocks keep apart lies in files that pages share.
      if (isFirst(shard)) documents.keepApart(page)
      continue
    }
    const html = documents.documentOf(page, { card: cards[index], stylesheet })
    write({ path: page.path, html, hash: isIndexable(page), snapshot: hasSnapshots && hasSnapshot(page) })
  }
}
