import { stringify } from 'yaml'
import { isMapping } from '../../../schema/is-mapping.ts'
import { editText } from '../../content/edit/edit-text.ts'
import { parse } from '../../content/parse/parse.ts'

/** The text of the file of redirects with those from some addresses to another one at its end. */
export function withRedirects(text: string, addresses: readonly string[], to: string): string {
  const entries = addresses.map((from) => ({ from, to }))
  if (text === '') return stringify(entries)
  const { value } = parse({ file: '', text })
  const count = Array.isArray(value) ? value.length : 0
  return editText(
    text,
    entries.map((entry, index) => ({ kind: 'insert' as const, path: [count + index], value: entry })),
  )
}

/** The text of the file of redirects without those from some addresses, which are pages now; empty if none is left. */
export function withoutRedirects(text: string, addresses: ReadonlySet<string>): string {
  const { value } = parse({ file: '', text })
  const list: unknown[] = Array.isArray(value) ? value : []
  const gone = [...list.entries()].filter(([, one]) => isMapping(one) && addresses.has(String(one['from']))).reverse()
  if (gone.length === list.length) return ''
  return editText(
    text,
    gone.map(([index]) => ({ kind: 'delete' as const, path: [index] })),
  )
}
