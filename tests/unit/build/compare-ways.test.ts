import { expect, it } from 'vitest'
import { isSample } from '../../../src/build/compare-ways.ts'

const sampled = (pages: number) => Array.from({ length: pages }, (_, index) => isSample(index, pages)).filter(Boolean)

it('takes every hundredth page for the sample, and 24 at most, the first among them', () => {
  expect([1, 100, 101, 522, 2_400].map((pages) => sampled(pages).length)).toEqual([1, 1, 2, 6, 24])
  expect([2_401, 10_522, 100_522].map((pages) => sampled(pages).length)).toEqual([24, 24, 24])
  expect(isSample(0, 100_000)).toBe(true)
})
