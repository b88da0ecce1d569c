import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { repeats } from '../../../support/long.ts'
import { findAlike } from './random-site.ts'

const vocabulary = Array.from({ length: 3_000 }, (_, index) => `w${index}`)
/** Text of so many words, always the same for one seed. */
const text = (seed: number, count: number) =>
  fc.sample(fc.constantFrom(...vocabulary), { numRuns: count, seed }).join(' ')

const find = (pages: string[][], { names = [] as string[], over = 0.65 } = {}) => findAlike(pages, names, over).alike

/** Likeness worked out the long way: sets of five words in a row; a text of fewer is one by itself. */
function likenessOf(one: string[], other: string[]): number {
  const shingles = (page: string[]) =>
    new Set(
      page.flatMap((block) => {
        const words = block.split(/\s+/).filter((word) => word !== '')
        const whole = words.length > 0 && words.length < 5 ? [block] : []
        return [...whole, ...words.slice(4).map((_, at) => words.slice(at, at + 5).join(' '))]
      }),
    )
  const [a, b] = [shingles(one), shingles(other)]
  return a.intersection(b).size / a.union(b).size
}

describe('pages that say the same', () => {
  it('are found if they differ in the names of their city and service', () => {
    const page = (city: string, service: string) => [
      `${service} in ${city}. ${text(1, 40)} ${city} ${text(2, 40)} ${service}, ${city}'s own. ${text(3, 40)}`,
    ]
    const pages = [page('Los Angeles', 'Ushers'), page('St. Louis', 'Booth Staff')]
    expect(find(pages, { names: ['Los Angeles', 'st louis', 'ushers', 'booth-staff'] })).toMatchObject([{ share: 1 }])
    expect(find(pages, { over: 0.9 })).toEqual([])
  })

  it('are found among many others if each sentence names their city', () => {
    const endings = ['as', 'es', 'is', 'ing', 'ed', 'er', 'ly', 'al', 'en', 'um', 'ow', 'ay']
    const words = (seed: number) =>
      text(seed, 600)
        .split(' ')
        .map((word, at) => word + endings[at % endings.length])
    const page = (city: string) => [
      words(1)
        .map((word, at) => (at % 7 === 0 ? `${word} ${city}.` : word))
        .join(' '),
    ]
    const others = Array.from({ length: 60 }, (_, seed) => [words(100 + seed).join(' ')])
    const found = find([page('Los Angeles'), ...others, page('Flushing')], { names: ['Los Angeles', 'Flushing'] })
    expect(found).toMatchObject([{ page: 61, other: 0, share: 1 }])
  })

  it('are found if the order of their blocks differs', () => {
    const blocks = [text(1, 60), text(2, 60), text(3, 60)]
    expect(find([blocks, blocks.toReversed()])).toMatchObject([{ page: 1, other: 0, share: 1 }])
  })

  it('are reported with the longest passages of both, as the page has them', () => {
    const both = 'Doors open at six; the captain walks the floor with you before the first guest is let in by the staff'
    const page = (seed: number) => [`${text(seed, 2)} ${both}.\n${text(seed + 1, 2)}`]
    expect(find([page(1), page(3)])[0]?.passages).toEqual([{ text: both, words: 21 }])
  })

  it('are each reported with the most similar page, and a pair once', () => {
    const [first, twin] = [[text(1, 200)], [text(1, 200)]]
    const near = [`${text(1, 150)} ${text(2, 40)}`]
    const found = find([[text(9, 200)], first, near, twin], { over: 0.5 })
    expect(found.map(({ page, other }) => [page, other])).toEqual([
      [3, 1],
      [2, 1],
    ])
  })

  it('are reported up to a limit, and the rest is counted', { tags: 'exhaustive' }, () => {
    const count = 1_200
    const { alike, unchecked } = findAlike(Array.from({ length: count }, () => [text(1, 30)]))
    expect([alike.length, unchecked]).toEqual([1_000, count - 1 - 1_000])
  })
})

describe('what is ignored', () => {
  const quote = text(50, 80)
  const own = Array.from({ length: 24 }, (_, page) => text(100 + page, 60))

  it('contains blocks of more than a quarter of the pages', () => {
    expect(
      find(
        own.map((block) => [block, quote]),
        { over: 0.1 },
      ),
    ).toEqual([])
  })

  it('contains no block of fewer pages', () => {
    const pages = own.map((block, page) => (page < 6 ? [block, quote] : [block]))
    expect(find(pages, { over: 0.1 }).length).toBeGreaterThan(0)
  })

  it('counts if a page has nothing else', () => {
    const pages = own.map((block, page) => (page < 22 ? [block, quote] : [quote]))
    expect(find(pages)).toMatchObject([{ page: 23, other: 22, share: 1 }])
  })

  it('contains pages of a few words', () => {
    expect(find([['Thank you.'], ['Thank you.']])).toEqual([])
    expect(find([[], []])).toEqual([])
  })
})

describe('the similarity', () => {
  const pair = fc
    .record({ shared: fc.nat(1_000), common: fc.integer({ min: 0, max: 300 }), own: fc.integer({ min: 0, max: 200 }) })
    .filter(({ common, own }) => common + own > 40)
    .map(({ shared, common, own }) => [
      [text(shared, common), text(shared + 2_000, own)],
      [text(shared, common), text(shared + 4_000, own)],
    ])

  it('is that of the sets of five words in a row', () => {
    fc.assert(
      fc.property(pair, (pages) => {
        const expected = likenessOf(pages[0] ?? [], pages[1] ?? [])
        const [found] = find(pages)
        // Close to the limit a pair may be missed, once in 500 times.
        if (expected > 0.75 || found) expect(found?.share).toBeCloseTo(expected, 10)
        if (expected <= 0.65) expect(found).toBeUndefined()
      }),
      { numRuns: repeats(60) },
    )
  })

  it('is found among many pages that are somewhat similar', () => {
    const template = text(1, 150)
    const pages = Array.from({ length: 400 }, (_, page) => [template.slice(1 + (page % 3)), text(1_000 + page, 150)])
    pages[123] = [text(77, 160), text(78, 20)]
    pages[321] = [text(77, 160), text(79, 20)]
    expect(find(pages).map(({ page, other }) => [page, other])).toEqual([[321, 123]])
  })
})
