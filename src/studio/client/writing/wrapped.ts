/** What a line may not begin with: it would be a heading, a list, a quote, a table or a rule there. */
const opensBlock = /^(?:[-+*#>|=~`]|\d+[.)])/

/** The sign of a list or a quote at the start of a line, and what stands in its place on the next one. */
function startOf(line: string): { start: string; next: string } {
  const [start = ''] = /^(?:\s*(?:[-*+]|\d+[.)])\s+|\s*(?:>\s?)+|\s*)/.exec(line) ?? []
  return { start, next: start.includes('>') ? start : ' '.repeat(start.length) }
}

function wrappedLine(line: string, width: number): string {
  if (line.length <= width || /^\s*(?:\||#)/.test(line)) return line
  const { start, next } = startOf(line)
  const lines: string[] = []
  let current = start
  let isEmpty = true
  for (const word of line.slice(start.length).split(' ')) {
    const isFull = !isEmpty && current.length + 1 + word.length > width
    if (isFull && word !== '' && !opensBlock.test(word)) {
      lines.push(current)
      current = next + word
    } else current += (isEmpty ? '' : ' ') + word
    isEmpty = false
  }
  return [...lines, current].join('\n')
}

/** Markdown with its lines broken before `width` characters, where a break means nothing. Code stays as it is. */
export function wrapped(markdown: string, width: number): string {
  const lines = markdown.split('\n')
  if (lines.some((line) => /^(?:```|~~~)/.test(line.trimStart()))) return markdown
  return lines.map((line) => wrappedLine(line, width)).join('\n')
}
