import type { Collections } from '../../../schema/collections/collections.ts'
import type { AnyRecord } from '../../../schema/collections/record-schemas.ts'
import type { CheckedRecord } from '../validate/record-checks.ts'
import type { MatrixLinks } from './matrix-links.ts'
import { cardsOf } from './record-cards.ts'
import { recordsWithPartners } from './records-with-partners.ts'
import type { ResolvedData } from './resolve-context.ts'

type Sources = {
  collections: Collections
  recordsIn: (collection: string) => ReadonlyMap<string, CheckedRecord<AnyRecord>>
  links: MatrixLinks
  /** Whether a matrix has an error: lists that follow from it are then missing without a word. */
  brokenMatrix: boolean
}

/** Lists of all records of a collection, which pages refer to by these names. */
export function derivedLists({ collections, recordsIn, links, brokenMatrix }: Sources): Map<string, ResolvedData> {
  const kinds = Object.entries(collections).map(([name, collection]) => ({
    name,
    collection,
    records: recordsIn(name),
  }))
  const all = kinds.map(({ name, collection: { one, shown }, records }): [string, ResolvedData] => [
    name,
    cardsOf(records, links.order(name), ['name', ...shown], (slug) => links.linkTo(one, slug)),
  ])
  const withPartners = kinds.flatMap((kind) =>
    kinds.flatMap((other): [string, ResolvedData][] => {
      const name = `${kind.name}-with-${other.name}`
      if (links.partnerWords(kind.collection.one).has(other.collection.one))
        return [[name, recordsWithPartners(kind, other, links)]]
      return brokenMatrix ? [[name, { value: [], broken: true }]] : []
    }),
  )
  const placeFields = ['slug', 'name', ...collections.cities.shown]
  return new Map([
    ...all,
    ['places', cardsOf(recordsIn('cities'), links.order('cities'), placeFields, () => undefined)],
    ...withPartners,
  ])
}
