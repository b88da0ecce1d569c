import { asciiLetters } from './writing/ascii-letters.ts'

/** A text in small letters and digits without accents, with hyphens between its words, and maybe at its ends. */
export const hyphenated = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^ -~]/g, (letter) => asciiLetters[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, '-')

/**
 * The closest slug to a text, of at most `maxLength` characters: `Spring photo` → `spring-photo`. It ends with a whole word, unless
 * the first one is longer. Empty if the text has no such letter or digit.
 */
export function slugOf(text: string, maxLength = Number.POSITIVE_INFINITY): string {
  const slug = hyphenated(text).replace(/^-/, '').replace(/-$/, '')
  if (slug.length <= maxLength) return slug
  const end = slug.lastIndexOf('-', maxLength)
  return slug.slice(0, end > 0 ? end : maxLength)
}

/** A text as the end of an anchor, in letters of its own alphabet: `Öffnungszeiten & Preise` is `öffnungszeiten-preise`. `ß` is `ss`, as in capitals. */
export const anchorSlug = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[’'\u00ad]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

/** A name that is not taken: the name itself, else with the first free number from 2 on. */
export function freeName(name: string, taken: { has: (name: string) => boolean }): string {
  let free = name
  for (let number = 2; taken.has(free); number++) free = `${name}-${number}`
  return free
}

/**
 * Finds free names one after another, and adds each to the taken ones. A name that is wanted often is not tried from 2 on
 * each time, so that a page of thousands of blocks of one type needs no square of their number.
 */
export function freeNames(taken: Set<string>): (name: string) => string {
  const numbers = new Map<string, number>()
  return (name) => {
    let number = numbers.get(name) ?? 1
    const numbered = () => (number === 1 ? name : `${name}-${number}`)
    while (taken.has(numbered())) number++
    numbers.set(name, number)
    taken.add(numbered())
    return numbered()
  }
}
