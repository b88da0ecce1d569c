import { isDeepStrictEqual } from 'node:util'
import { isMapping } from '../../../schema/is-mapping.ts'

/** What tells entries of a list apart in two states of it: their kind, their name, and the fields that they share. */

/** What an entry is: the type of a block and the name of its fragment; `undefined` if it has neither. */
export const kindOf = (entry: unknown): string | undefined =>
  isMapping(entry) && (entry['type'] !== undefined || entry['use'] !== undefined)
    ? JSON.stringify([entry['type'], entry['use']])
    : undefined

/** The old address of a redirect, of which there is one. `from` of other lists names data. */
const oldAddressOf = ({ from }: Readonly<Record<string, unknown>>) =>
  typeof from === 'string' && from.startsWith('/') ? from : undefined

/** What names an entry among those of its kind. */
export const nameOf = (entry: unknown): unknown =>
  isMapping(entry) ? (entry['id'] ?? entry['slug'] ?? oldAddressOf(entry)) : undefined

/** Whether two entries are of one kind and have the same name. */
export const haveSameName = (one: unknown, other: unknown): boolean =>
  nameOf(one) !== undefined && nameOf(one) === nameOf(other) && kindOf(one) === kindOf(other)

/** Whether two entries have the same value of a field, beside their kind. */
export const shareField = (one: unknown, other: unknown): boolean =>
  isMapping(one) &&
  isMapping(other) &&
  Object.keys(one).some(
    (key) => key !== 'type' && key !== 'use' && key in other && isDeepStrictEqual(one[key], other[key]),
  )
