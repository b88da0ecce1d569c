import { rmSync } from 'node:fs'
import type { Block, BlockSchemas } from '../../../schema/block.ts'
import type { Page } from '../../../schema/page.ts'
import type { Span } from '../../../schema/schedule/schedule.ts'
import { createPackWriter, type PackRow, partHash, readPack } from '../../cache/pack.ts'
import { setBlocksHash } from '../derive/page-hash.ts'
import { type PageSummary, setSummary, summaryOf } from '../derive/page-summary.ts'
import { fileStart } from '../diagnostics/diagnose.ts'
import type { PageResult } from '../load/page-result.ts'
import type { PagePath } from '../parse/file-kind.ts'
import type { Source } from '../parse/source.ts'
import { decode, encode } from './encode.ts'

/** The fingerprint of each input that a result was computed from. */
export type Prints = readonly (readonly [input: string, print: string])[]

/** The result of checking a page, what it was computed from, and the times of the schedules in its file. */
export type CheckedPage = {
  /** Hash of the text of its file. */
  hash: string
  prints: Prints
  result: PageResult
  /** In milliseconds since 1970; `undefined` if one of them cannot be read. */
  moments: readonly number[] | undefined
}

/** A result that is to be stored, with the block types that it was checked with. */
type AddedPage = CheckedPage & { schemas: BlockSchemas }

/** What a row holds of it. Blocks are a part of their own: most pages of a build are not rendered again. */
type Facts = {
  hash: string
  prints: Prints
  moments?: readonly number[]
  /** The result as `encode()` writes it, without the page. */
  result: object
  /** The page without its blocks, which stand in the order of its fields. */
  head?: Record<string, unknown>
  /** The summary of the page without its head. */
  summary?: object
}

const blocksPart = 'blocks'
const valuePart = 'value '

type Computing<Value> = {
  isCurrent: (prints: Prints) => boolean
  compute: () => { value: Value; prints: Prints }
}

type Finding = {
  file: string
  path: PagePath
  isCurrent: (prints: Prints) => boolean
  /** The text of a file, always the same object for one file. */
  sourceOf: (file: string) => Source
  /** Checks the page again: its blocks cannot be read if the store was damaged meanwhile. */
  recheck: () => Page | undefined
}

/** A pack with so many times the rows that changed since is not written again for them. */
const fewRows = 8

const lateFileOf = (file: string) => `${file}.late`

/**
 * Results of checked pages, stored in a pack below `file`, by the names of their files. `version` says which code has computed
 * them. A result counts if the file of the page and everything that the check has read are the same: see {@link Prints}.
 * Rows that changed since the pack was written stand in a small pack beside it, as long as they are few: one page of 10,000
 * does not write all of them again. Nothing has to say which of two packs is newer, since each row says what it is true of.
 */
export function createPageStore(file: string, version: string) {
  const packed = readPack<Facts>(file, version)
  const late = readPack<Facts>(lateFileOf(file), version)
  const rows = new Map([...packed, ...late])
  const added = new Map<string, AddedPage>()
  /** The names of the files of results and pages that are stored as they are. */
  const nameOf = new WeakMap<object, string>()
  const addedValues = new Map<string, Record<string, string>>()
  /** The names of rows that were replaced. */
  const outdated = new Set<string>()
  const own = (name: string, { result }: CheckedPage) => {
    nameOf.set(result, name)
    if (result.page) nameOf.set(result.page, name)
  }
  return {
    /** The stored result of a page whose text has this hash. */
    find(name: string, hash: string, { isCurrent, ...finding }: Finding): CheckedPage | undefined {
      const row = rows.get(name)
      if (row?.facts.hash !== hash || !isCurrent(row.facts.prints)) return undefined
      const checked = checkedPageOf(row, finding)
      own(name, checked)
      return checked
    },
    /** Adds a result; {@link save} stores it. */
    add(name: string, checked: AddedPage): void {
      added.set(name, checked)
      outdated.add(name)
      own(name, checked)
    },
    /**
     * A value that is plain JSON and follows from a result or its page: the stored one if it is still right, else that of
     * `compute`, which is then stored. Of any other object it is computed.
     */
    value<Value>(owner: object, key: string, { isCurrent, compute }: Computing<Value>): Value {
      const name = nameOf.get(owner)
      const part = `${valuePart}${key}`
      const bytes = name === undefined || outdated.has(name) ? undefined : rows.get(name)?.read(part)
      const stored = bytes && (JSON.parse(bytes.toString()) as { prints: Prints; value: Value })
      if (stored && isCurrent(stored.prints)) return stored.value
      const { value, prints } = compute()
      if (name !== undefined)
        addedValues.set(name, { ...addedValues.get(name), [part]: JSON.stringify({ prints, value }) })
      return value
    },
    /** Stores the results of these files, unless nothing has changed. */
    save(names: ReadonlySet<string>): void {
      const gone = [...packed.keys()].filter((name) => !names.has(name)).length
      const changed = new Set(
        [...late.keys(), ...added.keys(), ...addedValues.keys()].filter((name) => names.has(name)),
      )
      const areFew = (changed.size + gone) * fewRows <= packed.size
      const isSame = areFew && added.size === 0 && addedValues.size === 0
      if (!isSame) write({ file, version, rows, added, addedValues, names: areFew ? changed : names, areFew })
      added.clear()
      addedValues.clear()
    },
  }
}

export type PageStore = ReturnType<typeof createPageStore>

type Decoded = Omit<PageResult, 'page' | 'file' | 'path' | 'start' | 'scheduled'> & {
  scheduled: { links: number[]; span: Span }[]
}

function checkedPageOf(row: PackRow<Facts>, finding: Omit<Finding, 'isCurrent'>): CheckedPage {
  const { file, path, sourceOf } = finding
  const { hash, prints, moments, result, head, summary } = row.facts
  const { scheduled, ...decoded } = decode(result, sourceOf) as Decoded
  const page = head && storedPage({ row, head, summary, ...finding })
  return {
    hash,
    prints,
    moments,
    result: {
      ...decoded,
      file,
      path,
      start: fileStart(sourceOf(file)),
      scheduled: scheduled.map(({ links, span }) => ({ links: links.flatMap((at) => decoded.links[at] ?? []), span })),
      ...(page && { page }),
    },
  }
}

type StoredPage = Pick<Finding, 'recheck'> & {
  row: PackRow<Facts>
  head: Record<string, unknown>
  summary: object | undefined
}

/** A page whose blocks are read when somebody asks for them. */
function storedPage({ row, head, summary, recheck }: StoredPage): Page {
  const { [blocksPart]: _, ...withoutBlocks } = head
  const page = Object.defineProperty({ ...head }, blocksPart, {
    configurable: true,
    enumerable: true,
    get() {
      const bytes = row.read(blocksPart)
      const blocks = bytes ? (JSON.parse(bytes.toString()) as Block[]) : (recheck()?.blocks ?? [])
      Object.defineProperty(page, blocksPart, { value: blocks, enumerable: true, writable: true })
      return blocks
    },
  }) as unknown as Page
  setSummary(page, { ...withoutBlocks, ...summary } as PageSummary)
  setBlocksHash({ head: withoutBlocks, blocks: row.hashOf(blocksPart) ?? '' }, page)
  return page
}

/** The row of a result: what is small as facts, and the blocks of the page. */
function rowOf({ hash, prints, moments, result, schemas }: AddedPage): { facts: Facts; parts: Record<string, string> } {
  const { page, file: _file, path: _path, start: _start, scheduled, ...others } = result
  const numberOf = new Map(others.links.map((link, at) => [link, at]))
  const encoded = encode({
    ...others,
    scheduled: scheduled.map(({ links, span }) => ({ links: links.map((link) => numberOf.get(link)), span })),
  }) as object
  const facts = { hash, prints, ...(moments && { moments }), result: encoded }
  if (page === undefined) return { facts, parts: {} }
  const { blocks, ...head } = page
  const json = JSON.stringify(blocks)
  setBlocksHash({ head, blocks: partHash(json) }, page)
  return {
    facts: { ...facts, head: { ...page, [blocksPart]: 0 }, summary: summaryWithoutHead(page, head, schemas) },
    parts: { [blocksPart]: json },
  }
}

const summaryWithoutHead = (page: Page, head: Readonly<Record<string, unknown>>, schemas: BlockSchemas): object =>
  Object.fromEntries(Object.entries(summaryOf(page, schemas)).filter(([key, value]) => value !== head[key]))

type Writing = {
  file: string
  version: string
  rows: ReadonlyMap<string, PackRow<Facts>>
  added: ReadonlyMap<string, AddedPage>
  addedValues: ReadonlyMap<string, Readonly<Record<string, string>>>
  /** The files whose rows are written. */
  names: ReadonlySet<string>
  /** They go beside the pack, which stays as it is. */
  areFew: boolean
}

/** Writes the rows of some files. A store that cannot be written, such as one in a read-only folder, is none. */
function write({ file, version, rows, added, addedValues, names, areFew }: Writing): void {
  let writer: ReturnType<typeof createPackWriter<Facts>> | undefined
  try {
    writer = createPackWriter<Facts>(areFew ? lateFileOf(file) : file, version)
    for (const name of names) {
      const checked = added.get(name)
      const stored = rows.get(name)
      const values = addedValues.get(name)
      if (checked) {
        const { facts, parts } = rowOf(checked)
        writer.add(name, facts, { ...parts, ...values })
      } else if (stored) writer.copy(name, stored, values)
    }
    writer.finish()
    if (!areFew) rmSync(lateFileOf(file), { force: true })
  } catch {
    writer?.abandon()
  }
}
