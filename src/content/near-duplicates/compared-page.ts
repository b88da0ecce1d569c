import { type PageSketch, sampleOf } from './page-sketch.ts'
import { distinct, likeness, shingleRange } from './shingles.ts'

/** Pages with fewer shingles are too short to compare. */
const minShingles = 20

/**
 * A block whose text is on a larger share of the pages is part of the site, like its header: search engines discount
 * it, so it counts for no page.
 */
const commonShare = 0.25
/** On a small site a quarter is soon reached; a block on fewer pages than this is never left out. */
const minCommonPages = 10

/** On how many pages each text is, by its hash. */
export function countTexts(sketches: readonly PageSketch[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const { texts } of sketches)
    for (const hash of new Set(texts.map(({ hash }) => hash))) counts.set(hash, (counts.get(hash) ?? 0) + 1)
  return counts
}

/** The texts, by their hashes, that are on so many of the pages that they count for none. */
export function commonTexts(counts: ReadonlyMap<number, number>, pages: number): Set<number> {
  const limit = Math.max(minCommonPages, pages * commonShare)
  const common = new Set<number>()
  for (const [hash, count] of counts) if (count > limit) common.add(hash)
  return common
}

/**
 * Which texts of a page count: those that are not common, or all if it has hardly anything else. `undefined` if the page
 * is too short to compare.
 */
export function countedTexts({ texts }: PageSketch, common: ReadonlySet<number>): boolean[] | undefined {
  const own = texts.map(({ hash }) => !common.has(hash))
  const shinglesOf = (counted: readonly boolean[]) =>
    texts.reduce((sum, { shingles }, index) => sum + (counted[index] ? shingles : 0), 0)
  if (shinglesOf(own) >= minShingles) return own
  const all = texts.map(() => true)
  return shinglesOf(all) >= minShingles ? all : undefined
}

/** The sampled shingles of the texts of a page that count, in ascending order: all that are below the limit. */
export type ComparedPage = { shingles: Uint32Array; limit: number }

/** What is compared of a page. `undefined` if it is too short. */
export function comparedPage(sketch: PageSketch, common: ReadonlySet<number>): ComparedPage | undefined {
  const counted = countedTexts(sketch, common)
  if (counted === undefined) return undefined
  const shingles = sampleOf(sketch)
  let from = 0
  let end = 0
  for (const [index, { sampled }] of sketch.texts.entries()) {
    if (counted[index]) {
      shingles.copyWithin(end, from, from + sampled)
      end += sampled
    }
    from += sampled
  }
  return { shingles: distinct(shingles.subarray(0, end)), limit: sketch.limit }
}

/** How many of the sampled shingles of a page are below a limit. */
function countBelow({ shingles, limit }: ComparedPage, below: number): number {
  if (limit <= below) return shingles.length
  let count = 0
  while (count < shingles.length && (shingles[count] as number) < below) count++
  return count
}

/** How alike two pages are by their samples, from 0 to 1, as far as both have all shingles. */
export function sampledLikeness(one: ComparedPage, other: ComparedPage): number {
  const limit = Math.min(one.limit, other.limit)
  return likeness(
    one.shingles.subarray(0, countBelow(one, limit)),
    other.shingles.subarray(0, countBelow(other, limit)),
  )
}

/** How much a sampled likeness near `share` may be off: three standard deviations. */
export function sampleError(one: ComparedPage, other: ComparedPage, share: number): number {
  const limit = Math.min(one.limit, other.limit)
  if (limit === shingleRange) return 0
  return 3 * Math.sqrt((share * (1 - share)) / Math.max(1, countBelow(one, limit), countBelow(other, limit)))
}
