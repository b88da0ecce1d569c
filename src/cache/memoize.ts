import { LRUCache } from 'lru-cache'

/**
 * Returns a function that computes the value of each key once. With `most`, only the values of that many keys are cached,
 * those that were used last.
 */
export function memoize<Key extends {}, Value extends {}>(
  compute: (key: Key) => Value,
  most?: number,
): (key: Key) => Value {
  const values = most === undefined ? new Map<Key, Value>() : new LRUCache<Key, Value>({ max: most })
  return (key) => {
    const cached = values.get(key)
    if (cached !== undefined) return cached
    const value = compute(key)
    values.set(key, value)
    return value
  }
}

/** Returns a function that computes the value of each object once. A value is dropped together with its object. */
export function memoizeObjects<Key extends object, Value extends {}>(
  compute: (key: Key) => Value,
): (key: Key) => Value {
  const values = new WeakMap<Key, Value>()
  return (key) => {
    const cached = values.get(key)
    if (cached !== undefined) return cached
    const value = compute(key)
    values.set(key, value)
    return value
  }
}
