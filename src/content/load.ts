import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative, resolve, sep } from 'node:path'
import type { Page } from '../../blocks/page.ts'
import { type Block, blockSchemas } from '../../blocks/registry.ts'
import type { Diagnostic } from '../../schema/diagnostic.ts'
import type { Link } from '../../schema/link.ts'
import type { Site } from '../../schema/site.ts'
import { findPictureFile } from '../pictures/picture-file.ts'
import { faultsAcross } from './across.ts'
import { type BlockSchemas, createBlockCheck } from './blocks.ts'
import { diagnose, fileSpot, inOrder } from './diagnose.ts'
import { nearDuplicateFaults } from './near-duplicates/faults.ts'
import { type PageResult, readBlocks, readPage } from './page.ts'
import { pageListFaults } from './page-list-faults.ts'
import { withPageLists } from './page-lists.ts'
import { mostBytes, type Parsed, parse } from './parse.ts'
import { readQuoteDialog } from './quote-dialog.ts'
import { resolveData, startResolving } from './resolve.ts'
import { badFileName, fileKind } from './routes.ts'
import { readShared, type SharedContent } from './shared.ts'
import { decode, type Source } from './source.ts'

/** Everything in a content folder. Pages with errors are left out of `pages` and are in `diagnostics`. */
export type LoadedSite = {
  site: Site
  /** The cities of the header's menu that have a page, with its address. */
  menu: Link[]
  /** The block in the quote dialog of every page. */
  dialog?: Block | undefined
  pages: Page[]
  /** Names of cities, states and services in every form, which make no difference between pages. */
  names: readonly string[]
  /** All faults of all files, each once, sorted by file and place. */
  diagnostics: Diagnostic[]
  /** How many page files there are, with and without faults. */
  pageCount: number
  /** Text of a file by its path from the root, for code frames. */
  sources: (file: string) => string | undefined
}

type Options = {
  /** Absolute or relative path of the repository. Paths in diagnostics are relative to it. */
  root: string
  /** The content folder, relative to `root` or absolute. */
  pages?: string
  /** Decides which dated facts are due for review. */
  now?: Date
  /** Block types; the engine's own where left out. */
  blocks?: BlockSchemas
}

type Cached = { mtimeMs: number; size: number; parsed: Parsed }
type Known = ReadonlyMap<string, Cached>

/** Files are read side by side, but not all at once: the system limits open files. */
const atOnce = 32

async function forEachAtOnce<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  let next = 0
  const worker = async () => {
    while (next < items.length) await work(items[next++] as T)
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker))
}

const pageStart = 'title: …\ndescription: …\nblocks:\n  - use: quote-form'
const dataStart = '- question: …\n  answer: …'

function parseBytes(file: string, bytes: Uint8Array, isPage: boolean): Parsed {
  const { text, badAt } = decode(bytes)
  const source: Source = { file, text }
  const place = { source, start: 0, end: 1 }
  if (badAt !== undefined) {
    const spot = { source, start: badAt, end: badAt + 1, path: '' }
    return { source, place, diagnostics: [diagnose('not-utf8', spot, {})] }
  }
  return parse(source, isPage ? pageStart : dataStart)
}

async function readParsed(
  path: string,
  file: string,
  isPage: boolean,
  known: Cached | undefined,
): Promise<Cached | undefined> {
  const source: Source = { file, text: '' }
  const place = { source, start: 0, end: 1 }
  const failed = (diagnostic: Diagnostic, size = 0): Cached => ({
    mtimeMs: 0,
    size,
    parsed: { source, place, diagnostics: [diagnostic] },
  })
  try {
    const { mtimeMs, size } = await stat(path)
    if (known && known.mtimeMs === mtimeMs && known.size === size) return known
    if (size > mostBytes)
      return failed(diagnose('file-too-large', fileSpot(source), { bytes: size, most: mostBytes }), size)
    return { mtimeMs, size, parsed: parseBytes(file, await readFile(path), isPage) }
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    if (code === 'ENOENT') return undefined
    if (code === undefined) throw error
    return failed(diagnose('unreadable-file', fileSpot(source), { reason: code === 'EACCES' ? 'no permission' : code }))
  }
}

/** Blocks of fragments that no page uses: checked by themselves, with any city and any service for their tokens. */
function unusedFragments(
  shared: SharedContent,
  used: ReadonlySet<string>,
  checkBlock: ReturnType<typeof createBlockCheck>,
) {
  return shared.library.fragmentNames().flatMap((name) => {
    const fragment = used.has(name) ? undefined : shared.library.fragment(name)
    if (fragment === undefined || 'chain' in fragment || fragment.broken) return []
    const scope = shared.anyScope(fragment.places[0]?.source.file ?? name)
    const resolving = startResolving(shared.anyLibrary())
    const blocks = fragment.blocks.map((block) => resolveData(block, resolving))
    return [...resolving.diagnostics, ...readBlocks(blocks, fragment.places, scope, checkBlock).diagnostics]
  })
}

/**
 * A content folder that can be loaded again and again. Files that did not change are not parsed again, and as long as
 * nothing under `_data/` changed, neither are the other pages checked again.
 */
export function createContent({ root, pages = 'pages', now = new Date(), blocks = blockSchemas }: Options) {
  const base = resolve(root)
  const folder = resolve(base, pages)
  const fileOf = (name: string) => relative(base, join(folder, name)).split(sep).join('/')
  const checkBlock = createBlockCheck(blocks)
  const hasFile = (name: string) => findPictureFile(join(base, 'public'), name) !== undefined
  let cache = new Map<string, Cached>()
  let listed: readonly string[] = []
  let shared: { content: SharedContent; made: readonly Parsed[] } | undefined
  let results = new WeakMap<Parsed, PageResult>()

  async function names(): Promise<string[]> {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    return entries
      .filter((entry) => entry.isFile() || entry.isSymbolicLink())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .sort()
  }

  async function refresh(trust: (name: string) => boolean): Promise<void> {
    const fresh = new Map<string, Cached>()
    await forEachAtOnce(listed, async (name) => {
      const { kind } = fileKind(name)
      if (kind !== 'page' && kind !== 'data') return
      const known = cache.get(name)
      const cached =
        known && trust(name) ? known : await readParsed(join(folder, name), fileOf(name), kind === 'page', known)
      if (cached) fresh.set(name, cached)
    })
    cache = new Map([...fresh].sort(([a], [b]) => (a < b ? -1 : 1)))
  }

  function sharedContent(known: Known): SharedContent {
    const files = new Map<string, Parsed>()
    for (const [name, { parsed }] of known) {
      const kind = fileKind(name)
      if (kind.kind === 'data') files.set(kind.name, parsed)
    }
    const made = [...files.values()]
    if (shared && made.length === shared.made.length && made.every((parsed, index) => parsed === shared?.made[index]))
      return shared.content
    shared = { content: readShared(files, fileOf('_data/site.yaml'), now), made }
    results = new WeakMap()
    return shared.content
  }

  function pageResults(content: SharedContent): PageResult[] {
    return [...cache].flatMap(([name, { parsed }]) => {
      const kind = fileKind(name)
      if (kind.kind !== 'page') return []
      const result = results.get(parsed) ?? readPage(parsed, kind.path, { shared: content, checkBlock })
      results.set(parsed, result)
      return [result]
    })
  }

  function assemble(): LoadedSite {
    const content = sharedContent(cache)
    const found = pageResults(content)
    const used = new Set([
      content.site.quote ?? '',
      ...content.library.used,
      ...found.flatMap((result) => [...result.used]),
    ])
    const misnamed = listed.flatMap((name) => {
      const kind = fileKind(name)
      return kind.kind === 'bad' ? [badFileName(fileOf(name), fileOf(''), kind)] : []
    })
    const across = [...faultsAcross(found, content, hasFile), ...pageListFaults(found, checkBlock.types)]
    const faulty = new Set(across.filter(({ severity }) => severity === 'error').map(({ file }) => file))
    const sound = found.flatMap(({ page }) => (page && !faulty.has(page.file) ? [page] : []))
    const dialog = readQuoteDialog(content, checkBlock)
    const diagnostics = [
      ...misnamed,
      ...dialog.diagnostics,
      ...content.diagnostics,
      ...found.flatMap((result) => result.diagnostics),
      ...unusedFragments(content, used, checkBlock),
      ...across,
    ]
    const texts = new Map([...cache].map(([name, { parsed }]) => [fileOf(name), parsed.source.text]))
    return {
      site: content.site,
      menu: content.menu,
      dialog: dialog.block,
      pages: withPageLists(sound, content.nameOf),
      names: content.names,
      diagnostics: inOrder(diagnostics),
      pageCount: found.length + misnamed.filter(({ file }) => !file.includes('/_data/')).length,
      sources: (file) => texts.get(file),
    }
  }

  return {
    /** Reads what changed since the last time, and gives everything. Throws only where the folder cannot be read. */
    async load(): Promise<LoadedSite> {
      listed = await names()
      await refresh(() => false)
      return assemble()
    },
    /** The same after one file was saved, made or deleted; no other file is looked at. `file` is a path from the root. */
    async changed(file: string): Promise<LoadedSite> {
      const changed = relative(folder, resolve(base, file)).split(sep).join('/')
      const exists = await stat(join(folder, changed)).then(
        (found) => found.isFile(),
        () => false,
      )
      const others = listed.filter((name) => name !== changed)
      listed = exists ? [...others, changed].sort() : others
      await refresh((name) => name !== changed)
      return assemble()
    },
  }
}

/**
 * Reads a content folder once. Never throws for what is wrong in it: that is in `diagnostics`. Only here pages are
 * compared with each other: that concerns the site as it goes out, and would hold up a server that loads at each save.
 */
export async function loadSite(options: Options): Promise<LoadedSite> {
  const site = await createContent(options).load()
  const faults = nearDuplicateFaults(site, options.blocks ?? blockSchemas)
  const faulty = new Set(faults.filter(({ severity }) => severity === 'error').map(({ file }) => file))
  const pages = site.pages.filter(({ file }) => !faulty.has(file))
  return { ...site, pages, diagnostics: inOrder([...site.diagnostics, ...faults]) }
}
