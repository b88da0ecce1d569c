import { expect, it, vi } from 'vitest'
import { createLruCache } from '../../../schema/lru-cache.ts'

it('makes the same thing once, and anew when so many others came after it', () => {
  const lengthOf = createLruCache<string, number>(2)
  const make = vi.fn((text: string) => text.length)
  const ask = (text: string) => lengthOf(text, () => make(text))
  expect(['a', 'bb', 'a', 'ccc', 'bb', 'a'].map(ask)).toEqual([1, 2, 1, 3, 2, 1])
  expect(make.mock.calls.flat()).toEqual(['a', 'bb', 'ccc', 'a'])
})
