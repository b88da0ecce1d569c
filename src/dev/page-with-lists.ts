import type { Page } from '../../blocks/page.ts'
import { inSite } from '../../schema/in-site.ts'
import { everyBlock } from '../../schema/nested-blocks.ts'
import { conditionsOf, isListing, mayShow, withPageLists } from '../content/derive/page-lists.ts'
import { summaryOf } from '../content/derive/page-summary.ts'
import type { Content } from '../content/load/load.ts'
import { inSlices } from './idle-scheduler.ts'

/** A page with its lists of pages, for which only the pages are read that these lists may show. */
export async function pageWithLists(
  content: Pick<Content, 'pageFiles' | 'pageOf' | 'shared'>,
  page: Page,
): Promise<Page> {
  const lists = everyBlock(page.blocks).flatMap((block) => (isListing(block) ? [conditionsOf(block)] : []))
  if (lists.length === 0) return page
  const listed = content.pageFiles().filter(({ name }) => lists.some((list) => mayShow(list, name)))
  await inSlices(listed, content.pageOf)
  const summaries = listed.flatMap((one) => content.pageOf(one)?.page ?? []).map(summaryOf)
  const shared = content.shared()
  return inSite(shared, () => withPageLists([page], shared.recordsOf, summaries))[0] as Page
}
