import { formatPath } from '../../../schema/diagnostic.ts'
import { linkTo } from '../../../schema/links/markdown-links.ts'
import type { Source } from './source.ts'
import { type Range, rangesAt } from './yaml-document.ts'

type Ranges = Range & { key?: Range }

/**
 * The origin of a value: its file, and its path in that file. Offsets are only computed on demand, for diagnostics,
 * edits and searches. A value keeps its position when a fragment or shared data is inserted into a page, so that an
 * error is reported where it can be fixed.
 */
export class SourcePosition {
  readonly source: Source
  readonly parent: SourcePosition | undefined
  /** Key or index in the parent; absent at the root of a file. */
  readonly segment: string | number | undefined
  /** The address of the link in Markdown whose position this is: it is a part of the value. */
  readonly link: string | undefined
  #ranges: Ranges | (() => Ranges) | undefined

  constructor(
    source: Source,
    parent?: SourcePosition,
    segment?: string | number,
    { link, ranges }: { link?: string; ranges?: () => Ranges } = {},
  ) {
    this.source = source
    this.parent = parent
    this.segment = segment
    this.link = link
    this.#ranges = ranges
  }

  /** The same value, or a part of it, at other offsets, such as those of a token. */
  part(find: (position: SourcePosition) => Range): SourcePosition {
    const ranges = () => ({ ...this.#found(), ...find(this) })
    return new SourcePosition(this.source, this.parent, this.segment, { ranges })
  }

  /** The address of a link in Markdown, searched within this value only. */
  linkTo(address: string): SourcePosition {
    const ranges = () => {
      const found = this.#found()
      const part = linkTo(this.source.text.slice(found.start, found.end), address)
      return part ? { ...found, start: found.start + part.start, end: found.start + part.end } : found
    }
    return new SourcePosition(this.source, this.parent, this.segment, { link: address, ranges })
  }

  #found(): Ranges {
    if (typeof this.#ranges === 'function') this.#ranges = this.#ranges()
    this.#ranges ??= rangesAt(this.source, segmentsOf(this)) ?? { start: 0, end: 1 }
    return this.#ranges
  }

  /** Offset in the text of the file. */
  get start(): number {
    return this.#found().start
  }

  /** Offset after the last character. */
  get end(): number {
    return this.#found().end
  }

  /** Range of the key, if the value has one. */
  get key(): Range | undefined {
    return this.#found().key
  }
}

/** Path of a position within its own file, as segments. */
export function segmentsOf(position: SourcePosition): (string | number)[] {
  const segments: (string | number)[] = []
  for (let at: SourcePosition | undefined = position; at?.segment !== undefined; at = at.parent)
    segments.unshift(at.segment)
  return segments
}

/** Path of a position within its own file: `blocks[2].title`. */
export const pathOf = (position: SourcePosition): string => formatPath(segmentsOf(position))

/** A list or mapping read from YAML. */
export type Container = Record<string, unknown> | unknown[]

type Children = ReadonlyMap<string | number, SourcePosition>
/** Positions of a container that differs from its file: its own, and those of its entries. */
type Rebuilt = { self: SourcePosition; children: Children | (() => Children) }
const positions = new WeakMap<object, SourcePosition | Rebuilt>()
const none: Children = new Map()

/** Sets the position of a container that is the same as in its file; positions of its entries follow from it. */
export function setPosition(container: Container, position: SourcePosition): void {
  positions.set(container, position)
}

/** Sets the positions of a derived container and of its entries. A function is called on demand. */
export function setPositions<C extends Container>(
  container: C,
  self: SourcePosition,
  children: Rebuilt['children'],
): C {
  positions.set(container, { self, children })
  return container
}

/** Gives a copy of a container, filled or without some of its keys, the positions of the original. */
export function copyPositions<C extends object>(from: object, to: C): C {
  const found = positions.get(from)
  if (found) positions.set(to, found)
  return to
}

/** The position of a container as a whole; other values have none of their own. */
export function positionOf(value: unknown): SourcePosition | undefined {
  const found = isContainer(value) ? positions.get(value) : undefined
  return found instanceof SourcePosition ? found : found?.self
}

/** The position of an entry of a container. */
export function childPosition(container: object, key: string | number): SourcePosition | undefined {
  const found = positions.get(container)
  if (found === undefined) return undefined
  if (found instanceof SourcePosition)
    return Object.hasOwn(container, key) ? new SourcePosition(found.source, found, key) : undefined
  if (typeof found.children === 'function') found.children = found.children()
  return found.children.get(key)
}

/** The positions of all entries, for a container derived from this one. */
export function childPositions(container: object): Children {
  const found = positions.get(container)
  if (found === undefined) return none
  if (!(found instanceof SourcePosition)) {
    if (typeof found.children === 'function') found.children = found.children()
    return found.children
  }
  const keys = Array.isArray(container) ? container.keys() : Object.keys(container)
  return new Map([...keys].map((key) => [key, new SourcePosition(found.source, found, key)]))
}

/** Whether a value is a list or a mapping. */
export const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null

/** The value at a path, and the position of the deepest part of the path that exists. */
export function locate(root: Container, path: readonly PropertyKey[]) {
  let value: unknown = root
  let position = positionOf(root)
  for (const segment of path) {
    if (!isContainer(value)) return { value: undefined, position, exists: false }
    const container = value
    const key = typeof segment === 'symbol' ? String(segment) : segment
    const child = childPosition(container, key)
    if (child === undefined || !Object.hasOwn(container, key)) return { value: undefined, position, exists: false }
    value = Reflect.get(container, key)
    position = child
  }
  return { value, position, exists: true }
}
