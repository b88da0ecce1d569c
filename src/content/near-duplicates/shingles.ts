import type { Words } from './words.ts'

/** Words in a row that are compared as one. Five is the usual length in research on near-duplicates of the web. */
export const shingleLength = 5

/** Shingles are below this: 31 bits, so that the difference of two has 32. */
export const shingleRange = 2 ** 31

/** Spreads a number over 31 bits: the end of MurmurHash3. */
function spread(hash: number): number {
  let mixed = hash
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 1
}

/** What the word that leaves a shingle had been multiplied with, after the next word is added. */
const leaving = 31 ** shingleLength

/**
 * Writes the shingles of a text into `into`, starting at `from`, in order, as hashes, and returns the end. A text
 * shorter than a shingle is one by itself.
 */
export function writeShingles({ hashes, count }: Words, into: Uint32Array, from: number): number {
  let end = from
  let hash = 0
  for (let at = 0; at < count; at++) {
    const left = at < shingleLength ? 0 : Math.imul(hashes[at - shingleLength] as number, leaving)
    hash = (Math.imul(hash, 31) + (hashes[at] as number) - left) | 0
    if (at >= shingleLength - 1 || at === count - 1) into[end++] = spread(hash)
  }
  return end
}

/** Shingles as a set: sorted, without duplicates. */
export function distinct(shingles: Uint32Array): Uint32Array {
  const sorted = shingles.toSorted()
  let end = 0
  for (const shingle of sorted) if (end === 0 || sorted[end - 1] !== shingle) sorted[end++] = shingle
  return sorted.subarray(0, end)
}

/**
 * The Jaccard similarity of two sets, from 0 to 1. Both are `distinct`. No branch depends on which shingle is smaller: a
 * processor would guess every second one wrong.
 */
export function likeness(one: Uint32Array, other: Uint32Array): number {
  let common = 0
  for (let a = 0, b = 0; a < one.length && b < other.length; ) {
    const difference = ((one[a] as number) - (other[b] as number)) | 0
    // -1 if the first is the smaller one, else 0; and vice versa.
    const [isBefore, isAfter] = [difference >> 31, -difference >> 31]
    a += 1 + isAfter
    b += 1 + isBefore
    common += 1 + isBefore + isAfter
  }
  const all = one.length + other.length - common
  return all === 0 ? 0 : common / all
}
