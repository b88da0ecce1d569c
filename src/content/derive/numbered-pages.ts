import type { BlockSchemas } from '../../../schema/block.ts'
import { conditionsOf, type ListConditions } from '../../../schema/block-capabilities.ts'
import { shownNumber } from '../../../schema/language/number-formats.ts'
import { pagerWords } from '../../../schema/language/pager-words.ts'
import { fill } from '../../../schema/language/words.ts'
import { isOldAddress } from '../../../schema/links/link.ts'
import { addressWith, numberedPath } from '../../../schema/links/numbered-path.ts'
import { everyBlock } from '../../../schema/nested-blocks.ts'
import type { Page } from '../../../schema/page.ts'
import { fits } from '../../../schema/pages/page-conditions.ts'
import type { Redirect } from '../../../schema/redirects.ts'
import { mayList, type PageSummary, type PageWithoutBlocks, summaryOf } from './page-summary.ts'

/** A list whose pages are spread over several pages of the site. */
type PagedList = ListConditions & { perPage: number }

/** The list of a page that is spread over numbered pages. The not-found page has none: it has no address of its own. */
function pagedListOn(page: Page, schemas: BlockSchemas): PagedList | undefined {
  if (page.path === '/404' || !mayList(page, schemas)) return undefined
  for (const block of everyBlock(page.blocks)) {
    const { perPage, ...conditions } = conditionsOf(schemas, block) ?? {}
    if (perPage !== undefined) return { ...conditions, perPage }
  }
  return undefined
}

/** Whether a page may have further pages. */
export const hasPagedList = (page: Page, schemas: BlockSchemas): boolean => pagedListOn(page, schemas) !== undefined

/** The addresses that the list on a page needs, by their numbers: also that of number 1, which leads to the page. */
export const neededAddresses = ({ path }: Pick<Page, 'path'>, count: number): string[] =>
  numbersTo(count).map((number) => addressWith(path, number))

/**
 * The redirects of pages with lists: `/blog/1` leads to `/blog`. Where such a page had another address before, as its alias
 * says, the further pages had theirs below it: `/news/2` leads to `/blog/2`, unless something is there, as `isTaken` says.
 */
export function numberedRedirects(
  pages: readonly Pick<Page, 'numbered' | 'aliases'>[],
  isTaken: (address: string) => boolean,
): Redirect[] {
  return pages.flatMap(({ numbered, aliases }): Redirect[] => {
    if (numbered?.number !== 1) return []
    const { first, count } = numbered
    const ofAliases = aliases
      .filter((alias) => !isOldAddress(alias))
      .flatMap((alias) =>
        numbersTo(count).map(
          (number): Redirect => ({
            from: addressWith(alias, number),
            to: numberedPath(first, number),
            status: 301,
          }),
        ),
      )
    return [{ from: addressWith(first, 1), to: first, status: 301 }, ...ofAliases.filter(({ from }) => !isTaken(from))]
  })
}

const numbersTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

/** Whether a page is one of the second and further pages of a list. It repeats the first, and lists what has pages. */
export const isFurtherPage = ({ numbered }: Pick<PageWithoutBlocks, 'numbered'>): boolean =>
  numbered !== undefined && numbered.number > 1

/** How many pages a list on the page at `path` takes: at least one. */
function countOf(list: PagedList, path: string, pages: readonly PageSummary[]): number {
  const listed = pages.filter((page) => page.path !== path && fits(page, list)).length
  return Math.max(1, Math.ceil(Math.min(listed, list.most ?? listed) / list.perPage))
}

/** Every page with a list that is spread over numbered pages, and how many it takes. */
export function pagesWithNumbers(pages: readonly Page[], schemas: BlockSchemas): { page: Page; count: number }[] {
  const found = pages.flatMap((page) => {
    const list = pagedListOn(page, schemas)
    return list ? [{ page, list }] : []
  })
  if (found.length === 0) return []
  const summaries = pages.map((page) => summaryOf(page, schemas))
  return found.map(({ page, list }) => ({ page, count: countOf(list, page.path, summaries) }))
}

/** The addresses of all further pages, each with the page that has the list. */
export const furtherAddresses = (pages: readonly Page[], schemas: BlockSchemas): { address: string; page: Page }[] =>
  pagesWithNumbers(pages, schemas).flatMap(({ page, count }) =>
    neededAddresses(page, count)
      .slice(1)
      .map((address) => ({ address, page })),
  )

/**
 * A page and, if it has a list with `perPage`, the further pages of this list. These exist only in memory: they have the
 * file and the blocks of the first page, but an address, a title and a description of their own. `pages` are all pages that
 * lists can show.
 */
export function withFurtherPages(page: Page, pages: readonly PageSummary[], schemas: BlockSchemas): Page[] {
  const list = pagedListOn(page, schemas)
  if (list === undefined) return [page]
  const count = countOf(list, page.path, pages)
  return numbersTo(count).map((number) => {
    const numbered = { number, count, first: page.path }
    return number === 1 ? { ...page, numbered } : furtherPage(page, numbered)
  })
}

function furtherPage(page: Page, numbered: NonNullable<Page['numbered']>): Page {
  // It is no post, and other addresses lead to the first page.
  const { published: _published, updated: _updated, tags: _tags, ...rest } = page
  const facts = { n: shownNumber(numbered.number), count: shownNumber(numbered.count) }
  return {
    ...rest,
    path: addressWith(numbered.first, numbered.number),
    title: fill(pagerWords.title, { ...facts, title: page.title }),
    description: fill(pagerWords.description, { ...facts, description: page.description }),
    aliases: [],
    numbered,
  }
}
