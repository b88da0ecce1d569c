import { commonTexts, comparedPage, countedTexts, countTexts, sampleError } from './compared-page.ts'
import { type Nearest, nearestOfAll } from './nearest.ts'
import { createPageReader, type PageSketch } from './page-sketch.ts'
import { commonPassages, type Passage } from './passages.ts'
import { distinct, likeness } from './shingles.ts'

/** Two pages by index, their similarity (0 to 1), and common passages. */
type Alike = { page: number; other: number; share: number; passages: Passage[] }

/** Similar pairs, and how many more pages look similar by their sketches but were not compared in full. */
export type NearDuplicates = { alike: Alike[]; unchecked: number }

/** A site with more similar pages than this has one cause, not thousands: only the most similar are reported. */
const maxChecked = 1_000

type Sought = {
  sketches: readonly PageSketch[]
  /** The texts of a page, one a block. Only those of similar pages are read. */
  textsOf: (page: number) => readonly string[]
  /** Names that are left aside, as in the sketches. */
  names: Iterable<string>
  /** Similarity (0 to 1) above which two pages are reported. */
  over: number
}

/**
 * Finds near-duplicates. For each page it returns the most similar one, each pair once, the most similar first.
 *
 * It compares the text of the blocks, without those that are on more than a quarter of the pages word for word. A page
 * that has hardly anything else is compared with all its text. No shingle spans two blocks, so their order does not
 * matter.
 */
export function findNearDuplicates({ sketches, textsOf, names, over }: Sought): NearDuplicates {
  const common = commonTexts(countTexts(sketches), sketches.length)
  const pages = sketches.map((sketch) => comparedPage(sketch, common))
  const suspects = mostSimilarFirst(nearestOfAll(pages)).filter(([page, { page: other, likeness }]) => {
    const [one, partner] = [pages[page], pages[other]]
    return one && partner && likeness > over - sampleError(one, partner, over)
  })

  const { wordsOf, shinglesOf } = createPageReader(names)
  function read(page: number) {
    const counted = countedTexts(sketches[page] as PageSketch, common)
    const texts = textsOf(page).filter((_, index) => counted?.[index])
    return { texts, shingles: distinct(shinglesOf(texts)) }
  }
  const alike = suspects.slice(0, maxChecked).flatMap(([page, { page: other }]): Alike[] => {
    const { texts, shingles } = read(page)
    const others = read(other).shingles
    const share = likeness(shingles, others)
    return share > over ? [{ page, other, share, passages: commonPassages(texts, wordsOf, others) }] : []
  })
  return { alike, unchecked: Math.max(0, suspects.length - maxChecked) }
}

/** Each page with the one that is most similar, the most similar first. A mutual pair is listed once. */
function mostSimilarFirst(nearest: readonly (Nearest | undefined)[]): [page: number, Nearest][] {
  return nearest
    .flatMap((found, page): [number, Nearest][] => {
      const isListed = found === undefined || (nearest[found.page]?.page === page && found.page > page)
      return isListed ? [] : [[page, found]]
    })
    .sort(([a, { likeness }], [b, { likeness: other }]) => other - likeness || a - b)
}
