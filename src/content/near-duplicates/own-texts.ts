import { hashText } from './words.ts'

/**
 * A block whose words stand on more pages than this share is a part of the site, like its header: search engines
 * discount it, so it counts for no page.
 */
const commonShare = 0.25
/** On a small site a quarter is soon reached; a block that stands on fewer pages than this is never left out. */
const commonLeast = 10

export type TextsOf = (page: number) => readonly string[]

/**
 * Gives the texts of a page without those that stand on more than a quarter of all pages word for word. `textsOf` gives
 * one text a block and is asked for each page again, so that not all texts need to be held at once.
 */
export function createOwnTexts(count: number, textsOf: TextsOf): TextsOf {
  const hashes: number[] = []
  for (let page = 0; page < count; page++) hashes.push(...new Set(textsOf(page).map(hashText)))
  const sorted = Float64Array.from(hashes).sort()
  const most = Math.max(commonLeast, count * commonShare)
  const common = new Set<number>()
  for (let start = 0, end = 0; start < sorted.length; start = end) {
    for (end = start + 1; end < sorted.length && sorted[end] === sorted[start]; ) end++
    if (end - start > most) common.add(sorted[start] as number)
  }
  return (page) => textsOf(page).filter((text) => !common.has(hashText(text)))
}
