type Inside<Found> = (container: object) => readonly Found[]

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Visits list entries by index: `for in` would create a string for each. */
function forContainersIn(value: object, visit: (entry: object) => void): void {
  if (Array.isArray(value)) {
    for (const entry of value) if (isContainer(entry)) visit(entry)
    return
  }
  for (const key in value) {
    const entry = (value as Record<string, unknown>)[key]
    if (isContainer(entry)) visit(entry)
  }
}

/**
 * Creates a function that collects from a value and everything in it. `inside` collects from one list or mapping. A
 * field's value, such as the questions of a service, is shared by many values: it is visited once, which is correct
 * because content does not change after it was read.
 */
export function collector<Found>(inside: Inside<Found>) {
  const known = new WeakMap<object, readonly Found[]>()

  const collect = (value: object, into: Found[]): void => {
    for (const one of inside(value)) into.push(one)
    forContainersIn(value, (entry) => collect(entry, into))
  }
  const collectOnce = (value: object): readonly Found[] => {
    const before = known.get(value)
    if (before) return before
    const found: Found[] = []
    collect(value, found)
    known.set(value, found)
    return found
  }
  return (value: unknown): readonly Found[] => {
    if (!isContainer(value)) return []
    const found = [...inside(value)]
    const addOnce = (part: object) => {
      for (const one of collectOnce(part)) found.push(one)
    }
    forContainersIn(value, (field) => {
      if (!Array.isArray(field)) return addOnce(field)
      for (const one of inside(field)) found.push(one)
      forContainersIn(field, addOnce)
    })
    return found
  }
}
