import { isMapping } from '../../../schema/is-mapping.ts'
import { freeNames } from '../../../schema/slug.ts'
import { editText } from '../../content/edit/edit-text.ts'
import { entryTexts } from '../../content/edit/entry-text.ts'
import { parse } from '../../content/parse/parse.ts'
import type { ClipboardEntry } from '../wire/edits.ts'
import { say } from '../words/say.ts'
import { RequestRefused } from './request-guard.ts'

const indentOf = (line: string) => line.search(/\S/)

/** Removes the indentation of lines that an editor has copied: in full, or the first one from its dash on. */
function outdented(text: string): string {
  const lines = text.replaceAll('\r\n', '\n').trimEnd().split('\n')
  while (lines[0]?.trim() === '') lines.shift()
  const [first = '', ...rest] = lines
  const column = Math.min(...rest.filter((line) => line.trim() !== '').map(indentOf))
  const outer = rest.find((line) => indentOf(line) === column) ?? ''
  // The lines of an entry begin two columns after its dash.
  const dash = column - (outer.startsWith('-', column) ? 0 : 2)
  const isCut = first.startsWith('- ') && outer !== '' && dash > 0
  const whole = isCut ? [' '.repeat(dash) + first, ...rest] : lines
  const indent = Math.min(...whole.filter((line) => line.trim() !== '').map(indentOf))
  return whole.map((line) => line.slice(indent)).join('\n')
}

/** A list under a key, so that a comment at its start is about its first entry, and not about a file. */
const key = 'blocks'

/** The text of a file with a list of blocks: of a list, of one block without its dash, or of a page. */
function asList(text: string): string {
  const own = outdented(text)
  if (/^(?:#.*\n)*- /.test(own)) return `${key}:\n${own}`
  if (/^blocks:/m.test(own)) return own
  return `${key}:\n- ${own.replaceAll('\n', '\n  ')}`
}

/**
 * The blocks of a text from the clipboard, each as its value and as YAML with its comments. An anchor that the page has
 * already gets a number. Throws `RequestRefused` if there are none.
 */
export function readClipboard(text: string, ids: readonly string[]): ClipboardEntry[] {
  if (text.trim() === '') throw new RequestRefused(422, say().server.edits.clipboardEmpty)
  const list = asList(text)
  const { value, diagnostics } = parse({ file: '', text: list })
  const blocks = isMapping(value) ? value[key] : undefined
  const isBlock = (entry: unknown) =>
    isMapping(entry) && (typeof entry['type'] === 'string' || typeof entry['use'] === 'string')
  if (diagnostics.length > 0 || !Array.isArray(blocks) || blocks.length === 0 || !blocks.every(isBlock))
    throw new RequestRefused(422, say().server.edits.noBlocks)
  const freeName = freeNames(new Set(ids))
  return entryTexts(list, [key]).map((yaml, index) => {
    const block = structuredClone(blocks[index]) as Record<string, unknown>
    const id = block['id']
    if (typeof id !== 'string') return { value: block, yaml }
    const free = freeName(id)
    const own = free === id ? yaml : entryTexts(editText(`${key}:\n${yaml}`, [setId(free)]), [key])[0]
    return { value: { ...block, id: free }, yaml: own ?? yaml }
  })
}

const setId = (value: string) => ({ kind: 'set' as const, path: [key, 0, 'id'], value })
