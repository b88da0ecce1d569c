import { createMask } from './mask.ts'
import { writeShingles } from './shingles.ts'
import { createWords, splitWords, type Words } from './words.ts'

/** Pages with fewer shingles are too short to compare. */
export const minShingles = 20

/**
 * A block whose text is on a larger share of the pages is part of the site, like its header: search engines discount
 * it, so it counts for no page.
 */
const commonShare = 0.25
/** On a small site a quarter is soon reached; a block on fewer pages than this is never left out. */
const minCommonPages = 10

/** On how many pages a text may be, of so many pages, before it counts for none of them. */
export const commonLimit = (pages: number) => Math.max(minCommonPages, pages * commonShare)

/** What is compared of a page: its texts, and their shingles, which are valid until the next page is read. */
export type PageShingles = { texts: readonly string[]; shingles: Uint32Array }

/** Reads what is compared of pages. `names` are left aside. */
export function createPageReader(names: Iterable<string>) {
  const mask = createMask(names)
  const words = createWords()
  const wordsOf = (text: string): Words => {
    splitWords(text, words)
    mask(words, text)
    return words
  }
  // The buffer of shingles is reused for the next page.
  let buffer = new Uint32Array(4_096)
  const shinglesOf = (texts: readonly string[]) => {
    const room = texts.reduce((sum, { length }) => sum + (length >> 1) + 1, 0)
    if (buffer.length < room) buffer = new Uint32Array(room * 2)
    const end = texts.reduce((from, text) => writeShingles(wordsOf(text), buffer, from), 0)
    return buffer.subarray(0, end)
  }
  return {
    wordsOf,
    /** A page by all of its texts and those that count: a page that has hardly anything else is compared with all its text. */
    read(all: readonly string[], own: readonly string[]): PageShingles {
      const shingles = shinglesOf(own)
      return shingles.length < minShingles ? { texts: all, shingles: shinglesOf(all) } : { texts: own, shingles }
    },
  }
}
