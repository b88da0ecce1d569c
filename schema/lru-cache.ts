/** Returns a function that memoizes the values of the `most` keys that were used last; `compute` is called for others. */
export function createLruCache<Key, Value>(most: number) {
  const cached = new Map<Key, Value>()
  return (key: Key, compute: () => Value): Value => {
    const before = cached.get(key)
    const value = before ?? compute()
    // A map iterates in the order of insertion: what was used last stands last.
    if (before !== undefined) cached.delete(key)
    else if (cached.size >= most) cached.delete(cached.keys().next().value as Key)
    cached.set(key, value)
    return value
  }
}
