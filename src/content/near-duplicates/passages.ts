import { shingleLength } from './shingles.ts'

/** A passage that two pages share, in the wording of one of them. */
export type Passage = { text: string; words: number }

/** How many of the longest passages are reported, and how many characters of each. */
const maxPassages = 3
const maxShownLength = 110

/** A text of a page with its shingles and the offsets of its words. */
export type ShingledText = { text: string; shingles: Uint32Array; starts: Uint32Array; ends: Uint32Array }

function shortened(text: string): string {
  const line = text.replace(/\n\s*\n\s*/g, ' · ').replace(/\s+/g, ' ')
  return line.length <= maxShownLength ? line : `${line.slice(0, line.lastIndexOf(' ', maxShownLength))} …`
}

/** Runs of words whose shingles are all on the other page too. */
function runsOf({ text, shingles, starts, ends }: ShingledText, others: ReadonlySet<number>): Passage[] {
  const runs: Passage[] = []
  for (let first = 0, end = 0; first < shingles.length; first = end + 1) {
    for (end = first; end < shingles.length && others.has(shingles[end] as number); ) end++
    if (end === first) continue
    const last = Math.min(ends.length, end - 1 + shingleLength) - 1
    runs.push({ text: shortened(text.slice(starts[first], ends[last])), words: last - first + 1 })
  }
  return runs
}

/** The longest passages of a page that the other page has too, without duplicates, the longest first. */
export function commonPassages(texts: readonly ShingledText[], others: Uint32Array): Passage[] {
  const otherWords = new Set(others)
  const byText = new Map(texts.flatMap((text) => runsOf(text, otherWords)).map((run) => [run.text, run]))
  return [...byText.values()].sort((a, b) => b.words - a.words).slice(0, maxPassages)
}
