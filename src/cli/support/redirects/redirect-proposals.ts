import { distance } from 'fastest-levenshtein'

/** A page as its address and its title. */
export type Candidate = { path: string; title: string }

/** How like an address a page must be, from 0 to 1, to be proposed as its target. Below, a person decides. */
export const goodLikeness = 0.6

/** Words that say nothing of what a page is about. */
const empty = new Set([
  'html',
  'htm',
  'php',
  'aspx',
  'asp',
  'jsp',
  'index',
  'default',
  'page',
  'id',
  'en',
  'the',
  'and',
  'of',
  'a',
])

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !empty.has(word))

/** The least likeness of two words that counts, and that of a compound word to its beginning. */
const leastLikeness = 0.75
const minBeginning = 4

/** How alike two words are: 1 for the same, 0 for words with more than a quarter of other letters. */
function likeness(one: string, other: string): number {
  const alike = 1 - distance(one, other) / Math.max(one.length, other.length)
  const [short = '', long = ''] = [one, other].sort((a, b) => a.length - b.length)
  const isBeginning = short.length >= minBeginning && long.startsWith(short)
  return alike >= leastLikeness ? alike : isBeginning ? leastLikeness : 0
}

/** Words, and the same with two neighbours in one: `pop`, `up` may be `popup`. */
const spellingsOf = (words: readonly string[]): string[][] => [
  [...words],
  ...words.slice(1).map((word, index) => [...words.slice(0, index), words[index] + word, ...words.slice(index + 2)]),
]

const best = (word: string, words: readonly string[]) => Math.max(0, ...words.map((other) => likeness(word, other)))

const mean = (values: readonly number[]) =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length

/** How much of the address a page has in its own address and title, and how much of its address is in the old one. */
function likenessOf(old: readonly string[], { path, title }: Candidate): number {
  const inTitle = spellingsOf(wordsOf(title)).flat()
  const likenesses = spellingsOf(wordsOf(path)).map((own) => {
    const found = mean(old.map((word) => best(word, [...own, ...inTitle])))
    const covered = mean(own.map((word) => best(word, old)))
    return found + covered === 0 ? 0 : (2 * found * covered) / (found + covered)
  })
  return Math.max(...likenesses)
}

/** The page that is most like an old address; of two equally like it the one with the shorter address. */
export function mostLike(
  from: string,
  candidates: readonly Candidate[],
): { path: string; likeness: number } | undefined {
  // A query is often a number or a source; for `/index.php?page=team` it is all there is.
  const spellings = [from, from.split('?')[0] ?? '']
    .flatMap((text) => spellingsOf(wordsOf(text)))
    .filter((words) => words.length > 0)
  if (spellings.length === 0) return undefined
  const [first] = candidates
    .map((candidate) => ({
      path: candidate.path,
      likeness: Math.max(...spellings.map((old) => likenessOf(old, candidate))),
    }))
    .sort((a, b) => b.likeness - a.likeness || a.path.length - b.path.length || (a.path < b.path ? -1 : 1))
  return first && first.likeness > 0 ? first : undefined
}
