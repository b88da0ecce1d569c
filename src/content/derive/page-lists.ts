import type { BlockSchemas } from '../../../schema/block.ts'
import { listingOf } from '../../../schema/block-capabilities.ts'
import { mapBlocks } from '../../../schema/nested-blocks.ts'
import type { Page } from '../../../schema/page.ts'
import { mayShow } from '../../../schema/pages/page-conditions.ts'
import type { RecordLookups } from '../resolve/record-lookups.ts'
import { type BreadcrumbFacts, createBreadcrumbSteps, mayBeStep } from './breadcrumb-steps.ts'
import { withFurtherPages } from './numbered-pages.ts'
import { mayList, type PageSummary, summaryOf } from './page-summary.ts'

/** What decides what the pages show of others, besides the pages. */
type Facts = BreadcrumbFacts & Pick<RecordLookups, 'tags'> & { blocks: BlockSchemas; site: { origin: string } }

/** Whether a block on `page` may show the page at `path`; `undefined` for a block that is not filled in. */
export function readsPages(block: { type: string }, page: Page, facts: BreadcrumbFacts & Pick<Facts, 'blocks'>) {
  const listing = listingOf(facts.blocks, block)
  if (listing === undefined) return undefined
  const conditions = listing.conditions?.(block)
  if (conditions) return (path: string) => mayShow(conditions, path)
  return (path: string) => listing.mayShow?.(block, path, (step) => mayBeStep(page, facts, step)) ?? false
}

/**
 * The pages with every block filled in that shows pages, each followed by the further pages of its list. Pages without
 * such a block stay the same objects. `summaries`: all pages of the site, in the order of their files, if these are not
 * all of them.
 */
export function withPageLists(pages: readonly Page[], facts: Facts, summaries?: readonly PageSummary[]): Page[] {
  const { recordsOf, site, tags, blocks: schemas } = facts
  const all = summaries ?? pages.map((page) => summaryOf(page, schemas))
  const { stepsTo } = createBreadcrumbSteps(all, facts)
  const everyPage = pages.flatMap((page) => withFurtherPages(page, all, schemas))
  return everyPage.map((page) => {
    if (!mayList(page, schemas)) return page
    const shown = { page, pages: all, steps: () => stepsTo(page), tags, recordsOf, origin: site.origin }
    const blocks = mapBlocks(page.blocks, (block) => {
      const listing = listingOf(schemas, block)
      return listing ? { ...block, ...listing.fill(block, shown) } : block
    })
    return blocks === page.blocks ? page : { ...page, blocks: [...blocks] }
  })
}
