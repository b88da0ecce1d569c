import { memoizeObjects } from '../../cache/memoize.ts'

/** A file of content as text: decoded, without byte order mark. */
export type Source = {
  /** Path from the root of the repository, with `/`. */
  file: string
  text: string
}

/** The offsets at which the lines of a source begin. */
const lineStarts = memoizeObjects(({ text }: Source): number[] => {
  const starts = [0]
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
})

/** Line and column of an offset, both from 1. An offset beyond the text gives its end. */
export function positionAt(source: Source, offset: number): { line: number; column: number } {
  const lines = lineStarts(source)
  const at = Math.max(0, Math.min(offset, source.text.length))
  let low = 0
  let high = lines.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((lines[middle] as number) <= at) low = middle
    else high = middle - 1
  }
  return { line: low + 1, column: at - (lines[low] as number) + 1 }
}

/** The offset of a line and column, both from 1. */
export const offsetOf = (source: Source, line: number, column: number) =>
  (lineStarts(source)[line - 1] ?? source.text.length) + column - 1

/** The line with the given number (from 1) without its line break; empty beyond the last. */
export function lineText(source: Source, line: number): string {
  const lines = lineStarts(source)
  const start = lines[line - 1]
  if (start === undefined) return ''
  return source.text.slice(start, lines[line] ?? source.text.length).replace(/\r?\n$/, '')
}

/** Number of lines. A line break at the end begins no new one. */
export const lineCount = (source: Source) =>
  lineStarts(source).length - (source.text.endsWith('\n') && source.text.length > 0 ? 1 : 0)

/** Longest line that a hint repeats; a longer one would hide the advice. */
export const maxCorrectedLength = 160

/**
 * The line of a range with the range replaced and without indentation: the corrected YAML of a hint. `undefined` if the
 * range spans several lines or the line is too long to repeat.
 */
export function correctedLine(source: Source, start: number, end: number, replacement: string): string | undefined {
  const from = positionAt(source, start)
  const to = positionAt(source, end)
  if (from.line !== to.line) return undefined
  const text = lineText(source, from.line)
  const corrected = (text.slice(0, from.column - 1) + replacement + text.slice(to.column - 1)).trim()
  return corrected.length <= maxCorrectedLength ? corrected : undefined
}

/**
 * Decodes the bytes of a file. Only UTF-8 is accepted; otherwise `badAt` is the offset in `text` of the first invalid
 * byte.
 */
export function decode(bytes: Uint8Array): { text: string; badAt?: number } {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    const text = new TextDecoder('utf-8').decode(bytes)
    const badAt = text.indexOf('\uFFFD')
    return { text, badAt: badAt === -1 ? 0 : badAt }
  }
}
