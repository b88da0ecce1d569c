import { LRUCache } from 'lru-cache'
import { recorded, recordReads } from './reads.ts'

/** A value with the inputs that its computation read. Most read none: then there is nothing to keep beside the value. */
type Cached<Value> = { value: Value; inputs?: ReadonlySet<string> }

type Values<Key, Value> = {
  get: (key: Key) => Cached<Value> | undefined
  set: (key: Key, value: Cached<Value>) => unknown
  delete: (key: Key) => unknown
}

/**
 * The value of a key, which is computed and stored if it is not there. A failure is not stored: neither an
 * exception, nor a promise once it is rejected. Who gets a stored value has read what its computation read (`reads.ts`).
 */
function cachedOrComputed<Key, Value>(values: Values<Key, Value>, key: Key, compute: () => Value): Value {
  const cached = values.get(key)
  if (cached !== undefined) {
    if (cached.inputs) recordReads(cached.inputs)
    return cached.value
  }
  const { value, inputs } = recorded(compute)
  const computed = inputs.size > 0 ? { value, inputs } : { value }
  values.set(key, computed)
  if (value instanceof Promise)
    value.catch(() => {
      if (values.get(key) === computed) values.delete(key)
    })
  return value
}

const computedInto =
  <Key, Value>(values: Values<Key, Value>, compute: (key: Key) => Value) =>
  (key: Key): Value =>
    cachedOrComputed(values, key, () => compute(key))

/**
 * Returns a function that computes the value of each key once. With `max`, only the values of that many keys are cached,
 * those that were used last.
 */
export const memoize = <Key extends {}, Value>(compute: (key: Key) => Value, max?: number): ((key: Key) => Value) =>
  computedInto(max === undefined ? new Map<Key, Cached<Value>>() : new LRUCache<Key, Cached<Value>>({ max }), compute)

/** Returns a function that computes the value of each object once. A value is dropped together with its object. */
export const memoizeObjects = <Key extends object, Value>(compute: (key: Key) => Value): ((key: Key) => Value) =>
  computedInto(new WeakMap<Key, Cached<Value>>(), compute)

/** {@link memoize} by several texts. */
export function memoizeTexts<Texts extends readonly string[], Value>(
  compute: (...texts: Texts) => Value,
  max?: number,
): (...texts: Texts) => Value {
  const computed = memoize((key: string) => compute(...(JSON.parse(key) as unknown as Texts)), max)
  return (...texts) => computed(JSON.stringify(texts))
}

/** Returns a function that computes the value of each key once, by whatever it is called with first. */
export function createMemory<Value>(): (key: string, compute: () => Value) => Value {
  const values = new Map<string, Cached<Value>>()
  return (key, compute) => cachedOrComputed(values, key, compute)
}
