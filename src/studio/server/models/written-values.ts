import { valueIn } from '../../../../schema/edit.ts'
import { isMapping } from '../../../../schema/is-mapping.ts'
import { memoizeObjects } from '../../../cache/memoize.ts'
import { isSame } from '../../../content/edit/edit-path.ts'
import { parse } from '../../../content/parse/parse.ts'
import {
  type Container,
  childPosition,
  isContainer,
  type SourcePosition,
  segmentsOf,
} from '../../../content/parse/source-position.ts'
import type { Origin, Reference, WrittenValues } from '../../wire/page.ts'

/** A file as it is written. */
const parsedAsWritten = memoizeObjects(parse)

/** The value at a position as it is written, with its tokens. */
const writtenAt = (position: SourcePosition): unknown =>
  valueIn(parsedAsWritten(position.source).value, segmentsOf(position))

const originOf = (position: SourcePosition): Origin => ({
  file: position.source.file,
  path: segmentsOf(position),
})

const isChild = (position: SourcePosition, parent: SourcePosition, key: string | number) =>
  position.source === parent.source && isSame(segmentsOf(position), [...segmentsOf(parent), key])

/** The values of a resolved block as they are written, each with the file and the path where it is. */
export function writtenValues(filled: Record<string, unknown>, position: SourcePosition): WrittenValues {
  const result: WrittenValues = {
    values: {},
    origins: { '': originOf(position) },
    composed: [],
    references: {},
    replaced: {},
  }

  function read(value: unknown, position: SourcePosition, path: string): unknown {
    if (!isContainer(value)) return writtenAt(position)
    const written = writtenAt(position)
    if (Array.isArray(value)) {
      const isWhole = Array.isArray(written) && written.length === value.length
      if (!isWhole || value.some((_, key) => !isOwn(value, key, position))) result.composed.push(path)
      return value.map((entry, key) => readChild(value, { key, entry }, position, path))
    }
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [key, readChild(value, { key, entry }, position, path)]),
    )
  }

  const isOwn = (container: Container, key: string | number, parent: SourcePosition) => {
    const position = childPosition(container, key)
    return position !== undefined && isChild(position, parent, key)
  }

  function readChild(
    container: Container,
    { key, entry }: { key: string | number; entry: unknown },
    parent: SourcePosition,
    outer: string,
  ): unknown {
    const path = outer === '' ? String(key) : `${outer}.${key}`
    const position = childPosition(container, key)
    if (position === undefined) return entry
    if (!isChild(position, parent, key)) {
      result.origins[path] = originOf(position)
      const own = valueIn(writtenAt(parent), [key])
      if (isMapping(own) && typeof own['from'] === 'string') result.references[path] = own as Reference
      else if (own !== undefined && !Array.isArray(container)) result.replaced[path] = own
    }
    return read(entry, position, path)
  }

  result.values = read(filled, position, '') as Record<string, unknown>
  return result
}
