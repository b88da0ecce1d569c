import type { Parsed } from './parse.ts'
import { type Container, childPlaces, type Place, placeOf, remember } from './place.ts'
import type { Source } from './source.ts'

/**
 * A parsed value and its places as plain JSON, from which both come back in a twentieth of the time that parsing takes.
 * `ranges`: of the whole, start and end; then of a container's entries, one after the other, start and end, and for those
 * of a mapping start and end of the key; then the same of each entry that is a container.
 */
export type Located = { value: unknown; ranges: readonly number[] }

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null

/** The entries of a container with their names, in the order of its places. */
const entriesOf = (container: Container): [string | number, unknown][] =>
  Array.isArray(container) ? [...container.entries()] : Object.entries(container)

/** Whether JSON gives back the same: it knows no infinity, and no zero below zero. */
const isPlain = (value: unknown) => typeof value !== 'number' || (Number.isFinite(value) && !Object.is(value, -0))

/** A file without faults as JSON; `undefined` where JSON cannot say what it holds. */
export function packLocated({ value, place }: Parsed): Located | undefined {
  const ranges = [place.start, place.end]
  const add = (container: Container): boolean => {
    const places = childPlaces(container)
    const entries = entriesOf(container)
    for (const [name] of entries) {
      const child = places.get(name)
      if (!child) return false
      ranges.push(child.start, child.end, ...(child.key ? [child.key.start, child.key.end] : []))
    }
    return entries.every(([, entry]) => (isContainer(entry) ? add(entry) : isPlain(entry)))
  }
  const isWhole = isContainer(value) ? add(value) : isPlain(value)
  return isWhole ? { value, ranges } : undefined
}

/** What {@link packLocated} was given. The places of entries are made when one is asked for. */
export function unpackLocated(source: Source, { value, ranges }: Located): Parsed {
  const at = (index: number) => ranges[index] ?? 0
  const place: Place = { source, start: at(0), end: at(1) }
  let next = 2
  const locate = (container: Container, self: Place): void => {
    const from = next
    const entries = entriesOf(container)
    const step = Array.isArray(container) ? 2 : 4
    next += entries.length * step
    const placeAt = (segment: string | number, index: number): Place => ({
      source,
      start: at(from + index * step),
      end: at(from + index * step + 1),
      ...(step === 4 && { key: { start: at(from + index * step + 2), end: at(from + index * step + 3) } }),
      parent: self,
      segment,
    })
    remember(
      container,
      self,
      () =>
        new Map(
          entries.map(([name, entry], index) => [
            name,
            (isContainer(entry) ? placeOf(entry) : undefined) ?? placeAt(name, index),
          ]),
        ),
    )
    for (const [index, [name, entry]] of entries.entries()) if (isContainer(entry)) locate(entry, placeAt(name, index))
  }
  if (isContainer(value)) locate(value, place)
  return { source, value, place, diagnostics: [] }
}
