import type { CardFile } from '../cards/card-files.ts'
import { isIndexable } from '../content/indexable.ts'
import { NotAgain } from '../content/not-again.ts'
import { hasSnapshot } from '../crawlers/snapshot.ts'
import type { Renderer } from '../renderer/renderer.ts'
import type { Again, MadePage } from './again.ts'
import { compareWays, isSample } from './compare-ways.ts'
import type { createDocuments } from './page-documents.ts'
import type { PageFile } from './page-files.ts'
import { writePages } from './page-writer.ts'
import { isFirst, isInShard, type Shard } from './shard.ts'
import type { SitePages } from './site-pages.ts'
import type { SiteStyles } from './site-styles.ts'

type Write = (page: PageFile) => Promise<void>

type Making = {
  /** The folder of the release. */
  made: string
  pages: SitePages
  styles: SiteStyles
  cards: readonly (CardFile | undefined)[]
  renderer: Renderer
  documents: ReturnType<typeof createDocuments>
  shard: Shard | undefined
  again: Again | undefined
  /** Writes what else there is beside the pages of the site. */
  more?: ((write: Write) => Promise<void>) | undefined
}

/**
 * Writes the documents of the pages that are not those of the release before, a sample of them rendered both ways, and
 * gives all by their paths. Throws `NotAgain` where one of that release does not fit.
 */
export async function makePages(making: Making): Promise<Readonly<Record<string, MadePage>>> {
  const { made, pages, styles, cards, renderer, documents, shard, again, more } = making
  const { site, around, contents, isSame } = pages
  const hasSnapshots = site.site.crawlers.snapshots === 'copies'
  const known: Record<string, MadePage> = {}
  const { hashes, sizes } = await writePages(made, async (write) => {
    for (const [index, page] of site.pages.entries()) {
      if (!isInShard(index, shard)) {
        // What live blocks keep apart, and rules of few pages, lie in files that pages share.
        if (isFirst(shard)) {
          documents.keepApart(page)
          styles.sheetOf(index)
        }
        continue
      }
      const stylesheet = styles.sheetOf(index)
      const before = again?.release.pages[page.path]
      if (before && isSame(index)) {
        if (before.stylesheet !== stylesheet) throw new NotAgain('the sheets are divided in another way')
        known[page.path] = before
        continue
      }
      if (isSample(index, site.pages.length)) compareWays(renderer, page)
      const { html, apart } = documents.documentOf(page, { card: cards[index], stylesheet })
      known[page.path] = {
        uses: styles.uses[index] ?? [],
        around: around[index] ?? '',
        content: contents[index],
        stylesheet,
        apart,
        bytes: 0,
      }
      const snapshot = hasSnapshots && hasSnapshot(page)
      await write({ path: page.path, html, hash: isIndexable(page), snapshot })
    }
    await more?.(write)
  })
  for (const [path, hash] of hashes) Object.assign(known[path] ?? {}, { hash })
  for (const [path, bytes] of sizes) Object.assign(known[path] ?? {}, { bytes })
  return known
}
