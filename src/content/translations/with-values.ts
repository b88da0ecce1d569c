import { isDeepStrictEqual } from 'node:util'
import { isMapping } from '../../../schema/is-mapping.ts'
import type { Parsed } from '../parse/parse.ts'
import { type Container, childPosition, childPositions, positionOf, setPositions } from '../parse/source-position.ts'

/** A mapping with other values, and the positions of these. */
export function withValues<C extends Record<string, unknown>>(value: C, others: Container, keys: readonly string[]): C {
  const self = positionOf(value)
  const present = keys.filter((key) => Object.hasOwn(others, key))
  if (self === undefined || present.length === 0) return value
  const positions = new Map(childPositions(value))
  const copy: Record<string, unknown> = { ...value }
  for (const key of present) {
    const position = childPosition(others, key)
    copy[key] = Reflect.get(others, key)
    if (position) positions.set(key, position)
  }
  return setPositions(copy, self, positions) as C
}

/** Marks what a generated page has from the head of its template as written there: the template is translated, once for all pages. */
export function headInTemplate(page: Record<string, unknown>, template: Parsed | undefined): Record<string, unknown> {
  const head = template?.value
  const self = positionOf(page)
  if (!isMapping(head) || self === undefined) return page
  const positions = new Map(childPositions(page))
  const whole = { ...page }
  for (const key of Object.keys(page)) {
    const position = isDeepStrictEqual(page[key], head[key]) ? childPosition(head, key) : undefined
    if (position === undefined) continue
    whole[key] = head[key]
    positions.set(key, position)
  }
  return setPositions(whole, self, positions)
}
