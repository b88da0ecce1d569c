/** Lines of the middle part are compared each with each; beyond this many the whole part is shown as changed. */
const mostLines = 2_000

/** Lengths of the longest common sequences of the ends of two lists, from each pair of positions. */
function commonLengths(a: readonly string[], b: readonly string[]): Uint16Array[] {
  const rows = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1))
  for (let i = a.length - 1; i >= 0; i -= 1) {
    const row = rows[i] as Uint16Array
    const below = rows[i + 1] as Uint16Array
    for (let j = b.length - 1; j >= 0; j -= 1)
      row[j] = a[i] === b[j] ? (below[j + 1] as number) + 1 : Math.max(below[j] as number, row[j + 1] as number)
  }
  return rows
}

function changes(a: readonly string[], b: readonly string[]): string[] {
  const minus = a.map((line) => `- ${line}`)
  const plus = b.map((line) => `+ ${line}`)
  if (a.length > mostLines || b.length > mostLines) return [...minus, ...plus]
  const lengths = commonLengths(a, b)
  const lines: string[] = []
  let i = 0
  let j = 0
  while (i < a.length || j < b.length) {
    const down = lengths[i + 1]?.[j] ?? -1
    const right = lengths[i]?.[j + 1] ?? -1
    if (i < a.length && j < b.length && a[i] === b[j]) {
      lines.push(`  ${a[i]}`)
      i += 1
      j += 1
    } else if (j >= b.length || (i < a.length && down >= right)) lines.push(minus[i++] as string)
    else lines.push(plus[j++] as string)
  }
  return lines
}

const linesOf = (text: string) => (text === '' ? [] : text.replace(/\n$/, '').split('\n'))

/**
 * What has to change in `from` to become `to`, line by line: `- ` lines go, `+ ` lines come, two spaces stay.
 * Of equal lines at the start and the end, `context` are shown.
 */
export function lineDiff(from: string, to: string, context = 2): string[] {
  const a = linesOf(from)
  const b = linesOf(to)
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1
  let end = 0
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end += 1
  if (start === a.length && start === b.length) return []
  const before = a.slice(Math.max(0, start - context), start).map((line) => `  ${line}`)
  const after = a.slice(a.length - end, a.length - end + context).map((line) => `  ${line}`)
  return [...before, ...changes(a.slice(start, a.length - end), b.slice(start, b.length - end)), ...after]
}
