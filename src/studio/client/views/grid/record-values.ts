import type { Diagnostic } from '../../../../../schema/diagnostic.ts'
import { valueIn } from '../../../../../schema/edit.ts'
import { isMapping } from '../../../../../schema/is-mapping.ts'
import type { FieldSchema } from '../../../wire/setup.ts'
import { say } from '../../../words/say.ts'
import { entrySchema, widgetOf } from '../../fields/widget-of.ts'
import { type BlockChange, type FieldPath, partPath, segmentsOf } from '../../page-blocks/block-change.ts'

/** An empty value of a field, in which all required fields are there to be filled in. */
export function emptyValue(schema: FieldSchema): unknown {
  const entry = entrySchema(schema)
  if (schema.type === 'object')
    return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([key, field]) => [key, emptyValue(field)]))
  if (schema.type !== 'array' || entry === undefined) return undefined
  // An entry of texts is added by a button where records are chosen.
  return Array.from({ length: entry.widget === 'record' ? 0 : (schema.minItems ?? 0) }, () => emptyValue(entry) ?? '')
}

/** Whether a text or a number is left out. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

/** Whether something is filled in, also in a group or a list. */
export function isFilledIn(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(isFilledIn)
  return isMapping(value) ? Object.values(value).some(isFilledIn) : !isEmpty(value)
}

/** The paths of required fields that are not filled in. */
export function missingPaths(schema: FieldSchema, value: unknown, path: FieldPath = ''): FieldPath[] {
  if (widgetOf(schema) === 'object')
    return Object.entries(schema.properties ?? {}).flatMap(([key, field]) =>
      missingPaths(field, valueIn(value, [key]), partPath(path, key)),
    )
  const entry = entrySchema(schema)
  if (schema.type !== 'array' || entry === undefined) return isEmpty(value) ? [path] : []
  const entries: unknown[] = Array.isArray(value) ? value : []
  const inside = entries.flatMap((one, index) => missingPaths(entry, one, partPath(path, index)))
  return inside.length === 0 && entries.length < (schema.minItems ?? 0) ? [path] : inside
}

/** The paths that an earlier place has filled in, where nobody has typed since and the new place fills in nothing. */
export function leftPaths(
  filled: ReadonlyMap<FieldPath, string>,
  known: readonly { path: FieldPath }[],
  valueAt: (path: FieldPath) => unknown,
): FieldPath[] {
  const paths = new Set(known.map(({ path }) => path))
  return [...filled].flatMap(([path, value]) => (!paths.has(path) && valueAt(path) === value ? [path] : []))
}

/** The list of a change with an entry more, less or elsewhere. */
export function changedList(list: unknown, change: Exclude<BlockChange, { kind: 'set' }>): unknown[] {
  const entries: unknown[] = Array.isArray(list) ? [...list] : []
  if (change.kind === 'insert') entries.splice(change.index, 0, change.value)
  else {
    const [entry] = entries.splice(change.index, 1)
    if (change.kind === 'move') entries.splice(change.to, 0, entry)
  }
  return entries
}

/** A path as diagnostics write it: `venues[0].name`. */
const written = (path: FieldPath) =>
  segmentsOf(path).reduce<string>(
    (before, key) => (typeof key === 'number' ? `${before}[${key}]` : before === '' ? key : `${before}.${key}`),
    '',
  )

/** The diagnostics at a path of the form: what is not filled in, and what the engine found in what is. */
export function diagnosticsOf(
  { missing, found, file }: { missing: readonly FieldPath[]; found: readonly Diagnostic[]; file: string },
  path: FieldPath,
  { within }: { within: boolean },
): Diagnostic[] {
  const isThere = (one: string, own: string) =>
    one === own || (within && (one.startsWith(`${own}.`) || one.startsWith(`${own}[`)))
  const own = missing.filter((one) => isThere(one, path)).map(missingAt)
  return [...own, ...found.filter((one) => one.file === file && isThere(one.path, written(path)))]
}

const missingAt = (path: FieldPath): Diagnostic => ({
  code: 'missing-key',
  severity: 'error',
  file: '',
  line: 1,
  column: 1,
  length: 0,
  path,
  message: say().grid.fillIn,
  hint: '',
})
