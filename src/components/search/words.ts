/** Words of a query that say nothing about the page that is meant. */
const fillers = new Set(
  'a an and any are at can do does find for from get hire hiring how i in is it looking me my near need of on or our people person rent some someone the to us want we what where with you your'.split(
    ' ',
  ),
)

/** Runs of letters and digits; an apostrophe inside a word belongs to it. */
export const wordPattern = /[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu

/** A text as words, in order. */
export const wordsOf = (text: string): string[] => text.match(wordPattern) ?? []

/** The normalised form of a word: lower case, no accents, `staffs` and `staffing` as `staff`. None for a stop word. */
export function termOf(word: string): string | null {
  const plain = word
    .normalize('NFD')
    .replace(/\p{M}|['’]s?$|['’]/gu, '')
    .toLowerCase()
  if (fillers.has(plain)) return null
  if (plain.length > 6 && plain.endsWith('ing')) return plain.slice(0, -3)
  if (plain.length > 4 && plain.endsWith('ies')) return `${plain.slice(0, -3)}y`
  return plain.length > 3 && /[^su]s$/.test(plain) ? plain.slice(0, -1) : plain
}
