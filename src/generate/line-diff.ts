import { structuredPatch } from 'diff'

/** Texts that differ in more lines are shown as one change: the time to compare them grows with the square of it. */
const mostChangedLines = 2_000

const endLine = (text: string) => (text === '' || text.endsWith('\n') ? text : `${text}\n`)

/**
 * The places at which two texts differ, each with `context` equal lines around it. A line begins with `-` if it is only in
 * `from`, with `+` if it is only in `to`, and with a space if it is in both.
 */
export function diffHunks(from: string, to: string, context: number): string[][] {
  const [before, after] = [endLine(from), endLine(to)]
  const patch = structuredPatch('', '', before, after, '', '', { context, maxEditLength: mostChangedLines })
  if (patch) return patch.hunks.map(({ lines }) => lines)
  const signed = (text: string, sign: string) =>
    text
      .split('\n')
      .slice(0, -1)
      .map((line) => sign + line)
  return [[...signed(before, '-'), ...signed(after, '+')]]
}

/** What has to change in `from` to become `to`, for people: `- ` lines go, `+ ` lines come, two spaces stay. */
export const lineDiff = (from: string, to: string, context = 2): string[] =>
  diffHunks(from, to, context)
    .map((lines) => lines.map((line) => `${line[0]} ${line.slice(1)}`))
    .flatMap((lines, index) => (index === 0 ? lines : ['  …', ...lines]))
