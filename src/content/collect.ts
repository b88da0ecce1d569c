/** Makes a function that gives what is found in a value and in all that it holds. `inside` looks into one list or mapping. */
export function collector<Found>(inside: (container: object) => readonly Found[]) {
  const collect = (value: object, into: Found[]): void => {
    for (const one of inside(value)) into.push(one)
    for (const key in value) {
      const entry = (value as Record<string, unknown>)[key]
      if (typeof entry === 'object' && entry !== null) collect(entry, into)
    }
  }
  return (value: unknown): readonly Found[] => {
    const found: Found[] = []
    if (typeof value === 'object' && value !== null) collect(value, found)
    return found
  }
}
