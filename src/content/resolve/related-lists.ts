import { LRUCache } from 'lru-cache'
import {
  type Collections,
  collectionsByWord,
  referenceLists,
  shownFields,
} from '../../../schema/collections/collections.ts'
import type { NamedRecords } from '../../../schema/matrix/matrix-entries.ts'
import { memoizeTexts } from '../../cache/memoize.ts'
import { positionOf, type SourcePosition, setPositions } from '../parse/source-position.ts'
import type { MatrixLink, MatrixLinks } from './matrix-links.ts'
import type { RecordsByWord } from './page-scopes.ts'
import { type CardFields, createCard } from './record-cards.ts'
import type { ResolvedData } from './resolve-context.ts'

/** How many lists of partners are cached, so that the pages of a record share the same objects: they are read in a row. */
const cachedLists = 100
/** How many cards of other records are cached. */
const cachedCards = 4_000

/** A card, and the position of its source. */
type Card = { card: unknown; at: SourcePosition }

/** A record that goes with another, as a card with its name only and as one with its description. */
type Partner = { slug: string; href: string; named: Card; described: Card }

type Lists = Record<string, () => ResolvedData>

/**
 * Cards as a list. Their addresses all share the position of the matrix, so that a page that is missing is reported once.
 * `isBroken`: records that may belong to it have errors, so that it is not reported if it is empty.
 */
function listOf(cards: readonly Card[], position: SourcePosition, isBroken = false): ResolvedData {
  const positions = () => new Map(cards.map(({ at }, index) => [index, at]))
  const list = cards.map(({ card }) => card)
  return { value: setPositions(list, position, positions), broken: isBroken && cards.length === 0 }
}

/**
 * Lists of a page that follow from its records and the matrices, for a page with `city` and `service`:
 *
 * - `city.services`: the other records of the collection `services` that go with the city in a matrix;
 * - `city.related`, if `related` is a list of references of the services to services: those that it names and that go
 *   with the city. They are not in `city.services`;
 * - `city.nearby`, for each list of references of the city itself: these records, each with its page of this service, else
 *   its first page, else no address;
 * - `city.card`: the city alone, with its first page;
 * - `city.map`: the city and the cities that it refers to, each with its place.
 */
export function createRelatedLists(collections: Collections, recordsByWord: RecordsByWord, links: MatrixLinks) {
  const collectionOf = collectionsByWord(collections)
  /** The lists of references of each word, with the word for the records that they name. */
  const referencesOf = new Map(
    [...collectionOf].map(([word, name]) => [
      word,
      [...referenceLists(collections, name)].flatMap(([field, to]) => {
        const target = collections[to]?.one
        return target === undefined ? [] : [[field, target] as const]
      }),
    ]),
  )
  const rootOf = (word: string, slug: string) => recordsByWord.get(word)?.get(slug)?.root
  const shownOf = (word: string) => {
    const collection = collections[collectionOf.get(word) ?? '']
    return collection ? shownFields(collection) : {}
  }

  const partnersOf = memoizeTexts((word: string, slug: string, other: string, namedPairs: string): Partner[] => {
    const named = new Map(JSON.parse(namedPairs) as [string, string][])
    return [...links.partners(word, slug, other, named)].flatMap(([partner, link]) => {
      const root = rootOf(other, partner)
      if (root === undefined) return []
      const at = positionOf(root) ?? link.position
      const cardWith = (fields: CardFields) => ({ card: createCard(root, ['name', ...fields], link), at })
      return [{ slug: partner, href: link.href, named: cardWith([]), described: cardWith([shownOf(other)]) }]
    })
  }, cachedLists)
  /** The partners of a record. Only the records of a third collection decide which of their pages is meant. */
  const partnersFor = (word: string, slug: string, other: string, named: NamedRecords) => {
    const third = [...named].filter(([one]) => one !== word && one !== other && links.partnerWords(word).has(one))
    return partnersOf(word, slug, other, JSON.stringify(third))
  }

  const cards = new LRUCache<string, Card>({ max: cachedCards })
  const cardOf = (word: string, slug: string, link: MatrixLink | undefined, fields: CardFields): Card[] => {
    const root = rootOf(word, slug)
    const key = JSON.stringify([fields, word, slug, link?.href])
    const cached = cards.get(key)
    if (cached || !root) return cached ? [cached] : []
    const at = positionOf(root)
    if (at === undefined) return []
    const card = { card: createCard(root, fields, link), at }
    cards.set(key, card)
    return [card]
  }

  const slugsIn = (record: object | undefined, field: string): string[] => {
    const value: unknown = record && Reflect.get(record, field)
    return Array.isArray(value) ? [...new Set(value.filter((slug) => typeof slug === 'string'))] : []
  }

  /** A record of the page, with its position. */
  type Here = { word: string; slug: string; position: SourcePosition }

  function listsOfPartners({ word, slug, position }: Here, other: string, named: NamedRecords): Lists {
    const { fields: ownFields = {} } = collections[collectionOf.get(word) ?? ''] ?? {}
    const partner = named.get(other)
    const ofPage = partner === undefined ? undefined : recordsByWord.get(other)?.get(partner)?.data
    const own = (fields: Iterable<string>) => [...fields].filter((field) => !Object.hasOwn(ownFields, field))
    const toPartners = (referencesOf.get(other) ?? []).flatMap(([field, to]) => (to === other ? [field] : []))
    const related = (fields: readonly string[]) => new Set(fields.flatMap((field) => slugsIn(ofPage, field)))
    const pick = (isPicked: (one: Partner) => boolean) => {
      const all = partnersFor(word, slug, other, named)
      const shownHere = all.find((one) => one.slug === partner)?.href
      return all.filter((one) => one.href !== shownHere && isPicked(one))
    }
    const hasBroken = () =>
      [...links.partners(word, slug, other, named).keys()].some((one) => recordsByWord.get(other)?.get(one)?.broken)
    const listWith = (fields: readonly string[]) => () => {
      const slugs = related(fields)
      return listOf(
        pick((one) => slugs.has(one.slug)).map(({ described }) => described),
        position,
        hasBroken(),
      )
    }
    const rest = () => {
      const slugs = related(toPartners)
      return listOf(
        pick((one) => !slugs.has(one.slug)).map(({ named }) => named),
        position,
        hasBroken(),
      )
    }
    return {
      ...Object.fromEntries(own(toPartners).map((field) => [`${word}.${field}`, listWith([field])])),
      ...Object.fromEntries(own([collectionOf.get(other) ?? '']).map((name) => [`${word}.${name}`, rest])),
    }
  }

  return (named: NamedRecords): Lists => {
    const lists: Lists = {}
    for (const [word, slug] of named) {
      const { data: record, root } = recordsByWord.get(word)?.get(slug) ?? {}
      const position = root && positionOf(root)
      if (record === undefined || position === undefined) continue
      for (const other of links.partnerWords(word))
        Object.assign(lists, listsOfPartners({ word, slug, position }, other, named))
      const cardsOf = (field: string, to: string, fields: CardFields) =>
        slugsIn(record, field).flatMap((one) => cardOf(to, one, links.linkTo(to, one, named), fields))
      const references = referencesOf.get(word) ?? []
      for (const [field, to] of references)
        lists[`${word}.${field}`] = () => listOf(cardsOf(field, to, ['name', shownOf(to)]), position)
      if (!('card' in record))
        lists[`${word}.card`] = () =>
          listOf(cardOf(word, slug, links.linkTo(word, slug), ['name', shownOf(word)]), position)
      if ('geo' in record && !('map' in record))
        lists[`${word}.map`] = () => {
          const fields = ['name', shownOf(word), 'geo']
          const near = references.flatMap(([field, to]) => (to === word ? cardsOf(field, word, fields) : []))
          return listOf([...cardOf(word, slug, undefined, fields), ...near], position)
        }
    }
    return lists
  }
}
