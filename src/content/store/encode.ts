import type { Source } from '../parse/source.ts'
import {
  type Container,
  childPositions,
  isContainer,
  positionOf,
  SourcePosition,
  segmentsOf,
  setPositions,
} from '../parse/source-position.ts'

/**
 * What JSON cannot say, under keys that begin with `$`: a position, a set, a number that is not finite, and a container with
 * positions of its own. Keys of content that begin with `$` get a second one.
 */
type Encoded =
  | { $at: readonly [file: string, ...path: (string | number)[]]; link?: string }
  | { $set: unknown[] }
  | { $number: string }
  | { $value: unknown; self: unknown; entries: [key: string | number, position: unknown][] }

const escapedKey = (key: string) => (key.startsWith('$') ? `$${key}` : key)

function encodePosition(position: SourcePosition): Encoded {
  const { source, link } = position
  return { $at: [source.file, ...segmentsOf(position)], ...(link !== undefined && { link }) }
}

/** A value as JSON, with the positions of everything in it. */
export function encode(value: unknown): unknown {
  if (value instanceof SourcePosition) return encodePosition(value)
  if (value instanceof Set) return { $set: [...value].map(encode) }
  if (typeof value === 'number' && !Number.isFinite(value)) return { $number: String(value) }
  if (!isContainer(value)) return value
  const plain = encodeEntries(value)
  const self = positionOf(value)
  if (self === undefined) return plain
  const entries = [...childPositions(value)].map(([key, position]) => [key, encodePosition(position)])
  return { $value: plain, self: encodePosition(self), entries }
}

const encodeEntries = (value: Container): unknown =>
  Array.isArray(value)
    ? value.map(encode)
    : Object.fromEntries(Object.entries(value).map(([key, entry]) => [escapedKey(key), encode(entry)]))

/** The value of {@link encode}. `sourceOf` returns the text of a file, always the same object for one file. */
export function decode(value: unknown, sourceOf: (file: string) => Source): unknown {
  /** The same object where there is nothing to decode: what was encoded stays as it is, and may be stored again. */
  const decodeAny = (encoded: unknown): unknown => {
    if (typeof encoded !== 'object' || encoded === null) return encoded
    if (Array.isArray(encoded)) return decodeList(encoded)
    const one = encoded as Record<string, unknown>
    if ('$at' in one) return decodePosition(one as Extract<Encoded, { $at: unknown }>)
    if ('$set' in one) return new Set(decodeAny(one['$set']) as unknown[])
    if ('$number' in one) return Number(one['$number'])
    if ('$value' in one) return decodeContainer(one as Extract<Encoded, { $value: unknown }>)
    const entries = Object.entries(one).map(([key, entry]) => [key, decodeAny(entry)] as const)
    if (entries.every(([key, entry]) => entry === one[key] && !key.startsWith('$'))) return one
    return Object.fromEntries(entries.map(([key, entry]) => [key.replace(/^\$/, ''), entry]))
  }
  const decodeList = (list: unknown[]): unknown[] => {
    let decoded = list
    for (const [at, entry] of list.entries()) {
      const one = decodeAny(entry)
      if (one === entry) continue
      if (decoded === list) decoded = [...list]
      decoded[at] = one
    }
    return decoded
  }
  const decodePosition = ({ $at: [file, ...path], link }: Extract<Encoded, { $at: unknown }>): SourcePosition => {
    const source = sourceOf(file)
    let position = new SourcePosition(source)
    for (const segment of path) position = new SourcePosition(source, position, segment)
    return link === undefined ? position : position.linkTo(link)
  }
  const decodeContainer = ({ $value, self, entries }: Extract<Encoded, { $value: unknown }>): Container =>
    setPositions(
      decodeAny($value) as Container,
      decodeAny(self) as SourcePosition,
      new Map(entries.map(([key, position]) => [key, decodeAny(position) as SourcePosition])),
    )
  return decodeAny(value)
}
