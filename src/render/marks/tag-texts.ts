import { z } from 'zod'
import { shownMoney } from '../../../schema/language/number-formats.ts'
import { shownText } from '../../../schema/text.ts'
import { defOf, type Schema, wrapped } from '../../../schema/zod-internals.ts'
import { looksLikePlaceholder } from '../../components/prose/placeholder.ts'
import { taggedText } from '../../components/prose/tagged-text.ts'
import { encodedMark } from './marks.ts'

/** The schemas that a value may have: without wrappers, with the options of unions. */
function cores(schema: Schema): Schema[] {
  const inside = wrapped(schema)
  if (inside) return cores(inside)
  const def = defOf(schema)
  return def.type === 'union' ? def.options.flatMap((option) => cores(option as Schema)) : [schema]
}

const isInput = (schema: Schema, input: string) => z.globalRegistry.get(schema)?.['input'] === input

/** Whether visitors read a text with this schema: words, a day, or a time. */
function isShown(schema: Schema): boolean {
  const own = shownText.get(schema)?.shown
  if (own !== undefined) return own
  if (isInput(schema, 'moment')) return true
  const inside = wrapped(schema)
  if (inside) return isShown(inside)
  const def = defOf(schema)
  if (def.type === 'string') return 'format' in def && def.format === 'date'
  return def.type === 'union' && def.options.some((option) => isShown(option as Schema))
}

/** Whether a value with this schema is an amount of money, or a text that says it. */
function isMoneyOrText(schema: Schema): boolean {
  if (isInput(schema, 'money')) return cores(schema).some((core) => defOf(core).type === 'string')
  const inside = wrapped(schema)
  return inside !== undefined && isMoneyOrText(inside)
}

/** The schemas of the entry `key` of a value with one of these schemas. */
function schemasOf(schemas: readonly Schema[], key: string): Schema[] {
  return schemas.flatMap(cores).flatMap((schema) => {
    const def = defOf(schema)
    if (def.type === 'array') return [def.element as Schema]
    if (def.type === 'record') return [def.valueType as Schema]
    const field = def.type === 'object' ? def.shape[key] : undefined
    return field ? [field as Schema] : []
  })
}

export const tagText = (text: string, mark: string): string => taggedText(text, encodedMark(mark))

/**
 * A value with a tag around each text that visitors read: as its schemas say, or all. `markOf` names the mark of a path,
 * written with dots. Placeholders stay as they are. An amount of money whose field takes texts too becomes the text that
 * visitors read; other numbers stay.
 */
export function tagTexts<Value>(value: Value, schemas: readonly Schema[] | 'all', markOf: (path: string) => string) {
  const tag = (part: unknown, own: readonly Schema[] | 'all', path: string): unknown => {
    if (typeof part === 'string') {
      const isRead = own === 'all' || own.some(isShown)
      return isRead && part !== '' && !looksLikePlaceholder(part) ? tagText(part, markOf(path)) : part
    }
    if (typeof part === 'number')
      return own !== 'all' && own.some(isMoneyOrText) ? tagText(shownMoney(part), markOf(path)) : part
    if (typeof part !== 'object' || part === null || own.length === 0) return part
    const inside = (entry: unknown, key: string | number) =>
      tag(entry, own === 'all' ? own : schemasOf(own, String(key)), path === '' ? String(key) : `${path}.${key}`)
    if (Array.isArray(part)) return part.map(inside)
    return Object.fromEntries(Object.entries(part).map(([key, entry]) => [key, inside(entry, key)]))
  }
  return tag(value, schemas, '') as Value
}
