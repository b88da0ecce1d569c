import { formatOf } from '../../../schema/language/language.ts'
import { type Ending, endingsIn, searchTerms } from '../../../schema/language/search-terms.ts'

/** Runs of letters and digits; an apostrophe inside a word belongs to it. */
export const wordPattern = /[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu

/** A text as words, in order. */
export const wordsOf = (text: string): string[] => text.match(wordPattern) ?? []

/** A word in lower case, without accents, apostrophes and the `'s` of a genitive. */
const plainOf = (word: string) =>
  word
    .normalize('NFD')
    .replace(/\p{M}|['’]s?$|['’]/gu, '')
    .toLowerCase()

/** Which words a search ignores, and which endings it takes off. */
export type Terms = { ignored: string; endings: string }

/** The normalised form of a word: `staffs` and `staffing` are `staff`. None for a word that is ignored. */
export type TermOf = (word: string) => string | null

export function createTermOf({ ignored, endings }: Terms): TermOf {
  const ignoredWords = new Set(wordsOf(ignored).map(plainOf))
  const usable = endingsIn(endings).filter((ending): ending is Ending => ending !== undefined)
  return (word) => {
    const plain = plainOf(word)
    if (ignoredWords.has(plain)) return null
    const found = usable.find(({ before, ending }) => plain.endsWith(ending) && plain.length >= before + ending.length)
    return found ? plain.slice(0, plain.length - found.ending.length) + found.instead : plain
  }
}

/** The same by the language of the site. */
export const termOf: TermOf = (word) => formatOf('term', () => createTermOf(searchTerms))(word)
