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
  cards: readonly (CardFile | undefined)[]
  origin: string
  day: string
  again: Again | undefined
}

/** Whether a page is read whenever any other has changed. */
export const listsOthers = ({ path, gate, blocks }: Page) => !gate && (path === '/' || blocks.some(isListing))

/**
 * Tells which pages are made, and which are those of the release before. Pages of which only what they show of others has
 * changed are read in full; throws `NotAgain` where one cannot be.
 */
export function choosePages({ site, known, cards, origin, day, again }: Choosing): SitePages {
  const surroundingsOf = createSurroundings({ site: known, origin, day })
  const around = known.pages.map((page, index) => hashAll([cards[index], surroundingsOf(page)]))
  const contents = site.pages.map((page) => (listsOthers(page) ? hashAll(page) : undefined))
  if (!again) return { site: known, whole: site.pages, around, contents, isSame: () => false }
  const asBefore = (index: number) => {
    const before = again.release.pages[site.pages[index]?.path ?? '']
    const content = contents[index]
    return content !== undefined && before?.content === content && before.around === around[index]
  }
  const whole = site.pages.map((page, index) => {
    const isChanged = again.isStandIn(page) && again.release.pages[page.path]?.around !== around[index]
    return isChanged ? again.read(page) : page
  })
  return {
    site: withoutSecrets({ ...site, pages: whole }),
    whole,
    around,
    contents,
    isSame: (index) => again.isStandIn(whole[index] as Page) || asBefore(index),
  }
}
