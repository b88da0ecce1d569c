import { formatOf } from '../../../schema/language/language.ts'
import { type Ending, endingsIn, searchTerms } from '../../../schema/language/search-terms.ts'
import { asciiDigit } from '../../../schema/language/typed-number.ts'
import { asciiLetters } from '../../../schema/writing/ascii-letters.ts'

/** Runs of letters and digits; an apostrophe inside a word belongs to it, and a soft hyphen. */
const wordPattern = /[\p{L}\p{M}\p{N}\u00ad]+(?:['’][\p{L}\p{M}\u00ad]+)*/gu

/** Words with hyphens between them, which others write as one: `pop-up`, `Wi-Fi`. */
const hyphenatedPattern = /(?<![\p{L}\p{N}])[\p{L}\p{N}]+(?:[-‐‑][\p{L}\p{N}]+)+/gu
/** The longest such word that is looked up as one, in letters. */
const maxJoined = 24

/** The words with hyphens in a text, each without them. */
export const joinedWords = (text: string): string[] =>
  [...text.matchAll(hyphenatedPattern)]
    .map(([word]) => word.replace(/[-‐‑]/g, ''))
    .filter(({ length }) => length <= maxJoined)

/** Letters of scripts without spaces between words. */
const unspaced = [
  ...['Han', 'Hiragana', 'Katakana', 'Bopomofo', 'Thai', 'Lao', 'Khmer', 'Myanmar'].map(
    (script) => `\\p{scx=${script}}`,
  ),
].join('')
const unspacedRun = new RegExp(`[${unspaced}]+|[^${unspaced}]+`, 'gu')
const isUnspaced = new RegExp(`^[${unspaced}]`, 'u')

/** A word and the range of the text in which it stands. */
type Word = { text: string; start: number; end: number }

/**
 * The words of a text with their places, in order. Where words have no spaces between them, each two letters that follow
 * each other are a word, so that `事務所` is found in `東京事務所` as `事務` and `務所`.
 */
export function wordsIn(text: string): Word[] {
  const words: Word[] = []
  const add = (word: string, start: number) => words.push({ text: word, start, end: start + word.length })
  for (const { 0: run, index } of text.matchAll(wordPattern))
    for (const { 0: part, index: inside } of run.matchAll(unspacedRun)) {
      const letters = isUnspaced.test(part) ? [...part] : []
      if (letters.length < 3) add(part, index + inside)
      let start = index + inside
      for (let at = 0; letters.length > 2 && at + 1 < letters.length; at++) {
        const letter = letters[at] as string
        add(letter + letters[at + 1], start)
        start += letter.length
      }
    }
  return words
}

/** A text as words, in order. */
export const wordsOf = (text: string): string[] => wordsIn(text).map((word) => word.text)

/**
 * The same with the last letter of each run without spaces, so that it is found alone, and with words that have hyphens as
 * one.
 */
export const indexedWords = (text: string): string[] => [
  ...wordsIn(text).flatMap((word) => {
    const [, last] = isUnspaced.test(word.text) ? [...word.text] : []
    return last === undefined ? [word.text] : [word.text, last]
  }),
  ...joinedWords(text),
]

/** The shortest beginning of a compound word that is a word, in letters, and the shortest end. */
const minPart = 4
const minEnd = 3

/** The beginnings of a compound word that may be words, the longest first: of `klavierstunden` also `klavier`. */
export const beginningsOf = (word: string): string[] =>
  Array.from({ length: Math.max(0, word.length - minPart - minEnd + 1) }, (_, index) =>
    word.slice(0, word.length - minEnd - index),
  )

/** Letters that Unicode does not decompose, as people type them who lack them, and Arabic ones that are mixed up. */
const sameLetters: Readonly<Record<string, string>> = {
  ...asciiLetters,
  ى: 'ي',
  ی: 'ي',
  ة: 'ه',
  ک: 'ك',
  ـ: '',
}
const sameLetter = new RegExp(`[${Object.keys(sameLetters).join('')}]`, 'gu')

/** Accents and vowel signs, but not the marks that make another letter of a Japanese one. */
const accents = /(?![\u3099\u309a])\p{sc=Inherited}|[\u0591-\u05c7]/gu

/** The article of Arabic with what is written together with it. */
const arabicArticle = /^(?:[وفبك]?ال|لل)(?=\p{L}{3})/u

/** A word in lower case, without accents, apostrophes, the `'s` of a genitive and the article of Arabic. */
const plainOf = (word: string) =>
  word
    .normalize('NFKD')
    .replace(accents, '')
    .replaceAll('\u00ad', '')
    .replace(/['’]s?$|['’]/g, '')
    .toLowerCase()
    .replace(sameLetter, (letter) => sameLetters[letter] ?? letter)
    .replace(/\p{Nd}/gu, asciiDigit)
    .replace(arabicArticle, '')
    .normalize('NFC')

/** Which words a search ignores, which endings it takes off, and which words mean about the same. */
export type Terms = { ignored: string; endings: string; alike: string }

/** The normalised form of a word: `staffs` and `staffing` are `staff`. None for a word that is ignored. */
export type TermOf = (word: string) => string | null

export function createTermOf({ ignored, endings }: Omit<Terms, 'alike'>): TermOf {
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

/** What may be typed in place of words that mean about the same. */
type Alike = {
  /**
   * A query, and the same with one of its words replaced by another that means about the same. Of several words of which one is
   * ignored, such as `how much`, the rest means something else: they are neither searched for as they are typed, unless other
   * words are typed with them, nor in place of another word.
   */
  withAlike: (query: string) => string[]
  /** A query with the first word of a group in place of several that mean it: `how much is it` → `cost is it`. */
  meant: (query: string) => string
}

/** `alike`: groups of words with commas between them; one of several words has hyphens: `cost price how-much, job career`. */
export function createAlike(alike: string, termOf: TermOf): Alike {
  const groups = alike.split(',').map((group) => group.split(/\s+/).filter(Boolean).map(wordsOf))
  const comparable = (words: readonly string[]) => words.map((word) => termOf(word) ?? plainOf(word)).join(' ')
  const places = groups.flatMap((group) =>
    group.map((words) => ({ words, term: comparable(words), group: group.filter((other) => other !== words) })),
  )
  const found = (words: readonly string[]) =>
    words.flatMap((_, at) =>
      places.flatMap(({ words: { length }, term, group }) =>
        comparable(words.slice(at, at + length)) === term
          ? [{ at, length, words: words.slice(at, at + length), group }]
          : [],
      ),
    )
  const counts = (word: string) => termOf(word) !== null
  const isWhole = (words: readonly string[]) => words.every(counts)
  return {
    withAlike(query) {
      const words = wordsOf(query)
      const inPlace = found(words)
      const variants = inPlace.flatMap(({ at, length, group }) =>
        group.filter(isWhole).map((other) => words.toSpliced(at, length, ...other).join(' ')),
      )
      const isPart = inPlace.some(
        ({ at, length, words: phrase }) => !isWhole(phrase) && !words.toSpliced(at, length).some(counts),
      )
      return [...(isPart ? [] : [query]), ...new Set(variants)]
    },
    meant(query) {
      const words = wordsOf(query)
      const phrase = found(words).find(({ length }) => length > 1)
      return phrase
        ? words.toSpliced(phrase.at, phrase.length, ...(phrase.group.find(isWhole) ?? phrase.words)).join(' ')
        : query
    },
  }
}
