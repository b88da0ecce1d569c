import type { Diagnostic } from '../../../schema/diagnostic.ts'
import { leftoverSigns, refusedCharacters } from '../../../schema/writing/refused-characters.ts'
import { diagnose, textRange, valueRange } from '../diagnostics/diagnose.ts'
import { correctedLine, lineText, maxCorrectedLength, positionAt, type Source } from './source.ts'
import { childPosition, isContainer, type SourcePosition } from './source-position.ts'

/** Names of signs that nobody sees, by their code point (Unicode, "Names List"). */
const names: Readonly<Record<number, string>> = {
  0: 'a null character',
  7: 'a bell',
  8: 'a backspace',
  11: 'a vertical tab',
  12: 'a form feed',
  27: 'an escape character',
  127: 'a delete character',
  133: 'a next line character',
  160: 'a no-break space',
  173: 'a soft hyphen',
  847: 'a combining grapheme joiner',
  1564: 'an Arabic letter mark',
  8203: 'a zero-width space',
  8204: 'a zero-width non-joiner',
  8205: 'a zero-width joiner',
  8206: 'a left-to-right mark',
  8207: 'a right-to-left mark',
  8232: 'a line separator',
  8233: 'a paragraph separator',
  8234: 'a left-to-right embedding',
  8235: 'a right-to-left embedding',
  8236: 'a pop directional formatting',
  8237: 'a left-to-right override',
  8238: 'a right-to-left override',
  8239: 'a narrow no-break space',
  8288: 'a word joiner',
  12288: 'an ideographic space',
  65279: 'a byte order mark',
}

/** A sign in words: `a vertical tab (U+000B)`. */
function signName(sign: string): string {
  const code = sign.codePointAt(0) ?? 0
  const name =
    names[code] ??
    (code < 32
      ? 'a control character'
      : /\p{Surrogate}/u.test(sign)
        ? 'half a character'
        : /\p{Zs}/u.test(sign)
          ? 'a space of another kind'
          : /\p{Bidi_Control}/u.test(sign)
            ? 'a mark of direction'
            : /\p{Default_Ignorable_Code_Point}/u.test(sign)
              ? 'a sign that nobody sees'
              : 'a character without a meaning')
  return `${name} (U+${code.toString(16).toUpperCase().padStart(4, '0')})`
}

/** The name of the first sign in a text that nobody sees; `undefined` if there is none. */
export function unseenSign(text: string): string | undefined {
  const sign = /[\p{Default_Ignorable_Code_Point}\u2028\u2029]|(?! )\p{Zs}/u.exec(text)?.[0]
  return sign === undefined ? undefined : signName(sign)
}

/** Signs that look like a space or like nothing, and are neither indentation nor part of a name. */
const invisible = '[\\p{Z}\\p{Default_Ignorable_Code_Point}\\u0085]'
/** An indentation with such a sign, in front of a dash or a field. */
const indentation = new RegExp(`^ *(?! )(${invisible})${invisible}*(?=-(?: |$)|["'\\w])`, 'gmu')
/** A gap behind a dash or the name of a field with such a sign. */
const gap = new RegExp(`(?<=^ *(?:- +)*(?:-|[\\w-]+:)) *(?! )(${invisible})${invisible}*(?=\\S)`, 'gmu')
const inKey = new RegExp(`(?! )${invisible}`, 'u')

const eachInvisible = new RegExp(invisible, 'gu')

/** An indentation of spaces alone: signs that take no room are left out. */
const plainSpaces = (text: string) => text.replace(eachInvisible, (sign) => (/\p{Zs}/u.test(sign) ? ' ' : ''))

/** The first line on which a merge left its marks. */
const conflict = /^(?:<{7}|>{7}|\|{7}|={7})(?= |\r?$)/m

/**
 * Marks of a merge that was not finished; nothing else of the file can be trusted then. One that was left alone counts
 * too: no text begins in the first column.
 */
export function mergeMarks(source: Source): Diagnostic[] {
  const found = conflict.exec(source.text)
  if (!found) return []
  const mark = lineText(source, positionAt(source, found.index).line)
  return [diagnose('merge-conflict', textRange(source, found.index, found.index + mark.length), { mark })]
}

/** A line with blanks in place of refused characters that separate words. */
const withoutRefused = (text: string) =>
  text
    .replace(refusedCharacters, ' ')
    .replace(leftoverSigns, (sign) => (/\s/.test(sign) && sign !== '\uFEFF' ? ' ' : ''))

/** Characters in the text of a file that no text may hold, one for each line. */
export function refusedInText(source: Source): Diagnostic[] {
  const lines = new Set<number>()
  return [...source.text.matchAll(refusedCharacters)].flatMap(({ 0: sign, index }) => {
    const { line } = positionAt(source, index)
    if (lines.has(line)) return []
    lines.add(line)
    const whole = withoutRefused(lineText(source, line)).trim()
    const corrected = whole.length <= maxCorrectedLength ? whole : undefined
    return [diagnose('refused-character', textRange(source, index, index + 1), { sign: signName(sign), corrected })]
  })
}

/** Indentations, and gaps behind dashes and names, with signs that look like spaces. */
export function invisibleSpaces(source: Source): Diagnostic[] {
  const inPlaces = (pattern: RegExp, where: 'indentation' | 'gap') =>
    [...source.text.matchAll(pattern)].map(({ 0: written, 1: sign = '', index }) => {
      const plain = where === 'gap' ? ' ' : plainSpaces(written)
      const { line, column } = positionAt(source, index)
      const text = lineText(source, line)
      const whole = text.slice(0, column - 1) + plain + text.slice(column - 1 + written.length)
      const corrected = whole.length <= maxCorrectedLength ? whole : undefined
      const range = textRange(source, index, index + written.length)
      return diagnose('invisible-sign', range, { sign: signName(sign), where, plain, corrected })
    })
  return [...inPlaces(indentation, 'indentation'), ...inPlaces(gap, 'gap')]
}

/** A key with a sign that nobody sees, or behind one in its indentation; `undefined` if it has none. */
export function invisibleInKey(source: Source, key: string, start: number, end: number): Diagnostic | undefined {
  const sign = inKey.exec(key)?.[0]
  if (sign === undefined) return undefined
  const { line, column } = positionAt(source, start)
  const isFirst =
    lineText(source, line)
      .slice(0, column - 1)
      .trim() === ''
  const written = plainSpaces(source.text.slice(start, end))
  const plain = isFirst ? written : written.trim()
  const where = isFirst && inKey.exec(key)?.index === 0 ? 'indentation' : 'name'
  const facts = { sign: signName(sign), where, plain, corrected: correctedLine(source, start, end, plain) } as const
  return diagnose('invisible-sign', textRange(source, start, end), facts)
}

/** What may stand for a refused character in quotes: `"\v"`, `"\x0B"`, `"\u000B"`. */
const mayBeEscaped = /\\(?:[0abevfLP]|[xuU][0-9A-Fa-f])/

/** A sign that no value may hold, where it stands in its file, or at its value if it is written as an escape. */
function refusedAt(source: Source, sign: string, position: SourcePosition): Diagnostic {
  const at = source.text.slice(position.start, position.end).indexOf(sign)
  if (at === -1)
    return diagnose('refused-character', valueRange(position), { sign: signName(sign), corrected: undefined })
  const start = position.start + at
  const whole = withoutRefused(lineText(source, positionAt(source, start).line)).trim()
  const corrected = whole.length <= maxCorrectedLength ? whole : undefined
  const range = { ...valueRange(position), start, end: start + sign.length }
  return diagnose('refused-character', range, { sign: signName(sign), corrected })
}

/** Values with signs that no text may hold: refused characters that are written as escapes, and leftovers of a copy. */
export function refusedInValues(source: Source, root: unknown): Diagnostic[] {
  const found: Diagnostic[] = []
  const look = (value: unknown): void => {
    if (!isContainer(value)) return
    for (const key of Array.isArray(value) ? value.keys() : Object.keys(value)) {
      const entry = (value as Record<string | number, unknown>)[key]
      look(entry)
      const text = `${key}${typeof entry === 'string' ? entry : ''}`
      const sign = (text.match(refusedCharacters) ?? text.match(leftoverSigns))?.[0]
      const position = sign === undefined ? undefined : childPosition(value, key)
      if (sign !== undefined && position !== undefined) found.push(refusedAt(source, sign, position))
    }
  }
  if (mayBeEscaped.test(source.text) || source.text.search(leftoverSigns) !== -1) look(root)
  return found
}
