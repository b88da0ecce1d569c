import { styleText } from 'node:util'
import type { Diagnostic } from '../../../schema/diagnostic.ts'
import { count } from '../../../schema/writing/count.ts'
import { memoize } from '../../cache/memoize.ts'
import { visible } from '../diagnostics/format-value.ts'

type Style = 'error' | 'warning' | 'dim' | 'bold'
type Paint = (style: Style, text: string) => string

const plain: Paint = (_style, text) => text
const colours = { error: 'red', warning: 'yellow', dim: 'dim', bold: 'bold' } as const
const coloured: Paint = (style, text) => styleText(colours[style], text, { validateStream: false })

/** The widest part of a line that a code frame shows; a longer line is cut around the error. */
const frameWidth = 100

/** The visible part of a line, and the column (from 0) of the error in it. A tab becomes an arrow, one column wide. */
function cut(line: string, column: number): { text: string; column: number } {
  const clean = visible(line).replaceAll('\t', '→')
  if (clean.length <= frameWidth) return { text: clean, column }
  const start = Math.max(0, Math.min(column - 20, clean.length - frameWidth))
  const end = start + frameWidth
  const before = start > 0 ? '…' : ''
  return {
    text: `${before}${clean.slice(start, end)}${end < clean.length ? '…' : ''}`,
    column: column - start + before.length,
  }
}

/** The lines of a text. Errors of one file follow each other. */
const linesOf = memoize((text: string) => text.split(/\r?\n/), 1)

/**
 * The line with the error between its neighbours, the error underlined. Empty if the text of the file is not available.
 */
export function codeFrame(
  { line, column, length }: Diagnostic,
  text: string | undefined,
  paint: Paint = plain,
): string {
  const lines = text === undefined ? [] : linesOf(text)
  if (lines[line - 1] === undefined || (lines.length === 1 && lines[0] === '')) return ''
  const last = lines.length > 1 && lines.at(-1) === '' ? lines.length - 1 : lines.length
  const numbers = [line - 1, line, line + 1].filter((number) => number >= 1 && (number <= last || number === line))
  const width = String(numbers.at(-1)).length
  return numbers
    .flatMap((number) => {
      const here = number === line
      const { text: shown, column: at } = cut(lines[number - 1] ?? '', here ? column - 1 : 0)
      const margin = `  ${here ? '>' : ' '} ${String(number).padStart(width)} |`
      const row = `${paint('dim', margin)} ${shown}`.trimEnd()
      if (!here) return [row]
      const marks = '^'.repeat(Math.max(1, Math.min(length, shown.length - at)))
      return [row, `${paint('dim', `    ${' '.repeat(width)} |`)} ${' '.repeat(at)}${paint('error', marks)}`]
    })
    .join('\n')
}

const indented = (text: string) => visible(text).replace(/^(?=.)/gm, '  ')

function formatOne(diagnostic: Diagnostic, text: string | undefined, paint: Paint): string {
  const { file, line, column, code, severity, path, block, message, hint } = diagnostic
  const kind = severity === 'warning' ? `${code} (warning)` : code
  const where = [path, block === undefined ? '' : `(${block})`].filter((part) => part !== '').join(' ')
  const place = paint('bold', visible(`${file}:${line}:${column}`))
  const head = `${place}  ${paint(severity, kind)}${where === '' ? '' : `   ${visible(where)}`}`
  const frame = codeFrame(diagnostic, text, paint)
  return [head, frame, `${indented(message)}\n${indented(hint)}`].filter((part) => part !== '').join('\n\n')
}

const isShared = (file: string) => file.includes('/_data/')

/** `2 errors and 4 warnings in 1 of 14 pages.` */
export function summary(diagnostics: readonly Diagnostic[], { pages }: { pages: number }): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length
  const warnings = diagnostics.length - errors
  if (errors === 0)
    return `${count(pages, 'page')}, no errors${warnings === 0 ? '' : `, ${count(warnings, 'warning')}`}.`
  const files = [...new Set(diagnostics.map(({ file }) => file))]
  const shared = files.filter(isShared).length
  const withErrors = files.length - shared
  const places = [
    withErrors > 0 || shared === 0 ? `${withErrors} of ${count(Math.max(pages, withErrors), 'page')}` : '',
    shared > 0 ? count(shared, 'shared file') : '',
  ].filter((part) => part !== '')
  const found = `${count(errors, 'error')}${warnings === 0 ? '' : ` and ${count(warnings, 'warning')}`}`
  return `${found} in ${places.join(' and ')}.`
}

/**
 * Diagnostics for a terminal or the overlay: position, code frame, message, and a summary at the end. `sources` returns
 * the text of a file; `counts.pages` is the number of validated pages.
 */
export function formatPretty(
  diagnostics: readonly Diagnostic[],
  sources: (file: string) => string | undefined,
  counts: { pages: number },
  { color = false }: { color?: boolean } = {},
): string {
  const paint = color ? coloured : plain
  const all = diagnostics.map((one) => formatOne(one, sources(one.file), paint))
  return `${[...all, summary(diagnostics, counts)].join('\n\n')}\n`
}
