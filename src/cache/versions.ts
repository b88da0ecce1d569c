/** How many values of a key are cached: that of the file as it is, and that of a text which is not written. */
const cachedVersions = 2

/**
 * The last values of each key. The caller says which of them is right, so that a value is computed once for what it was computed
 * from, and another one for other texts does not displace it.
 */
export function createVersions<Value>() {
  const versions = new Map<string, readonly Value[]>()
  return {
    /** The value of a key for which this holds. */
    find: (key: string, isRight: (value: Value) => boolean): Value | undefined => versions.get(key)?.find(isRight),
    /** Adds a value in place of the oldest one, and returns it. */
    add(key: string, value: Value): Value {
      versions.set(key, [value, ...(versions.get(key) ?? [])].slice(0, cachedVersions))
      return value
    },
    clear: () => versions.clear(),
  }
}

export type Versions<Value> = ReturnType<typeof createVersions<Value>>
