import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { shownTime } from '../../../src/dev/shown-time.ts'

const asked = (url: string, headers: Record<string, string> = {}) =>
  shownTime({ url, headers: { host: 'localhost:4173', ...headers } } as unknown as IncomingMessage)

const at = Date.parse('2026-12-03T09:00-05:00')
const led = { referer: 'http://localhost:4173/about?as-of=2026-12-03T09%3A00-05%3A00' }

it('reads the time from the address', () => {
  expect(asked('/about?studio&as-of=2026-12-03T09%3A00-05%3A00')).toEqual({ at })
  expect(asked('/about')).toEqual({})
  for (const wrong of ['soon', '', '2026-02-30', '2026-12-03T09:00'])
    expect(asked(`/about?as-of=${encodeURIComponent(wrong)}`)).toEqual({})
})

it('gives a document the time of the page that leads to it', () => {
  const address = '/careers?x=1&as-of=2026-12-03T09%3A00-05%3A00'
  expect(asked('/careers?x=1', { ...led, 'sec-fetch-dest': 'iframe' })).toEqual({ at, address })
  // With two slashes it would lead to another host.
  expect(asked('//example.com/', { ...led, 'sec-fetch-dest': 'document' })).toMatchObject({
    address: expect.stringMatching(/^\/example\.com\//),
  })
  // What a page fetches is as of its time, and keeps its address.
  expect(asked('/careers', { ...led, 'sec-fetch-dest': 'empty' })).toEqual({ at })
})

it('takes no time from another site', () => {
  expect(asked('/careers', { referer: 'http://example.com/?as-of=2026-12-03' })).toEqual({})
  expect(asked('/careers', { referer: 'no address' })).toEqual({})
})
