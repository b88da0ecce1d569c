import { everyBlock } from '../../schema/nested-blocks.ts'
import type { Page } from '../../schema/page.ts'
import { inSite } from '../../schema/site/in-site.ts'
import { readsPages, withPageLists } from '../content/derive/page-lists.ts'
import { summaryOf } from '../content/derive/page-summary.ts'
import { pageAt } from '../content/derive/published-page.ts'
import type { Content } from '../content/load/load.ts'
import { inSlices } from './background-work.ts'

/**
 * A page with its lists of pages, for which only the pages are read that these lists may show. `path`: the address of a
 * further page of its list, which is `undefined` if the list is shorter. `at`: the lists have the pages that are
 * published then; else all of them.
 */
export async function pageWithLists(
  content: Pick<Content, 'pageFiles' | 'pageOf' | 'shared'>,
  page: Page,
  path: string = page.path,
  at?: number,
): Promise<Page | undefined> {
  const shared = content.shared()
  const shown = { ...page, path: path as Page['path'] }
  const reads = everyBlock(page.blocks).flatMap((block) => readsPages(block, shown, shared) ?? [])
  if (reads.length === 0) return path === page.path ? page : undefined
  const read = content.pageFiles().filter(({ name }) => reads.some((mayRead) => mayRead(name)))
  await inSlices(read, content.pageOf)
  const pages = read.flatMap((one) => content.pageOf(one)?.page ?? [])
  const shownPages = at === undefined ? pages : pages.flatMap((one) => pageAt(one, at) ?? [])
  const summaries = shownPages.map((one) => summaryOf(one, shared.blocks))
  return inSite(shared, () => withPageLists([page], shared, summaries)).find((one) => one.path === path)
}
