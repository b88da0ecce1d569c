import { formatPath } from '../../../schema/diagnostic.ts'
import type { Source } from './source.ts'

/**
 * Where a value comes from: offsets in the text of its own file. Values keep their place when a fragment or shared data
 * is set into a page, so a fault is reported where it can be mended.
 */
export type Place = {
  source: Source
  start: number
  end: number
  /** Range of the key, where the value is that of a key. */
  key?: { start: number; end: number }
  parent?: Place | undefined
  /** Key or index in the parent; absent at the root of a file. */
  segment?: string | number
}

/** A list or mapping made from YAML. */
export type Container = Record<string, unknown> | unknown[]

type Children = ReadonlyMap<string | number, Place>
type Places = { self: Place; children: Children | (() => Children) }
const known = new WeakMap<object, Places>()
const none: Children = new Map()

/**
 * Remembers the places of a container and of what is in it. A function is asked for them where one is wanted, for lists
 * that are made for every page and mostly have no fault.
 */
export function remember<C extends Container>(container: C, self: Place, children: Places['children']): C {
  known.set(container, { self, children })
  return container
}

/** The place of a container as a whole. */
export const placeOf = (container: object) => known.get(container)?.self

/** The places of all entries, for a container that is rebuilt from this one. */
export function childPlaces(container: object): Children {
  const places = known.get(container)
  if (places === undefined) return none
  if (typeof places.children === 'function') places.children = places.children()
  return places.children
}

/** The place of an entry of a container. */
export const childPlace = (container: object, key: string | number) => childPlaces(container).get(key)

export const isMapping = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Path of a place within its own file: `blocks[2].title`. */
export function pathOf(place: Place): string {
  const segments: (string | number)[] = []
  for (let at: Place | undefined = place; at?.segment !== undefined; at = at.parent) segments.unshift(at.segment)
  return formatPath(segments)
}

/** The value at a path, and the place of the deepest part of the path that exists. */
export function locate(root: Container, path: readonly PropertyKey[]) {
  let value: unknown = root
  let place = placeOf(root)
  for (const segment of path) {
    if (typeof value !== 'object' || value === null) return { value: undefined, place, exists: false }
    const container: object = value
    const key = typeof segment === 'symbol' ? String(segment) : segment
    const child = childPlace(container, key)
    if (child === undefined || !Object.hasOwn(container, key)) return { value: undefined, place, exists: false }
    value = (container as Record<string, unknown>)[String(key)]
    place = child
  }
  return { value, place, exists: true }
}
