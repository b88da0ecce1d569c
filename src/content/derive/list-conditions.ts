import type { CaseStudies } from '../../../blocks/case-studies/schema.ts'
import type { PageList } from '../../../blocks/page-list/schema.ts'
import type { Pager, PostPager } from '../../../blocks/pager/schema.ts'
import type { RelatedPosts } from '../../../blocks/related-posts/schema.ts'
import type { PageSummary } from './page-summary.ts'

/** The conditions for the pages in a list. */
export type Conditions = {
  under?: string | undefined
  having?: string | undefined
  tagged?: string | undefined
  pages?: readonly string[] | undefined
  except?: readonly string[] | undefined
  about?: string | undefined
  notAbout?: string | undefined
  noindex?: boolean | undefined
}

/** A block that lists other pages, filled in once all pages are read. */
export type Listing = PageList | CaseStudies | RelatedPosts | PostPager

export const isPageList = (block: { type: string }): block is PageList => block.type === 'page-list'
export const isCaseList = (block: { type: string }): block is CaseStudies => block.type === 'case-studies'
export const isRelatedPosts = (block: { type: string }): block is RelatedPosts => block.type === 'related-posts'
export const isPager = (block: { type: string }): block is Pager => block.type === 'pager'
export const isPostPager = (block: { type: string }): block is PostPager => isPager(block) && block.under !== undefined
export const isListing = (block: { type: string }): block is Listing =>
  isPageList(block) || isCaseList(block) || isRelatedPosts(block) || isPostPager(block)

/** Cases are listed even with `noindex`: they say that they are illustrative. */
export function conditionsOf(block: Listing): Conditions {
  if (isCaseList(block)) return { under: block.under, pages: block.pages, having: 'case-study', noindex: true }
  return isRelatedPosts(block) || isPostPager(block) ? { under: block.under } : block
}

/** Whether a path is below another; only a page itself is below its own path if it has no subpages. */
export const liesUnder = (path: string, under: string) =>
  path !== under && path.startsWith(under === '/' ? '/' : `${under}/`)

/** Whether a list with these conditions may show a page at this path. The not-found page is never listed. */
export const mayShow = ({ under, pages, except }: Conditions, path: string): boolean =>
  path !== '/404' &&
  !except?.includes(path) &&
  (under === undefined || liesUnder(path, under)) &&
  (pages === undefined || pages.includes(path))

/** Whether a page names a record by this word. */
const isAbout = (page: object, word: string) => (page as Readonly<Record<string, unknown>>)[word] !== undefined

/** Whether a list with these conditions may show the page. Protected pages are never listed. */
export function fits(page: PageSummary, conditions: Conditions): boolean {
  const { having, tagged, about, notAbout, noindex } = conditions
  if (!mayShow(conditions, page.path) || page.gate || (page.noindex && !noindex)) return false
  if (having !== undefined && !page.types.includes(having)) return false
  if (tagged !== undefined && !page.tags?.includes(tagged)) return false
  if (about !== undefined && !isAbout(page, about)) return false
  return notAbout === undefined || !isAbout(page, notAbout)
}
