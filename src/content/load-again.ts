import { join, resolve } from 'node:path'
import type { Page } from '../../blocks/page.ts'
import { blockSchemas } from '../../blocks/registry.ts'
import type { FileHashes } from '../cache/file-hashes.ts'
import { pictureFiles } from '../pictures/picture-file.ts'
import { faultsAcross } from './across.ts'
import { createBlockCheck } from './blocks.ts'
import type { ContentRecord, ReadInFull } from './content-record.ts'
import { inOrder } from './diagnose.ts'
import { readFilesAgain } from './files-again.ts'
import { assembleSite, type SiteContent } from './loaded-site.ts'
import { type Comparison, nearDuplicateFaults } from './near-duplicates/faults.ts'
import { NotAgain } from './not-again.ts'
import { type PageResult, readPage } from './page.ts'
import { pageListFaults } from './page-list-faults.ts'
import { type PageRecord, resultOf } from './page-record.ts'
import type { Parsed } from './parse.ts'
import { createMemory } from './read-items.ts'
import { isAsBefore, recordedLinkFaults } from './recorded-links.ts'
import type { PagePath } from './routes.ts'
import { readShared, type SharedContent } from './shared.ts'

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
  results: readonly ReadInFull[]
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

/** Where more than this share of the pages is another, the whole site is made as quickly. */
const mostChanged = 0.75

/**
 * Reads the content where most of it is what it was: shared files, and the pages that changed, or are made of what
 * changed. All faults that the whole would have are found; throws `NotAgain` where one lies in a page that was not read.
 */
export function loadAgain({ root, pages, now, content, before, compared }: Options): SiteAgain {
  const base = resolve(root)
  const files = readFilesAgain({ base, pages, content, before })
  const { data } = files
  const shared = readShared(data, files.fileOf('_data/site.yaml'), now)
  if (shared.names.join() !== before.names.join()) throw new NotAgain('pages are compared by other names')
  const checkBlock = createBlockCheck(blockSchemas)
  const memory = createMemory()
  const results: ReadInFull[] = []
  const readFull = (name: string, path: PagePath): PageResult => {
    const parsed = files.parsedPage(name)
    const result = readPage(parsed, path, { shared, checkBlock, memory })
    results.push({ name, parsed, result })
    return result
  }

  const same = new Map(before.pages.filter(files.isSame).map((record) => [record.name, record]))
  if (files.pages.length - same.size > Math.max(10, files.pages.length * mostChanged))
    throw new NotAgain('most pages have changed')
  const records = new Map<Page, PageRecord>()
  const found = files.pages.map(([name, path]): PageResult => {
    const record = same.get(name)
    if (!record) return readFull(name, path)
    const result = resultOf(record)
    records.set(result.page, record)
    return result
  })
  if (found.some(({ page }) => page && (page.publishAt || page.unpublishAt || page.draft)))
    throw new NotAgain('a page has a schedule')
  const knows = (page: Page) => records.has(page)
  const read = (page: Page): Page => {
    const record = records.get(page)
    const full = record && readFull(record.name, record.summary.path).page
    if (!full) throw new NotAgain(`${page.file} cannot be read again`)
    return full
  }

  const kept = [...records.values()]
  if (!isAsBefore(recordedLinkFaults(kept, found, shared), before.links.faulty, kept))
    throw new NotAgain('links lead to pages that are gone, or were not there')
  const pictures = pictureFiles(join(base, 'public'))
  const faults = [
    ...faultsAcross(found, shared, pictures),
    ...before.links.told,
    ...pageListFaults(found, checkBlock.schemas),
  ]
  const assembled = assembleSite({ content: shared, checkBlock, found, faults, now, drafts: false })
  const texts = new Map(results.map(({ parsed: { source } }) => [source.file, source.text]))
  const alike = nearDuplicateFaults(
    { ...assembled, sources: (file) => texts.get(file), before: compared && { compared, knows, read } },
    blockSchemas,
  )
  const diagnostics = inOrder([...assembled.diagnostics, ...alike.faults])
  const unread = new Set(kept.map(({ summary }) => summary.file))
  const elsewhere = diagnostics.find(({ file, severity }) => severity === 'error' || unread.has(file))
  if (elsewhere) throw new NotAgain(`${elsewhere.file} has a fault`)
  const site = { ...assembled, diagnostics, pageCount: found.length }
  return { site, compared: alike.compared, results, data, shared, found, kept, knows, read }
}
