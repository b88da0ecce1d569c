const nothing: readonly never[] = []

/**
 * Makes a function that gives what is found in a value and in all that it holds. `inside` looks into one list or mapping.
 * What many pages share is looked through once.
 */
export function collector<Found>(inside: (container: object) => readonly Found[]) {
  const known = new WeakMap<object, readonly Found[]>()
  return function collect(value: unknown): readonly Found[] {
    if (typeof value !== 'object' || value === null) return nothing
    const before = known.get(value)
    if (before) return before
    let found = inside(value)
    let own: Found[] | undefined
    const add = (entry: unknown) => {
      if (typeof entry !== 'object' || entry === null) return
      const below = collect(entry)
      if (below.length === 0) return
      if (found.length === 0) found = below
      else {
        own ??= [...found]
        own.push(...below)
        found = own
      }
    }
    if (Array.isArray(value)) for (const entry of value) add(entry)
    else for (const key in value) add((value as Record<string, unknown>)[key])
    known.set(value, found)
    return found
  }
}
