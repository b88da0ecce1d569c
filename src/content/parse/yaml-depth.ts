import type { Diagnostic } from '../../../schema/diagnostic.ts'
import { diagnose, type SourceRange, textRange } from '../diagnostics/diagnose.ts'
import { shortened } from '../diagnostics/format-value.ts'
import { addDash, moveLine } from './line-fixes.ts'
import { offsetOf, type Source } from './source.ts'
import { type Level, lineBefore, nearest, nextLine, openLevels, type YamlLine } from './yaml-lines.ts'

/** The range of a part of a line. */
export function lineRange(
  source: Source,
  { number, content }: YamlLine,
  length: number,
  column = content,
): SourceRange {
  const start = offsetOf(source, number, column + 1)
  return textRange(source, start, start + length)
}

/** Longest line that a hint repeats. */
const maxLineLength = 120
const indented = (column: number, text: string) =>
  `${' '.repeat(column)}${text.length <= maxLineLength ? text : `${text.slice(0, maxLineLength)}…`}`

/** A line at its correct depth, below the line that it should align with. */
function below(reference: YamlLine, column: number, line: YamlLine): string {
  const between = line.number - reference.number > 1 ? [indented(reference.content, '…')] : []
  return [indented(reference.column, reference.text), ...between, indented(column, line.text)].join('\n')
}

const beginsBlock = (key: string | undefined) => key === 'type' || key === 'use'
const areBlocks = (key: string | undefined, line: YamlLine) => beginsBlock(key) && beginsBlock(line.key)

/** An entry of a list without its dash, with the line after it. */
export function missingDash(source: Source, line: YamlLine): Diagnostic {
  const levels = openLevels(source, line.number)
  const alike = levels.filter(
    ({ kind, line: { key } }) => kind === 'list' && (key === line.key || areBlocks(key, line)),
  )
  const list = nearest(alike, line.column)
  // If no block of the list has a dash, the first one is reported.
  let first = line
  if (list === undefined)
    for (let at = lineBefore(source, line.number); at && at.column >= line.column; at = lineBefore(source, at.number))
      if (at.column === line.column) first = at
  const column = list?.column ?? first.column
  const next = nextLine(source, first.number)
  const follows = next && next.column === first.column && next.key ? [indented(column + 2, next.text)] : []
  const facts = {
    field: shortened(first.text),
    corrected: [indented(column, `- ${first.text}`), ...follows].join('\n'),
  }
  return diagnose('missing-dash', lineRange(source, first, first.text.length), facts, addDash(source, first, column))
}

/** Whether a repeated field is the first field of its list entry: then the next entry begins there. */
export function beginsNextEntry(source: Source, line: YamlLine): boolean {
  if (line.dashes.length > 0) return false
  let first = lineBefore(source, line.number)
  while (first && (first.content > line.column || (first.content === line.column && first.dashes.length === 0)))
    first = lineBefore(source, first.number)
  const isEntry = first !== undefined && first.content === line.column && first.key === line.key
  return isEntry || beginsBlock(line.key)
}

/** Whether a line continues the previous line, which names a field and has its value on the following lines. */
const opensBelow = (before: YamlLine | undefined, column: number, minIndent: number) =>
  before?.key !== undefined && before.value === '' && column >= before.content + minIndent

/** A line whose text leaves no room for lines below it. */
function textAbove(source: Source, before: YamlLine, line: YamlLine): Diagnostic {
  const range = lineRange(source, before, before.value.length, before.column + before.text.lastIndexOf(before.value))
  const name = before.text.slice(0, before.text.length - before.value.length).trimEnd()
  const corrected =
    before.key === undefined
      ? `${name} type: ${before.value}`
      : [indented(before.column, name), indented(line.column, line.text)].join('\n')
  return diagnose('text-for-fields', range, { key: before.key, text: shortened(before.value), corrected })
}

function dashDepth(source: Source, line: YamlLine, levels: readonly Level[]): Diagnostic | undefined {
  const lists = levels.filter(({ kind }) => kind === 'list')
  const before = lineBefore(source, line.number)
  if (lists.some(({ column }) => column === line.column) || opensBelow(before, line.column, 0)) return undefined
  if (lists.length === 0 && before?.key !== undefined && before.value !== '' && line.column >= before.content)
    return textAbove(source, before, line)
  const alike = lists.filter((list) => list.line.key !== undefined && list.line.key === line.key)
  const opened = before?.key !== undefined && before.value === '' ? before : undefined
  const level = nearest(alike, line.column) ?? (opened ? undefined : nearest(lists, line.column))
  const column = level?.column ?? (opened && opened.content + 2)
  const reference = level?.line ?? opened
  if (column === undefined || reference === undefined) return undefined
  const facts = { off: line.column - column, spaces: column, like: reference.number }
  const corrected = below(reference, column, line)
  const fix = moveLine(source, line, column)
  return diagnose('dash-depth', lineRange(source, line, 1, line.column), { ...facts, corrected }, fix)
}

/** The lines after a field with a text, rewritten as its fields, if they may be meant as such. */
function asFields(source: Source, line: YamlLine): string | undefined {
  const before = lineBefore(source, line.number)
  if (before?.key === undefined || before.value === '' || line.column < before.content + 2) return undefined
  const name = before.text.slice(0, before.text.length - before.value.length).trimEnd()
  return [indented(before.column, name), indented(before.content + 2, line.text)].join('\n')
}

function fieldDepth(source: Source, line: YamlLine, levels: readonly Level[]): Diagnostic | undefined {
  const groups = levels.filter(({ kind }) => kind === 'fields')
  const before = lineBefore(source, line.number)
  if (groups.some(({ column }) => column === line.column) || opensBelow(before, line.column, 1)) return undefined
  if (beginsBlock(line.key) && levels.some(({ kind, column }) => kind === 'list' && column <= line.column))
    return missingDash(source, line)
  if (before && before.key === undefined && before.dashes.length > 0 && line.column === before.content)
    return textAbove(source, before, line)
  // If nothing is in the first column yet, the first line is too deep.
  const isFirst = line.column === 0
  const wrong = isFirst ? nextLine(source, 0) : line
  if (wrong?.key === undefined) return undefined
  const level = isFirst ? { column: 0, line } : nearest(groups, line.column)
  if (level === undefined || wrong.column === level.column) return undefined
  const facts = {
    name: shortened(wrong.key),
    off: wrong.column - level.column,
    spaces: level.column,
    like: level.line.number,
    corrected: isFirst ? indented(0, wrong.text) : below(level.line, level.column, line),
    asFields: asFields(source, wrong),
  }
  const fix = facts.asFields === undefined ? moveLine(source, wrong, level.column) : undefined
  return diagnose('field-depth', lineRange(source, wrong, wrong.key.length), facts, fix)
}

function textDepth(source: Source, line: YamlLine, levels: readonly Level[]): Diagnostic | undefined {
  const text = levels.find(({ kind, column }) => kind === 'text' && column > line.column)
  if (text === undefined) return undefined
  const facts = {
    name: shortened(line.text),
    off: line.column - text.column,
    spaces: text.column,
    like: text.line.number,
    corrected: below(text.line, text.column, line),
    asFields: undefined,
  }
  return diagnose('field-depth', lineRange(source, line, line.text.length), facts, moveLine(source, line, text.column))
}

/** A line at a depth where nothing is open; `undefined` if its depth is correct. */
export function wrongDepth(source: Source, line: YamlLine): Diagnostic | undefined {
  const levels = openLevels(source, line.number)
  if (line.dashes.length > 0) return dashDepth(source, line, levels)
  return line.key === undefined ? textDepth(source, line, levels) : fieldDepth(source, line, levels)
}
