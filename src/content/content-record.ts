import type { FileHashes } from '../cache/file-hashes.ts'
import type { ContentRecord } from './load-again.ts'
import { createLookups } from './lookups.ts'
import type { PageResult } from './page.ts'
import { type PageRecord, recordOf } from './page-record.ts'
import type { Parsed } from './parse.ts'
import type { SharedContent } from './shared.ts'

type Read = {
  /** Pages that were read in full, with their files below the content folder. */
  pages: readonly { name: string; result: PageResult; parsed: Parsed }[]
  /** Records of pages that were not. */
  kept: readonly PageRecord[]
  /** Files of `_data/`, by their names there. */
  data: ReadonlyMap<string, Parsed>
  shared: Pick<SharedContent, 'cityOf' | 'serviceOf' | 'names'>
  /** Files of which something was told. */
  told: ReadonlySet<string>
  /** Hashes of all files of the content. */
  content: FileHashes
}

/** What is remembered of content that gave a site without faults. */
export function contentRecordOf({ pages, kept, data, shared, told, content }: Read): ContentRecord {
  const lookUp = createLookups({ data, ...shared })
  const read = pages.flatMap(({ name, result, parsed }) => {
    const hash = content.get(name)
    if (hash === undefined || !result.page || told.has(result.file)) return []
    return recordOf({ name, hash, data: lookUp(parsed.value, result.page), result }) ?? []
  })
  const names = new Set(pages.map(({ name }) => name))
  const hashes = [...data.keys()].map((name) => [name, content.get(`_data/${name}.yaml`) ?? ''] as const)
  return {
    data: Object.fromEntries(hashes),
    names: shared.names,
    pages: [...kept.filter(({ name }) => !names.has(name)), ...read],
  }
}
