import { type Node, Slice } from 'prosemirror-model'
import { literalMarkdown } from '../../../../schema/writing/literal-markdown.ts'
import { linkAddress } from './link-address.ts'
import { parseMarkdown } from './markdown-text.ts'
import { textSchema } from './text-schema.ts'
import { mapInline } from './token-nodes.ts'

/** Signs of Markdown that nobody writes in a sentence. */
const markdownSigns =
  /^ {0,3}(?:#{1,6} |[-*+] |>|\d{1,9}[.)] |```|\|.*\|\s*$)|\*\*\S(?:[^*]*\S)?\*\*|\[[^[\]\n]+\]\([^)\n]+\)|~~\S[^~]*~~/m

/** Elements that say what their text is. */
const meaningful = /<(?:h[1-6]|p|a|b|strong|i|em|s|del|ul|ol|li|table|blockquote|pre|code|img)\b/i

/**
 * Whether a paste is Markdown though it comes with HTML: editors of code colour the signs, and say nothing else in their
 * HTML.
 */
export const isMarkdownCode = (html: string, text: string): boolean =>
  !meaningful.test(html) && markdownSigns.test(text)

/** A line of a list, as word processors and mails write one. */
const bulletLine = /^([\t ]*)(?:[•◦▪‣●○■□·∙]\s*|[–—o]\t\s*|[–—] (?=\S))/

/** Lines that belong together: those of a list, those of a table, and all others one by one. */
type Lines = { kind: 'list' | 'table' | 'text'; lines: string[] }

const tabsIn = (line: string) => line.split('\t').length - 1

function kindOf(line: string): Lines['kind'] {
  if (bulletLine.test(line)) return 'list'
  return tabsIn(line.trimEnd()) > 0 ? 'table' : 'text'
}

function linesOf(text: string): Lines[] {
  const found: Lines[] = []
  for (const line of text.split('\n')) {
    const kind = kindOf(line)
    const last = found.at(-1)
    if (last?.kind === kind && kind !== 'text') last.lines.push(line)
    else found.push({ kind, lines: [line] })
  }
  return found
}

/** How far a line of a list is set in: a tab is a level, or two spaces are. */
const levelOf = (start: string) => start.replaceAll('\t', '  ').length / 2

function listMarkdown(lines: readonly string[], written: (text: string) => string): string {
  const starts = lines.map((line) => bulletLine.exec(line))
  const least = Math.min(...starts.map((start) => levelOf(start?.[1] ?? '')))
  let before = -1
  return lines
    .map((line, index) => {
      const [sign = '', space = ''] = starts[index] ?? []
      // No line is more than a level below the one in front of it.
      before = Math.min(before + 1, Math.floor(levelOf(space) - least))
      return `${'  '.repeat(before)}- ${written(line.slice(sign.length).trim())}`
    })
    .join('\n')
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

function tableMarkdown(lines: readonly string[]): string {
  const columns = Math.max(...lines.map(tabsIn)) + 1
  const rows = lines.map((line) => {
    const cells = line.split('\t')
    return row(Array.from({ length: columns }, (_, at) => literalMarkdown(cells[at]?.trim() ?? '')))
  })
  return [rows[0], row(Array.from({ length: columns }, () => '---')), ...rows.slice(1)].join('\n')
}

/** Plain text as Markdown: as it stands if it is some, else with its lists and tables, and every other line by itself. */
function asMarkdown(text: string): string {
  const isMarkdown = markdownSigns.test(text)
  const written = isMarkdown ? (line: string) => line : literalMarkdown
  const end = isMarkdown ? '\n' : '\n\n'
  return linesOf(text)
    .map(({ kind, lines }) => {
      if (kind === 'list') return `\n${listMarkdown(lines, written)}\n`
      if (kind === 'table' && lines.length > 1 && !isMarkdown) return `\n${tableMarkdown(lines)}\n`
      return lines.map((line) => (isMarkdown ? line : literalMarkdown(line.trim()))).join(end)
    })
    .join(end)
}

/** A document without what only works where it comes from: such links and pictures become their text. */
function withOwnAddresses(doc: Node): Node {
  return mapInline(doc, (inline) => {
    const { type, attrs, marks } = inline
    if (type.name === 'image' && !/^\/(?!\/)/.test(String(attrs['src'])))
      return attrs['alt'] ? [textSchema.text(String(attrs['alt']), marks)] : []
    const own = marks.flatMap((mark) => {
      if (mark.type.name !== 'link') return [mark]
      const href = linkAddress(String(mark.attrs['href']))
      return href === undefined ? [] : [mark.type.create({ ...mark.attrs, href })]
    })
    return [inline.mark(own)]
  })
}

const paragraph = (line: string) => textSchema.node('paragraph', null, line === '' ? [] : [textSchema.text(line)])

/**
 * Plain text that is pasted: Markdown, and lists and tables as other programs write them into plain text, become what they
 * mean. `isLiteral`: somebody asked for the text as it is, by Shift.
 */
export function pastedText(pasted: string, isLiteral: boolean): Slice {
  const text = pasted.replace(/\r\n?/g, '\n').replace(/\u00A0/g, ' ')
  const doc = isLiteral
    ? textSchema.node('doc', null, text.trim().split(/\n+/).map(paragraph))
    : withOwnAddresses(parseMarkdown(asMarkdown(text)))
  return Slice.maxOpen(doc.content)
}
