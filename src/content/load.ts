import { join, resolve } from 'node:path'
import type { Page } from '../../blocks/page.ts'
import { type Block, blockSchemas } from '../../blocks/registry.ts'
import type { Diagnostic } from '../../schema/diagnostic.ts'
import type { Link } from '../../schema/link.ts'
import type { Site } from '../../schema/site.ts'
import { findPictureFile } from '../pictures/picture-file.ts'
import { faultsAcross } from './across.ts'
import { type BlockSchemas, createBlockCheck } from './blocks.ts'
import { createContentFiles, parsePage } from './content-files.ts'
import { inOrder } from './diagnose.ts'
import type { GraphMaterial } from './graph/graph.ts'
import { createMemory } from './memory.ts'
import { type Comparison, nearDuplicateFaults } from './near-duplicates/faults.ts'
import { type PageResult, readPage } from './page.ts'
import { pageListFaults } from './page-list-faults.ts'
import { withPageLists } from './page-lists.ts'
import type { Parsed } from './parse.ts'
import { readQuoteDialog } from './quote-dialog.ts'
import type { Blocks } from './read-blocks.ts'
import { addressesOf, badFileName, fileKind, type PagePath } from './routes.ts'
import { pageAt, type Unpublished, unpublishedIn } from './schedule.ts'
import type { SearchFacts } from './search-documents.ts'
import { readShared, type SharedContent } from './shared.ts'
import { unusedFragments } from './unused-fragments.ts'

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
  /** What was worked out to compare the pages with each other, where they were. */
  compared?: Comparison
  /** How many page files there are, with and without faults. */
  pageCount: number
  /** Text of a file by its path from the root, for code frames. */
  sources: (file: string) => string | undefined
}

/** What a site is built from: without what was read on the way to it, which takes up more room than the site. */
export type SiteContent = Omit<LoadedSite, 'material' | 'sources' | 'compared'>

type Options = {
  /** Absolute or relative path of the repository. Paths in diagnostics are relative to it. */
  root: string
  /** The content folder, relative to `root` or absolute. */
  pages?: string
  /** Decides what is part of the site, and which dated facts are due for review. */
  now?: Date
  /** Leaves drafts, and what is not part of the site now, among the pages. */
  drafts?: boolean
  /** Block types; the engine's own where left out. */
  blocks?: BlockSchemas
  /** Whether every page is parsed by itself, though it says the same as another, so that each place is its own. */
  exact?: boolean
}

/**
 * A content folder that can be loaded again and again. Files that did not change are not parsed again, and as long as
 * nothing under `_data/` changed, neither are the other pages checked again.
 */
export function createContent(options: Options) {
  const { root, pages = 'pages', now = new Date(), drafts = false, blocks = blockSchemas, exact = false } = options
  const base = resolve(root)
  const files = createContentFiles({ base, folder: resolve(base, pages), exact })
  const { fileOf } = files
  const checkBlock = createBlockCheck(blocks)
  const hasFile = (name: string) => findPictureFile(join(base, 'public'), name) !== undefined
  let shared: { content: SharedContent; made: readonly Parsed[] } | undefined
  let results = new WeakMap<Parsed, PageResult>()
  let memory = createMemory<Blocks>()
  /** Pages that are read by themselves although they could borrow. */
  const alone = new WeakSet<Parsed>()

  function sharedContent(): SharedContent {
    const data = new Map(files.read().flatMap((one) => (one.kind === 'data' ? [[one.name, one.parsed] as const] : [])))
    const made = [...data.values()]
    if (shared && made.length === shared.made.length && made.every((parsed, index) => parsed === shared?.made[index]))
      return shared.content
    shared = { content: readShared(data, fileOf('_data/site.yaml'), now), made }
    results = new WeakMap()
    memory = createMemory()
    return shared.content
  }

  function pageResult(content: SharedContent, parsed: Parsed, path: PagePath): PageResult {
    const before = results.get(parsed)
    if (before) return before
    const read = readPage(parsed, path, { shared: content, checkBlock, memory })
    // A fault must be told at its own place.
    const isExact = !parsed.borrowed || (read.diagnostics.length === 0 && !alone.has(parsed))
    const result = isExact ? read : readPage(parsePage(parsed.source), path, { shared: content, checkBlock, memory })
    results.set(parsed, result)
    return result
  }

  function pageResults(content: SharedContent): PageResult[] {
    return files.read().flatMap((one) => (one.kind === 'page' ? [pageResult(content, one.parsed, one.name)] : []))
  }

  /** Faults between pages. Where one stands in a page whose values others borrow, those are read by themselves first. */
  function across(content: SharedContent): { found: PageResult[]; faults: Diagnostic[] } {
    const found = pageResults(content)
    const faults = [...faultsAcross(found, content, hasFile), ...pageListFaults(found, checkBlock.types)]
    const borrowed = files
      .read()
      .map(({ parsed }) => parsed)
      .filter((parsed) => parsed.borrowed && !alone.has(parsed))
    const told = new Set(faults.map(({ file }) => file))
    const misplaced = borrowed.filter(({ borrowed }) => told.has(borrowed ?? ''))
    if (misplaced.length === 0) return { found, faults }
    for (const parsed of misplaced) {
      alone.add(parsed)
      results.delete(parsed)
    }
    return across(content)
  }

  function assemble(): LoadedSite {
    const content = sharedContent()
    const { found, faults } = across(content)
    const misnamed = files.names().flatMap((name) => {
      const kind = fileKind(name)
      return kind.kind === 'bad' ? [badFileName(fileOf(name), fileOf(''), kind)] : []
    })
    const texts = new Map(files.read().map(({ parsed: { source } }) => [source.file, source.text]))
    const assembled = assembleSite({ content, checkBlock, found, faults: [...misnamed, ...faults], now, drafts })
    return {
      ...assembled,
      material: { files: files.read(), results: found, shared: content, blockTypes: checkBlock.types },
      pageCount: found.length + misnamed.filter(({ file }) => !file.includes('/_data/')).length,
      sources: (file) => texts.get(file),
    }
  }

  return {
    /** Reads what changed since the last time, and gives everything. Throws only where the folder cannot be read. */
    async load(): Promise<LoadedSite> {
      await files.readAll()
      return assemble()
    },
    /** The same after one file was saved, made or deleted; no other file is looked at. `file` is a path from the root. */
    async changed(file: string): Promise<LoadedSite> {
      await files.readChanged(file)
      return assemble()
    },
  }
}

type Assembling = {
  content: SharedContent
  checkBlock: ReturnType<typeof createBlockCheck>
  /** All pages, in the order of their files, and faults that lie between them. */
  found: readonly PageResult[]
  faults: readonly Diagnostic[]
  now: Date
  drafts: boolean
}

/** The site that pages and shared content make up. */
export function assembleSite({ content, checkBlock, found, faults, now, drafts }: Assembling) {
  const used = new Set([content.site.quote ?? '', ...content.library.used, ...found.flatMap(({ used }) => [...used])])
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

/**
 * Reads a content folder once. Never throws for what is wrong in it: that is in `diagnostics`. Only here pages are
 * compared with each other: that concerns the site as it goes out, and would hold up a server that loads at each save.
 */
export async function loadSite(options: Options): Promise<LoadedSite> {
  const site = await createContent(options).load()
  const { faults, compared } = nearDuplicateFaults(site, options.blocks ?? blockSchemas)
  const faulty = new Set(faults.filter(({ severity }) => severity === 'error').map(({ file }) => file))
  const pages = site.pages.filter(({ file }) => !faulty.has(file))
  return { ...site, pages, compared, diagnostics: inOrder([...site.diagnostics, ...faults]) }
}
