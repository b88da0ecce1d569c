import type { z } from 'zod'
import { nestedBlock } from '../../../schema/nested-blocks.ts'
import { defOf, type Schema, wrapped } from '../../../schema/zod-internals.ts'
import { memoizeObjects } from '../../cache/memoize.ts'

/**
 * Where Markdown stands in a value: it is Markdown itself, or has it in some fields, or in its entries. It may be a block,
 * whose type says where.
 */
export type MarkdownFields = {
  isMarkdown?: boolean
  isBlock?: boolean
  fields?: ReadonlyMap<string, MarkdownFields>
  entries?: MarkdownFields
}

const none: MarkdownFields = {}

const merged = (one: MarkdownFields, other: MarkdownFields): MarkdownFields =>
  one === none
    ? other
    : other === none
      ? one
      : { ...one, ...other, fields: new Map([...(one.fields ?? []), ...(other.fields ?? [])]) }

/** Where the values of a schema are Markdown. */
export const markdownFields: (schema: Schema) => MarkdownFields = memoizeObjects((schema: Schema): MarkdownFields => {
  if ((schema as z.ZodType).meta?.()?.['input'] === 'markdown') return { isMarkdown: true }
  if (schema === nestedBlock) return { isBlock: true }
  const inner = wrapped(schema)
  if (inner) return markdownFields(inner)
  const def = defOf(schema)
  if (def.type === 'union') return (def.options as readonly Schema[]).map(markdownFields).reduce(merged, none)
  if (def.type === 'array' || def.type === 'record') {
    const entries = markdownFields((def.type === 'array' ? def.element : def.valueType) as Schema)
    return entries === none ? none : { entries }
  }
  if (def.type !== 'object') return none
  const fields = Object.entries(def.shape as Record<string, Schema>).flatMap(([key, field]) => {
    const found = markdownFields(field)
    return found === none ? [] : [[key, found] as const]
  })
  return fields.length === 0 ? none : { fields: new Map(fields) }
})

/** Where Markdown stands in an entry of a value. */
export const markdownIn = ({ fields, entries }: MarkdownFields, key: string | number): MarkdownFields =>
  (typeof key === 'string' ? fields?.get(key) : undefined) ?? entries ?? none
