/** Returns a function that computes the value of each key once. */
export function memoize<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const values = new Map<Key, Value>()
  return (key) => {
    if (!values.has(key)) values.set(key, compute(key))
    return values.get(key) as Value
  }
}
