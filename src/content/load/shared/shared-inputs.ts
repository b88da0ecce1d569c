import { randomUUID } from 'node:crypto'
import type { AnyRecord } from '../../../../schema/collections/record-schemas.ts'
import { holds, isAlways, type Span } from '../../../../schema/schedule/schedule.ts'
import { hashAll, hashOf } from '../../../cache/hash.ts'
import { memoize, memoizeObjects } from '../../../cache/memoize.ts'
import { RecordedMap, recordRead } from '../../../cache/reads.ts'
import type { Parsed } from '../../parse/parse.ts'
import type { Source } from '../../parse/source.ts'
import { childPositions, isContainer, positionOf, SourcePosition } from '../../parse/source-position.ts'
import type { MatrixLinks } from '../../resolve/matrix-links.ts'
import type { CheckedFile } from '../../resolve/record-lookups.ts'
import type { Library } from '../../resolve/resolve-context.ts'
import type { CollectionRecords } from './records.ts'

/** The name under which a record, or with no slug all records of a collection, are recorded as read. */
const recordsInput = (collection: string) => `record ${collection}`

/** The records of all collections, each recorded when it is read. */
export const recordedRecords = <Data>(records: ReadonlyMap<string, ReadonlyMap<string, Data>>) =>
  new Map([...records].map(([name, some]) => [name, new RecordedMap(recordsInput(name), some)] as const))

/** A library whose fragments and shared data are recorded when they are read. */
export function recordedLibrary<Whole extends Library>(library: Whole): Whole {
  return {
    ...library,
    fragment(name) {
      recordRead(`fragment ${name}`)
      return library.fragment(name)
    },
    data(name) {
      recordRead(`data ${name}`)
      return library.data(name)
    },
    fragmentNames() {
      recordRead('fragment')
      return library.fragmentNames()
    },
    dataNames() {
      recordRead('data')
      return library.dataNames()
    },
  }
}

/** The links of the matrices, each question to them recorded with its answer. */
export function recordedLinks(links: MatrixLinks): MatrixLinks {
  const asked = Object.entries(links).map(([name, answer]) => [
    name,
    (...args: unknown[]) => {
      recordRead(`links ${JSON.stringify([name, ...args], mapsAsLists)}`)
      return (answer as (...args: unknown[]) => unknown)(...args)
    },
  ])
  return Object.fromEntries(asked) as MatrixLinks
}

const mapsAsLists = (_key: string, value: unknown) =>
  value instanceof Map || value instanceof Set ? [...value] : value

/** Says whether a span holds at a time, and records the answer: another time may give the same. */
export const recordedTime = (now: number) => (span: Span) => {
  if (isAlways(span)) return true
  recordRead(`time ${span.from} ${span.until}`)
  return holds(span, now)
}

type Inputs = {
  today: string
  now: number
  /** The names that near-duplicate checks ignore. */
  names: readonly string[]
  records: ReadonlyMap<string, CollectionRecords>
  library: Library
  links: MatrixLinks
}

/**
 * Returns the fingerprint of an input that pages read of shared content: as long as it is the same, a page that reads the
 * input has the same result, positions in other files included.
 */
export function createFingerprints({ records, library, links, today, now, names }: Inputs): (input: string) => string {
  const recordPrint = memoizeObjects(({ data, root, broken }: CheckedFile<AnyRecord>) =>
    shortened(JSON.stringify([broken, data ?? null, textHashes(root)])),
  )
  function ofRecord(name: string, slug: string | undefined): string {
    const some: CollectionRecords = records.get(name) ?? new Map()
    if (slug === undefined)
      return shortened(JSON.stringify([...some].map(([one, record]) => [one, recordPrint(record)])))
    const record = some.get(slug)
    return record ? recordPrint(record) : ''
  }
  function ofLinks(question: string): string {
    const [name, ...args] = JSON.parse(question) as [keyof MatrixLinks, ...unknown[]]
    const given = args.map((one) => (Array.isArray(one) ? new Map(one) : one))
    const answer = (links[name] as (...args: unknown[]) => unknown)(...given)
    return shortened(JSON.stringify(answer, withFiles) ?? '')
  }
  return memoize((input) => {
    const [kind = '', ...words] = input.split(' ')
    const name = words.join(' ')
    switch (kind) {
      case 'record':
        return ofRecord(words[0] ?? '', words[1])
      case 'fragment':
        return name === '' ? shortened(JSON.stringify(library.fragmentNames())) : printOf(library.fragment(name))
      case 'data':
        return name === '' ? shortened(JSON.stringify(library.dataNames())) : printOf(library.data(name))
      case 'names':
        return shortened(JSON.stringify(names))
      case 'today':
        return today
      case 'time':
        return String(holds({ from: Number(words[0]), until: Number(words[1]) }, now))
      case 'links':
        return ofLinks(name)
      default:
        // What has read this input is computed again.
        return randomUUID()
    }
  })
}

/** Sixteen hexadecimal digits tell the few values apart that one input has over time. */
const shortened = (json: string) => hashOf(json).slice(0, 16)

/** Fingerprint of a value, and of the texts in which it is written: its positions are in these. */
const printOf = (value: unknown): string =>
  shortened(JSON.stringify([JSON.stringify(value, withoutPositions) ?? '', textHashes(value)]))

const withoutPositions = (key: string, value: unknown) => {
  if (value instanceof SourcePosition) return undefined
  // The records of a list are those that it lists: their slugs are enough.
  return key === 'records' && value instanceof Map ? [...value.keys()] : mapsAsLists(key, value)
}

/** Links are written in the matrix, whose text changes with every page that is added. Only its name matters. */
const withFiles = (key: string, value: unknown) =>
  value instanceof SourcePosition ? value.source.file : mapsAsLists(key, value)

const hashOfText = memoizeObjects(({ text }: Source) => hashOf(text))

/** Hashes of the texts in which a value and everything below it is written. */
function textHashes(value: unknown): string[] {
  const sources = new Set<Source>()
  const visited = new Set<object>()
  const visit = (one: unknown): void => {
    if (one instanceof SourcePosition) sources.add(one.source)
    if (!isContainer(one) || one instanceof SourcePosition || visited.has(one)) return
    visited.add(one)
    const position = positionOf(one)
    if (position) sources.add(position.source)
    // The address of a card is written elsewhere than the card.
    for (const { source } of childPositions(one).values()) sources.add(source)
    for (const entry of one instanceof Map ? one.values() : Object.values(one)) visit(entry)
  }
  visit(value)
  return [...sources].map((source) => `${source.file} ${hashOfText(source)}`).sort()
}

/** Fingerprint of a parsed file; a file that cannot be read has no text, but a diagnostic. */
export const printOfFile = (parsed: Parsed | undefined): string =>
  parsed ? hashAll([parsed.source.file, parsed.source.text, parsed.diagnostics]) : ''
