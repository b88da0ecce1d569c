import type { Page } from '../../../blocks/page.ts'
import { isIndexable } from '../../content/derive/indexable.ts'
import { hasSnapshot } from '../../seo/snapshot.ts'
import type { CardFile } from '../../seo/social-cards/card-files.ts'
import type { SiteStyles } from '../assets/site-styles.ts'
import type { createDocuments } from './page-documents.ts'
import type { PageWriter } from './page-files.ts'

type Rendering = {
  /** Without the secrets of protected pages. */
  pages: readonly Page[]
  writesSnapshots: boolean
  styles: SiteStyles
  /** Social cards by the path of their page. */
  cards: ReadonlyMap<string, CardFile>
  documents: ReturnType<typeof createDocuments>
  write: PageWriter['write']
}

/** Renders and writes the documents of pages. */
export function renderPages({ pages, writesSnapshots, styles, cards, documents, write }: Rendering): void {
  for (const page of pages) {
    const { path } = page
    const html = documents.documentOf(page, { card: cards.get(path), critical: styles.criticalOf(path) })
    write({ path, html, hash: isIndexable(page), snapshot: writesSnapshots && hasSnapshot(page) })
  }
}
