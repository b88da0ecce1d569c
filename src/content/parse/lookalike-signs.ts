import type { FixOf } from '../../../schema/diagnostic.ts'
import type { DiagnosticArgs } from '../../../schema/diagnostics/codes.ts'
import { quotedText } from './quoted-text.ts'
import { lineText, maxCorrectedLength, offsetOf, type Source } from './source.ts'

/** Code points that look like signs of YAML, with their names (Unicode, "Names List"). */
const lookalikes = {
  '-': {
    8208: 'a typographic hyphen',
    8209: 'a no-break hyphen',
    8210: 'a figure dash',
    8211: 'an en dash',
    8212: 'an em dash',
    8213: 'a horizontal bar',
    8722: 'a minus sign',
    8259: 'a hyphen bullet',
    65112: 'a small em dash',
    65123: 'a small hyphen',
    65293: 'a full-width hyphen',
    8226: 'a bullet',
    8227: 'a triangular bullet',
    9702: 'a white bullet',
    183: 'a middle dot',
  },
  ':': {
    65306: 'a full-width colon',
    65109: 'a small colon',
    65043: 'a vertical colon',
    42889: 'a modifier letter colon',
    8758: 'a ratio sign',
    720: 'a triangular colon',
  },
  ',': {
    65292: 'a full-width comma',
    65104: 'a small comma',
    65040: 'a vertical comma',
    12289: 'an ideographic comma',
    65105: 'a small ideographic comma',
    65380: 'a half-width ideographic comma',
    1548: 'an Arabic comma',
  },
  '{': {
    65371: 'a full-width brace',
    65115: 'a small brace',
  },
  '}': {
    65373: 'a full-width brace',
    65116: 'a small brace',
  },
  '[': {
    65339: 'a full-width bracket',
    12304: 'a black bracket',
  },
  ']': {
    65341: 'a full-width bracket',
    12305: 'a black bracket',
  },
  '"': {
    8216: 'a single typographic quote',
    8217: 'a single typographic quote',
    8218: 'a single low quote',
    8219: 'a single reversed quote',
    8220: 'a typographic quote',
    8221: 'a typographic quote',
    8222: 'a low quote',
    8223: 'a reversed quote',
    171: 'a guillemet',
    187: 'a guillemet',
    8249: 'a single guillemet',
    8250: 'a single guillemet',
    12300: 'a corner bracket',
    12301: 'a corner bracket',
    12302: 'a white corner bracket',
    12303: 'a white corner bracket',
    12317: 'a reversed double prime quote',
    12318: 'a double prime quote',
    12319: 'a low double prime quote',
    65282: 'a full-width quote',
    65287: 'a full-width apostrophe',
    8243: 'a double prime',
    8242: 'a prime',
    180: 'an acute accent',
  },
}

/** A sign of YAML. */
type Meant = keyof typeof lookalikes

const codesOf = (meant: Meant) => Object.keys(lookalikes[meant]).map(Number)
const signsOf = (...meant: Meant[]) =>
  meant
    .flatMap(codesOf)
    .map((code) => String.fromCodePoint(code))
    .join('')
const meantBy = new Map(
  (Object.keys(lookalikes) as Meant[]).flatMap((meant) => [...signsOf(meant)].map((sign) => [sign, meant])),
)

const [dash, colon, comma, quote] = [signsOf('-'), signsOf(':'), signsOf(','), signsOf('"')]
const [opening, closing] = [signsOf('{', '['), signsOf('}', ']')]
const anyLookalike = new RegExp(`[${dash}${colon}${comma}${quote}${opening}${closing}]`)

/** The dashes with which a line begins. */
const dashes = new RegExp(`^ *(?:- +|-$|[${dash}] *)*`)
const oneDash = new RegExp(`([${dash}])( *)`, 'g')
/** The name of a field, with or without quotes, and its colon. */
const field = new RegExp(`^(["'${quote}]?)([\\w.-]+)(["'${quote}]?)( *(?:[${colon}] *|:(?: +|$)))`)
/** A value in quotes. */
const quoted = new RegExp(`^(["'${quote}])(.*)(["'${quote}])(?=\\s*(?:#.*)?$)`)
/** Within braces or brackets: a text in quotes, a comma, a colon behind a name, a brace or bracket. */
const inBraces = new RegExp(
  `(?<!\\w)(["'${quote}])((?:[^"'${quote}]|(?<=\\w)["'${quote}](?=\\w))*)(["'${quote}])` +
    `(?=\\s*(?:[,:}\\]${comma}${colon}${closing}]|$))` +
    `|[${comma}] *|[${colon}](?<=\\w *.) *|[${opening}${closing}]`,
  'g',
)
const beginsBraces = new RegExp(`^[{[${opening}]`)

/** A sign in a line that is to be replaced: its offsets, the text in its place, and the sign of YAML that it stands for. */
export type Lookalike = { start: number; end: number; text: string; sign: string; meant: Meant }

/** A text in quotes of YAML, if one of its quotes is not. */
function straight(start: number, written: string, text: string, [open = '', close = '']: string[]): Lookalike[] {
  const sign = [open, close].find((one) => meantBy.has(one))
  return sign === undefined ? [] : [{ start, end: start + written.length, text: quotedText(text), sign, meant: '"' }]
}

/** The dashes, the name and the colon with which a line begins, and the offset behind them. */
function lookalikesOfField(line: string): { found: Lookalike[]; end: number } {
  const [lead = ''] = dashes.exec(line) ?? []
  const found = [...lead.matchAll(oneDash)].map(({ 0: written, 1: sign = '', index }): Lookalike => {
    const end = index + written.length
    return { start: index, end, text: written === sign ? '- ' : `-${written.slice(1)}`, sign, meant: '-' }
  })
  const [whole = '', open = '', key = '', close = '', behind = ''] = field.exec(line.slice(lead.length)) ?? []
  const start = lead.length
  const keyEnd = start + open.length + key.length + close.length
  const end = start + whole.length
  const sign = [open, close].find((one) => meantBy.has(one))
  if (sign) found.push({ start, end: keyEnd, text: key, sign, meant: '"' })
  const mark = behind.trim()
  if (meantBy.has(mark))
    found.push({ start: keyEnd, end, text: end === line.length ? ':' : ': ', sign: mark, meant: ':' })
  return { found, end }
}

/** The signs of a line that stand where YAML has signs of its own, and look like those. */
export function lookalikesIn(line: string): Lookalike[] {
  if (!anyLookalike.test(line)) return []
  const { found, end: at } = lookalikesOfField(line)
  const value = line.slice(at)
  if (!beginsBraces.test(value)) {
    const [written = '', open = '', text = '', close = ''] = quoted.exec(value) ?? []
    return [...found, ...straight(at, written, text, [open, close])]
  }
  for (const { 0: written, 1: open, 2: text = '', 3: close = '', index } of value.matchAll(inBraces)) {
    const start = at + index
    const sign = written.trim()
    const meant = meantBy.get(sign)
    if (open !== undefined) found.push(...straight(start, written, text, [open, close]))
    else if (meant)
      found.push({ start, end: start + written.length, text: /[,:]/.test(meant) ? `${meant} ` : meant, sign, meant })
  }
  return found
}

/** A line with signs of YAML in place of those that look like them. */
export const withoutLookalikes = (line: string, found: readonly Lookalike[]): string =>
  found
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: plain }) => text.slice(0, start) + plain + text.slice(end), line)

/** What a diagnostic says about the lookalikes of a line: where the first one is, its name, and the fix of all. */
export function describeLookalikes(source: Source, line: number, found: readonly Lookalike[]) {
  const text = lineText(source, line)
  const { sign, meant, start } = found.reduce((a, b) => (b.start < a.start ? b : a))
  const corrected = withoutLookalikes(text, found).trim()
  const code = sign.codePointAt(0) ?? 0
  const name = (lookalikes[meant] as Readonly<Record<number, string>>)[code]
  const facts: DiagnosticArgs<'lookalike-sign'> = {
    sign,
    name: `${name} (U+${code.toString(16).toUpperCase().padStart(4, '0')})`,
    meant,
    corrected: corrected.length <= maxCorrectedLength ? corrected : undefined,
  }
  const splices = found.map((one) => ({
    start: offsetOf(source, line, one.start + 1),
    end: offsetOf(source, line, one.end + 1),
    text: one.text,
  }))
  const fix: FixOf = { title: `Write \`${meant}\``, change: { kind: 'text', splices } }
  const at = offsetOf(source, line, text.indexOf(sign, start) + 1)
  return { start: at, end: at + sign.length, facts, fix }
}
