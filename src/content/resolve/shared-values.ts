import { type Container, isContainer } from '../parse/source-position.ts'

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

/** Marks a parsed block, but nothing below it. */
export const markSharedBlock = (block: object): void => void sharedValues.add(block)

/** How many copies of a shared value are kept: some more than a city has services. */
const cachedCopies = 32
const copies = new WeakMap<object, Container[]>()

/**
 * Creates a copy of a shared value with these entries, or returns a recent one that has the same, which is shared from
 * then on: all pages of a city have a block that differs from city to city alone.
 */
export function sharedCopy<C extends Container>(original: Container, entries: C, create: (entries: C) => C): C {
  if (!isShared(original)) return create(entries)
  const recent = copies.get(original) ?? []
  const keys = Object.keys(entries)
  const isSame = (one: Container) =>
    keys.every((key) => Reflect.get(one, key) === Reflect.get(entries, key)) && Object.keys(one).length === keys.length
  const same = recent.find(isSame)
  if (same) return markShared(same as C)
  const copy = create(entries)
  copies.set(original, [copy, ...recent.slice(0, cachedCopies - 1)])
  return copy
}
