import { findNearest, type Nearest } from './nearest.ts'
import { commonLimit, createPageReader, minShingles } from './page-shingles.ts'
import { commonPassages, type Passage } from './passages.ts'
import { pagesToRead } from './probes.ts'
import { distinct, likeness } from './shingles.ts'
import { sketchSize, writeSketch } from './sketch.ts'

/** Two pages by index, their similarity (0 to 1), and common passages. */
type Alike = { page: number; other: number; share: number; passages: Passage[] }

/** Similar pairs, and how many more pages look similar by their sketches but were not compared in full. */
export type NearDuplicates = { alike: Alike[]; unchecked: number }

/** A site with more similar pages than this has one cause, not thousands: only the most similar are reported. */
const maxChecked = 1_000
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

/** Values that more than a quarter of all pages have. */
function commonOf<Value>(pages: readonly (readonly Value[])[]): ReadonlySet<Value> {
  const counts = new Map<Value, number>()
  for (const values of pages) for (const value of new Set(values)) counts.set(value, (counts.get(value) ?? 0) + 1)
  const limit = commonLimit(pages.length)
  return new Set([...counts].flatMap(([value, count]) => (count > limit ? [value] : [])))
}

/** Whether a text is on more than a quarter of all pages word for word. */
function createIsCommon(pages: readonly (readonly string[])[]): (text: string) => boolean {
  // Texts of a common length are few, and only these are compared.
  const lengths = commonOf(pages.map((texts) => texts.map(({ length }) => length)))
  const common = commonOf(pages.map((texts) => texts.filter(({ length }) => lengths.has(length))))
  return (text) => lengths.has(text.length) && common.has(text)
}

/**
 * Finds near-duplicates. For each page it returns the most similar one, each pair once, the most similar first.
 *
 * It compares the text of the blocks, without those that are on more than a quarter of the pages word for word. A page
 * that has hardly anything else is compared with all its text. No shingle spans two blocks, so their order does not
 * matter. Most pages of a site share nothing with another, which is found without reading all of them (`probes.ts`).
 */
export function findNearDuplicates({ count, textsOf, names, over }: Sought): NearDuplicates {
  const texts = Array.from({ length: count }, (_, page) => textsOf(page))
  const isCommon = createIsCommon(texts)
  const ownTexts = texts.map((all) => all.filter((text) => !isCommon(text)))
  const { wordsOf, read: readTexts } = createPageReader(names)
  const read = (page: number) => readTexts(texts[page] as readonly string[], ownTexts[page] as readonly string[])

  const pages: number[] = []
  const toRead = pagesToRead(ownTexts, wordsOf, over)
  const sketches = new Uint32Array(toRead.length * sketchSize)
  for (const page of toRead) {
    const { shingles } = read(page)
    if (shingles.length < minShingles) continue
    writeSketch(shingles, sketches.subarray(pages.length * sketchSize, (pages.length + 1) * sketchSize))
    pages.push(page)
  }

  const suspects = suspectsOf(findNearest(sketches, pages.length), over - sketchError)
  const alike = suspects.slice(0, maxChecked).flatMap(([one, partner]): Alike[] => {
    const [page, other] = [pages[one] as number, pages[partner] as number]
    const others = distinct(read(other).shingles)
    const { texts, shingles } = read(page)
    const share = likeness(distinct(shingles), others)
    return share > over ? [{ page, other, share, passages: commonPassages(texts, wordsOf, others) }] : []
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
