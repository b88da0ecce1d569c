import type { Page } from '../../blocks/page.ts'
import { hashAll } from '../cache/file-hashes.ts'
import type { CardFile } from '../cards/card-files.ts'
import type { SiteContent } from '../content/load.ts'
import { isListing } from '../content/page-lists.ts'
import { createSurroundings } from '../crawlers/page-head.ts'
import type { Again } from './again.ts'
import { withoutSecrets } from './gated-pages.ts'

/** The pages of a release, all lists in the order of the site. */
export type SitePages = {
  /** The site without the secrets of protected pages. */
  site: SiteContent
  /** Its pages with them. */
  whole: readonly Page[]
  /** Hashes of what each page shows of other pages. */
  around: readonly string[]
  /** Hashes of what is on pages that list others. */
  contents: readonly (string | undefined)[]
  /** Whether the page at a place (from 0) is that of the release before. */
  isSame: (index: number) => boolean
}

type Choosing = {
  site: SiteContent
  /** The same without the secrets of protected pages. */
  known: SiteContent
  /** {@link contentOf} each page. */
  contents: readonly (string | undefined)[]
  cards: readonly (CardFile | undefined)[]
  origin: string
  day: string
  again: Again | undefined
}

/** A hash of all that a page holds which lists others: it is read in full whenever any of them has changed. */
export const contentOf = (page: Page): string | undefined =>
  !page.gate && (page.path === '/' || page.blocks.some(isListing)) ? hashAll(page) : undefined

/** Whether a page, with this {@link contentOf}, holds what it held in the release before. */
export const holdsSame = ({ isStandIn, release }: Again, page: Page, content: string | undefined): boolean =>
  isStandIn(page) || (content !== undefined && content === release.pages[page.path]?.content)

/**
 * Tells which pages are made, and which are those of the release before. Pages of which only what they show of others has
 * changed are read in full; throws `NotAgain` where one cannot be.
 */
export function choosePages({ site, known, contents, cards, origin, day, again }: Choosing): SitePages {
  const surroundingsOf = createSurroundings({ site: known, origin, day })
  const around = known.pages.map((page, index) => hashAll([cards[index], surroundingsOf(page)]))
  if (!again) return { site: known, whole: site.pages, around, contents, isSame: () => false }
  const isAround = ({ path }: Page, index: number) => again.release.pages[path]?.around === around[index]
  const whole = site.pages.map((page, index) =>
    again.isStandIn(page) && !isAround(page, index) ? again.read(page) : page,
  )
  const areSame = whole.map((page, index) => holdsSame(again, page, contents[index]) && isAround(page, index))
  return {
    site: withoutSecrets({ ...site, pages: whole }),
    whole,
    around,
    contents,
    isSame: (index) => areSame[index] === true,
  }
}
