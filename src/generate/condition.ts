import type { City } from '../../schema/records/city.ts'
import { forFamily } from '../../schema/records/for-family.ts'
import type { Service } from '../../schema/records/service.ts'

/** What the matrix adds to a city: its services, and those that go with the one of the row. */
export const matrixLists = ['services', 'related'] as const

/** What a row of the matrix offers to a template. */
export type Records = { city: City & Record<(typeof matrixLists)[number], readonly string[]>; service: Service }

type All = Readonly<Record<string, boolean | string | readonly string[]>>

/**
 * A `when:` of a template block: paths with what they must be. `true` asks for something, `false` for nothing,
 * a text for that text and a list for one of its texts. All paths must hold. In a list of such conditions, one must.
 */
export type Condition = All | readonly All[]

/** The value at `city.labor.dailyOvertime`; lists hold only what matters to the service. */
function valueAt(records: Records, path: string): unknown {
  let value: unknown = records
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
    value = (value as Record<string, unknown>)[key]
  }
  return Array.isArray(value) ? forFamily(value, records.service.family) : value
}

const isThere = (value: unknown) =>
  Array.isArray(value)
    ? value.length > 0
    : typeof value === 'object' && value !== null
      ? Object.keys(value).length > 0
      : value !== undefined && value !== ''

/** Whether a block with this condition stands on the page of a row. */
export const holds = (condition: Condition, records: Records): boolean =>
  Array.isArray(condition) ? condition.some((one: All) => allHold(one, records)) : allHold(condition as All, records)

const allHold = (condition: All, records: Records) =>
  Object.entries(condition).every(([path, wanted]) => {
    const value = valueAt(records, path)
    if (typeof wanted === 'boolean') return isThere(value) === wanted
    const choices = typeof wanted === 'string' ? [wanted] : wanted
    return Array.isArray(value) ? value.some((item) => choices.includes(item)) : choices.includes(String(value))
  })
