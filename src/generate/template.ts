import { stringify } from 'yaml'
import { z } from 'zod'
import type { Collections } from '../../schema/collections/collections.ts'
import type { RecordSchemas } from '../../schema/collections/record-schemas.ts'
import type { Diagnostic } from '../../schema/diagnostic.ts'
import { isMapping } from '../../schema/is-mapping.ts'
import { diagnose, keyRange, valueRange } from '../content/diagnostics/diagnose.ts'
import { closestFirst, suggest } from '../content/diagnostics/suggest.ts'
import type { Parsed } from '../content/parse/parse.ts'
import {
  type Container,
  childPosition,
  childPositions,
  positionOf,
  type SourcePosition,
  setPositions,
} from '../content/parse/source-position.ts'
import { tokensIn } from '../content/resolve/tokens.ts'
import { checkValue } from '../content/validate/check-value.ts'
import { type Condition, holds, partnerLists, type Records } from './condition.ts'

/** A token of a template with the position of its text. `index` counts the tokens of that text. */
export type TemplateToken = { name: string; position: SourcePosition; index: number }
/** A part of a page as text, shared by all pages, with the tokens in it. */
export type TemplatePart = { text: string; tokens: readonly TemplateToken[] }
/** A template: its head, and its blocks for the page of a row; a block whose condition does not match is left out. */
export type Template = {
  name: string
  head: TemplatePart
  blocks: readonly ((records: Records) => TemplatePart | undefined)[]
  /** Its values with all conditions, and those for the page of a row, both with their positions. */
  values: Record<string, unknown>
  shown: (records: Records) => Record<string, unknown>
}

const pathsSchema = z.record(z.string(), z.union([z.boolean(), z.string(), z.array(z.string()).min(1)]))

const conditionSchema = z.union([pathsSchema, z.array(pathsSchema).min(1)]).meta({
  description: 'Paths of the records with what they must be, or a list of such conditions.',
  examples: [{ 'city.permits': true }],
})

const templateSchema = z
  .looseObject({
    blocks: z
      .array(z.looseObject({ when: conditionSchema.optional() }))
      .min(1)
      .meta({ description: 'It lists what its pages show.', examples: [[{ use: 'quote-form' }]] }),
  })
  .meta({ title: 'template' })

/** Keys of a page that do not come from the template, beside the words of its records. */
const rowKeys = ['template', 'aliases', 'overrides', 'detached']

/** The collections of the records that a row names, by their words. */
export type RowWords = ReadonlyMap<string, string>

/** The first two parts of each path that a condition may name: `city.permits`. */
const pathsOf = (words: RowWords, schemas: RecordSchemas, collections: Collections) =>
  [...words].flatMap(([word, collection]) => {
    const lists = partnerLists(word, words, collections)
    return [...Object.keys(schemas[collection]?.shape ?? {}), ...lists].map((key) => `${word}.${key}`)
  })

/** YAML as all generated pages are formatted. Lines are not folded, so that positions in a text stay the same. */
const yaml = (value: unknown) => stringify(value, { lineWidth: 0, aliasDuplicateObjects: false })

function tokensOf(value: unknown, position: SourcePosition | undefined): TemplateToken[] {
  if (typeof value === 'string') {
    return position === undefined ? [] : tokensIn(value).map(({ name }, index) => ({ name, position, index }))
  }
  if (typeof value !== 'object' || value === null) return []
  const entries: [string | number, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  return entries.flatMap(([key, entry]) => tokensOf(entry, childPosition(value, key)))
}

/** Conditions of a block and of the entries of its lists. */
const conditionsIn = (value: unknown): unknown[] =>
  Array.isArray(value)
    ? value.flatMap((entry) => [...(isMapping(entry) ? [entry['when']] : []), ...conditionsIn(entry)])
    : isMapping(value)
      ? Object.values(value).flatMap(conditionsIn)
      : []

function conditionErrors(when: unknown, conditionPaths: readonly string[]): Diagnostic[] {
  if (Array.isArray(when)) return when.flatMap((one) => conditionErrors(one, conditionPaths))
  if (!isMapping(when)) return []
  return Object.keys(when).flatMap((path) => {
    const start = path.split('.').slice(0, 2).join('.')
    const position = childPosition(when, path)
    if (conditionPaths.includes(start) || position === undefined) return []
    const facts = { name: path, suggestion: suggest(path, conditionPaths), names: closestFirst(path, conditionPaths) }
    return [diagnose('unknown-condition', keyRange(position), facts)]
  })
}

/** The value without list entries whose condition does not match, and without conditions. */
function chosen(value: unknown, isShown: (when: Condition) => boolean): unknown {
  if (Array.isArray(value)) {
    const chosenEntries = [...value.entries()].filter(([, entry]) => !isMapping(entry) || isShown(conditionOf(entry)))
    const positions = chosenEntries.flatMap(([from], to) => {
      const position = childPosition(value, from)
      return position ? [[to, position] as const] : []
    })
    const list = chosenEntries.map(([, entry]) => chosen(entry, isShown))
    const self = positionOf(value)
    return self ? setPositions(list, self, new Map(positions)) : list
  }
  if (!isMapping(value)) return value
  const entries = Object.entries(value).filter(([key]) => key !== 'when')
  const mapping = Object.fromEntries(entries.map(([key, entry]) => [key, chosen(entry, isShown)]))
  const self = positionOf(value)
  return self ? setPositions(mapping, self, childPositions(value)) : mapping
}

const conditionOf = (mapping: Record<string, unknown>) => (mapping['when'] ?? {}) as Condition

/** A block as text. Rows that match the same conditions share one text. */
function blockParts(block: Record<string, unknown>, position: SourcePosition | undefined): Template['blocks'][number] {
  const conditions = conditionsIn(block).filter((when) => when !== undefined) as Condition[]
  const parts = new Map<string, TemplatePart>()
  const partFor = (records: Records): TemplatePart => {
    const value = chosen(block, (when) => holds(when, records)) as Record<string, unknown>
    const tokens = Object.entries(value).flatMap(([key, entry]) =>
      tokensOf(entry, childPosition(block, key) ?? position),
    )
    return { text: yaml([value]).replace(/^(?=.)/gm, '  '), tokens }
  }
  return (records) => {
    if (!holds(conditionOf(block), records)) return undefined
    const matches = conditions.map((when) => (holds(when, records) ? '1' : '0')).join('')
    const part = parts.get(matches) ?? partFor(records)
    parts.set(matches, part)
    return part
  }
}

/** Checks a template file. The template is missing if the file has an error. */
export function checkTemplate(
  parsed: Parsed,
  {
    name,
    words,
    schemas,
    collections,
  }: { name: string; words: RowWords; schemas: RecordSchemas; collections: Collections },
): { template?: Template; diagnostics: Diagnostic[] } {
  if (parsed.value === undefined) return { diagnostics: parsed.diagnostics }
  const root = parsed.value
  if (!isMapping(root)) {
    const facts = { key: name, expected: 'a group of fields', found: Array.isArray(root) ? 'a list' : 'a text' }
    return { diagnostics: [diagnose('wrong-type', valueRange(parsed.position), { ...facts, corrected: undefined })] }
  }
  const diagnostics = checkValue({ root: root as Container, schema: templateSchema, owner: 'template' }).diagnostics
  for (const key of [...rowKeys, ...words.keys()]) {
    const position = childPosition(root, key)
    if (position) diagnostics.push(diagnose('template-key', keyRange(position), { key }))
  }
  const { blocks: list, ...head } = root
  const blocks = (Array.isArray(list) ? list : []).filter(isMapping)
  const conditionPaths = pathsOf(words, schemas, collections)
  diagnostics.push(...conditionsIn(blocks).flatMap((when) => conditionErrors(when, conditionPaths)))
  if (diagnostics.length > 0) return { diagnostics }
  const headTokens = Object.entries(head).flatMap(([key, value]) => tokensOf(value, childPosition(root, key)))
  const template: Template = {
    name,
    head: { text: yaml(head), tokens: headTokens },
    blocks: blocks.map((block, index) => blockParts(block, childPosition(list as unknown[], index))),
    values: root,
    shown: (records) => chosen(root, (when) => holds(when, records)) as Record<string, unknown>,
  }
  return { template, diagnostics }
}
