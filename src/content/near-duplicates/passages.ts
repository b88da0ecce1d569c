import { shingleLength, writeShingles } from './shingles.ts'
import type { Words } from './words.ts'

/** A passage that two pages share, in the wording of one of them. */
export type Passage = { text: string; words: number }

/** How many of the longest passages are reported, and how many characters of each. */
const maxPassages = 3
const maxShownLength = 110

function shortened(text: string): string {
  const line = text.replace(/\n\s*\n\s*/g, ' · ').replace(/\s+/g, ' ')
  return line.length <= maxShownLength ? line : `${line.slice(0, line.lastIndexOf(' ', maxShownLength))} …`
}

/** Runs of words of a text whose shingles are all on the other page too. */
function runsOf(text: string, words: Words, others: ReadonlySet<number>): Passage[] {
  const shingles = new Uint32Array(words.count)
  const count = writeShingles(words, shingles, 0)
  const runs: Passage[] = []
  for (let first = 0, end = 0; first < count; first = end + 1) {
    for (end = first; end < count && others.has(shingles[end] as number); ) end++
    if (end === first) continue
    const last = Math.min(words.count, end - 1 + shingleLength) - 1
    runs.push({ text: text.slice(words.starts[first], words.ends[last]), words: last - first + 1 })
  }
  return runs
}

/**
 * The longest passages of a page that the other page has too, without duplicates, the longest first. `others` are the
 * shingles of that page.
 */
export function commonPassages(
  texts: readonly string[],
  wordsOf: (text: string) => Words,
  others: Uint32Array,
): Passage[] {
  const shared = new Set(others)
  const longestFirst = texts
    .flatMap((text) => runsOf(text, wordsOf(text), shared))
    .sort((a, b) => b.words - a.words)
    .values()
    .map(({ text, words }) => ({ text: shortened(text), words }))
  const shown = new Set<string>()
  const isNew = ({ text }: Passage) => shown.size < shown.add(text).size
  return [...longestFirst.filter(isNew).take(maxPassages)]
}
