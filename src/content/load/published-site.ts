import type { Diagnostic } from '../../../schema/diagnostic.ts'
import { announcementsAt } from '../../../schema/layout/announcement.ts'
import type { Page } from '../../../schema/page.ts'
import { isScheduled } from '../../../schema/schedule/schedule.ts'
import type { PublicFolders } from '../../pictures/public-folders.ts'
import { isFurtherPage, numberedRedirects } from '../derive/numbered-pages.ts'
import { withPageLists } from '../derive/page-lists.ts'
import { summaryOf } from '../derive/page-summary.ts'
import { finished, pageAt, unpublishedIn, withoutGone } from '../derive/published-page.ts'
import { withHiddenTagPages } from '../derive/tag-pages.ts'
import { inOrder } from '../diagnostics/diagnose.ts'
import { withEntriesHere } from '../resolve/local-entries.ts'
import { addressesOf } from '../validate/addresses/address-checks.ts'
import { addressOf } from '../validate/addresses/link-checks.ts'
import type { BlockCheck } from '../validate/block/check-block.ts'
import { isOfMatrix } from '../validate/schedule-checks.ts'
import { fragmentDiagnostics } from './fragment-checks.ts'
import { lastingPartsOf } from './loaded-site.ts'
import type { PageResult } from './page-result.ts'
import { publishedLinks } from './published-links.ts'
import type { QuoteDialog } from './shared/quote-dialog.ts'
import type { SharedContent } from './shared/shared-content.ts'

export type Assembling = {
  shared: SharedContent
  /** The block in the quote dialog. */
  dialog: QuoteDialog
  checkBlock: BlockCheck
  /** All pages, in the order of their files, and diagnostics across pages. */
  results: PageResult[]
  crossPage: readonly Diagnostic[]
  publicFolders: PublicFolders
  now: Date
  drafts: boolean
  /** Takes what is marked as a draft for finished. */
  finishesDrafts: boolean
  /** Origin of absolute addresses, if it is not that of the site file. */
  origin?: string | undefined
}

/** The site that follows from pages and shared content as of a time; a page with an error is not part of it. */
export function publishedSite({
  shared,
  dialog,
  checkBlock,
  results,
  crossPage,
  publicFolders,
  now,
  drafts,
  finishesDrafts,
  ...to
}: Assembling) {
  const used = new Set([shared.site.quote, ...shared.library.used, ...results.flatMap((result) => [...result.used])])
  const withErrors = new Set(crossPage.filter(({ severity }) => severity === 'error').map(({ file }) => file))
  const everyPage = results.flatMap(({ page }) => {
    if (!page || withErrors.has(page.file)) return []
    return [finishesDrafts ? finished(page) : page]
  })
  const at = now.getTime()
  const isTimed = (page: Page) => isScheduled(page) || summaryOf(page, checkBlock.schemas).hasScheduledBlock
  const hidden = everyPage.flatMap((page) => {
    const unpublished = isTimed(page) ? unpublishedIn(page, at) : undefined
    return unpublished === undefined ? [] : [[page.path, unpublished] as const]
  })
  const gone = new Set(drafts ? [] : hidden.flatMap(([path, { page }]) => (page === undefined ? [] : [path as string])))
  const isGone = (href: string) => gone.has(addressOf(href) ?? '')
  // Lists of records have a card for each, also for one whose page is over.
  const withGoneCards = new Set(
    gone.size === 0
      ? []
      : results.flatMap(({ path, links }) => (links.some((one) => isOfMatrix(one) && isGone(one.href)) ? [path] : [])),
  )
  const published = drafts ? everyPage : everyPage.flatMap((page) => (isTimed(page) ? (pageAt(page, at) ?? []) : page))
  const here = published.map((page) =>
    summaryOf(page, checkBlock.schemas).hasLocalEntries ? withEntriesHere(page, checkBlock.schemas) : page,
  )
  const shownPages = here.map((page) =>
    withGoneCards.has(page.path) ? { ...page, blocks: withoutGone(page.blocks, isGone) } : page,
  )
  const diagnostics = [
    ...dialog.diagnostics,
    ...shared.diagnostics,
    ...results.flatMap((result) => result.diagnostics),
    ...fragmentDiagnostics(shared, used, checkBlock),
    ...crossPage,
  ]
  const { site, tags } = shared
  const announcements = announcementsAt(site.announcements, at, drafts || finishesDrafts)
  const pages = withPageLists(withHiddenTagPages(shownPages, tags), {
    ...shared,
    site: { origin: to.origin ?? site.origin },
    blocks: checkBlock.schemas,
  })
  const own = new Map([
    ...shared.redirects.map(({ redirect: { from }, from: { source } }) => [from, source.file] as const),
    ...pages.filter(isFurtherPage).map(({ path, file }) => [path, file] as const),
    ...addressesOf(results.filter(({ path }) => !gone.has(path))),
  ])
  const ofLists = numberedRedirects(pages, (address) => own.has(address))
  return {
    ...lastingPartsOf(shared),
    site: { ...site, announcements },
    ...publishedLinks(shared, isGone),
    blocks: checkBlock.schemas,
    publicFolders,
    redirects: [...shared.redirects.map(({ redirect }) => redirect), ...ofLists],
    dialog: dialog.block,
    pages,
    everyPage,
    unpublished: new Map(drafts ? hidden : []),
    diagnostics: inOrder(diagnostics),
    addresses: new Map([
      ...ofLists.flatMap(({ from, to }) => {
        const file = to && own.get(to)
        return file === undefined ? [] : [[from, file] as const]
      }),
      ...own,
    ]),
  }
}
