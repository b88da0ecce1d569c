import { diffArrays } from 'diff'
import { cutAtCodes } from './inline-codes.ts'

/**
 * A text as it is compared with others: a line break is a space, as Markdown reads it, and an empty line parts paragraphs. So a
 * source that is only wrapped in another way is the same.
 */
export const comparable = (text: string): string =>
  text
    .trim()
    .split(/\n[^\S\n]*\n\s*/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .join('\n\n')

/** From so many words on, a translation that says the same as its source is none. A short one may be a name. */
const minSameWords = 4

/** Whether a translation only repeats its source. A name or an address may: numbers, signs and tokens are no words, and names are capitalized. */
export function repeatsSource(source: string, text: string): boolean {
  if (comparable(source) !== comparable(text)) return false
  const words = cutAtCodes(text, false)
    .flatMap((part) => (typeof part === 'string' ? part.split(/\s+/) : []))
    .filter((word) => /\p{L}/u.test(word))
  return words.length >= minSameWords && words.slice(1).some((word) => !/^\P{L}*\p{Lu}/u.test(word))
}

/** Words; letters of scripts without spaces between words are words of their own. */
const word =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}]|[\p{L}\p{M}\p{N}]+/gu
const wordsOf = (text: string) => text.toLowerCase().match(word) ?? []
const lengthOf = (words: readonly string[]) => words.reduce((sum, one) => sum + one.length, 0)

/** From this share of common words on, a text is an edited one and not another. */
const minLikeness = 0.5
/** Texts of more changed words are others: comparing takes quadratic time. */
const maxChangedWords = 2_000

/** Whether a text is another one with some words changed: at least half of the letters of both are in words that stayed. */
export function isEdited(before: string, after: string): boolean {
  const [from, to] = [wordsOf(before), wordsOf(after)]
  const changes = diffArrays(from, to, { maxEditLength: maxChangedWords })
  const common = (changes ?? []).flatMap(({ added, removed, value }) => (added || removed ? [] : value))
  return 2 * lengthOf(common) >= minLikeness * (lengthOf(from) + lengthOf(to)) && common.length > 0
}
