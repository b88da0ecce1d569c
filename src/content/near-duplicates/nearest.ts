import { sketchSize } from './sketch.ts'

/**
 * Rows of a sketch that must all agree for two pages to be compared, which gives 32 bands. Pages of similarity 0.65 are
 * then missed once in 500 times (1 − (1 − 0.65⁴)³²), of 0.85 never.
 */
const bandRows = 4
/** How many comparisons of two sketches are allowed per band: about a tenth of a second. */
const maxComparisons = 2_000_000
/** By how many rows pages of one band are sorted if there are too many to compare all pairs. */
const orderedRows = 12

/** For each page the most similar one, and how many rows of their sketches agree; -1 if there is none. */
export type Nearest = { other: Int32Array; agreeing: Uint8Array }

function bandHash(sketches: Uint32Array, from: number): number {
  let hash = 0
  for (let row = 0; row < bandRows; row++) hash = Math.imul(hash ^ (sketches[from + row] as number), 0x9e3779b1) + row
  return hash >>> 0
}

/** Pages with the same rows in a band next to each other, as `hash × count + page`. */
function sortedByBand(sketches: Uint32Array, count: number, band: number): Float64Array {
  const keys = new Float64Array(count)
  for (let page = 0; page < count; page++)
    keys[page] = bandHash(sketches, page * sketchSize + band * bandRows) * count + page
  return keys.sort()
}

/** Pages sorted by their rows after a band, so that those with the longest match are neighbours. */
function orderByRowsAfter(sketches: Uint32Array, pages: Uint32Array, band: number): Uint32Array {
  const first = (band + 1) * bandRows
  return pages.sort((a, b) => {
    for (let row = first; row < first + orderedRows; row++) {
      const place = row % sketchSize
      const difference = (sketches[a * sketchSize + place] as number) - (sketches[b * sketchSize + place] as number)
      if (difference !== 0) return difference
    }
    return a - b
  })
}

function agreement(sketches: Uint32Array, a: number, b: number): number {
  let agreeing = 0
  const first = a * sketchSize
  const offset = (b - a) * sketchSize
  for (let at = first; at < first + sketchSize; at++) if (sketches[at] === sketches[at + offset]) agreeing++
  return agreeing
}

/** What a band in which all rows agree counts more than any number of other rows. */
const bandBonus = sketchSize

/**
 * How much a sketch agrees with the one that begins at `from` of others, as {@link findNearest} compares them: pages that
 * share a whole band, which it looks at, come before all others.
 */
export function agreementOf(one: Uint32Array, others: Uint32Array, from = 0): number {
  let agreeing = 0
  let bonus = 0
  for (let band = 0; band < sketchSize; band += bandRows) {
    let rows = 0
    for (let at = band; at < band + bandRows; at++) if (one[at] === others[from + at]) rows++
    agreeing += rows
    if (rows === bandRows) bonus = bandBonus
  }
  return agreeing + bonus
}

/**
 * Finds for each of `count` pages its most similar one by locality-sensitive hashing: only pages that agree in a whole
 * band are compared. If a site has so many similar pages that this would take too long, each is compared with its
 * neighbours in sorted order, which finds a similar page, but not always the most similar.
 */
export function findNearest(sketches: Uint32Array, count: number): Nearest {
  const nearest: Nearest = { other: new Int32Array(count).fill(-1), agreeing: new Uint8Array(count) }
  // Of several that agree as much, the first page counts, whatever band finds it.
  const note = (page: number, other: number, agreeing: number) => {
    const before = nearest.agreeing[page] as number
    if (agreeing < before || (agreeing === before && other >= (nearest.other[page] as number))) return
    nearest.agreeing[page] = agreeing
    nearest.other[page] = other
  }
  const reach = Math.max(4, Math.floor(maxComparisons / Math.max(1, count)))
  for (let band = 0; band < sketchSize / bandRows; band++) {
    const keys = sortedByBand(sketches, count, band)
    for (let start = 0, end = 0; start < count; start = end) {
      const hash = Math.floor((keys[start] as number) / count)
      for (end = start + 1; end < count && Math.floor((keys[end] as number) / count) === hash; ) end++
      if (end - start < 2) continue
      const members = Uint32Array.from(keys.subarray(start, end), (key) => key % count)
      if (members.length > reach) orderByRowsAfter(sketches, members, band)
      for (let a = 0; a < members.length; a++)
        for (let b = a + 1; b < Math.min(members.length, a + 1 + reach); b++) {
          const [one, other] = [members[a] as number, members[b] as number]
          if (nearest.agreeing[one] === sketchSize && nearest.agreeing[other] === sketchSize) continue
          const agreeing = agreement(sketches, one, other)
          note(one, other, agreeing)
          note(other, one, agreeing)
        }
    }
  }
  return nearest
}
