import { lineCount, lineText, positionAt, type Source } from './source.ts'

/** The parts of a YAML line. Columns begin with 0. */
export type YamlLine = {
  /** From 1. */
  number: number
  /** The line without the spaces around it. */
  text: string
  /** Column of its first character. */
  column: number
  /** Columns of its dashes. */
  dashes: readonly number[]
  /** Column of the content after the dashes. */
  content: number
  /** Name of its field, if it begins one. */
  key: string | undefined
  /** The text after the dashes and the name. */
  value: string
}

/** The parts of a line; `undefined` for one that is blank or a comment. */
function parseLine(source: Source, number: number): YamlLine | undefined {
  const whole = lineText(source, number).trimEnd()
  const [, indent = '', dashes = '', name, value = ''] =
    whole.match(/^( *)((?:-(?: +|$))*)(?:("[^"]*"|'[^']*'|[\w.-]+) *:(?= |$) *)?(.*)$/) ?? []
  if (whole.trim() === '' || (dashes === '' && whole.trimStart().startsWith('#'))) return undefined
  return {
    number,
    text: whole.trim(),
    column: indent.length,
    dashes: [...dashes.matchAll(/-/g)].map(({ index }) => indent.length + index),
    content: indent.length + dashes.length,
    key: name?.replace(/^(["'])(.*)\1$/, '$2'),
    value: value.replace(/(?:^|(?<! ) +)# .*$/, ''),
  }
}

/** The first line from an offset on that is neither blank nor a comment. */
export function lineFrom(source: Source, offset: number): YamlLine | undefined {
  const blank = source.text.slice(offset).match(/^\s*/)?.[0].length ?? 0
  return nextLine(source, positionAt(source, offset + blank).line - 1)
}

/** The first line after the one with the given number that is neither blank nor a comment. */
export function nextLine(source: Source, number: number): YamlLine | undefined {
  for (let at = number + 1; at <= lineCount(source); at += 1) {
    const line = parseLine(source, at)
    if (line) return line
  }
  return undefined
}

/** The last line before the one with the given number that is neither blank nor a comment. */
export function lineBefore(source: Source, number: number): YamlLine | undefined {
  for (let at = number - 1; at >= 1; at -= 1) {
    const line = parseLine(source, at)
    if (line) return line
  }
  return undefined
}

/** A depth at which a line may continue: with a field, with a list entry, or with a text of several lines. */
export type Level = { kind: 'fields' | 'list' | 'text'; column: number; line: YamlLine }

const beginsText = ({ value }: YamlLine) => /^[|>][-+\d]*$/.test(value)

/** The levels that are open before a line, the deepest first. */
export function openLevels(source: Source, number: number): Level[] {
  let levels: Level[] = []
  let limit = Number.POSITIVE_INFINITY
  for (let line = lineBefore(source, number); line && limit > 0; line = lineBefore(source, line.number)) {
    if (line.column >= limit) continue
    if (beginsText(line)) {
      // Deeper lines are the text itself, even if they look like fields.
      const { content } = line
      const first = nextLine(source, line.number)
      levels = levels.filter(({ column }) => column <= content)
      if (first && first.number < number) levels.unshift({ kind: 'text', column: first.column, line: first })
    }
    if (line.key === undefined && line.dashes.length === 0) continue
    if (line.key !== undefined && line.content < limit) levels.push({ kind: 'fields', column: line.content, line })
    for (const column of line.dashes.toReversed()) if (column < limit) levels.push({ kind: 'list', column, line })
    limit = line.column
  }
  return levels
}

/** The level closest to a column, the deeper one of two. */
export const nearest = (levels: readonly Level[], column: number): Level | undefined =>
  levels.toSorted((a, b) => Math.abs(a.column - column) - Math.abs(b.column - column) || b.column - a.column)[0]
