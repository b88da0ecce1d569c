import { concerns, type Matching } from '../../schema/collections/matching.ts'
import type { City, Service } from '../../schema/collections/record-schemas.ts'

/** The records of a row: its city, the services of that city, and those related to the service of the row. */
export const matrixLists = ['services', 'related'] as const

/** The values that conditions of a template can test in a row of the matrix. */
export type Records = {
  city: City & Record<(typeof matrixLists)[number], readonly string[]>
  service: Service
  matching: Matching
}

type All = Readonly<Record<string, boolean | string | readonly string[]>>

/**
 * A `when:` of a template block: paths with the values that they must have. `true` means any value, `false` no value, a
 * text that text, and a list one of its texts. All paths must match. In a list of such conditions, one must.
 */
export type Condition = All | readonly All[]

/** The value at a path such as `city.labor.dailyOvertime`; lists contain only entries for the service. */
function valueAt({ matching, ...records }: Records, path: string): unknown {
  let value: unknown = records
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
    value = (value as Record<string, unknown>)[key]
  }
  return Array.isArray(value) ? value.filter((entry) => concerns(entry, records.service, matching)) : value
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
