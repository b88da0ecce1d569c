import { commonTexts } from './common-texts.ts'
import { createMask } from './mask.ts'
import { findNearest, type Nearest } from './nearest.ts'
import { commonPassages, type Passage, type ShingledText } from './passages.ts'
import { distinct, likeness, writeShingles } from './shingles.ts'
import { sketchSize, writeSketch } from './sketch.ts'
import { createWords, hashText, splitWords } from './words.ts'

/** Two pages by index, their similarity (0 to 1), and common passages. */
type Alike = { page: number; other: number; share: number; passages: Passage[] }

/** Similar pairs, and how many more pages look similar by their sketches but were not compared in full. */
export type NearDuplicates = { alike: Alike[]; unchecked: number }

/** A site with more similar pages than this has one cause, not thousands: only the most similar are reported. */
const maxChecked = 1_000
/** Pages with fewer shingles are too short to compare. */
const minShingles = 20
/** The error of a sketch: three standard deviations at 0.65. */
const sketchError = 0.13

type Sought = {
  /** Number of pages. */
  count: number
  /** The texts of a page, one a block. */
  textsOf: (page: number) => readonly string[]
  /** Names that are left aside: a page that differs from another in these alone says the same. */
  names: Iterable<string>
  /** Similarity (0 to 1) above which two pages are reported. */
  over: number
}

/** Splits texts into shingles, names masked. No shingle spans two texts, so their order does not matter. */
function createShingler(names: Iterable<string>) {
  const mask = createMask(names)
  const words = createWords()
  let buffer = new Uint32Array(4_096)

  const read = (text: string) => {
    splitWords(text, words)
    mask(words, text)
  }
  return {
    shinglesOf(texts: readonly string[]): Uint32Array {
      let end = 0
      for (const text of texts) {
        read(text)
        if (buffer.length < end + words.count) {
          const larger = new Uint32Array((end + words.count) * 2)
          larger.set(buffer)
          buffer = larger
        }
        end = writeShingles(words, buffer, end)
      }
      return buffer.subarray(0, end)
    },
    shingledText(text: string): ShingledText {
      read(text)
      const shingles = new Uint32Array(words.count)
      const end = writeShingles(words, shingles, 0)
      const { starts, ends, count } = words
      return { text, shingles: shingles.subarray(0, end), starts: starts.slice(0, count), ends: ends.slice(0, count) }
    },
  }
}

/**
 * Finds near-duplicates. For each page it returns the most similar one, each pair once, the most similar first.
 *
 * It compares the text of the blocks, without those that are on more than a quarter of the pages word for word
 * (`common-texts.ts`). A page that has hardly anything else is compared with all its text.
 */
export function findNearDuplicates({ count, textsOf, names, over }: Sought): NearDuplicates {
  const pageTexts = Array.from({ length: count }, (_, page) => textsOf(page))
  const hashes = pageTexts.map((texts) => texts.map(hashText))
  const common = commonTexts(hashes)
  const shingler = createShingler(names)
  // The buffer of shingles is reused for the next page.
  const read = (page: number) => {
    const all = pageTexts[page] as readonly string[]
    const texts = all.filter((_, index) => !common.has(hashes[page]?.[index] as number))
    const shingles = shingler.shinglesOf(texts)
    return shingles.length >= minShingles ? { texts, shingles } : { texts: all, shingles: shingler.shinglesOf(all) }
  }

  const sketches = new Uint32Array(count * sketchSize)
  const pages = new Uint32Array(count)
  let compared = 0
  for (let page = 0; page < count; page++) {
    const { shingles } = read(page)
    if (shingles.length < minShingles) continue
    writeSketch(shingles, sketches.subarray(compared * sketchSize, (compared + 1) * sketchSize))
    pages[compared++] = page
  }

  const nearest = findNearest(sketches, compared)
  const suspects = suspectsOf(nearest, over - sketchError)
  const alike = suspects.slice(0, maxChecked).flatMap(([one, partner]): Alike[] => {
    const [page, other] = [pages[one] as number, pages[partner] as number]
    const others = distinct(read(other).shingles)
    const { texts, shingles } = read(page)
    const share = likeness(distinct(shingles), others)
    return share > over
      ? [{ page, other, share, passages: commonPassages(texts.map(shingler.shingledText), others) }]
      : []
  })
  return { alike, unchecked: Math.max(0, suspects.length - maxChecked) }
}

/** Each page with the one whose sketch is most similar, the most similar first. A mutual pair is listed once. */
function suspectsOf({ other, agreeing }: Nearest, over: number): [page: number, other: number][] {
  const likeAt = (page: number) => agreeing[page] as number
  return [...other.keys()]
    .filter((page) => {
      const partner = other[page] as number
      return partner >= 0 && likeAt(page) / sketchSize > over && !(other[partner] === page && partner > page)
    })
    .sort((a, b) => likeAt(b) - likeAt(a) || a - b)
    .map((page) => [page, other[page] as number])
}
