import { join, relative, resolve, sep } from 'node:path'
import type { Page } from '../../blocks/page.ts'
import { blockSchemas } from '../../blocks/registry.ts'
import type { Diagnostic } from '../../schema/diagnostic.ts'
import { type FileHashes, hashOf } from '../cache/file-hashes.ts'
import { findPictureFile } from '../pictures/picture-file.ts'
import { faultsAcross } from './across.ts'
import { createBlockCheck } from './blocks.ts'
import { parseData, parsePage } from './content-files.ts'
import { inOrder } from './diagnose.ts'
import { readParsed } from './files.ts'
import { assembleSite, type SiteContent } from './loaded-site.ts'
import { type Located, unpackLocated } from './located.ts'
import { type Comparison, nearDuplicateFaults } from './near-duplicates/faults.ts'
import { NotAgain } from './not-again.ts'
import { type PageResult, readPage } from './page.ts'
import { pageListFaults } from './page-list-faults.ts'
import { type PageRecord, resultOf } from './page-record.ts'
import type { Parsed } from './parse.ts'
import { createMemory } from './read-items.ts'
import { isAsBefore, recordedLinkFaults } from './recorded-links.ts'
import { fileKind, type PagePath } from './routes.ts'
import { readShared, type SharedContent } from './shared.ts'

/** What is remembered of the content of a release: its shared files, and its pages that had no fault. */
export type ContentRecord = {
  /** Hash of each file of `_data/`, by its name there. */
  data: Readonly<Record<string, string>>
  /** What these hold. */
  values: Readonly<Record<string, Located>>
  /** Names that make no difference between pages. */
  names: readonly string[]
  /** Links that are faulty, as {@link recordedLinkFaults} gives them, and what was told of those in shared files. */
  links: { faulty: readonly string[]; told: readonly Diagnostic[] }
  pages: readonly PageRecord[]
}

type Options = {
  root: string
  /** The content folder. */
  pages: string
  now: Date
  /** Hashes of all files of the content as they are now. */
  content: FileHashes
  before: ContentRecord
  /** What was worked out to compare its pages with each other. */
  compared: Comparison | undefined
}

/** A site of which most pages only stand for those that have not changed. */
export type SiteAgain = {
  site: SiteContent
  /** Of pages that were read in full: as the record of the next release needs them. */
  results: readonly { name: string; result: PageResult; parsed: Parsed }[]
  data: ReadonlyMap<string, Parsed>
  shared: SharedContent
  /** All pages as they were found. */
  found: readonly PageResult[]
  compared: Comparison
  /** Records of the pages that were not read. */
  kept: readonly PageRecord[]
  /** Whether a page only stands for one that was not read: it has no blocks. */
  knows: (page: Page) => boolean
  /** The page that another stands for, read in full. */
  read: (page: Page) => Page
}

/** Files that every page depends on, and those that none does. */
const ofAll = ['site', 'coverage']

/** Where more than this share of the pages is another, the whole site is made as quickly. */
const mostChanged = 0.75

/** Files of `_data/` that are not what they were. */
function changedData(now: ReadonlyMap<string, string>, before: ContentRecord['data']): ReadonlySet<string> {
  const names = new Set([...now.keys(), ...Object.keys(before)])
  const changed = new Set([...names].filter((name) => now.get(name) !== before[name]))
  const ofEveryPage = [...changed].find((name) => ofAll.includes(name) || !now.has(name) || before[name] === undefined)
  if (ofEveryPage !== undefined) throw new NotAgain(`_data/${ofEveryPage}.yaml concerns every page`)
  return changed
}

/**
 * Reads the content where most of it is what it was: shared files, and the pages that changed, or are made of what
 * changed. All faults that the whole would have are found; throws `NotAgain` where one lies in a page that was not read.
 */
export function loadAgain({ root, pages, now, content, before, compared }: Options): SiteAgain {
  const base = resolve(root)
  const folder = resolve(base, pages)
  const fileOf = (name: string) => relative(base, join(folder, name)).split(sep).join('/')
  const parsedOf = (name: string, parse: typeof parseData): Parsed => {
    const parsed = readParsed(join(folder, name), fileOf(name), { known: undefined, parse })?.parsed
    if (!parsed || hashOf(parsed.source.text) !== content.get(name)) throw new NotAgain(`${name} was changed just now`)
    return parsed
  }
  const data = new Map<string, Parsed>()
  const dataHashes = new Map<string, string>()
  const pageFiles: [name: string, path: PagePath][] = []
  for (const [name, hash] of content) {
    const kind = fileKind(name)
    if (kind.kind === 'bad') throw new NotAgain(`${name} is no name of a page`)
    if (kind.kind === 'page') pageFiles.push([name, kind.path])
    if (kind.kind === 'data') {
      const known = before.data[kind.name] === hash ? before.values[kind.name] : undefined
      data.set(kind.name, parsedOf(name, known ? (source) => unpackLocated(source, known) : parseData))
      dataHashes.set(kind.name, hash)
    }
  }
  const changed = changedData(dataHashes, before.data)
  const isTouched = (name: string) =>
    name.endsWith('/*') ? [...changed].some((one) => one.startsWith(name.slice(0, -1))) : changed.has(name)
  const shared = readShared(data, fileOf('_data/site.yaml'), now)
  if (shared.names.join() !== before.names.join()) throw new NotAgain('pages are compared by other names')
  const checkBlock = createBlockCheck(blockSchemas)
  const memory = createMemory()
  const readFull = (name: string, path: PagePath) => {
    const parsed = parsedOf(name, parsePage)
    return { name, parsed, result: readPage(parsed, path, { shared, checkBlock, memory }) }
  }

  const records = new Map<Page, PageRecord>()
  const results: { name: string; result: PageResult; parsed: Parsed }[] = []
  const isSame = (record: PageRecord) =>
    record.hash === content.get(record.name) && !(changed.size > 0 && record.data.some(isTouched))
  const same = new Map(before.pages.filter(isSame).map((record) => [record.name, record]))
  if (pageFiles.length - same.size > Math.max(10, pageFiles.length * mostChanged))
    throw new NotAgain('most pages have changed')
  const found = pageFiles.map(([name, path]): PageResult => {
    const record = same.get(name)
    if (record) {
      const result = resultOf(record)
      records.set(result.page, record)
      return result
    }
    const read = readFull(name, path)
    results.push(read)
    return read.result
  })
  if (found.some(({ page }) => page && (page.publishAt || page.unpublishAt || page.draft)))
    throw new NotAgain('a page has a schedule')

  const hasFile = (name: string) => findPictureFile(join(base, 'public'), name) !== undefined
  const links = recordedLinkFaults([...records.values()], found, shared)
  if (!isAsBefore(links, before.links.faulty, [...records.values()]))
    throw new NotAgain('links lead to pages that are gone, or were not there')
  const faults = [
    ...faultsAcross(found, shared, hasFile),
    ...before.links.told,
    ...pageListFaults(found, checkBlock.types),
  ]
  const assembled = assembleSite({ content: shared, checkBlock, found, faults, now, drafts: false })
  const read = (page: Page): Page => {
    const record = records.get(page)
    const full = record && readFull(record.name, record.summary.path)
    if (!full?.result.page) throw new NotAgain(`${page.file} cannot be read again`)
    results.push(full)
    return full.result.page
  }
  const knows = (page: Page) => records.has(page)
  const texts = new Map(results.map(({ parsed: { source } }) => [source.file, source.text]))
  const alike = nearDuplicateFaults(
    { ...assembled, sources: (file) => texts.get(file), before: compared && { compared, knows, read } },
    blockSchemas,
  )
  const diagnostics = inOrder([...assembled.diagnostics, ...alike.faults])
  const unread = new Set([...records.values()].map(({ summary }) => summary.file))
  const elsewhere = diagnostics.find(({ file, severity }) => severity === 'error' || unread.has(file))
  if (elsewhere) throw new NotAgain(`${elsewhere.file} has a fault`)
  return {
    site: { ...assembled, diagnostics, pageCount: found.length },
    compared: alike.compared,
    results,
    data,
    shared,
    found,
    kept: [...records.values()],
    knows,
    read,
  }
}
