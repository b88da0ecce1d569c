import { createWords, splitWords, type Words } from './words.ts'

/** Replaces every name. */
export const maskHash = 0

/** The possible next words of a name. A short name (`LA`, `OR`) only matches in capitals: `or` is a word too. */
type Step = { next: Map<number, Step>; ends: 'no' | 'always' | 'in capitals' }

const newStep = (): Step => ({ next: new Map(), ends: 'no' })

function trieOf(names: Iterable<string>): Step {
  const root = newStep()
  const words = createWords()
  for (const name of names) {
    splitWords(name, words)
    let step = root
    for (const hash of words.hashes.subarray(0, words.count)) {
      const next = step.next.get(hash) ?? newStep()
      step.next.set(hash, next)
      step = next
    }
    const isShort = words.count === 1 && (words.ends[0] as number) - (words.starts[0] as number) < 3
    if (step.ends !== 'always') step.ends = isShort ? 'in capitals' : 'always'
  }
  return root
}

const isCapital = (code: number) => code > 64 && code < 91

/**
 * How many words from `at` on are a name, the longest match: `New York City` is one name, not `New York` and a word.
 */
function nameLength(root: Step, { hashes, starts, count }: Words, at: number, text: string): number {
  let longest = 0
  let step = root.next.get(hashes[at] as number)
  for (let length = 1; step; length++) {
    const ends =
      step.ends === 'always' || (step.ends === 'in capitals' && isCapital(text.charCodeAt(starts[at] as number)))
    if (ends) longest = length
    step = at + length < count ? step.next.get(hashes[at + length] as number) : undefined
  }
  return longest
}

/** A power of two, several times the number of names of a large site. */
const firstHashes = 2 ** 16

/**
 * Returns a function that replaces every name in a text by one symbol, and several names in a row by one too, so that
 * all lists of cities look the same.
 */
export function createMask(names: Iterable<string>): (words: Words, text: string) => void {
  const root = trieOf(names)
  // A look into an array is several times quicker than one into a map, and most words begin no name.
  const mayBegin = new Uint8Array(firstHashes)
  for (const hash of root.next.keys()) mayBegin[hash & (firstHashes - 1)] = 1
  return (words, text) => {
    const { hashes, starts, ends } = words
    let out = 0
    for (let at = 0; at < words.count; at++) {
      const hash = hashes[at] as number
      const length = mayBegin[hash & (firstHashes - 1)] === 1 ? nameLength(root, words, at, text) : 0
      if (length > 0 && out > 0 && hashes[out - 1] === maskHash) out--
      else starts[out] = starts[at] as number
      hashes[out] = length > 0 ? maskHash : hash
      at += Math.max(0, length - 1)
      ends[out++] = ends[at] as number
    }
    words.count = out
  }
}
