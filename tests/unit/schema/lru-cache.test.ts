import { expect, it, vi } from 'vitest'
import { createLruCache } from '../../../schema/lru-cache.ts'

it('computes a value again once so many other keys were used after it', () => {
  const lengthOf = createLruCache<string, number>(2)
  const compute = vi.fn((text: string) => text.length)
  const ask = (text: string) => lengthOf(text, () => compute(text))
  expect(['a', 'bb', 'a', 'ccc', 'a', 'bb'].map(ask)).toEqual([1, 2, 1, 3, 1, 2])
  expect(compute.mock.calls.flat()).toEqual(['a', 'bb', 'ccc', 'bb'])
})
