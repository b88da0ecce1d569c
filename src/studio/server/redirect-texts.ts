import { stringify } from 'yaml'
import { isMapping } from '../../../schema/is-mapping.ts'
import { EditRefused } from '../../content/edit/edit-refused.ts'
import { editText } from '../../content/edit/edit-text.ts'
import { parse } from '../../content/parse/parse.ts'
import { say } from '../words/say.ts'

/** The path of the file of redirects below the content folder. */
export const redirectsFile = '_data/redirects.yaml'

/** The redirects of a text; `undefined` if it is empty but for comments. Throws `EditRefused` if it cannot be read. */
function redirectsIn(text: string): readonly unknown[] | undefined {
  const { value, diagnostics } = parse({ file: redirectsFile, text })
  const [wrong] = diagnostics
  if (wrong?.code === 'empty-file') return undefined
  if (wrong) throw new EditRefused(say().server.edits.redirectsUnreadable(redirectsFile, wrong.line, wrong.message))
  return Array.isArray(value) ? value : []
}

/** The text of the file of redirects with those from some addresses to another one at its end. */
export function withRedirects(text: string, addresses: readonly string[], to: string): string {
  const entries = addresses.map((from) => ({ from, to }))
  const list = redirectsIn(text)
  if (list === undefined) return `${text}${text === '' || text.endsWith('\n') ? '' : '\n'}${stringify(entries)}`
  return editText(
    text,
    entries.map((entry, index) => ({ kind: 'insert' as const, path: [list.length + index], value: entry })),
  )
}

/**
 * The text of the file of redirects without those from some addresses, which are pages now; empty if the last one goes.
 * A text without such redirects stays as it is.
 */
export function withoutRedirects(text: string, addresses: ReadonlySet<string>): string {
  if (addresses.size === 0) return text
  const list = redirectsIn(text) ?? []
  const gone = [...list.entries()].filter(([, one]) => isMapping(one) && addresses.has(String(one['from']))).reverse()
  if (gone.length === 0) return text
  if (gone.length === list.length) return ''
  return editText(
    text,
    gone.map(([index]) => ({ kind: 'delete' as const, path: [index] })),
  )
}
