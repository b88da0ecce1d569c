import type { Breadcrumbs } from '../../../blocks/breadcrumbs/schema.ts'
import type { Case, CaseStudies } from '../../../blocks/case-studies/schema.ts'
import type { PageList } from '../../../blocks/page-list/schema.ts'
import type { Pager, PagerPost, PostPager } from '../../../blocks/pager/schema.ts'
import type { RelatedPosts } from '../../../blocks/related-posts/schema.ts'
import type { Share } from '../../../blocks/share/schema.ts'
import type { ListedTag, Tags } from '../../../blocks/tags/schema.ts'
import { formatOf } from '../../../schema/language/language.ts'
import type { ListedGroup, ListedPage } from '../../../schema/listed-page.ts'
import { mapBlocks } from '../../../schema/nested-blocks.ts'
import type { Page } from '../../../schema/page.ts'
import { memoizeObjects } from '../../cache/memoize.ts'
import type { RecordLookups } from '../resolve/record-lookups.ts'
import { type BreadcrumbFacts, createBreadcrumbSteps, mayBeStep } from './breadcrumb-steps.ts'
import {
  conditionsOf,
  fits,
  isCaseList,
  isListing,
  isPageList,
  isPager,
  isPostPager,
  isRelatedPosts,
  mayShow,
} from './list-conditions.ts'
import { isPagedList, withFurtherPages } from './numbered-pages.ts'
import { type PageSummary, summaryOf } from './page-summary.ts'

const isBreadcrumbs = (block: { type: string }): block is Breadcrumbs => block.type === 'breadcrumbs'
const isTags = (block: { type: string }): block is Tags => block.type === 'tags'
const isShare = (block: { type: string }): block is Share => block.type === 'share'

type RecordsOf = RecordLookups['recordsOf']

/** A page as cards and links show it; the same page always returns the same object. */
const listed = memoizeObjects((page: PageSummary): ListedPage => {
  const { path, title, description, published, updated, cardImage } = page
  const image = cardImage && { ...cardImage, alt: '', shape: 'card' as const }
  return {
    href: path,
    title,
    description,
    ...(image && { image }),
    ...(published !== undefined && { published }),
    ...(updated !== undefined && { updated }),
  }
})

const compare = (one: string, other: string) =>
  formatOf('collator', ({ locale }) => new Intl.Collator(locale)).compare(one, other)
const byTitle = (one: { title: string; href: string }, other: { title: string; href: string }) =>
  compare(one.title, other.title) || (one.href < other.href ? -1 : 1)
const byDay = (one: ListedPage, other: ListedPage) =>
  compare(other.published ?? '', one.published ?? '') || byTitle(one, other)

/** Pages in the order of the list; pages named by a group keep its order. */
function inListOrder(pages: readonly PageSummary[], { order, most, look }: PageList, given?: readonly string[]) {
  const sorted = given
    ? given.flatMap((path) => pages.find((page) => page.path === path) ?? []).map(listed)
    : pages.map(listed).sort(order === 'newest' ? byDay : byTitle)
  const shown = sorted.slice(0, most)
  // Pictures and descriptions that are not shown are left out: they would only make the page differ when they change.
  return look === 'cards' ? shown : shown.map(({ href, title }) => ({ href, title, description: '' }))
}

/** Each page in the first group that it fits. */
function inGroups(
  pages: readonly PageSummary[],
  block: PageList,
  groups: NonNullable<PageList['groups']>,
): ListedGroup[] {
  const taken = new Set<PageSummary>()
  const membersOf = (group: (typeof groups)[number]) => {
    const members = pages.filter((page) => !taken.has(page) && fits(page, { ...group, noindex: true }))
    for (const page of members) taken.add(page)
    return members
  }
  return groups
    .map((group) => ({ title: group.title, pages: inListOrder(membersOf(group), block, group.pages) }))
    .filter((group) => group.pages.length > 0)
}

/** A group per record of this word, its pages named by the other record that they name. */
function byRecord(pages: readonly PageSummary[], by: string, recordsOf: RecordsOf): ListedGroup[] {
  const members = pages.flatMap((page) => {
    const records = recordsOf(page)
    const own = records.find(({ word }) => word === by)
    const other = records.find(({ word }) => word !== by)
    return own ? [{ own: own.record, href: page.path, title: other?.record.name ?? page.title, description: '' }] : []
  })
  return [...Map.groupBy(members, ({ own }) => own)]
    .map(([{ name }, some]) => ({
      title: name,
      pages: some.map(({ own: _own, ...page }) => page).sort(byTitle),
    }))
    .sort((one, another) => compare(one.title, another.title))
}

/** The other posts, those first that share most tags with the page, then the newest. */
function relatedPosts(block: RelatedPosts, { path, tags = [] }: Page, pages: readonly PageSummary[]): ListedPage[] {
  const shared = (post: PageSummary) => tags.filter((tag) => post.tags?.includes(tag)).length
  return pages
    .filter((post) => post.path !== path && fits(post, conditionsOf(block)))
    .map((post) => ({ shared: shared(post), card: listed(post) }))
    .sort((one, other) => other.shared - one.shared || byDay(one.card, other.card))
    .slice(0, block.number)
    .map(({ card }) => card)
}

/** The posts before and after the page, by their days. */
function neighbours(block: PostPager, { path }: Page, pages: readonly PageSummary[]): Pick<Pager, 'previous' | 'next'> {
  const posts = pages
    .filter((post) => post.published !== undefined && fits(post, conditionsOf(block)))
    .map(listed)
    .sort(byDay)
  const own = posts.findIndex(({ href }) => href === path)
  const linkTo = (post: ListedPage | undefined): PagerPost | undefined => post && { href: post.href, title: post.title }
  const [next, previous] = own === -1 ? [] : [linkTo(posts[own - 1]), linkTo(posts[own + 1])]
  return { ...(previous && { previous }), ...(next && { next }) }
}

/** The cases of a list in its own order, else by title. */
function casesOf(block: CaseStudies, pages: readonly PageSummary[]): Case[] {
  const found = pages.filter((page) => fits(page, conditionsOf(block)))
  const given = block.pages?.flatMap((path) => found.find((page) => page.path === path) ?? [])
  const shown = (given ?? found).flatMap(({ cases }) => cases)
  return given ? shown : shown.sort(byTitle)
}

/** The entries of a list on a page, from all pages without errors. A page does not list itself. */
function listedBy(block: PageList, self: Page, pages: readonly PageSummary[], recordsOf: RecordsOf): ListedGroup[] {
  const { number = 1, first = self.path } = self.numbered ?? {}
  const found = pages.filter((page) => page.path !== first && fits(page, block))
  if (block.by) return byRecord(found, block.by, recordsOf)
  if (block.groups) return inGroups(found, block, block.groups)
  const sorted = inListOrder(found, block)
  if (!isPagedList(block)) return [{ pages: sorted }]
  return [{ pages: sorted.slice((number - 1) * block.perPage, number * block.perPage) }]
}

/** The tags of the page, or all that a page has, with the number of these pages. */
function listedTags({ all }: Tags, page: Page, pages: readonly PageSummary[], tags: Facts['tags']): ListedTag[] {
  if (!all) return (page.tags ?? []).flatMap((slug) => tags.get(slug) ?? [])
  const shown = pages.filter((one) => fits(one, {}))
  return [...tags.values()]
    .map((tag) => ({ ...tag, count: shown.filter((one) => one.tags?.includes(tag.slug)).length }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => compare(one.name, other.name))
}

/** What decides what the pages show of others, besides the pages. */
type Facts = BreadcrumbFacts & Pick<RecordLookups, 'tags'> & { site: { origin: string } }

/** Whether a block on `page` may show the page at `path`; `undefined` for a block that is not filled in. */
export function readsPages(block: { type: string }, page: Page, facts: BreadcrumbFacts) {
  if (isShare(block)) return () => false
  if (isTags(block)) return () => block.all
  if (isPager(block) && !isPostPager(block)) return () => false
  if (isListing(block)) return (path: string) => mayShow(conditionsOf(block), path)
  return isBreadcrumbs(block) ? (path: string) => mayBeStep(page, facts, path) : undefined
}

/**
 * The pages with every block filled in that shows pages, each followed by the further pages of its list. Pages without
 * such a block stay the same objects. `summaries`: all pages of the site, in the order of their files, if these are not
 * all of them.
 */
export function withPageLists(pages: readonly Page[], facts: Facts, summaries?: readonly PageSummary[]): Page[] {
  const all = summaries ?? pages.map(summaryOf)
  const { recordsOf, site, tags } = facts
  const { stepsTo } = createBreadcrumbSteps(all, facts)
  const everyPage = pages.flatMap((page) => withFurtherPages(page, all))
  return everyPage.map((page) => {
    const blocks = mapBlocks(page.blocks, (block) => {
      if (isPageList(block)) return { ...block, listed: listedBy(block, page, all, recordsOf) }
      if (isRelatedPosts(block)) return { ...block, listed: relatedPosts(block, page, all) }
      if (isPostPager(block)) return { ...block, ...neighbours(block, page, all) }
      if (isPager(block)) return { ...block, ...(page.numbered && { numbers: page.numbered }) }
      if (isShare(block)) return { ...block, page: { title: page.title, address: site.origin + page.path } }
      if (isTags(block)) return { ...block, tags: listedTags(block, page, all, tags) }
      if (isBreadcrumbs(block)) return { ...block, steps: stepsTo(page) }
      return isCaseList(block) ? { ...block, cases: casesOf(block, all) } : block
    })
    return blocks === page.blocks ? page : { ...page, blocks: [...blocks] }
  })
}
