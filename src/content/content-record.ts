import type { Diagnostic } from '../../schema/diagnostic.ts'
import type { FileHashes } from '../cache/file-hashes.ts'
import { type Located, packLocated } from './located.ts'
import { createLookups } from './lookups.ts'
import type { PageResult } from './page.ts'
import { type PageRecord, recordOf } from './page-record.ts'
import type { Parsed } from './parse.ts'
import { linkFaultsOfData, recordedLinkFaults } from './recorded-links.ts'
import type { SharedContent } from './shared.ts'

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

/** A page that was read in full, with its file below the content folder. */
export type ReadInFull = { name: string; result: PageResult; parsed: Parsed }

type Read = {
  pages: readonly ReadInFull[]
  /** Records of pages that were not. */
  kept: readonly PageRecord[]
  /** Files of `_data/`, by their names there. */
  data: ReadonlyMap<string, Parsed>
  shared: SharedContent
  /** All pages as they were found, and all that was told of them. */
  found: readonly PageResult[]
  diagnostics: readonly Diagnostic[]
  /** Hashes of all files of the content. */
  content: FileHashes
  /** What was remembered of the content before. */
  before?: ContentRecord
}

/** What is remembered of content that gave a site without faults. */
export function contentRecordOf({
  pages,
  kept,
  data,
  shared,
  found,
  diagnostics,
  content,
  before,
}: Read): ContentRecord {
  const told = new Set(diagnostics.map(({ file }) => file))
  const lookUp = createLookups({ data, cityOf: shared.cityOf, serviceOf: shared.serviceOf })
  const read = pages.flatMap(({ name, result, parsed }) => {
    const hash = content.get(name)
    if (hash === undefined || !result.page || told.has(result.file)) return []
    return recordOf({ name, hash, data: lookUp(parsed.value, result.page), result }) ?? []
  })
  const names = new Set(pages.map(({ name }) => name))
  const hashes = [...data.keys()].map((name) => [name, content.get(`_data/${name}.yaml`) ?? ''] as const)
  const records = [...kept.filter(({ name }) => !names.has(name)), ...read]
  const values = hashes.flatMap(([name, hash]) => {
    const parsed = data.get(name)
    const located = before?.data[name] === hash ? before.values[name] : parsed && packLocated(parsed)
    return located ? [[name, located] as const] : []
  })
  const links = { faulty: [...recordedLinkFaults(records, found, shared)], told: linkFaultsOfData(diagnostics) }
  return {
    data: Object.fromEntries(hashes),
    values: Object.fromEntries(values),
    names: shared.names,
    links,
    pages: records,
  }
}
