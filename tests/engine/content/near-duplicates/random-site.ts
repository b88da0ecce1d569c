import fc from 'fast-check'
import { findNearDuplicates } from '../../../../src/content/near-duplicates/find-near-duplicates.ts'
import { createPageReader } from '../../../../src/content/near-duplicates/page-sketch.ts'

/** The texts of each page. */
export type Site = readonly string[][]

/** The similarity above which pages are reported. */
export const over = 0.65
export const names = ['Port Bell', 'Ushers', 'Saint Ann']

/** The similar pages of a site, of which the sketches know nothing but the texts of one page and the names. */
export function findAlike(site: Site, masked: readonly string[] = names, limit = over) {
  const { sketchOf } = createPageReader(masked)
  const sketches = site.map((texts) => JSON.parse(JSON.stringify(sketchOf(texts))))
  return findNearDuplicates({ sketches, textsOf: (page) => site[page] ?? [], names: masked, over: limit })
}

/** Enough words that two texts share five in a row only where one is derived from the other. */
const vocabulary = Array.from({ length: 2_000 }, (_, index) => `w${index}${String.fromCharCode(97 + (index % 16))}s`)

/** A random site: some texts, and pages that each have some of them with other names and some words changed. */
export function siteOf(seed: number, maxWords: number): Site {
  let draws = 0
  const numbers = fc.sample(fc.noBias(fc.nat(999_999)), { seed, numRuns: 20_000 })
  const below = (limit: number) => (numbers[draws++ % numbers.length] as number) % limit
  const pick = <Item>(items: readonly Item[]) => items[below(items.length)] as Item
  const text = () => Array.from({ length: 5 + below(maxWords) }, () => (below(9) === 0 ? '@' : pick(vocabulary)))

  const models = Array.from({ length: 1 + below(6) }, text)
  const footer = text().join(' ').replaceAll('@', 'us')
  const hasFooter = below(2) === 0
  return Array.from({ length: 2 + below(30) }, () => {
    const changed = pick([0, 1, 3, 10, 30])
    const blocks = Array.from({ length: 1 + below(4) }, () => (below(4) === 0 ? text() : pick(models)))
    const shown = blocks.map((words) =>
      words.map((word) => (word === '@' ? pick(names) : below(100) < changed ? pick(vocabulary) : word)).join(' '),
    )
    return hasFooter ? [...shown, footer] : shown
  })
}
