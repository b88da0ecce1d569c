import type { Diagnostic } from '../../../schema/diagnostic.ts'
import { diagnose } from '../diagnostics/diagnose.ts'
import type { Parsed } from '../parse/parse.ts'
import { correctedLine, lineText, offsetOf, positionAt } from '../parse/source.ts'
import { childPosition, isContainer, pathOf, type SourcePosition } from '../parse/source-position.ts'

const names =
  'a|abbr|b|big|blockquote|br|button|center|code|del|div|em|embed|font|form|h[1-6]|hr|i|iframe|img|input|ins|kbd|li|link|mark|meta|ol|p|pre|q|s|script|section|small|span|strike|strong|style|sub|sup|svg|table|tbody|td|th|thead|tr|u|ul|video'
/** An HTML tag. Phrases such as `< 5 guests` and addresses such as `<https://…>` do not match. */
const tags = new RegExp(
  String.raw`(?<!\\)</?(?:${names})(?:\s+[\w-]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>]+))*\s*/?>`,
  'gi',
)

/** Code in Markdown between backticks or tildes. */
const fenced = /(?<!`)(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)|^ *(~{3,})(?!~)[\s\S]*?^ *\2/gm
/** Indented code in Markdown, after an empty line. */
const indented = /(?<=\n[ \t]*\n)(?: {4}|\t).*(?:\n(?: {4}|\t).*)*/g
const blank = (text: string, code: RegExp) => text.replace(code, (found) => ' '.repeat(found.length))

/** The first tag in a text that is not part of code. */
const firstTag = (text: string): string | undefined => blank(blank(text, fenced), indented).match(tags)?.[0]

/** The line of a tag with its tags removed. */
function withoutTags({ source }: SourcePosition, start: number): string | undefined {
  const { line } = positionAt(source, start)
  const text = lineText(source, line)
  const from = offsetOf(source, line, 1)
  const plain = text
    .trim()
    .replace(/<br\s*\/?>/gi, ' ')
    .replace(tags, '')
    .replace(/ {2,}/g, ' ')
  return correctedLine(source, from, from + text.length, plain)
}

function tagAt(position: SourcePosition, tag: string): Diagnostic {
  const { source } = position
  const at = blank(source.text.slice(position.start, position.end), fenced).indexOf(tag)
  const start = at === -1 ? position.start : position.start + at
  const range = { source, start, end: at === -1 ? position.end : start + tag.length, path: pathOf(position) }
  return diagnose('html-tag', range, { tag, corrected: at === -1 ? undefined : withoutTags(position, start) })
}

function tagsBelow(value: unknown): Diagnostic[] {
  if (!isContainer(value)) return []
  return Object.entries(value).flatMap(([key, entry]) => {
    if (typeof entry !== 'string') return tagsBelow(entry)
    const tag = entry.includes('<') ? firstTag(entry) : undefined
    const position = tag === undefined ? undefined : childPosition(value, Array.isArray(value) ? Number(key) : key)
    return tag === undefined || position === undefined ? [] : [tagAt(position, tag)]
  })
}

/** HTML tags in the texts of a file, which visitors would see: Markdown allows none either. */
export const htmlTagDiagnostics = ({ source, value }: Parsed): Diagnostic[] =>
  source.text.includes('<') ? tagsBelow(value) : []
