import { type Collection, type Collections, collectionsByWord } from '../../../schema/collections/collections.ts'
import type { AnyRecord } from '../../../schema/collections/record-schemas.ts'
import type { Tag } from '../../../schema/pages/listed-page.ts'
import type { Container } from '../parse/source-position.ts'
import type { MatrixLinks } from './matrix-links.ts'

/** A validated data file. `broken` means that its errors have been reported. */
export type CheckedFile<Data> = { data?: Data; root?: Container; broken: boolean }

/** Records without errors. */
export const validRecordsOf = <Data>(records: ReadonlyMap<string, CheckedFile<Data>>): ReadonlyMap<string, Data> =>
  new Map([...records].flatMap(([slug, { data }]) => (data === undefined ? [] : [[slug, data] as const])))

/** A record with its collection. */
export type FoundRecord = {
  /** The name of its collection, and the word for one of its records. */
  collection: string
  word: string
  settings: Collection
  record: AnyRecord
  /** Whether a matrix of several collections begins with its collection: the pages of such a record differ little. */
  leads: boolean
}

type Sources = {
  collections: Collections
  /** Records without errors, by collection and slug. */
  records: ReadonlyMap<string, ReadonlyMap<string, AnyRecord>>
  links: MatrixLinks
}

/**
 * Lookups of records by slug. They live in a file of their own because a site keeps them, and a closure keeps
 * everything in the scope where it was created.
 */
export function createRecordLookups({ collections, records, links }: Sources) {
  const leading = links.leadingCollections()
  const words = [...collectionsByWord(collections)].sort(
    ([, one], [, other]) => Number(leading.has(other)) - Number(leading.has(one)),
  )
  const find = ([word, collection]: readonly [string, string], slug: unknown): FoundRecord[] => {
    const record = typeof slug === 'string' ? records.get(collection)?.get(slug) : undefined
    const settings = collections[collection]
    return record && settings ? [{ collection, word, settings, record, leads: leading.has(collection) }] : []
  }
  return {
    /** The records that a page names, those of collections that lead a matrix first. */
    recordsOf: (page: object): FoundRecord[] =>
      words.flatMap((one) => find(one, (page as Readonly<Record<string, unknown>>)[one[0]])),
    /** The records of any collection that have a slug, in the same order. */
    recordsCalled: (slug: string): FoundRecord[] => words.flatMap((one) => find(one, slug)),
    /** The record of a collection that has a slug. */
    recordIn: (collection: string, slug: string): FoundRecord | undefined =>
      find([collections[collection]?.one ?? '', collection], slug)[0],
    /** Whether a matrix gives a record a page of its own. */
    hasOwnPage: ({ word, record }: Pick<FoundRecord, 'word' | 'record'>): boolean =>
      links.hasOwnPage(word, record.slug),
    /** The tags of the site, by slug: records of the collection `tags`, each with its page if a matrix gives it one. */
    tags: tagsOf(records.get('tags'), collections['tags']?.one, links),
    /** The first page of each record whose collection leads a matrix. */
    firstPages: firstPagesOf(words, leading, links),
  }
}
export type RecordLookups = ReturnType<typeof createRecordLookups>

const tagsOf = (
  records: ReadonlyMap<string, AnyRecord> = new Map(),
  word = 'tag',
  links: MatrixLinks,
): ReadonlyMap<string, Tag> =>
  new Map(
    [...records].map(([slug, { name }]) => {
      const href = links.linkTo(word, slug)?.href
      return [slug, { slug, name, ...(href !== undefined && { href }) }]
    }),
  )

const firstPagesOf = (
  words: readonly (readonly [string, string])[],
  leading: ReadonlySet<string>,
  links: MatrixLinks,
): ReadonlySet<string> =>
  new Set(
    words.flatMap(([word, collection]) =>
      leading.has(collection) ? links.order(collection).flatMap((slug) => links.linkTo(word, slug)?.href ?? []) : [],
    ),
  )
