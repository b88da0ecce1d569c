import { valueIn } from '../../../schema/edit.ts'
import { isMapping } from '../../../schema/is-mapping.ts'
import { discriminatorOf } from '../../editor/json-schema.ts'
import { branchesOf } from '../first-value.ts'
import { inLanguage } from '../in-language.ts'
import { schemaOf, schemaOfPart } from '../schema-parts.ts'
import type { Reference } from '../wire/page.ts'
import type { FieldSchema, StudioSetup } from '../wire/setup.ts'
import { kindInWords } from '../words.ts'
import { type FieldPath, segmentsOf } from './page-blocks/block-change.ts'

/** The schema of the value at a path of values, and whether the value is required. `schema` is that of the values. */
export function fieldAt(schema: FieldSchema, values: unknown, path: FieldPath) {
  let [found, value, isRequired] = [schema, values, true]
  for (const key of segmentsOf(path)) {
    const whole = schemaOf(found, value)
    const part = schemaOfPart(whole, key)
    if (!part) return undefined
    isRequired = typeof key === 'number' || (whole.required ?? []).includes(key)
    found = part
    value = valueIn(value, [key])
  }
  return { schema: schemaOf(found, value), isRequired }
}

/** A branch of a union in words. */
export function branchName(branches: readonly FieldSchema[], branch: FieldSchema): string {
  const key = discriminatorOf(branches)
  const value = key === undefined ? (branch.const ?? branch.title) : branch.properties?.[key]?.const
  const [first] = branch.required ?? []
  if (branch.label !== undefined) return inLanguage('choices', branch.label)
  return kindInWords(String(value ?? first ?? branch.type ?? 'other'))
}

export const isReference = (value: unknown): value is Reference =>
  isMapping(value) &&
  typeof value['from'] === 'string' &&
  Object.keys(value).every((key) => key === 'from' || key === 'only')

/** Whether a value stands in shared data. A mapping that has a field `from` itself stands where it is. */
export const isInSharedData = (schema: FieldSchema, value: unknown): value is Reference =>
  isReference(value) && ![schema, ...branchesOf(schema)].some(({ properties }) => properties?.['from'] !== undefined)

/** The first value of a newly chosen branch, with those fields of the previous value that the branch has too. */
export function asBranch(branch: FieldSchema, first: unknown, value: unknown): unknown {
  if (!isMapping(first) || !isMapping(value)) return first
  const shared = Object.entries(value).filter(([name]) => {
    const field = branch.properties?.[name]
    return field !== undefined && field.const === undefined
  })
  return { ...first, ...Object.fromEntries(shared) }
}

/** The title of an entry of a list: the text that names it best, else `otherwise`: “menu entry 3”. */
export function entryTitle(value: unknown, otherwise: string): string {
  const none = otherwise.replace(/^./, (first) => first.toUpperCase())
  if (typeof value === 'string' && value !== '') return value
  if (typeof value !== 'object' || value === null) return none
  const fields = value as Record<string, unknown>
  const names = ['title', 'question', 'label', 'name', 'text', 'heading', 'value', ...Object.keys(fields)]
  const found = names.find((name) => typeof fields[name] === 'string' && fields[name] !== '' && name !== 'type')
  if (found !== undefined) return String(fields[found])
  const nested = Object.values(fields).find(isMapping)
  return nested === undefined ? none : entryTitle(nested, otherwise)
}

/** The name of a block type; the type itself where the studio has none. */
export const blockName = (setup: StudioSetup | undefined, type: string): string =>
  setup?.blocks.find((one) => one.type === type)?.name ?? type

/** The title of a block, for the outline. */
export const blockTitle = (values: Record<string, unknown>): string => {
  const found = ['title', 'heading', 'text', 'intro', 'body', 'eyebrow'].find(
    (name) => typeof values[name] === 'string',
  )
  return found === undefined
    ? ''
    : String(values[found])
        .replaceAll(/[#*_`>\n]+/g, ' ')
        .trim()
}

/** The names of the fields that all blocks have with the same schema. */
export function commonFields(schemas: readonly FieldSchema[]): ReadonlySet<string> {
  const [first, ...others] = schemas
  const names = Object.keys(first?.properties ?? {}).filter((name) => {
    const words = JSON.stringify(first?.properties?.[name])
    return name !== 'type' && others.every(({ properties }) => JSON.stringify(properties?.[name]) === words)
  })
  return new Set(names)
}
