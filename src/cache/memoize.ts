import { LRUCache } from 'lru-cache'

type Values<Key, Value> = {
  get: (key: Key) => Value | undefined
  set: (key: Key, value: Value) => unknown
  delete: (key: Key) => unknown
}

/**
 * Returns a function that computes each value that is not in `values`, and stores it there. A failure is not stored: neither an
 * exception, nor a promise once it is rejected.
 */
const computedInto =
  <Key, Value extends {}>(values: Values<Key, Value>, compute: (key: Key) => Value) =>
  (key: Key): Value => {
    const cached = values.get(key)
    if (cached !== undefined) return cached
    const value = compute(key)
    values.set(key, value)
    if (value instanceof Promise)
      value.catch(() => {
        if (values.get(key) === value) values.delete(key)
      })
    return value
  }

/**
 * Returns a function that computes the value of each key once. With `max`, only the values of that many keys are cached,
 * those that were used last.
 */
export const memoize = <Key extends {}, Value extends {}>(
  compute: (key: Key) => Value,
  max?: number,
): ((key: Key) => Value) =>
  computedInto(max === undefined ? new Map<Key, Value>() : new LRUCache<Key, Value>({ max }), compute)

/** Returns a function that computes the value of each object once. A value is dropped together with its object. */
export const memoizeObjects = <Key extends object, Value extends {}>(
  compute: (key: Key) => Value,
): ((key: Key) => Value) => computedInto(new WeakMap<Key, Value>(), compute)

/** {@link memoize} by several texts. */
export function memoizeTexts<Texts extends readonly string[], Value extends {}>(
  compute: (...texts: Texts) => Value,
  max?: number,
): (...texts: Texts) => Value {
  const computed = memoize((key: string) => compute(...(JSON.parse(key) as unknown as Texts)), max)
  return (...texts) => computed(JSON.stringify(texts))
}
