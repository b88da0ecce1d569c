import { type Collections, matchFieldsByName } from './collections.ts'

/**
 * The `matches` fields by name: each names options of `field` of another record of the page, that of the collection
 * with this word. In the sample, `families` of an entry names options of `family` of a service, and `services` its slug.
 */
export type Matching = ReadonlyMap<string, { word: string; field: string }>

/** The records of a page or a matrix row, by the words of their collections. */
type Named = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>

/** The `matches` fields of all collections. */
export const matchingOf = (collections: Collections): Matching =>
  new Map(
    Object.entries(matchFieldsByName(collections)).flatMap(([name, { to, field }]) => {
      const word = collections[to]?.one
      return word === undefined ? [] : [[name, { word, field: field ?? 'slug' }] as const]
    }),
  )

/**
 * Whether an entry concerns the records of a page. It does where it names no options, or where the page has no record
 * of that collection.
 */
export const concerns = (entry: unknown, named: Named, matching: Matching): boolean =>
  [...matching].every(([name, { word, field }]) => {
    const options = typeof entry === 'object' && entry !== null ? Reflect.get(entry, name) : undefined
    const record = named[word]
    return record === undefined || !Array.isArray(options) || options.includes(record[field])
  })
