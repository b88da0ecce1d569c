import { isMapping } from '../../../../schema/is-mapping.ts'
import { type FieldPath, partPath } from '../page-blocks/block-change.ts'

type Values = Record<string, unknown>

/** The saved values of a block, with typed ones in place of those that are not saved yet. */
export function withUnsaved(saved: Values, typed: Values, isUnsaved: (path: FieldPath) => boolean): Values {
  const merge = (one: unknown, other: unknown, path: FieldPath): unknown => {
    if (path !== '' && isUnsaved(path)) return other
    if (Array.isArray(one) && Array.isArray(other))
      return one.map((entry, index) =>
        index < other.length ? merge(entry, other[index], partPath(path, index)) : entry,
      )
    if (!isMapping(one) || !isMapping(other)) return one
    const keys = new Set([...Object.keys(one), ...Object.keys(other)])
    return Object.fromEntries(
      [...keys].flatMap((key) => {
        const value = merge(one[key], other[key], partPath(path, key))
        return value === undefined ? [] : [[key, value]]
      }),
    )
  }
  return merge(saved, typed, '') as Values
}
