import {
  type Container,
  childPosition,
  childPositions,
  isContainer,
  SourcePosition as Position,
  positionOf,
  type SourcePosition,
  segmentsOf,
  setPositions,
} from '../parse/source-position.ts'
import { isShown, type TranslationUnit } from './translation-units.ts'

/** What stands in the place of a text, and where it is written. */
type Replacement = { value: unknown; position: SourcePosition }

/** The replacements for texts of a file, by their paths in it. */
export type Replacements = ReadonlyMap<string, Replacement>

/** The path of a text in its file, as a key. */
export const pathKey = (position: SourcePosition): string => JSON.stringify(segmentsOf(position))

/** The translations that a language shows, by the paths of their texts. The option of a form keeps its text as its value. */
export const replacementsOf = (units: readonly TranslationUnit[]): Replacements =>
  new Map(
    units.flatMap((unit) => {
      const { at, text, position, source } = unit
      if (at === undefined || !isShown(unit)) return []
      const value = at.isLabel ? { value: source, text } : text
      return [[pathKey(at.position), { value, position: new Position(position.source, position, 'text') }] as const]
    }),
  )

/**
 * A value with translations in place of its texts, by the files in which these are written. The same value if none of its texts has
 * one. Positions stay, and those of translations are in their mirrors.
 */
export function withReplacements(value: unknown, replacementsIn: (file: string) => Replacements | undefined): unknown {
  if (!isContainer(value)) return value
  const self = positionOf(value)
  const changed = new Map<string | number, Replacement | { value: unknown }>()
  for (const [name, entry] of Object.entries(value)) {
    const key = Array.isArray(value) ? Number(name) : name
    if (typeof entry === 'string') {
      const position = childPosition(value, key)
      const found = position && replacementsIn(position.source.file)?.get(pathKey(position))
      if (found) changed.set(key, found)
    } else {
      const inside = withReplacements(entry, replacementsIn)
      if (inside !== entry) changed.set(key, { value: inside })
    }
  }
  if (changed.size === 0 || self === undefined) return value
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Container
  const positions = new Map(childPositions(value))
  for (const [key, one] of changed) {
    Object.assign(copy, { [key]: one.value })
    if ('position' in one) positions.set(key, one.position)
  }
  return setPositions(copy, self, positions)
}
