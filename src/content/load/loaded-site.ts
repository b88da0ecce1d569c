import type { Block, BlockSchemas } from '../../../schema/block.ts'
import type { Diagnostic } from '../../../schema/diagnostic.ts'
import { announcementsAt } from '../../../schema/layout/announcement.ts'
import type { Page } from '../../../schema/page.ts'
import type { Redirect } from '../../../schema/redirects.ts'
import { isScheduled } from '../../../schema/schedule/schedule.ts'
import type { Derive } from '../../cache/derive.ts'
import type { PublicFolders } from '../../pictures/public-folders.ts'
import { isFurtherPage, numberedRedirects } from '../derive/numbered-pages.ts'
import { withPageLists } from '../derive/page-lists.ts'
import { summaryOf } from '../derive/page-summary.ts'
import { pageAt, type Unpublished, unpublishedIn, withoutGone } from '../derive/published-page.ts'
import { withHiddenTagPages } from '../derive/tag-pages.ts'
import { diagnose, fileStart, inOrder } from '../diagnostics/diagnose.ts'
import { fileKind } from '../parse/file-kind.ts'
import { addressesOf, badFileName } from '../validate/addresses/address-checks.ts'
import { addressOf } from '../validate/addresses/link-checks.ts'
import type { BlockCheck } from '../validate/block-check.ts'
import { isOfMatrix } from '../validate/schedule-checks.ts'
import type { ContentFile, createContentFiles } from './content-files.ts'
import { fragmentDiagnostics } from './fragment-checks.ts'
import type { PageResult } from './page-result.ts'
import { publishedLinks } from './published-links.ts'
import type { QuoteDialog } from './shared/quote-dialog.ts'
import type { SharedContent } from './shared/shared-content.ts'

/** The parts of the shared content that outlive loading. Of `header` and `footer`, only links to published pages. */
type SharedPart = Pick<
  SharedContent,
  | 'site'
  | 'theme'
  | 'language'
  | 'land'
  | 'header'
  | 'footer'
  | 'collections'
  | 'recordsOf'
  | 'recordsCalled'
  | 'recordIn'
  | 'hasOwnPage'
  | 'firstPages'
  | 'tags'
  | 'names'
  | 'asks'
  | 'settingsPrint'
  | 'fingerprintOf'
>

/** The input of the graph: every file as written, and every page as resolved. */
export type GraphMaterial = {
  files: readonly ContentFile[]
  results: readonly PageResult[]
  shared: SharedContent
  dialog: QuoteDialog
  blockTypes: readonly string[]
}

/** Everything in a content folder. Pages with errors are left out of `pages` and are in `diagnostics`. */
export type LoadedSite = SharedPart & {
  /** The schemas of all block types: the engine's, and those that the site brings. */
  blocks: BlockSchemas
  publicFolders: PublicFolders
  /** The redirects of the site, and those to the first pages of lists. */
  redirects: readonly Redirect[]
  /** The block in the quote dialog of every page. */
  dialog?: Block | undefined
  /** The published pages, each followed by the further pages of its list. */
  pages: Page[]
  /** All pages that have a file, published or not, with all their blocks. */
  everyPage: Page[]
  /** Unpublished parts of `pages`, by path: only if drafts are shown. */
  unpublished: ReadonlyMap<string, Unpublished>
  /** All diagnostics of all files, without duplicates, sorted by file and position. */
  diagnostics: Diagnostic[]
  /** Those of them that no single page shows. */
  crossPage: readonly Diagnostic[]
  /** Every address, with the file that has it: paths and aliases, including those of pages with errors, and redirects. */
  addresses: ReadonlyMap<string, string>
  /** The input of the graph. */
  material: GraphMaterial
  /** A value that follows from a page or its result, computed once for what it was computed from. */
  derive: Derive
  /** Stores what was computed, for later runs. */
  save: () => void
  /** Frees the memory of what was read. */
  release: () => void
  /** Number of page files, with and without errors. */
  pageCount: number
  /** The times at which schedules begin and end, in milliseconds since 1970; `undefined` if one cannot be read. */
  moments: ReadonlySet<number> | undefined
  /** Hashes of the content files, by their names in the folder. */
  hashes: ReadonlyMap<string, string>
  /** Text of a file by its path from the root, for code frames. */
  sources: (file: string) => string | undefined
}

/** The input of a build: without the parsed files, which take more memory than the site. */
export type SiteContent = Omit<LoadedSite, 'material' | 'sources' | 'crossPage' | 'moments' | 'hashes'>

type Assembling = {
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
  /** Origin of absolute addresses, if it is not that of the site file. */
  origin?: string | undefined
}

/** Assembles the site from pages and shared content; a page with an error is not part of it. */
function assembleSite({
  shared,
  dialog,
  checkBlock,
  results,
  crossPage,
  publicFolders,
  now,
  drafts,
  ...to
}: Assembling) {
  const used = new Set([shared.site.quote, ...shared.library.used, ...results.flatMap((result) => [...result.used])])
  const withErrors = new Set(crossPage.filter(({ severity }) => severity === 'error').map(({ file }) => file))
  const everyPage = results.flatMap(({ page }) => (page && !withErrors.has(page.file) ? [page] : []))
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
  const shownPages = published.map((page) =>
    withGoneCards.has(page.path) ? { ...page, blocks: withoutGone(page.blocks, isGone) } : page,
  )
  const diagnostics = [
    ...dialog.diagnostics,
    ...shared.diagnostics,
    ...results.flatMap((result) => result.diagnostics),
    ...fragmentDiagnostics(shared, used, checkBlock),
    ...crossPage,
  ]
  const {
    site,
    theme,
    language,
    land,
    collections,
    recordsOf,
    recordsCalled,
    recordIn,
    hasOwnPage,
    firstPages,
    tags,
    names,
    asks,
    settingsPrint,
    fingerprintOf,
  } = shared
  const announcements = announcementsAt(site.announcements, at, drafts)
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
    ...{
      theme,
      language,
      land,
      collections,
      recordsOf,
      recordsCalled,
      recordIn,
      hasOwnPage,
      firstPages,
      tags,
      names,
      asks,
    },
    ...{ settingsPrint, fingerprintOf },
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

/** The site with its parsed files. `crossPage` are diagnostics across pages. */
export function siteOf({
  files,
  moments,
  derive,
  save,
  release,
  ...assembling
}: Assembling &
  Pick<LoadedSite, 'moments' | 'derive' | 'save' | 'release'> & {
    files: ReturnType<typeof createContentFiles>
  }): LoadedSite {
  const { fileOf } = files
  const misnamed = files.names().flatMap((name) => {
    const kind = fileKind(name)
    return kind.kind === 'bad' ? [badFileName(fileOf(name), fileOf(''), kind)] : []
  })
  const links = files
    .badLinks()
    .filter(({ name }) => !name.startsWith('_public/'))
    .map(({ name, reason }) => diagnose('bad-file-link', fileStart({ file: fileOf(name), text: '' }), { reason }))
  const all = files.read()
  const paths = new Set(all.map(({ file }) => fileOf(file)))
  const assembled = assembleSite({ ...assembling, crossPage: [...misnamed, ...links, ...assembling.crossPage] })
  const textOf = (file: string) => (paths.has(file) ? files.sourceAt(file).text : undefined)
  // Read now: whoever asks for the text of a diagnostic later means the text that it was found in.
  const texts = new Map(assembled.diagnostics.map(({ file }) => [file, textOf(file)]))
  return {
    ...assembled,
    crossPage: assembling.crossPage,
    material: {
      files: all,
      results: assembling.results,
      shared: assembling.shared,
      dialog: assembling.dialog,
      blockTypes: Object.keys(assembling.checkBlock.schemas),
    },
    pageCount: assembling.results.length + misnamed.filter(({ file }) => !file.includes('/_data/')).length,
    ...{ moments, derive, save, release },
    hashes: new Map(all.map((one) => [one.file, files.hashOf(one) ?? ''])),
    sources: (file) => texts.get(file) ?? textOf(file),
  }
}
