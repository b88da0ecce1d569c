/** Adds what one list or mapping holds itself to `into`; what its entries hold is added by further calls. */
type Inside<Item> = (container: object, into: Item[]) => void

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null

/**
 * Returns a function that collects items of a value and of everything below it, from the outside in. A value that several
 * pages share, such as a block of a fragment, is searched once: content does not change after it was read.
 */
export function collector<Item>(inside: Inside<Item>): (value: unknown) => readonly Item[] {
  const collected = new WeakMap<object, readonly Item[]>()

  const collect = (value: object, into: Item[]): void => {
    inside(value, into)
    // `for in` would make a text of each index of a list.
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
    if (!isContainer(value)) return []
    const cached = collected.get(value)
    if (cached) return cached
    const items: Item[] = []
    collect(value, items)
    collected.set(value, items)
    return items
  }
}
