import { expect, it, vi } from 'vitest'
import { memoize } from '../../../src/cache/memoize.ts'

it('computes the value of a key once', () => {
  const compute = vi.fn((text: string) => text.length)
  const lengthOf = memoize(compute)
  expect(['a', 'bb', 'a'].map(lengthOf)).toEqual([1, 2, 1])
  expect(compute.mock.calls.flat()).toEqual(['a', 'bb'])
})

it('computes a value again once enough other keys were used after it', () => {
  const compute = vi.fn((text: string) => text.length)
  const lengthOf = memoize(compute, 2)
  expect(['a', 'bb', 'a', 'ccc', 'a', 'bb'].map(lengthOf)).toEqual([1, 2, 1, 3, 1, 2])
  expect(compute.mock.calls.flat()).toEqual(['a', 'bb', 'ccc', 'bb'])
})

it('computes a value again that could not be had', async () => {
  const compute = vi.fn(async (text: string) => {
    if (compute.mock.calls.length === 1) throw new Error('Busy')
    return text.length
  })
  const lengthOf = memoize(compute)
  await expect(lengthOf('a')).rejects.toThrow('Busy')
  expect(await lengthOf('a')).toBe(1)
  expect(await lengthOf('a')).toBe(1)
  expect(compute).toHaveBeenCalledTimes(2)
})
