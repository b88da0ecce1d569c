import { commonTexts, hashesOf, type TextsOf } from './common-texts.ts'
import { createMask } from './mask.ts'
import { findNearest, type Nearest } from './nearest.ts'
import { commonPassages, type Passage, type ReadText } from './passages.ts'
import { distinct, likeness, writeShingles } from './shingles.ts'
import { sketchSize, writeSketch } from './sketch.ts'
import { hashText, makeWords, readWords } from './words.ts'

/** Two pages by their numbers, how alike they are (0 to 1), and what both say. */
type Alike = { page: number; other: number; share: number; passages: Passage[] }

/** Pairs that are alike, and how many more pages look so by their sketches but were not read again. */
export type NearDuplicates = { alike: Alike[]; unchecked: number }

/** A site with more pages alike than this has one fault, not thousands: the worst are told. */
const mostChecked = 1_000
/** Pages with fewer shingles say too little for a judgement. */
const fewestShingles = 20
/** By how much a sketch may be wrong: three standard deviations at 0.65. */
const sketchError = 0.13

type Sought = {
  /** How many pages there are. */
  count: number
  /** The texts of a page, one a block. */
  textsOf: TextsOf
  /** Names that are left aside: a page that differs from another in these alone says the same. */
  names: Iterable<string>
  /** Likeness (0 to 1) over which two pages are told. */
  over: number
}

/** Reads texts into shingles, names masked. No shingle reaches from one text into the next, so their order is free. */
function createShingleReader(names: Iterable<string>) {
  const mask = createMask(names)
  const words = makeWords()
  let buffer = new Uint32Array(4_096)

  const read = (text: string) => {
    readWords(text, words)
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
    placesOf(text: string): ReadText {
      read(text)
      const shingles = new Uint32Array(words.count)
      const end = writeShingles(words, shingles, 0)
      const { starts, ends, count } = words
      return { text, shingles: shingles.subarray(0, end), starts: starts.slice(0, count), ends: ends.slice(0, count) }
    },
  }
}

/**
 * Finds pages that say nearly the same. For each page the one that is most like it is named, each pair once, the
 * most alike first.
 *
 * What is compared is the text of the blocks, without those that stand on more than a quarter of the pages word for
 * word (`common-texts.ts`). A page that has hardly anything else is compared with all its text: it says nothing of its own.
 */
export function findNearDuplicates({ count, textsOf, names, over }: Sought): NearDuplicates {
  const hashes = Array.from({ length: count }, (_, page) => hashesOf(textsOf(page)))
  const common = commonTexts(hashes)
  const ownTextsOf: TextsOf = (page) => textsOf(page).filter((text) => !common.has(hashText(text)))
  const reader = createShingleReader(names)
  // The shingles are good until the next page is read.
  const read = (page: number) => {
    const texts = ownTextsOf(page)
    const shingles = reader.shinglesOf(texts)
    if (shingles.length >= fewestShingles) return { texts, shingles }
    return { texts: textsOf(page), shingles: reader.shinglesOf(textsOf(page)) }
  }

  const sketches = new Uint32Array(count * sketchSize)
  const pages = new Uint32Array(count)
  let compared = 0
  for (let page = 0; page < count; page++) {
    const { shingles } = read(page)
    if (shingles.length < fewestShingles) continue
    writeSketch(shingles, sketches.subarray(compared * sketchSize, (compared + 1) * sketchSize))
    pages[compared++] = page
  }

  const nearest = findNearest(sketches, compared)
  const suspects = suspectsOf(nearest, over - sketchError)
  const alike = suspects.slice(0, mostChecked).flatMap(([one, partner]): Alike[] => {
    const [page, other] = [pages[one] as number, pages[partner] as number]
    const others = distinct(read(other).shingles)
    const { texts, shingles } = read(page)
    const share = likeness(distinct(shingles), others)
    return share > over ? [{ page, other, share, passages: commonPassages(texts.map(reader.placesOf), others) }] : []
  })
  return { alike, unchecked: Math.max(0, suspects.length - mostChecked) }
}

/** Each page with the one that its sketch is most like, the most alike first. A pair that is so both ways stands once. */
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
