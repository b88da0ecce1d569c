import { isContainer } from '../parse/source-position.ts'

/**
 * Returns a function that collects from a value and everything below it, from the outside in. `inside` adds what one list
 * or mapping holds itself; its entries follow in calls of their own. A value that several pages share, such as a block
 * of a fragment, is searched once: content does not change after it was read.
 */
export function collector<Collected>(
  empty: () => Collected,
  inside: (container: object, into: Collected) => void,
): (value: unknown) => Collected {
  const collected = new WeakMap<object, Collected>()

  const collect = (value: object, into: Collected): void => {
    inside(value, into)
    // `for in` would turn each index of a list into a text.
    if (Array.isArray(value)) {
      for (const entry of value) if (isContainer(entry)) collect(entry, into)
      return
    }
    for (const key in value) {
      const entry = (value as Record<string, unknown>)[key]
      if (isContainer(entry)) collect(entry, into)
    }
  }
  return (value) => {
    if (!isContainer(value)) return empty()
    const cached = collected.get(value)
    if (cached) return cached
    const into = empty()
    collect(value, into)
    collected.set(value, into)
    return into
  }
}
