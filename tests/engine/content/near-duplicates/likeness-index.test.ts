import { describe, expect, it } from 'vitest'
import { createLikenessIndex } from '../../../../src/content/near-duplicates/likeness-index.ts'
import { repeats } from '../../../support/long.ts'
import { findAlike, names, siteOf } from './random-site.ts'

const seeds = Array.from({ length: repeats(200) }, (_, seed) => seed)

/** The index of a site, whose pages are called by their numbers. */
function indexOf(site: readonly string[][]) {
  const index = createLikenessIndex(names)
  const update = (pages: readonly string[][]) => {
    for (const _ of index.update(
      pages.map((texts, page) => ({ id: `${page}`, source: texts, textsOf: () => texts })),
    )) {
      // Each step reads one page.
    }
  }
  update(site)
  return { ...index, update }
}

describe('the likeness of one page to the nearest', () => {
  it.each(seeds)('is that which a comparison of all pages reports, before and after the page changes: %i', (seed) => {
    const site = siteOf(seed, 400)
    const { nearest, update } = indexOf(site)
    const expectSame = (pages: readonly string[][]) => {
      const { alike } = findAlike(pages)
      for (const { page, other, share } of alike) {
        const found = nearest(`${page}`, pages[page] ?? [])
        expect(found?.id).toBe(`${other}`)
        expect(found?.share).toBeCloseTo(share, 10)
      }
      return alike.length
    }
    expectSame(site)
    // The first page becomes that of another site, or nearly the same as the last one.
    const [first = [], ...others] = site
    const last = others.at(-1) ?? first
    for (const typed of [siteOf(seed + 1, 400)[0] ?? [], [...last.slice(1), `${last[0]} and more`]]) {
      const changed = [typed, ...others]
      const { alike } = findAlike(changed)
      const reported = alike.find(({ page }) => page === 0)
      const found = nearest('0', typed)
      if (reported) expect(found?.share).toBeCloseTo(reported.share, 10)
      update(changed)
      expectSame(changed)
    }
  })

  it('is unknown for a page that is too short', () => {
    const { nearest } = indexOf([['a b c d e f'], ['a b c d e f']])
    expect(nearest('0', ['a b c d e f'])).toBe(undefined)
  })
})
