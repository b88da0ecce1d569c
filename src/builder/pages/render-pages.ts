import { isIndexable } from '../../content/derive/indexable.ts'
import type { SiteContent } from '../../content/load/load.ts'
import { hasSnapshot } from '../../seo/snapshot.ts'
import type { CardFile } from '../../seo/social-cards/card-files.ts'
import type { SiteStyles } from '../assets/site-styles.ts'
import { isFirst, isInShard, type Shard } from '../release/shard.ts'
import type { createDocuments } from './page-documents.ts'
import type { PageWriter } from './page-files.ts'

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
