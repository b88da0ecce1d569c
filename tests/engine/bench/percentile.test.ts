import { expect, test } from 'vitest'
import { median, percentile } from '../../bench/percentile.ts'

test('a percentile is one of the values, whatever their order', () => {
  expect(percentile([30, 10, 20, 40], 0.99)).toBe(40)
  expect(percentile([30, 10, 20, 40], 0)).toBe(10)
  expect(percentile([], 0.99)).toBe(0)
})

test('the median of an odd number of values is the middle one, sorted by size and not by digits', () => {
  expect(median([9, 100, 10])).toBe(10)
})
