import type { Page } from '../../../blocks/page.ts'
import type { Block } from '../../../blocks/registry.ts'
import type { Diagnostic } from '../../../schema/diagnostic.ts'
import type { Link } from '../../../schema/link.ts'
import type { Site } from '../../../schema/site.ts'
import { pageAt, type Unpublished, unpublishedIn } from '../derive/schedule.ts'
import type { SearchFacts } from '../derive/search-documents.ts'
import type { GraphMaterial } from '../graph/graph.ts'
import { withPageLists } from '../resolve/page-lists.ts'
import type { createBlockCheck } from '../validate/block-check.ts'
import { inOrder } from '../validate/diagnose.ts'
import { unusedFragments } from '../validate/unused-fragments.ts'
import type { createContentFiles } from './content-files.ts'
import { readQuoteDialog } from './quote-dialog.ts'
import type { PageResult } from './read-page.ts'
import { addressesOf, badFileName, fileKind } from './routes.ts'
import type { SharedContent } from './shared-content.ts'

/** Everything in a content folder. Pages with errors are left out of `pages` and are in `diagnostics`. */
export type LoadedSite = {
  site: Site
  /** The cities of the header's menu that have a page, with its address. */
  menu: Link[]
  /** The block in the quote dialog of every page. */
  dialog?: Block | undefined
  pages: Page[]
  /** All of them, whether they are part of the site now or not, with all their blocks. */
  everyPage: Page[]
  /** What is among `pages` although it is not part of the site now, by path: only where drafts are shown. */
  unpublished: ReadonlyMap<string, Unpublished>
  /** Records of cities and services, by slug. */
  cityOf: SharedContent['cityOf']
  serviceOf: SharedContent['serviceOf']
  /** What a city or service is called, and the pages that the names of cities lead to, for the search. */
  called: SearchFacts['called']
  firstPages: SearchFacts['firstPages']
  /** Names of cities, states and services in every form, which make no difference between pages. */
  names: readonly string[]
  /** All faults of all files, each once, sorted by file and place. */
  diagnostics: Diagnostic[]
  /** Every address that answers now, with the file of its page: paths and aliases, of pages with faults as well. */
  addresses: ReadonlyMap<string, string>
  /** Of what the graph of the site is made. */
  material: GraphMaterial
  /** How many page files there are, with and without faults. */
  pageCount: number
  /** Text of a file by its path from the root, for code frames. */
  sources: (file: string) => string | undefined
}

/** What a site is built from: without what was read on the way to it, which takes up more room than the site. */
export type SiteContent = Omit<LoadedSite, 'material' | 'sources'>

type Assembling = {
  content: SharedContent
  checkBlock: ReturnType<typeof createBlockCheck>
  /** All pages, in the order of their files, and faults that lie between them. */
  found: PageResult[]
  faults: readonly Diagnostic[]
  now: Date
  drafts: boolean
}

/** The site that pages and shared content make up; a page with an error is no part of it. */
function assembleSite({ content, checkBlock, found, faults, now, drafts }: Assembling) {
  const used = new Set([content.site.quote, ...content.library.used, ...found.flatMap((result) => [...result.used])])
  const faulty = new Set(faults.filter(({ severity }) => severity === 'error').map(({ file }) => file))
  const everyPage = found.flatMap(({ page }) => (page && !faulty.has(page.file) ? [page] : []))
  const at = now.getTime()
  const sound = drafts ? everyPage : everyPage.flatMap((page) => pageAt(page, at) ?? [])
  const hidden = everyPage.flatMap((page) => {
    const unpublished = unpublishedIn(page, at)
    return unpublished === undefined ? [] : [[page.path, unpublished] as const]
  })
  const gone = new Set(drafts ? [] : hidden.flatMap(([path, { page }]) => (page === undefined ? [] : [path as string])))
  const dialog = readQuoteDialog(content, checkBlock)
  const diagnostics = [
    ...dialog.diagnostics,
    ...content.diagnostics,
    ...found.flatMap((result) => result.diagnostics),
    ...unusedFragments(content, used, checkBlock),
    ...faults,
  ]
  return {
    site: content.site,
    menu: content.menu.filter(({ href }) => !gone.has(href)),
    dialog: dialog.block,
    pages: withPageLists(sound, content.nameOf),
    everyPage,
    unpublished: new Map(drafts ? hidden : []),
    cityOf: content.cityOf,
    serviceOf: content.serviceOf,
    called: content.called,
    firstPages: content.firstPages,
    names: content.names,
    diagnostics: inOrder(diagnostics),
    addresses: addressesOf(found.filter(({ path }) => !gone.has(path))),
  }
}

/** The site of these results, with what was read on the way to it. `faults` are those between pages. */
export function siteOf({ files, ...read }: Assembling & { files: ReturnType<typeof createContentFiles> }): LoadedSite {
  const { fileOf } = files
  const misnamed = files.names().flatMap((name) => {
    const kind = fileKind(name)
    return kind.kind === 'bad' ? [badFileName(fileOf(name), fileOf(''), kind)] : []
  })
  const texts = new Map(files.read().map(({ parsed: { source } }) => [source.file, source.text]))
  return {
    ...assembleSite({ ...read, faults: [...misnamed, ...read.faults] }),
    material: { files: files.read(), results: read.found, shared: read.content, blockTypes: read.checkBlock.types },
    pageCount: read.found.length + misnamed.filter(({ file }) => !file.includes('/_data/')).length,
    sources: (file) => texts.get(file),
  }
}
