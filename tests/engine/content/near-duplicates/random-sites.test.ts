import { describe, expect, it } from 'vitest'
import { repeats } from '../../../support/long.ts'
import { findAlike, names, over, type Site, siteOf } from './random-site.ts'

/** Five words in a row: names are one symbol, a shorter text is one by itself. */
function shinglesOf(texts: readonly string[]): string[] {
  const name = `(?:${names.join('|')})`
  return texts.flatMap((text) => {
    const words = text.replace(new RegExp(`${name}(?: ${name})*`, 'g'), '_').split(' ')
    return Array.from({ length: Math.max(1, words.length - 4) }, (_, at) => words.slice(at, at + 5).join(' '))
  })
}

/** What counts of each page, the plain way. Pages of a few words are not compared. */
function countedOf(site: Site): Set<string>[] {
  const pagesWith = (text: string) => site.filter((texts) => texts.includes(text)).length
  return site.map((texts) => {
    const own = shinglesOf(texts.filter((text) => pagesWith(text) <= Math.max(10, site.length / 4)))
    const counted = own.length < 20 ? shinglesOf(texts) : own
    return new Set(counted.length < 20 ? [] : counted)
  })
}

function likeness(one: Set<string>, other: Set<string>): number {
  return one.intersection(other).size / Math.max(1, one.union(other).size)
}

/** The likeness of each page to each other one, and the pairs that are found. */
function compare(seed: number, maxWords: number) {
  const site = siteOf(seed, maxWords)
  const pages = countedOf(site)
  const table = pages.map((one, page) => pages.map((other, index) => (index === page ? 0 : likeness(one, other))))
  const { alike } = findAlike(site)
  return { pages, table, alike }
}

const seeds = Array.from({ length: repeats(200) }, (_, seed) => seed)

/** The error of a sketch, three standard deviations: so much may the similarity of the page that is found fall short. */
const error = 0.13

describe.each([25, 400])(
  'on random sites with texts of up to %i words, whose likeness is worked out the plain way',
  (maxWords) => {
    it.each(seeds)('the pages clearly over the limit are found, each with one of the most similar: %i', (seed) => {
      const { pages, table, alike } = compare(seed, maxWords)
      const mostOf = (page: number) => Math.max(...(table[page] ?? []))
      for (const { page, other, share } of alike) {
        expect(share).toBeCloseTo(table[page]?.[other] ?? 0, 10)
        expect(share).toBeGreaterThan(Math.max(over, mostOf(page) - error))
      }
      const found = new Set(alike.flatMap(({ page, other }) => [page, other]))
      expect([...pages.keys()].filter((page) => mostOf(page) > over + error && !found.has(page))).toEqual([])
      expect(new Set(alike.map(({ page, other }) => [page, other].sort().join())).size).toBe(alike.length)
    })
  },
)
