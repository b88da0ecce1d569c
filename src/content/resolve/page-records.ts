import { type Collections, collectionsByWord, fieldNamesOf } from '../../../schema/collections/collections.ts'
import { concerns, type Matching, matchingOf } from '../../../schema/collections/matching.ts'
import type { AnyRecord } from '../../../schema/collections/record-schemas.ts'
import { isMapping } from '../../../schema/is-mapping.ts'
import type { NamedRecords } from '../../../schema/matrix/matrix-entries.ts'
import { createMemory } from '../../cache/memoize.ts'
import {
  childPosition,
  childPositions,
  locate,
  positionOf,
  type SourcePosition,
  setPositions,
} from '../parse/source-position.ts'
import { createReferences } from './follow-references.ts'
import { createLocalInputs } from './local-inputs.ts'
import type { MatrixLinks } from './matrix-links.ts'
import type { RecordsByWord } from './page-scopes.ts'
import type { CheckedFile } from './record-lookups.ts'
import { createRelatedLists } from './related-lists.ts'
import type { Library, ResolvedData } from './resolve-context.ts'
import { isOwnName } from './resolve-data.ts'
import { markShared, sharedCopy } from './shared-values.ts'

/** The records that pages refer to. `faqs` returns the questions in the file of a record. */
export type RecordSources = {
  collections: Collections
  /** Records of all collections. */
  recordsByWord: RecordsByWord
  links: MatrixLinks
  /** Whether a matrix has an error: lists that follow from it are then missing, and not reported. */
  matricesIncomplete: boolean
  faqs: (slug: string) => ReturnType<Library['data']>
  calculator: (name: string) => ReturnType<Library['data']>
  /** Records, as `word slug`, whose errors in inputs of calculators are already reported. */
  wrongInputs: ReadonlySet<string>
}

/** The values of `from: city.…` and so on, for the records of one page. */
export type RecordData = {
  /** `undefined` if the record has no such field. */
  data: (name: string) => ReturnType<Library['data']>
  names: () => readonly string[]
  /** The words of the records that the page names. */
  named: ReadonlySet<string>
}

/** Fields of a fact or of a list entry for the people who maintain the record. Pages do not show them. */
const internalFields = new Set(['reviewBy', 'source'])

function withoutInternal(item: unknown, matching: Matching): unknown {
  const self = isMapping(item) ? positionOf(item) : undefined
  if (!isMapping(item) || self === undefined) return item
  const entries = Object.entries(item).filter(([key]) => !internalFields.has(key) && !matching.has(key))
  return sharedCopy(item, Object.fromEntries(entries), (copy) => setPositions(copy, self, childPositions(item)))
}

type Named = Readonly<Record<string, AnyRecord | undefined>>

/** A list of a record without such fields, and without entries that do not concern the page. */
function shownList(list: unknown[], matching: Matching, named: Named): unknown[] {
  const shownEntries = list.filter((entry) => concerns(entry, named, matching))
  const positions = shownEntries.flatMap((item, index): [number, SourcePosition][] => {
    const position = childPosition(list, list.indexOf(item))
    return position ? [[index, position]] : []
  })
  const self = positionOf(list)
  const shown = shownEntries.map((item) => withoutInternal(item, matching))
  return self ? sharedCopy(list, shown, (copy) => setPositions(copy, self, new Map(positions))) : shown
}

/** The value of a record's field for a page: a list, a mapping or a number. Texts are tokens. */
function field(
  record: CheckedFile<AnyRecord>,
  path: readonly string[],
  matching: Matching,
  named: Named,
): ResolvedData | undefined {
  const value = markShared(record.root && locate(record.root, path).value)
  if (record.broken) return { value: [], broken: true }
  if (Array.isArray(value)) return { value: shownList(value, matching, named), broken: false }
  if (isMapping(value)) return { value: withoutInternal(value, matching), broken: false }
  if (typeof value === 'number') return { value, broken: false }
  // A list or mapping that the record omits is empty, if its schema allows that.
  const parsed = path.length === 1 ? record.data?.[path[0] as string] : undefined
  if (isMapping(parsed)) return { value: {}, broken: false }
  return Array.isArray(parsed) ? { value: [], broken: false } : undefined
}

type Files = ReadonlyMap<string, () => ReturnType<Library['data']>>

/** Returns the data files that records name: their calculators, and the questions under their own names. */
function createNamedFiles({ collections, recordsByWord, faqs, calculator }: RecordSources) {
  const calculatorFields = [...collectionsByWord(collections)].flatMap(([word, name]) =>
    fieldNamesOf('calculator', collections[name] ?? { fields: {} }).map((field) => ({ word, field })),
  )
  return (all: NamedRecords): Files => {
    const dataOf = (word: string) => recordsByWord.get(word)?.get(all.get(word) ?? '')?.data
    const calculators = calculatorFields.flatMap(({ word, field }) => {
      const name = dataOf(word)?.[field]
      return typeof name === 'string' ? [[`${word}.${field}`, () => calculator(name)] as const] : []
    })
    const questions = [...all].flatMap(([word, slug]) => {
      const record = recordsByWord.get(word)?.get(slug)
      return record && !(record.data && 'faqs' in record.data) ? [[`${word}.faqs`, () => faqs(slug)] as const] : []
    })
    return new Map([...calculators, ...questions])
  }
}

/** Returns what pages that name some records may take from these. Equal pages get equal objects. */
export function createRecordData(sources: RecordSources) {
  const { collections, recordsByWord, links, matricesIncomplete, wrongInputs } = sources
  const once = createMemory<ResolvedData | undefined>()
  const matching = matchingOf(collections)
  const { follow, listNames } = createReferences(collections, recordsByWord)
  const relatedListsOf = createRelatedLists(collections, recordsByWord, links)
  const localInputsOf = createLocalInputs(collections)
  const namedFiles = createNamedFiles(sources)
  return (all: NamedRecords): RecordData => {
    const records = new Map(
      [...all].flatMap(([word, slug]) => {
        const record = recordsByWord.get(word)?.get(slug)
        return record ? [[word, record] as const] : []
      }),
    )
    const named = Object.fromEntries([...records].map(([word, { data }]) => [word, data]))
    const matched = [...matching.values()].map(({ word, field }) => named[word]?.[field])
    // No other page has the same records.
    const derived: Record<string, () => ResolvedData> = {
      ...relatedListsOf(all),
      ...localInputsOf(records, (word) => wrongInputs.has(`${word} ${all.get(word)}`)),
    }
    const files = namedFiles(all)
    const ofPage = createMemory<ResolvedData | undefined>()

    function find(name: string): ResolvedData | undefined {
      const [word = '', ...path] = name.split('.')
      const list = derived[name]
      if (list) return list()
      const slug = all.get(word)
      if (slug === undefined) return undefined
      const found = records.has(word)
        ? once(`${slug} ${matched} ${name}`, () => {
            const end = follow(word, slug, path)
            return end && field(end.record, end.path, matching, named)
          })
        : undefined
      return found === undefined && matricesIncomplete ? { value: [], broken: true } : found
    }
    return {
      data: (name) => {
        const file = files.get(name)
        return file ? file() : ofPage(name, () => find(name))
      },
      names: () => [
        ...new Set([
          ...[...records.keys()].flatMap((word) => listNames(word, word, all.get(word) as string)),
          ...Object.keys(derived),
          ...[...files].flatMap(([name, file]) => (file() === undefined ? [] : [name])),
        ]),
      ],
      named: new Set(records.keys()),
    }
  }
}

/** The library for one page: shared data, and its own records. */
export function libraryWith(library: Library, own: RecordData): Library {
  return {
    ...library,
    data: (name) => (isOwnName(name, library) ? own.data(name) : library.data(name)),
    dataNames: () => [...library.dataNames(), ...own.names()],
    named: own.named,
  }
}
