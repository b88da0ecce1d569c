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
