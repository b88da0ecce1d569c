import { createMask } from './mask.ts'
import { shingleRange, writeShingles } from './shingles.ts'
import { createWords, splitWords, type Words } from './words.ts'

/**
 * What is compared of a page without its texts. It is plain JSON and depends on nothing but the texts of the page and the
 * names that are left aside, so it can be cached.
 */
export type PageSketch = {
  /** A hash of the words of each text, how many shingles the text has, and how many of these are in the sample. */
  texts: { hash: number; shingles: number; sampled: number }[]
  /** Sampled shingles, text by text: numbers of 32 bits in base64. */
  sample: string
  /** The sample has the shingles below this number, and no others. Pages with few shingles have all in it. */
  limit: number
}

/**
 * How many shingles a sample has at most; a longer page has more than half as many. Two pages share about as many of them
 * as they share of all; at 0.65 the error is at most 0.042 (one standard deviation, √(J(1−J)/n) at n = 128).
 */
const maxSampled = 256

/** A hash of words: 32 bits, and how many they are. */
function hashOf({ hashes, count }: Words): number {
  let hash = 0
  for (let at = 0; at < count; at++) hash = Math.imul(hash ^ (hashes[at] as number), 0x01000193)
  return (hash >>> 0) * 2 ** 20 + (count % 2 ** 20)
}

/** The largest power of two below which at most {@link maxSampled} shingles are. */
function limitFor(shingles: Uint32Array): number {
  const byZeros = new Uint32Array(33)
  for (const shingle of shingles) (byZeros[Math.clz32(shingle)] as number)++
  let limit = shingleRange
  for (let count = shingles.length; count > maxSampled; limit /= 2) count -= byZeros[Math.clz32(limit - 1)] as number
  return limit
}

const inBase64 = ({ buffer, byteOffset, byteLength }: Uint32Array): string =>
  Buffer.from(buffer, byteOffset, byteLength).toString('base64')

/** The sampled shingles of a sketch, text by text. */
export function sampleOf({ sample }: PageSketch): Uint32Array {
  const bytes = Buffer.from(sample, 'base64')
  // A buffer may begin anywhere in the memory that it shares with others; numbers must begin at a multiple of four.
  return new Uint32Array(new Uint8Array(bytes).buffer)
}

/** Reads texts of pages. `names` are left aside: a page that differs from another in these alone says the same. */
export function createPageReader(names: Iterable<string>) {
  const mask = createMask(names)
  const words = createWords()
  // The buffer of shingles is reused for the next texts.
  let buffer = new Uint32Array(4_096)
  const wordsOf = (text: string): Words => {
    splitWords(text, words)
    mask(words, text)
    return words
  }
  function withRoomFor(texts: readonly string[]): Uint32Array {
    const room = texts.reduce((sum, { length }) => sum + (length >> 1) + 1, 0)
    if (buffer.length < room) buffer = new Uint32Array(room * 2)
    return buffer
  }
  return {
    /** The words of a text, valid until the next text is read. */
    wordsOf,
    /** A hash of the words of a text. */
    hashOfWords: (text: string): number => hashOf(wordsOf(text)),
    /** The shingles of texts, valid until the next texts are read. */
    shinglesOf(texts: readonly string[]): Uint32Array {
      const into = withRoomFor(texts)
      return into.subarray(
        0,
        texts.reduce((from, text) => writeShingles(wordsOf(text), into, from), 0),
      )
    },
    sketchOf(texts: readonly string[]): PageSketch {
      const into = withRoomFor(texts)
      const ends: number[] = []
      const hashes = texts.map((text) => {
        splitWords(text, words)
        const hash = hashOf(words)
        mask(words, text)
        ends.push(writeShingles(words, into, ends.at(-1) ?? 0))
        return hash
      })
      const limit = limitFor(into.subarray(0, ends.at(-1) ?? 0))
      let sampled = 0
      const described = hashes.map((hash, index) => {
        const [from, end] = [ends[index - 1] ?? 0, ends[index] as number]
        const before = sampled
        // What is sampled is written over what has been looked at.
        for (let at = from; at < end; at++) if ((into[at] as number) < limit) into[sampled++] = into[at] as number
        return { hash, shingles: end - from, sampled: sampled - before }
      })
      return { texts: described, sample: inBase64(into.subarray(0, sampled)), limit }
    },
  }
}
