import { type Collections, matchFieldsByName } from './collections.ts'

/**
 * Which entries of a record concern another record of the page: by the name of a `matches` field, the word of the other
 * record and its field with one of the options. The sample's `families` name options of `family` of a service.
 */
export type Matching = ReadonlyMap<string, { word: string; field: string }>

/** The records of a page or a row, by their words. */
type Named = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>

/** The `matches` fields of all collections. */
export const matchingOf = (collections: Collections): Matching =>
  new Map(
    Object.entries(matchFieldsByName(collections)).flatMap(([name, { to, field }]) => {
      const word = collections[to]?.one
      return word === undefined ? [] : [[name, { word, field }] as const]
    }),
  )

/** Whether an entry concerns the records of a page. One that names no options concerns all, and so does a page without such a record. */
export const concerns = (entry: unknown, named: Named, matching: Matching): boolean =>
  [...matching].every(([name, { word, field }]) => {
    const options = typeof entry === 'object' && entry !== null ? Reflect.get(entry, name) : undefined
    const record = named[word]
    return record === undefined || !Array.isArray(options) || options.includes(record[field])
  })
