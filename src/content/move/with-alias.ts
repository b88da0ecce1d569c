import { isDeepStrictEqual } from 'node:util'
import { isMapping } from '../../../schema/is-mapping.ts'
import { editText } from '../edit/edit-text.ts'
import { parse } from '../parse/parse.ts'
import { childPosition } from '../parse/source-position.ts'

const plain = (value: unknown) => structuredClone(value) as Record<string, unknown>

/** The text with the field `aliases` after the description, the usual position; `undefined` if that fails. */
function afterDescription(text: string, alias: string): string | undefined {
  const { value } = parse({ file: '', text })
  const position = isMapping(value) ? childPosition(value, 'description') : undefined
  if (!isMapping(value) || position === undefined) return undefined
  const end = position.start + text.slice(position.start, position.end).trimEnd().length
  const lineBreak = text.indexOf('\n', end)
  if (lineBreak === -1) return undefined
  const eol = text[lineBreak - 1] === '\r' ? '\r\n' : '\n'
  const extended = `${text.slice(0, lineBreak + 1)}aliases:${eol}  - ${alias}${eol}${text.slice(lineBreak + 1)}`
  const isMeant = isDeepStrictEqual(plain(parse({ file: '', text: extended }).value), {
    ...plain(value),
    aliases: [alias],
  })
  return isMeant ? extended : undefined
}

/** The text of a page with an additional alias, and without its own address among its aliases. */
export function withAlias(text: string, { alias, address }: { alias: string; address: string }): string {
  const { value } = parse({ file: '', text })
  const aliases = isMapping(value) && Array.isArray(value['aliases']) ? value['aliases'] : undefined
  if (aliases === undefined)
    return afterDescription(text, alias) ?? editText(text, [{ kind: 'set', path: ['aliases'], value: [alias] }])
  const own = aliases.indexOf(address)
  if (own !== -1) return editText(text, [{ kind: 'set', path: ['aliases', own], value: alias }])
  return editText(text, [{ kind: 'insert', path: ['aliases', aliases.length], value: alias }])
}
