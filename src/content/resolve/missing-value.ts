import { positionOf, setPositions } from '../parse/source-position.ts'

const standIns = new WeakSet<object>()

/**
 * Takes the place of shared data that could not be found. The fault is reported where it stands, so what the schema says
 * of the stand-in is no fault of its own.
 */
export function standIn(reference: object): object {
  const place = positionOf(reference)
  const value = place ? setPositions({}, place, new Map()) : {}
  standIns.add(value)
  return value
}

/** Whether a path below `root` leads into a stand-in. */
export function leadsToStandIn(root: unknown, path: readonly PropertyKey[]): boolean {
  let value = root
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return false
    if (standIns.has(value)) return true
    value = (value as Record<PropertyKey, unknown>)[key]
  }
  return typeof value === 'object' && value !== null && standIns.has(value)
}
