import { arePlaces, type Collection, type Collections, shownFields } from '../../../schema/collections/collections.ts'
import type { AnyRecord } from '../../../schema/collections/record-schemas.ts'
import type { MatrixLinks } from './matrix-links.ts'
import { cardsOf } from './record-cards.ts'
import type { CheckedFile } from './record-lookups.ts'
import { recordsWithPartners } from './records-with-partners.ts'
import type { ResolvedData } from './resolve-context.ts'

type Sources = {
  collections: Collections
  recordsIn: (collection: string) => ReadonlyMap<string, CheckedFile<AnyRecord>>
  links: MatrixLinks
  /** Whether a matrix has an error: lists that follow from it are then missing, and not reported. */
  matricesIncomplete: boolean
}

type Kind = { name: string; collection: Collection; records: ReadonlyMap<string, CheckedFile<AnyRecord>> }

/** All records that are places, without links: forms suggest them. */
function placesOf(kinds: readonly Kind[], links: MatrixLinks): ResolvedData {
  const lists = kinds.map(({ name, collection, records }) =>
    cardsOf(records, links.order(name), ['slug', 'name', shownFields(collection)], () => undefined),
  )
  return {
    value: lists.flatMap(({ value }) => value),
    records: new Map(lists.flatMap(({ records = [] }) => [...records])),
    broken: lists.some(({ broken }) => broken),
  }
}

/** Lists of all records of a collection, which pages refer to by these names. */
export function derivedLists({
  collections,
  recordsIn,
  links,
  matricesIncomplete,
}: Sources): Map<string, ResolvedData> {
  const kinds: Kind[] = Object.entries(collections).map(([name, collection]) => ({
    name,
    collection,
    records: recordsIn(name),
  }))
  const all = kinds.map(({ name, collection, records }): [string, ResolvedData] => [
    name,
    cardsOf(records, links.order(name), ['name', shownFields(collection)], (slug) =>
      links.linkTo(collection.one, slug),
    ),
  ])
  const withPartners = kinds.flatMap((kind) =>
    kinds.flatMap((other): [string, ResolvedData][] => {
      const name = `${kind.name}-with-${other.name}`
      if (links.partnerWords(kind.collection.one).has(other.collection.one))
        return [[name, recordsWithPartners(kind, other, links)]]
      return matricesIncomplete ? [[name, { value: [], broken: true }]] : []
    }),
  )
  return new Map([
    ...all,
    [
      'places',
      placesOf(
        kinds.filter(({ collection }) => arePlaces(collection)),
        links,
      ),
    ],
    ...withPartners,
  ])
}
