import type { Splice } from '../../../schema/edit.ts'

/** The text with pieces replaced. They must not overlap. */
export function spliced(text: string, splices: readonly Splice[]): string {
  let result = ''
  let at = 0
  for (const { start, end, text: replacement } of [...splices].sort((a, b) => a.start - b.start)) {
    result += text.slice(at, start) + replacement
    at = end
  }
  return result + text.slice(at)
}

/** The one piece in which two texts differ, without what they have in common at both ends. */
export function spliceBetween(before: string, after: string): Splice {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start++
  let same = 0
  while (same < shorter - start && before.at(-1 - same) === after.at(-1 - same)) same++
  return { start, end: before.length - same, text: after.slice(start, after.length - same) }
}
