import { afterEach, expect, it, vi } from 'vitest'
import { pageClient, pageQuery } from '../../../src/client/page-query.ts'

const { queries } = pageClient.getDefaultOptions()

afterEach(() => {
  vi.unstubAllGlobals()
})

it('retries a page three times, after 1 s at first and 30 s at most', () => {
  expect(queries?.retry).toBe(3)
  const delayMs = queries?.retryDelay as (attempt: number) => number
  expect([0, 1, 2, 3, 4, 5, 6].map(delayMs)).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000])
})

it('caches a page for 5 minutes', () => {
  expect([queries?.staleTime, queries?.gcTime]).toEqual([300_000, 300_000])
})

it.each([500, 502, 429])('retries after an answer of %i', async (status) => {
  vi.stubGlobal('fetch', async () => new Response('', { status }))
  const { signal } = new AbortController()
  await expect(pageQuery('/about').queryFn({ signal })).rejects.toThrow(`/about answered ${status}`)
})
