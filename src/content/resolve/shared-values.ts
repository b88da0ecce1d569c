import { isContainer } from '../parse/source-position.ts'

const sharedValues = new WeakSet<object>()

/**
 * Whether several pages may show this very object, such as a fragment or a list of a record: work on it is done once, and
 * memoized by the object. What one page holds alone is not worth an entry.
 */
export const isShared = (value: unknown): value is object => isContainer(value) && sharedValues.has(value)

/** Marks a value, and everything below it, as one that pages share. Returns it. */
export function markShared<Value>(value: Value): Value {
  if (!isContainer(value) || sharedValues.has(value)) return value
  sharedValues.add(value)
  for (const entry of Array.isArray(value) ? value : Object.values(value)) markShared(entry)
  return value
}
