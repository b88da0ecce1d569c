import { stringify } from 'yaml'
import { z } from 'zod'
import { citySchema } from '../../schema/city.ts'
import type { Diagnostic } from '../../schema/diagnostic.ts'
import { serviceSchema } from '../../schema/service.ts'
import { check } from '../content/check.ts'
import { diagnose, keySpotOf, spotOf } from '../content/diagnose.ts'
import type { Parsed } from '../content/parse.ts'
import { type Container, childPlace, isMapping, type Place } from '../content/place.ts'
import { closestFirst, suggest } from '../content/suggest.ts'
import { tokensIn } from '../content/tokens.ts'
import type { Condition } from './condition.ts'

/** A token of a template with the place of its text. `index` counts the tokens of that text. */
export type TemplateToken = { name: string; place: Place; index: number }
/** A part of a page as text, written once for all pages, with the tokens that it holds. */
export type TemplatePart = { text: string; tokens: readonly TemplateToken[] }
/** A template: its head and its blocks, each with the condition under which a page has it. */
export type Template = {
  name: string
  head: TemplatePart
  blocks: readonly (TemplatePart & { when: Condition })[]
}

const conditionSchema = z.record(z.string(), z.union([z.boolean(), z.string(), z.array(z.string()).min(1)])).meta({
  description: 'Paths of the city or the service with what they must be.',
  examples: [{ 'city.permits': true }],
})

const frame = z
  .looseObject({
    blocks: z
      .array(z.looseObject({ when: conditionSchema.optional() }))
      .min(1)
      .meta({ description: 'It lists what its pages show.', examples: [[{ use: 'quote-form' }]] }),
  })
  .meta({ title: 'template' })

/** Keys that come from the row. */
const rowKeys = ['template', 'city', 'service', 'aliases']

const conditionPaths = [
  ...Object.keys(citySchema.shape).map((key) => `city.${key}`),
  ...Object.keys(serviceSchema.shape).map((key) => `service.${key}`),
]

/** YAML in the one form that generated pages have. Lines are not folded, so that a text keeps its place. */
const yaml = (value: unknown) => stringify(value, { lineWidth: 0, aliasDuplicateObjects: false })

function tokensOf(value: unknown, place: Place | undefined): TemplateToken[] {
  if (typeof value === 'string') {
    return place === undefined ? [] : tokensIn(value).map(({ name }, index) => ({ name, place, index }))
  }
  if (typeof value !== 'object' || value === null) return []
  const entries: [string | number, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  return entries.flatMap(([key, entry]) => tokensOf(entry, childPlace(value, key)))
}

function conditionFaults(when: unknown): Diagnostic[] {
  if (!isMapping(when)) return []
  return Object.keys(when).flatMap((path) => {
    const start = path.split('.').slice(0, 2).join('.')
    const place = childPlace(when, path)
    if (conditionPaths.includes(start) || place === undefined) return []
    const facts = { name: path, suggestion: suggest(path, conditionPaths), names: closestFirst(path, conditionPaths) }
    return [diagnose('unknown-condition', keySpotOf(place), facts)]
  })
}

function readBlock(block: Record<string, unknown>, place: Place | undefined): Template['blocks'][number] {
  const { when, ...rest } = block
  const tokens = Object.entries(rest).flatMap(([key, value]) => tokensOf(value, childPlace(block, key) ?? place))
  const text = yaml([rest]).replace(/^(?=.)/gm, '  ')
  return { text, tokens, when: (when ?? {}) as Condition }
}

/** Reads a template file. The template is missing where the file has an error. */
export function readTemplate(parsed: Parsed, name: string): { template?: Template; diagnostics: Diagnostic[] } {
  if (parsed.value === undefined) return { diagnostics: parsed.diagnostics }
  const root = parsed.value
  if (!isMapping(root)) {
    const facts = { key: name, expected: 'a mapping of fields', found: Array.isArray(root) ? 'a list' : 'a text' }
    return { diagnostics: [diagnose('wrong-type', spotOf(parsed.place), { ...facts, corrected: undefined })] }
  }
  const diagnostics = check({ root: root as Container, schema: frame, owner: 'template' }).diagnostics
  for (const key of rowKeys) {
    const place = childPlace(root, key)
    if (place) diagnostics.push(diagnose('template-key', keySpotOf(place), { key }))
  }
  const { blocks: list, ...head } = root
  const blocks = (Array.isArray(list) ? list : []).filter(isMapping)
  diagnostics.push(...blocks.flatMap((block) => conditionFaults(block['when'])))
  if (diagnostics.length > 0) return { diagnostics }
  const headTokens = Object.entries(head).flatMap(([key, value]) => tokensOf(value, childPlace(root, key)))
  const template: Template = {
    name,
    head: { text: yaml(head), tokens: headTokens },
    blocks: blocks.map((block, index) => readBlock(block, childPlace(list as unknown[], index))),
  }
  return { template, diagnostics }
}
