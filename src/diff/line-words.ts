/** A line in three parts: the start and the end that it shares with the other line, and the middle that differs. */
export type CutLine = { start: string; middle: string; end: string }

/** Words with the space that follows them. */
const wordsOf = (line: string) => line.match(/\S+\s*|\s+/g) ?? []

/** Two lines, each split around the words that differ. */
export function cutLines(from: string, to: string): [CutLine, CutLine] {
  const one = wordsOf(from)
  const other = wordsOf(to)
  const limit = Math.min(one.length, other.length)
  let start = 0
  while (start < limit && one[start] === other[start]) start += 1
  let end = 0
  while (end < limit - start && one.at(-1 - end)?.trim() === other.at(-1 - end)?.trim()) end += 1
  const cut = (words: readonly string[]): CutLine => ({
    start: words.slice(0, start).join(''),
    middle: words.slice(start, words.length - end).join(''),
    end: words.slice(words.length - end).join(''),
  })
  return [cut(one), cut(other)]
}
