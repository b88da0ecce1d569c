import { isMapping } from '../../../schema/is-mapping.ts'
import {
  type Container,
  childPosition,
  childPositions,
  isContainer,
  positionOf,
  setPositions,
} from '../parse/source-position.ts'

type IsPresent = (collection: string, slug: string) => boolean

/** The collection of which a list takes some records: `cities` of `{ from: cities, only: [lyon] }`. */
function collectionOf(value: unknown): string | undefined {
  if (!isMapping(value) || typeof value['from'] !== 'string' || !Array.isArray(value['only'])) return undefined
  return value['from'].split('-with-')[0]
}

/** A list without some entries. The others keep their positions. */
function entriesOf(list: readonly unknown[], isKept: (entry: unknown) => boolean): unknown[] | undefined {
  const self = positionOf(list)
  const kept = [...list.keys()].filter((index) => isKept(list[index]))
  if (self === undefined || kept.length === list.length) return undefined
  const positions = kept.flatMap((index, at) => {
    const position = childPosition(list, index)
    return position ? [[at, position] as const] : []
  })
  return setPositions(
    kept.map((index) => list[index]),
    self,
    new Map(positions),
  )
}

/**
 * A value whose lists take only records that a language has: `only:` names those of the source. The same value if all are there.
 */
export function withPresentRecords(value: unknown, isPresent: IsPresent): unknown {
  if (!isContainer(value)) return value
  const self = positionOf(value)
  const collection = collectionOf(value)
  const changed = Object.entries(value).flatMap(([name, entry]): (readonly [string, unknown])[] => {
    if (collection !== undefined && name === 'only' && Array.isArray(entry)) {
      const kept = entriesOf(entry, (slug) => typeof slug !== 'string' || isPresent(collection, slug))
      return kept ? [[name, kept]] : []
    }
    const inside = withPresentRecords(entry, isPresent)
    return inside === entry ? [] : [[name, inside]]
  })
  if (changed.length === 0 || self === undefined) return value
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Container
  return setPositions(Object.assign(copy, Object.fromEntries(changed)), self, childPositions(value))
}
