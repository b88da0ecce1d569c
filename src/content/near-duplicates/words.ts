/**
 * The words of a text: a hash for each, and its offsets. The arrays are reused for the next text, so copy what you
 * need.
 */
export type Words = { count: number; hashes: Uint32Array; starts: Uint32Array; ends: Uint32Array }

const withRoomFor = (count: number): Words => ({
  count: 0,
  hashes: new Uint32Array(count),
  starts: new Uint32Array(count),
  ends: new Uint32Array(count),
})

export const createWords = (): Words => withRoomFor(0)

/** Letters and digits of ASCII by their code, in lower case; 0 for all others. */
const asciiLetters = Uint8Array.from({ length: 128 }, (_, code) => {
  const letter = String.fromCharCode(code).toLowerCase()
  return /[a-z0-9]/.test(letter) ? letter.charCodeAt(0) : 0
})

/** The letter or digit at a place of a text, 0 if there is none. Beyond ASCII all are but spaces, quotes, dashes and the like. */
function letterAt(text: string, at: number): number {
  const code = at < text.length ? text.charCodeAt(at) : 0
  if (code < 128) return asciiLetters[code] as number
  const isSign =
    code < 192 || code === 215 || code === 247 || (code > 0x1fff && code < 0x2070) || (code > 0x2fff && code < 0x3040)
  return isSign ? 0 : code
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
  for (let at = 0; at < text.length; at++) {
    let letter = letterAt(text, at)
    if (letter === 0) continue
    starts[count] = at
    let hash = fnvBasis
    for (; letter !== 0; letter = letterAt(text, ++at)) hash = Math.imul(hash ^ letter, fnvPrime)
    hashes[count] = hash
    ends[count++] = at
  }
  words.count = count
}
