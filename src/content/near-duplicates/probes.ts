import { shingleLength, writeShingles } from './shingles.ts'
import type { Words } from './words.ts'

/** A page with fewer probes is read in full. */
const minProbes = 12
/** How many probes a page has to share, for each 1 of similarity. At 0.65, 3 of 12 are missed once in 1,000 times. */
const minShared = 4
/** Counters for each probe: one in 64 is taken for shared though it is not. */
const countersEach = 64
/** How many pages are looked at to choose the ending. */
const pagesForEnding = 40
/** Characters that the words of a probe take, with a long name among them. */
const probeLength = shingleLength * 10

/** The ending of words, like `ng `, by which the fewest words are read. `undefined` if none saves any. */
function endingOf(pages: readonly (readonly string[])[]): string | undefined {
  const step = Math.ceil(pages.length / pagesForEnding)
  const saved = new Map<string, number>()
  for (let page = 0; page < pages.length; page += step) {
    const counts = new Map<string, number>()
    let words = 0
    for (const text of pages[page] as readonly string[])
      for (let at = text.indexOf(' ', 2); at !== -1; at = text.indexOf(' ', at + 1), words++) {
        const ending = text.slice(at - 2, at + 1)
        counts.set(ending, (counts.get(ending) ?? 0) + 1)
      }
    for (const [ending, count] of counts)
      if (count >= minProbes) saved.set(ending, (saved.get(ending) ?? 0) + words - count * shingleLength)
  }
  const [best] = [...saved].sort(([, a], [, b]) => b - a)
  return best && best[1] > 0 ? best[0] : undefined
}

/**
 * The pages, by index, that may be more similar to another than `over`. A probe is the shingle after each word of one
 * ending, which is found without splitting the text; a page that shares too few with all others is not one of them.
 */
export function pagesToRead(
  pages: readonly (readonly string[])[],
  wordsOf: (text: string) => Words,
  over: number,
): number[] {
  const ending = endingOf(pages)
  if (ending === undefined) return [...pages.keys()]
  const shingles = new Uint32Array(probeLength)
  const probes = pages.map((texts) => {
    const found: number[] = []
    for (const text of texts)
      for (let at = text.indexOf(ending); at !== -1; at = text.indexOf(ending, at + 1)) {
        const first = at + ending.length
        writeShingles(wordsOf(text.slice(first, first + probeLength)), shingles, 0)
        found.push(shingles[0] as number)
      }
    return Uint32Array.from(found)
  })
  const size = probes.reduce((sum, { length }) => sum + length, 1) * countersEach
  const counts = new Uint8ClampedArray(size)
  for (const page of probes) for (const probe of page) (counts[probe % size] as number)++
  return [...probes.keys()].filter((page) => {
    const own = probes[page] as Uint32Array
    let shared = 0
    for (const probe of own) if ((counts[probe % size] as number) > 1) shared++
    return own.length < minProbes || shared >= minShared * over
  })
}
