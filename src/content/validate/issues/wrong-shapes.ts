import { stringify } from 'yaml'
import { type Diagnostic, formatPath } from '../../../../schema/diagnostic.ts'
import type { ValueShape } from '../../../../schema/diagnostics/parts/value-shape.ts'
import { isMapping } from '../../../../schema/is-mapping.ts'
import type { Schema } from '../../../../schema/zod-internals.ts'
import { diagnose, type SourceRange, valueRange } from '../../diagnostics/diagnose.ts'
import { kindInWords } from '../../diagnostics/format-value.ts'
import { suggest } from '../../diagnostics/suggest.ts'
import { childPosition, isContainer, locate } from '../../parse/source-position.ts'
import {
  choiceOf,
  entriesOf,
  exampleLine,
  exampleOf,
  fieldGroup,
  kindOf,
  requiredOf,
  schemaAt,
  structureOf,
} from '../schema-fields.ts'
import { corrected, fieldName, type Issue, isWithin, lastOf, parentOf, type Subject } from './issue-subject.ts'

type Path = readonly PropertyKey[]

/** The fields that say what a group is: the required ones, or all if none is. */
function namesOf(schema: Schema): string[] {
  const required = requiredOf(schema)
  return required.length > 0 ? required : Object.keys(structureOf(schema))
}

/** The shape that a schema takes. */
function shapeOf(schema: Schema): ValueShape {
  const choice = choiceOf(schema)
  if (choice !== undefined) {
    const { discriminator, options } = choice
    return discriminator === undefined ? { oneOf: options.map(shapeOf) } : { fields: [discriminator] }
  }
  const entries = entriesOf(schema)
  const kind = kindOf(schema)
  if (entries !== undefined) return { kind, each: shapeOf(entries) }
  const names = namesOf(schema)
  return kind === fieldGroup && names.length > 0 ? { fields: names } : kind
}

/** The shape of a value. */
function shapeOfValue(value: unknown): ValueShape {
  if (isMapping(value)) return { fields: Object.keys(value) }
  if (!Array.isArray(value)) return kindInWords(value)
  const kinds = new Set(value.map((entry) => (typeof entry === 'number' ? 'a number' : kindInWords(entry))))
  const [kind] = kinds
  if (kinds.size !== 1) return 'a list of other values'
  return { kind: 'a list', each: kind === 'a number' ? kind : shapeOfValue(value[0]) }
}

/** The longest list that a message repeats. */
const maxShownEntries = 12

/** The corrected lines of a list of texts whose entries lack their quotes, such as years. */
function quotedEntries(schema: Schema, name: string, value: unknown, range: SourceRange): string | undefined {
  const entries = entriesOf(schema)
  if (!Array.isArray(value) || entries === undefined || kindOf(entries) !== 'text') return undefined
  if (value.length > maxShownEntries) return undefined
  const texts = value.map((entry, index) => {
    const at = childPosition(value, index)
    const text = at?.source.text.slice(at.start, at.end) ?? ''
    return typeof entry === 'string' ? text : typeof entry === 'object' ? undefined : `"${text}"`
  })
  if (texts.includes(undefined)) return undefined
  const isFlow = range.source.text[range.start] === '['
  return isFlow
    ? corrected(range, `[${texts.join(', ')}]`)
    : `${name}:\n${texts.map((text) => `  - ${text}`).join('\n')}`
}

/** Whether the value is a mapping without a key of the group that is expected, also under a similar name. */
function isForeign(subject: Subject, path: Path): boolean {
  const schema = schemaAt(subject.schema, path, subject.root)
  const { value } = locate(subject.root, path)
  if (path.length === 0 || schema === undefined || !isMapping(value)) return false
  const names = [schema, ...(choiceOf(schema)?.options ?? [])].flatMap((one) => Object.keys(structureOf(one)))
  const keys = Object.keys(value)
  return keys.length > 0 && keys.every((key) => !names.includes(key) && suggest(key, names) === undefined)
}

/** The path of the value whose whole shape is wrong by an issue; `undefined` if the shape is right. */
function wrongPath(issue: Issue, subject: Subject): Path | undefined {
  const { code, path } = issue
  if (code === 'unrecognized_keys') return isForeign(subject, path) ? path : undefined
  if (code === 'invalid_union' && 'discriminator' in issue)
    return isForeign(subject, parentOf(path)) ? parentOf(path) : undefined
  const { value, exists } = locate(subject.root, path)
  if (!exists) return isForeign(subject, parentOf(path)) ? parentOf(path) : undefined
  const isWrong =
    code === 'invalid_type' || code === 'invalid_union' || (code === 'invalid_value' && isContainer(value))
  return isWrong ? path : undefined
}

/**
 * Paths of the values that are of another shape than their fields take: a list in place of a group, a group with other
 * fields. A list of which each entry is one is of another shape as a whole.
 */
function wrongShapes(issues: readonly Issue[], subject: Subject): Path[] {
  const wrong = issues.flatMap((issue) => {
    const path = wrongPath(issue, subject)
    return path === undefined ? [] : [path]
  })
  const found = new Map(wrong.map((path) => [formatPath(path), path]))
  // From the deepest, so that a list of lists becomes one value.
  for (const path of [...found.values()].sort((one, other) => other.length - one.length)) {
    const container = parentOf(path)
    const { value } = locate(subject.root, container)
    const schema = schemaAt(subject.schema, container, subject.root)
    if (container.length === 0 || !isContainer(value) || !schema || entriesOf(schema) === undefined) continue
    const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value)
    if (keys.length > 1 && keys.every((key) => found.has(formatPath([...container, key]))))
      found.set(formatPath(container), container)
  }
  return [...found.values()]
}

/** One diagnostic for a value of another shape, with the shape that is expected and an example of it. */
function wrongShape(subject: Subject, path: Path): Diagnostic[] {
  const { value, position } = locate(subject.root, path)
  const schema = schemaAt(subject.schema, path, subject.root)
  if (position === undefined || schema === undefined) return []
  const range = valueRange(position, subject.block)
  const name = lastOf(path)
  const example =
    typeof name === 'number' ? stringify([exampleOf(schema)]).trimEnd() : exampleLine(String(name), schema)
  const facts = {
    key: fieldName(path, subject.owner),
    expected: shapeOf(schema),
    found: shapeOfValue(value),
    corrected: quotedEntries(schema, String(name), value, range),
    example,
  }
  return [diagnose('wrong-type', range, facts)]
}

/**
 * Splits issues: values of another shape, of which each is one diagnostic, and the other issues. An issue of a single
 * value that is no list or group stays as it is: its own words know more about it.
 */
export function withoutWrongShapes(issues: readonly Issue[], subject: Subject) {
  const paths = wrongShapes(issues, subject)
  const outermost = paths.filter((path) => !paths.some((outer) => outer.length < path.length && isWithin(path, outer)))
  const isAlone = (path: Path) => {
    const [issue, ...more] = issues.filter((one) => isWithin(one.path, path))
    const hasManyKeys = issue?.code === 'unrecognized_keys' && issue.keys.length > 1
    return more.length === 0 && issue?.path.length === path.length && !hasManyKeys
  }
  const shapes = outermost.filter((path) => !isAlone(path))
  return {
    others: issues.filter(({ path }) => !shapes.some((shape) => isWithin(path, shape))),
    diagnostics: shapes.flatMap((path) => wrongShape(subject, path)),
  }
}
