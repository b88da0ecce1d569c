import type { Words } from './words.ts'

/** Words in a row that are compared as one. Five is the usual length in research on near-duplicates of the web. */
export const shingleLength = 5

/** Spreads a number over all 32 bits: the end of MurmurHash3. */
function spread(hash: number): number {
  let mixed = hash
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

/** Number of shingles: a text shorter than a shingle is one by itself. */
const shingleCount = ({ count }: Words) => (count === 0 ? 0 : Math.max(1, count - shingleLength + 1))

/** Writes the shingles of a text into `into`, starting at `from`, in order, and returns the end. */
export function writeShingles(words: Words, into: Uint32Array, from: number): number {
  const { hashes, count } = words
  const end = from + shingleCount(words)
  for (let at = from; at < end; at++) {
    const first = at - from
    const last = Math.min(count, first + shingleLength)
    let hash = 0
    for (let index = first; index < last; index++) hash = Math.imul(hash, 31) + (hashes[index] as number)
    into[at] = spread(hash)
  }
  return end
}

/** Sorted, without duplicates. */
export function distinct(shingles: Uint32Array): Uint32Array {
  const sorted = shingles.toSorted()
  let end = 0
  for (const shingle of sorted) if (end === 0 || sorted[end - 1] !== shingle) sorted[end++] = shingle
  return sorted.subarray(0, end)
}

/** The Jaccard similarity of two sets, from 0 to 1. Both are `distinct`. */
export function likeness(one: Uint32Array, other: Uint32Array): number {
  let common = 0
  for (let a = 0, b = 0; a < one.length && b < other.length; ) {
    const difference = (one[a] as number) - (other[b] as number)
    if (difference === 0) common++
    if (difference <= 0) a++
    if (difference >= 0) b++
  }
  const all = one.length + other.length - common
  return all === 0 ? 0 : common / all
}
