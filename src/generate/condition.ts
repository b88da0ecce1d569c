import { type Collections, referenceLists } from '../../schema/collections/collections.ts'
import { concerns, type Matching } from '../../schema/collections/matching.ts'
import type { AnyRecord } from '../../schema/collections/record-schemas.ts'

/**
 * A list that a record of a row has beside its fields: the records of the collection `other` that go with it, or those of
 * them that the other record of the row names in `field`.
 */
export type PartnerList = { name: string; other: string; field?: string }

/** The lists of a record of a row, for rows that name records by these words. */
export const partnerLists = (
  word: string,
  words: ReadonlyMap<string, string>,
  collections: Collections,
): readonly PartnerList[] =>
  [...words].flatMap(([other, name]): PartnerList[] => {
    if (other === word) return []
    const { fields = {} } = collections[words.get(word) ?? ''] ?? {}
    const references = [...referenceLists(collections, name)].flatMap(([field, to]) =>
      to === name ? [{ name: field, other, field }] : [],
    )
    return [{ name, other }, ...references].filter((list) => !Object.hasOwn(fields, list.name))
  })

/** The records of a row by their words: conditions of a template can test their values. */
export type Records = { named: Readonly<Record<string, AnyRecord>>; matching: Matching }

type All = Readonly<Record<string, boolean | string | readonly string[]>>

/**
 * A `when:` of a template block: paths with the values that they must have. `true` means any value, `false` no value, a
 * text that text, and a list one of its texts. All paths must match. In a list of such conditions, one must.
 */
export type Condition = All | readonly All[]

/** The value at a path such as `city.labor.dailyOvertime`; lists contain only entries for the service. */
function valueAt({ matching, named }: Records, path: string): unknown {
  let value: unknown = named
  for (const key of path.split('.')) {
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
  Array.isArray(condition) ? condition.some((one: All) => allHold(one, records)) : allHold(condition as All, records)

const allHold = (condition: All, records: Records) =>
  Object.entries(condition).every(([path, wanted]) => {
    const value = valueAt(records, path)
    if (typeof wanted === 'boolean') return isThere(value) === wanted
    const choices = typeof wanted === 'string' ? [wanted] : wanted
    return Array.isArray(value) ? value.some((item) => choices.includes(item)) : choices.includes(String(value))
  })
