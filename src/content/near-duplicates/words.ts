/**
 * The words of a text: a hash for each, and its offsets. The arrays are reused for the next text, so copy what you
 * need.
 */
export type Words = { count: number; hashes: Uint32Array; starts: Uint32Array; ends: Uint32Array }

export const createWords = (): Words => ({
  count: 0,
  hashes: new Uint32Array(0),
  starts: new Uint32Array(0),
  ends: new Uint32Array(0),
})

/** Letters and digits. Beyond ASCII everything is a letter but spaces, quotes, dashes and the like. */
function isWordCode(code: number): boolean {
  if (code < 128) return (code > 47 && code < 58) || (code > 64 && code < 91) || (code > 96 && code < 123)
  return (
    code > 191 && code !== 215 && code !== 247 && (code < 0x2000 || code > 0x206f) && (code < 0x3000 || code > 0x303f)
  )
}

/** FNV-1a, 32 bit: Fowler, Noll and Vo; offset basis and prime are theirs. */
const fnvBasis = 0x811c9dc5
const fnvPrime = 0x01000193

/** Splits a text into words, in `words`. Case of ASCII letters is ignored; an apostrophe ends a word. */
export function splitWords(text: string, words: Words): void {
  const maxWords = (text.length >> 1) + 1
  if (words.hashes.length < maxWords) Object.assign(words, withRoomFor(maxWords * 2))
  const { hashes, starts, ends } = words
  let count = 0
  let hash = fnvBasis
  let start = -1
  for (let at = 0; at <= text.length; at++) {
    const code = at === text.length ? 32 : text.charCodeAt(at)
    if (isWordCode(code)) {
      if (start === -1) start = at
      hash = Math.imul(hash ^ (code > 64 && code < 91 ? code + 32 : code), fnvPrime)
    } else if (start !== -1) {
      hashes[count] = hash
      starts[count] = start
      ends[count++] = at
      hash = fnvBasis
      start = -1
    }
  }
  words.count = count
}

const withRoomFor = (count: number): Omit<Words, 'count'> => ({
  hashes: new Uint32Array(count),
  starts: new Uint32Array(count),
  ends: new Uint32Array(count),
})

/** A hash of a whole text: 53 bits, so that collisions among a million texts are not to be expected. */
export function hashText(text: string): number {
  let low = fnvBasis
  let high = 0x9e3779b9
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    low = Math.imul(low ^ code, fnvPrime)
    high = Math.imul(high ^ code, 0x85ebca6b)
    high ^= high >>> 13
  }
  return (high >>> 0) * 2 ** 21 + (low >>> 11)
}
