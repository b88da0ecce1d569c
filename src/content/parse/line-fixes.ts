import type { FixOf } from '../../../schema/diagnostic.ts'
import type { Splice } from '../../../schema/edit.ts'
import { lineCount, lineText, offsetOf, type Source } from './source.ts'
import { nextLine, type YamlLine } from './yaml-lines.ts'

/** Replaces the spaces before a line. */
function indentSplice(source: Source, { number, column }: YamlLine, spaces: number): Splice {
  const start = offsetOf(source, number, 1)
  return { start, end: start + column, text: ' '.repeat(Math.max(0, spaces)) }
}

/** The lines after one, as long as they belong to it. */
function following(source: Source, line: YamlLine, belongs: (next: YamlLine) => boolean): YamlLine[] {
  const next = nextLine(source, line.number)
  return next && belongs(next) ? [next, ...following(source, next, belongs)] : []
}

const textChange = (title: string, splices: readonly Splice[]): FixOf => ({ title, change: { kind: 'text', splices } })

/** Moves a line to a column; with an entry of a list, or with a field that has its value below it, the lines below. */
export function moveLine(source: Source, line: YamlLine, column: number): FixOf {
  const isOpen = line.dashes.length > 0 || (line.key !== undefined && line.value === '')
  const lines = isOpen ? following(source, line, (next) => next.column > line.column) : []
  const by = column - line.column
  return textChange(
    by > 0 ? 'Move the line to the right' : 'Move the line to the left',
    [line, ...lines].map((one) => indentSplice(source, one, one.column + by)),
  )
}

/** Puts a dash before a line, in a column, and the lines of the same entry below it. */
export function addDash(source: Source, line: YamlLine, column: number): FixOf {
  const isNext = ({ column: at, key, dashes }: YamlLine) =>
    at < line.column || (at === line.column && (key === line.key || dashes.length > 0))
  const by = column + 2 - line.column
  const [first, ...rest] = [line, ...following(source, line, (next) => !isNext(next))].map((one) =>
    indentSplice(source, one, one.column + by),
  )
  if (first === undefined) return textChange('', [])
  return textChange('Add the dash', [{ ...first, text: `${' '.repeat(column)}- ` }, ...rest])
}

/** Two spaces in place of every tab before a line of the file. */
export function tabsToSpaces(source: Source): FixOf {
  const splices = Array.from({ length: lineCount(source) }, (_, index): Splice[] => {
    const indent = lineText(source, index + 1).match(/^[ \t]*/)?.[0] ?? ''
    const start = offsetOf(source, index + 1, 1)
    const text = indent.replaceAll(/(?<! ) *\t/g, '  ')
    return indent.includes('\t') ? [{ start, end: start + indent.length, text }] : []
  }).flat()
  return textChange('Replace the tabs', splices)
}

/** Deletes the line that a field begins at an offset, and the lines below it; `undefined` if a dash precedes it. */
export function deleteField(source: Source, start: number): FixOf | undefined {
  const first = source.text.lastIndexOf('\n', start - 1) + 1
  if (source.text.slice(first, start).trim() !== '') return undefined
  const column = start - first
  const lines = source.text.slice(first).split(/(?<=\n)/)
  const end = lines.findIndex((line, index) => index > 0 && line.trim() !== '' && line.search(/\S/) <= column)
  const length = lines.slice(0, end === -1 ? lines.length : end).join('').length
  const name = source.text.slice(start).match(/^[^\s:]+/)?.[0] ?? ''
  return textChange(`Delete \`${name}\``, [{ start: first, end: first + length, text: '' }])
}
