import { isCollection, isScalar, type Node, type Range, visit, type YAMLError } from 'yaml'
import type { Diagnostic } from '../../../schema/diagnostic.ts'
import { diagnose, textRange } from '../diagnostics/diagnose.ts'
import { shortened } from '../diagnostics/format-value.ts'
import { quotedText } from './quoted-text.ts'
import { correctedLine, lineText, maxCorrectedLength, offsetOf, positionAt, type Source } from './source.ts'
import { lineRange, wrongDepth } from './yaml-depth.ts'
import { lineFrom, nextLine, type YamlLine } from './yaml-lines.ts'

/** An error of the parser, and the line that it concerns. */
type Broken = { source: Source; error: YAMLError; contents: Node | null; line: YamlLine }

/** The last node before an offset that matches. */
function lastBefore(contents: Node | null, offset: number, is: (node: Node) => boolean): Range | undefined {
  let found: Range | undefined
  if (contents)
    visit(contents, {
      Node(_key, node) {
        const range = is(node) ? node.range : undefined
        if (range && range[0] < offset && range[0] >= (found?.[0] ?? 0)) found = range
      },
    })
  return found
}

const isQuoted = (node: Node) => isScalar(node) && (node.type === 'QUOTE_SINGLE' || node.type === 'QUOTE_DOUBLE')
const endOfLine = (source: Source, offset: number) => {
  const { line } = positionAt(source, offset)
  return offsetOf(source, line, lineText(source, line).trimEnd().length + 1)
}
/** The next field of a flow collection, or its last braces. */
const tailInBraces = /(?<!\s)\s*, *[\w-]+: .*$|(?<![}\]\s])\s*[}\]][}\]\s]*$/

/**
 * The end of a value that begins at an offset: the end of the line, or the comma or brace that ends it in a flow
 * collection.
 */
function endOfValue(source: Source, offset: number): number {
  const { line, column } = positionAt(source, offset)
  const end = endOfLine(source, offset)
  const isInBraces = /[{[]/.test(lineText(source, line).slice(0, column - 1))
  const tail = isInBraces ? source.text.slice(offset, end).search(tailInBraces) : -1
  return tail === -1 ? end : offset + tail
}

function unclosedQuote({ source, error, contents }: Broken): Diagnostic | undefined {
  if (!error.message.startsWith('Missing closing')) return undefined
  const start = lastBefore(contents, error.pos[0], isQuoted)?.[0]
  const quote = start === undefined ? '' : source.text.charAt(start)
  if (start === undefined || quote === '') return undefined
  const end = endOfValue(source, start)
  const range = textRange(source, start, end)
  return diagnose('unclosed-quote', range, { quote, corrected: correctedLine(source, end, end, quote) })
}

/** The quoted text that the parser complains about: the one before the error, or at it. */
function quotedRange({ source, error, contents }: Broken): [number, number] | undefined {
  const [start, closed] = lastBefore(contents, error.pos[0], isQuoted) ?? []
  if (start !== undefined && closed !== undefined && /^ *$/.test(source.text.slice(closed, error.pos[0])))
    return [start, closed]
  const [itself] = source.text.slice(error.pos[0]).match(/^(?:'[^'\n]*'|"[^"\n]*")/) ?? []
  return itself === undefined ? undefined : [error.pos[0], error.pos[0] + itself.length]
}

/** Text after a closing quote: the quoted text contains its own quote character. */
function quoteInQuotes(broken: Broken): Diagnostic | undefined {
  const { source } = broken
  const [start, closed] = quotedRange(broken) ?? []
  if (start === undefined || closed === undefined) return undefined
  const end = endOfValue(source, start)
  const written = source.text.slice(start, end)
  const rest = source.text.slice(closed, end)
  const text = written.endsWith(written.charAt(0)) ? written.slice(1, -1) : written
  // In a flow collection a comma may be missing.
  const isField = /^ +[\w-]+: /.test(rest) && end !== endOfLine(source, start)
  if (rest.trim() === '' || /^ *[:,}\]]/.test(rest) || isField) return undefined
  const corrected = correctedLine(source, start, end, quotedText(text))
  const range = textRange(source, closed - 1, end)
  return diagnose('quote-in-quotes', range, { quote: written.charAt(0), rest: shortened(rest.trim()), corrected })
}

/** Beginnings of a text that have a special meaning in YAML. */
const reserved = /^(?:[@%`*&,\]}]|[|>](?![-+\d]*$)|[-?] |\{[^{}]*\}\s*[^\s,}\]#]|\[[^[\]]*\]\s*[^\s,}\]#])/

function reservedSign({ source, error, line }: Broken): Diagnostic | undefined {
  const at = positionAt(source, error.pos[0])
  if (at.line !== line.number || line.text === line.value || !reserved.test(line.value)) return undefined
  const start = offsetOf(source, line.number, line.column + 1) + line.text.lastIndexOf(line.value)
  const end = start + line.value.length
  const corrected = correctedLine(source, start, end, quotedText(line.value))
  return diagnose('reserved-sign', textRange(source, start, end), { sign: line.value.charAt(0), corrected })
}

/** `title:Text` and `-type: hero`. */
function missingSpace({ source, line }: Broken): Diagnostic | undefined {
  const [, dash, name, text] = line.text.match(/^(?:- +)*(?:(-)(?=[A-Za-z])|([A-Za-z][\w-]*):(?=[^\s/]))(.*)$/) ?? []
  if (text === undefined) return undefined
  const behind = name ?? dash ?? ''
  const before = line.text.slice(0, line.text.length - text.length)
  return diagnose('missing-space', lineRange(source, line, behind.length + (name ? 1 : 0), line.content), {
    name,
    corrected: line.text.length > maxCorrectedLength ? undefined : `${before} ${text}`,
  })
}

/** A text with a colon, which would begin another field: in the line of its own field, or in a following line. */
function colonInText({ source, line }: Broken): Diagnostic | undefined {
  const next = nextLine(source, line.number)
  const found = [line, ...(next?.key === undefined && next?.dashes.length === 0 ? [next] : [])].find(
    ({ key, value }) => (key !== undefined || value !== line.value) && /^[^"'|>{[&*!].*?: /.test(value),
  )
  if (found === undefined) return undefined
  const start = offsetOf(source, found.number, found.column + 1 + found.text.lastIndexOf(found.value))
  const end = start + found.value.length
  const corrected = found.key === undefined ? undefined : correctedLine(source, start, end, quotedText(found.value))
  const name = shortened(found.value.slice(0, found.value.indexOf(': ')))
  return diagnose('colon-in-text', textRange(source, start, end), { name, corrected })
}

/** The same in a flow mapping: `{ alt: Events: what to plan }`. With more words before the colon a comma is missing. */
function colonInBraces({ source, error }: Broken): Diagnostic | undefined {
  const [start] = error.pos
  const end = endOfValue(source, start)
  const text = source.text.slice(start, end)
  const [, name] = text.match(/^([^\s"'{}[\],:]+): /) ?? []
  if (error.code !== 'BLOCK_IN_FLOW' || name === undefined) return undefined
  const corrected = correctedLine(source, start, end, quotedText(text))
  return diagnose('colon-in-text', textRange(source, start, end), { name: shortened(name), corrected })
}

/** An amount without decimals in a flow mapping, `{ price: 12,- }`: the comma ends the text, and a dash begins a list. */
function amountInBraces({ source, error }: Broken): Diagnostic | undefined {
  const [dash] = error.pos
  const [, left = '', comma = ''] = source.text.slice(0, dash).match(/: +(\p{Sc}? ?\d[\d.' ]*)(, ?)$/u) ?? []
  if (left === '' || !/^- *[},]/.test(source.text.slice(dash))) return undefined
  const start = dash - comma.length - left.length
  const corrected = correctedLine(source, start, dash + 1, quotedText(`${left}${comma}-`))
  const range = textRange(source, dash - comma.length, dash + 1)
  return diagnose('comma-in-braces', range, { left, lost: '-', corrected })
}

/** The parser complains about a line, or about the value before the one that is too deep. */
function depth({ source, error, line }: Broken): Diagnostic | undefined {
  const next = error.code.endsWith('_IMPLICIT_KEY') ? nextLine(source, line.number) : undefined
  return wrongDepth(source, line) ?? (next && wrongDepth(source, next))
}

function unclosedBracket({ source, error, contents }: Broken): Diagnostic | undefined {
  if (!/and end with a [\]}]/.test(error.message)) return undefined
  const start = lastBefore(contents, error.pos[0], (node) => isCollection(node) && node.flow === true)?.[0]
  if (start === undefined) return undefined
  const bracket = source.text.charAt(start)
  const end = endOfLine(source, start)
  const isWhole = /[^{[,\s]$/.test(source.text.slice(start, end))
  const corrected = isWhole ? correctedLine(source, end, end, bracket === '{' ? ' }' : ']') : undefined
  return diagnose('unclosed-bracket', textRange(source, start, end), { bracket, corrected })
}

/** A line without `field:`. */
function textWithoutField({ source, line }: Broken): Diagnostic | undefined {
  if (line.key !== undefined || line.value === '') return undefined
  const isWord = /^[\w-]+$/.test(line.value)
  const corrected = !isWord ? undefined : line.dashes.length > 0 ? `- type: ${line.value}` : `${line.value}: …`
  const range = lineRange(source, line, line.value.length)
  return diagnose('text-for-fields', range, { key: undefined, text: shortened(line.value), corrected })
}

const mistakes = [
  unclosedQuote,
  quoteInQuotes,
  reservedSign,
  missingSpace,
  colonInText,
  colonInBraces,
  amountInBraces,
  depth,
  unclosedBracket,
  textWithoutField,
]

/** Translates an error of the parser into the common mistake that causes it. */
export function yamlMistake(source: Source, error: YAMLError, contents: Node | null): Diagnostic | undefined {
  const line = lineFrom(source, error.pos[0]) ?? nextLine(source, positionAt(source, error.pos[0]).line - 2)
  if (line === undefined) {
    const last = { number: 1, text: '', column: 0, dashes: [], content: 0, key: undefined, value: '' }
    return unclosedQuote({ source, error, contents, line: last })
  }
  for (const mistake of mistakes) {
    const found = mistake({ source, error, contents, line })
    if (found) return found
  }
  return undefined
}
