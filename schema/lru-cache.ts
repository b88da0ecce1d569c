/**
 * Makes a function that remembers what was made of the last `most` keys. `make` is called for a key that is not among
 * them.
 */
export function createLruCache<Key, Value>(most: number) {
  const known = new Map<Key, Value>()
  return (key: Key, make: () => Value): Value => {
    const before = known.get(key)
    if (before !== undefined) return before
    const made = make()
    if (known.size >= most) known.delete(known.keys().next().value as Key)
    known.set(key, made)
    return made
  }
}
