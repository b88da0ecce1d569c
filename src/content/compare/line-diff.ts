import { structuredPatch } from 'diff'

/** If texts differ in more lines, the diff shows a single change: comparing takes quadratic time. */
const maxChangedLines = 2_000

const endLine = (text: string) => (text === '' || text.endsWith('\n') ? text : `${text}\n`)

/**
 * The differences of two texts, each with `context` equal lines around it. A line begins with `-` if it is only in
 * `from`, with `+` if it is only in `to`, and with a space if it is in both.
 */
function diffHunks(from: string, to: string, context: number): string[][] {
  const [before, after] = [endLine(from), endLine(to)]
  const patch = structuredPatch('', '', before, after, '', '', { context, maxEditLength: maxChangedLines })
  if (patch) return patch.hunks.map(({ lines }) => lines)
  const signed = (text: string, sign: string) =>
    text
      .split('\n')
      .slice(0, -1)
      .map((line) => sign + line)
  return [[...signed(before, '-'), ...signed(after, '+')]]
}

/** The places in which two texts differ: lines that are only in `from`, and lines that are only in `to`. */
export const changedLines = (from: string, to: string): { removed: string[]; added: string[] }[] =>
  diffHunks(from, to, 0).map((lines) => {
    const signed = (sign: string) => lines.filter((line) => line.startsWith(sign)).map((line) => line.slice(1))
    return { removed: signed('-'), added: signed('+') }
  })

/** What changes from `from` to `to`, for people: `- ` for removed and `+ ` for added lines, two spaces for others. */
export const lineDiff = (from: string, to: string, context = 2): string[] =>
  diffHunks(from, to, context)
    .map((lines) => lines.map((line) => `${line[0]} ${line.slice(1)}`))
    .flatMap((lines, index) => (index === 0 ? lines : ['  …', ...lines]))
