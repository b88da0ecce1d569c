import { isContainer, positionOf, setPositions } from '../parse/source-position.ts'

const missingValues = new WeakSet<object>()

/**
 * Replaces shared data that could not be found. The missing data is already reported, so schema errors of the
 * replacement are not.
 */
export function missingValue(reference: object): object {
  const position = positionOf(reference)
  const value = position ? setPositions({}, position, new Map()) : {}
  missingValues.add(value)
  return value
}

/** Whether a path below `root` leads into such a replacement. */
export function leadsToMissingValue(root: unknown, path: readonly PropertyKey[]): boolean {
  let value = root
  for (const key of path) {
    if (!isContainer(value)) return false
    if (missingValues.has(value)) return true
    value = Reflect.get(value, key)
  }
  return isContainer(value) && missingValues.has(value)
}
