import type { Collections } from '../../../schema/collections/collections.ts'
import { concerns, type Matching, matchingOf } from '../../../schema/collections/matching.ts'
import type { City, Service } from '../../../schema/collections/record-schemas.ts'
import type { NamedRecords } from '../../../schema/matrix/matrix-entries.ts'
import {
  childPosition,
  childPositions,
  isMapping,
  locate,
  positionOf,
  type SourcePosition,
  setPositions,
} from '../parse/source-position.ts'
import type { CheckedRecord } from '../validate/record-checks.ts'
import { localInputsOf } from './local-inputs.ts'
import type { MatrixLinks } from './matrix-links.ts'
import type { RecordsByWord } from './page-scopes.ts'
import { createRelatedLists } from './related-lists.ts'
import type { Library, ResolvedData } from './resolve-context.ts'
import { isOwnName } from './resolve-data.ts'

/** The records that pages refer to. `faqs` returns the questions of a service. */
export type RecordSources = {
  collections: Collections
  /** Records of all collections. */
  byWord: RecordsByWord
  cities: ReadonlyMap<string, CheckedRecord<City>>
  services: ReadonlyMap<string, CheckedRecord<Service>>
  links: MatrixLinks
  /** Whether a matrix has an error: lists that follow from it are then missing without a word. */
  brokenMatrix: boolean
  faqs: (service: string) => ReturnType<Library['data']>
  calculator: (name: string) => ReturnType<Library['data']>
  /** Cities whose errors in `calculatorInputs` are already reported. */
  faultyInputs: ReadonlySet<string>
}

/** The values of `from: city.…`, `from: service.…` and fields of other records on one page. */
export type RecordData = {
  /** `undefined` if the record has no such field. */
  data: (name: string) => ReturnType<Library['data']>
  names: () => readonly string[]
  /** The words of the records that the page names. */
  named: ReadonlySet<string>
}

/** Fields of a list entry for the people who maintain the record. Pages do not show them. */
const internalFields = new Set(['reviewBy', 'source'])

function withoutInternal(item: unknown, matching: Matching): unknown {
  const self = isMapping(item) ? positionOf(item) : undefined
  if (!isMapping(item) || self === undefined) return item
  const entries = Object.entries(item).filter(([key]) => !internalFields.has(key) && !matching.has(key))
  return setPositions(Object.fromEntries(entries), self, childPositions(item))
}

/** A list of a record without such fields, and without entries that do not concern the service. */
function shownList(list: unknown[], matching: Matching, service: Service | undefined): unknown[] {
  const kept = service === undefined ? list : list.filter((entry) => concerns(entry, service, matching))
  const places = kept.flatMap((item, index): [number, SourcePosition][] => {
    const place = childPosition(list, list.indexOf(item))
    return place ? [[index, place]] : []
  })
  const self = positionOf(list)
  const shown = kept.map((item) => withoutInternal(item, matching))
  return self ? setPositions(shown, self, new Map(places)) : shown
}

/** The value of a record's field for a page: a list, a mapping or a number. Texts are tokens. */
function field(
  record: CheckedRecord<unknown>,
  path: readonly string[],
  matching: Matching,
  service?: Service,
): ResolvedData | undefined {
  const value = record.root && locate(record.root, path).value
  if (record.broken) return { value: [], broken: true }
  if (Array.isArray(value)) return { value: shownList(value, matching, service), broken: false }
  if (typeof value === 'number' || isMapping(value)) return { value, broken: false }
  // A list or mapping that the record omits is empty, if its schema allows that.
  const parsed =
    path.length === 1 ? (record.data as Record<string, unknown> | undefined)?.[path[0] as string] : undefined
  if (isMapping(parsed)) return { value: {}, broken: false }
  return Array.isArray(parsed) ? { value: [], broken: false } : undefined
}

const listsOf = (record: CheckedRecord<unknown>) =>
  Object.entries(record.data ?? {}).flatMap(([key, value]) => (Array.isArray(value) ? [key] : []))

/** Memoizes values that many pages need. */
function createMemory() {
  const known = new Map<string, ResolvedData | undefined>()
  return (key: string, make: () => ResolvedData | undefined) => {
    if (!known.has(key)) known.set(key, make())
    return known.get(key)
  }
}

/** Returns what pages that name some records may take from these. Equal pages get equal objects. */
export function createRecordData({
  collections,
  byWord,
  cities,
  services,
  links,
  brokenMatrix,
  faqs,
  calculator,
  faultyInputs,
}: RecordSources) {
  const once = createMemory()
  const matching = matchingOf(collections)
  const relatedListsOf = createRelatedLists(collections, byWord, links)
  return (all: NamedRecords): RecordData => {
    const {
      city: citySlug,
      service: serviceSlug,
      ...named
    } = Object.fromEntries(all) as Record<string, string | undefined>
    const city = citySlug === undefined ? undefined : cities.get(citySlug)
    const service = serviceSlug === undefined ? undefined : services.get(serviceSlug)
    const matched = [...matching.values()].map((name) => service?.data?.[name])
    const related: Record<string, () => ResolvedData> = {
      ...relatedListsOf(all),
      ...(city && service
        ? {
            'city.calculatorInputs': () =>
              localInputsOf(city, service, { faulty: faultyInputs.has(String(citySlug)), matching }),
          }
        : {}),
    }
    const others = Object.entries(named).flatMap(([word, slug = '']) => {
      const record = byWord.get(word)?.get(slug)
      return record ? [[word, { slug, record }] as const] : []
    })
    const otherOf = new Map(others)
    const ofPage = createMemory()
    const find = (name: string): ResolvedData | undefined => {
      const [word = '', ...path] = name.split('.')
      const list = related[name]
      // No other page has these two records.
      if (list) return list()
      if (word === 'city' && city)
        return once(`${citySlug} ${matched} ${name}`, () => field(city, path, matching, service?.data))
      if (word === 'service' && service) return once(`${serviceSlug} ${name}`, () => field(service, path, matching))
      const other = otherOf.get(word)
      return other && once(`${other.slug} ${name}`, () => field(other.record, path, matching))
    }
    const orBroken = (name: string, found: ResolvedData | undefined): ResolvedData | undefined =>
      found === undefined && brokenMatrix && all.has(name.split('.')[0] ?? '') ? { value: [], broken: true } : found
    return {
      data: (name) => {
        if (name === 'service.faqs' && serviceSlug !== undefined) return faqs(serviceSlug)
        const ofService = service?.data?.calculator
        return name === 'service.calculator' && ofService !== undefined
          ? calculator(ofService)
          : ofPage(name, () => orBroken(name, find(name)))
      },
      names: () => [
        ...new Set([
          ...(city ? listsOf(city).map((key) => `city.${key}`) : []),
          ...Object.keys(related),
          ...(service
            ? [...listsOf(service).map((key) => `service.${key}`), 'service.faqs', 'service.calculator']
            : []),
          ...others.flatMap(([word, { record }]) => listsOf(record).map((key) => `${word}.${key}`)),
        ]),
      ],
      named: new Set([...(city ? ['city'] : []), ...(service ? ['service'] : []), ...otherOf.keys()]),
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
