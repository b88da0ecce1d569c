import { type ComparedPage, sampledLikeness } from './compared-page.ts'

/** The page, by index, that is most like another, and how alike they are by their samples. */
export type Nearest = { page: number; likeness: number }

type Pages = readonly (ComparedPage | undefined)[]

/** The most similar page to one that may be new, without the page at the index `except`. */
export function nearestTo(one: ComparedPage, pages: Pages, except: number | undefined): Nearest | undefined {
  let nearest: Nearest | undefined
  for (const [page, other] of pages.entries()) {
    if (other === undefined || page === except) continue
    const likeness = sampledLikeness(one, other)
    if (likeness > (nearest?.likeness ?? 0)) nearest = { page, likeness }
  }
  return nearest
}

/**
 * Two pages are compared if they share enough of their smallest shingles. A pair of similarity 0.65 is then missed once in
 * 2,600 times.
 */
const smallest = 24
const minShared = 8
/**
 * How many pages with one shingle are looked at, and how many pages one page is compared with, times the number of pages.
 * If a site has so many similar pages that more would take too long, a similar page is found, but not always the most
 * similar.
 */
const maxLooks = 1_000_000
const maxComparisons = 100_000

/** Pages, of those that share at least {@link minShared} with another, that share most: at most `limit`. */
function sharingMost(pages: readonly number[], shared: Uint8Array, limit: number): readonly number[] {
  if (pages.length <= limit) return pages
  const byShared = Array.from({ length: smallest + 1 }, (): number[] => [])
  for (const page of pages) byShared[shared[page] as number]?.push(page)
  return byShared.reverse().flat().slice(0, limit)
}

/** For each page the most similar one, if any is likely to have more than half of it. */
export function nearestOfAll(pages: Pages): (Nearest | undefined)[] {
  const nearest: (Nearest | undefined)[] = pages.map(() => undefined)
  // Of several that are as similar, the first page counts.
  const note = (of: number, page: number, likeness: number) => {
    const best = nearest[of]
    if (likeness > (best?.likeness ?? 0) || (likeness === best?.likeness && page < best.page))
      nearest[of] = { page, likeness }
  }
  const looks = Math.ceil(maxLooks / pages.length)
  const comparisons = Math.ceil(maxComparisons / pages.length)
  const pagesWith = new Map<number, number[]>()
  const shared = new Uint8Array(pages.length)
  for (const [page, one] of pages.entries()) {
    if (one === undefined) continue
    const others: number[] = []
    for (const shingle of one.shingles.subarray(0, smallest)) {
      const all = pagesWith.get(shingle) ?? []
      for (let at = Math.max(0, all.length - looks); at < all.length; at++)
        if (++(shared[all[at] as number] as number) === minShared) others.push(all[at] as number)
      if (all.push(page) === 1) pagesWith.set(shingle, all)
    }
    for (const other of sharingMost(others, shared, comparisons)) {
      const likeness = sampledLikeness(one, pages[other] as ComparedPage)
      note(page, other, likeness)
      note(other, page, likeness)
    }
    shared.fill(0)
  }
  return nearest
}
