import { isContainer } from '../parse/source-position.ts'
import { isShared } from '../resolve/shared-values.ts'

/**
 * Returns a function that collects from a value and everything below it, from the outside in. `inside` adds what one list
 * or mapping holds itself; its entries follow in calls of their own. A value that pages share is searched once: content
 * does not change after it was read.
 */
export function collector<Item>(
  inside: (container: object, into: Item[]) => void,
): (value: unknown) => readonly Item[] {
  const collected = new WeakMap<object, readonly Item[]>()

  const search = (value: object, into: Item[], isPart = isShared(value)): void => {
    inside(value, into)
    // `for in` would turn each index of a list into a text.
    if (Array.isArray(value)) for (const entry of value) add(entry, into, isPart)
    else for (const key in value) add((value as Record<string, unknown>)[key], into, isPart)
  }
  /** `isPart`: the value is a part of a shared one. */
  const add = (value: unknown, into: Item[], isPart: boolean): void => {
    if (!isContainer(value)) return
    if (isPart || !isShared(value)) search(value, into, isPart)
    else into.push(...ofShared(value))
  }
  const ofShared = (value: object): readonly Item[] => {
    const cached = collected.get(value)
    if (cached) return cached
    const found: Item[] = []
    search(value, found)
    collected.set(value, found)
    return found
  }
  return (value) => {
    const found: Item[] = []
    add(value, found, false)
    return found
  }
}
