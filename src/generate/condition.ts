import { type Collections, referenceLists } from '../../schema/collections/collections.ts'
import { concerns, type Matching } from '../../schema/collections/matching.ts'
import type { AnyRecord } from '../../schema/collections/record-schemas.ts'

/**
 * Names of the lists that a record of a row has beside its fields. For the `city` of a row with a `service` these are
 * `services`, all services of the city, and each field of services that lists services, such as `related`: the related
 * services of the service of the row, as far as the city has them.
 */
export const partnerLists = (
  word: string,
  words: ReadonlyMap<string, string>,
  collections: Collections,
): readonly string[] =>
  [...words].flatMap(([other, name]) => {
    if (other === word) return []
    const { fields = {} } = collections[words.get(word) ?? ''] ?? {}
    const references = [...referenceLists(collections, name)].flatMap(([field, to]) => (to === name ? [field] : []))
    return [name, ...references].filter((list) => !Object.hasOwn(fields, list))
  })

/** The records of a row by their words: conditions of a template can test their values. */
export type Records = {
  named: Readonly<Record<string, AnyRecord>>
  matching: Matching
  /** A list that a record has beside its fields; `undefined` if it has none of this name. */
  listOf: (word: string, name: string) => readonly string[] | undefined
}

/** Paths with the values that they must have. */
type PathConditions = Readonly<Record<string, boolean | string | readonly string[]>>

/**
 * A `when:` of a template block: paths with the values that they must have. `true` means any value, `false` no value, a
 * text that text, and a list one of its texts. All paths must match. In a list of such conditions, one must.
 */
export type Condition = PathConditions | readonly PathConditions[]

/** The value at a path such as `city.labor.dailyOvertime`. A list holds only the entries that concern the row. */
function valueAt({ matching, named, listOf }: Records, path: string): unknown {
  const [word = '', name = '', ...rest] = path.split('.')
  const record = Object.hasOwn(named, word) ? named[word] : undefined
  if (record === undefined) return undefined
  let value = Object.hasOwn(record, name) ? record[name] : listOf(word, name)
  for (const key of rest) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
    value = (value as Record<string, unknown>)[key]
  }
  return Array.isArray(value) ? value.filter((entry) => concerns(entry, named, matching)) : value
}

const isThere = (value: unknown) =>
  Array.isArray(value)
    ? value.length > 0
    : typeof value === 'object' && value !== null
      ? Object.keys(value).length > 0
      : value !== undefined && value !== ''

/** Whether a block with this condition appears on the page of a row. */
export const holds = (condition: Condition, records: Records): boolean =>
  Array.isArray(condition)
    ? condition.some((one: PathConditions) => allHold(one, records))
    : allHold(condition as PathConditions, records)

const allHold = (condition: PathConditions, records: Records) =>
  Object.entries(condition).every(([path, expected]) => {
    const value = valueAt(records, path)
    if (typeof expected === 'boolean') return isThere(value) === expected
    const choices = typeof expected === 'string' ? [expected] : expected
    return Array.isArray(value) ? value.some((item) => choices.includes(item)) : choices.includes(String(value))
  })
