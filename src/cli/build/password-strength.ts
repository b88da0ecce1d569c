/** Shorter passwords can be found by trying all of them. */
const minLength = 14

/**
 * How many random characters a password must be worth. Whoever has the page can guess as fast as their machines allow: at
 * the cost of one guess, a hundred graphics cards make about 5 · 10^13 guesses in a year, and four words that people
 * choose at random from a few thousand are 10^14.
 */
const minWorth = 12

/** What a word or a number is worth at most, however long: there are a few thousand that people think of. */
const worthOfWord = 3

/** The words of a text, which whoever guesses tries first if the text is on the site. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? []

/** Why a password is too weak for a page that everybody can download, or `undefined`. `siteWords` are worth nothing. */
export function passwordWeakness(password: string, siteWords: ReadonlySet<string>): string | undefined {
  const length = [...password].length
  if (length < minLength) return `it has ${length} characters, and ${minLength} are the least.`
  const worth = worthOf(password, siteWords)
  return worth < minWorth
    ? `a word or a number counts as ${worthOfWord} characters, once, and a word of the site as none. So it has ${worth}, and ${minWorth} are the least.`
    : undefined
}

/** Each letter, digit and sign counts, but for the rest of a word or a number, and for what was there before. */
function worthOf(password: string, siteWords: ReadonlySet<string>): number {
  const parts = new Set(password.toLowerCase().match(/\p{L}+|\p{N}+|\S/gu))
  return [...parts]
    .filter((part) => !siteWords.has(part))
    .reduce((worth, part) => worth + Math.min(part.length, worthOfWord), 0)
}
