import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import type { InquiryStore } from '../../../src/server/inquiry-store.ts'
import { createServer } from '../../../src/server/server.ts'
import { repeats } from '../../support/long.ts'
import { sampleDist } from './sample-dist.ts'
import { sampleContact, sampleQuote } from './sample-inquiry.ts'
import { places } from './sample-store.ts'

const allowed = [200, 201, 400, 401, 404, 405, 413, 415, 422, 429]
const token = 'secret-token'

/** Values that programs trip over: objects with the names of methods, deep ones, odd numbers and texts. */
const awkward = fc.constantFrom<unknown>(
  { toString: 'contact' },
  { valueOf: 1, toString: null },
  { length: 5 },
  { constructor: null, hasOwnProperty: 1 },
  [[[[]]]],
  JSON.parse('{"__proto__":{"form":"contact"}}'),
  'constructor',
  '__proto__',
  '\u0000',
  '\ud800',
  1e308,
  -0,
)
const anyJson = fc.oneof(awkward, fc.jsonValue({ maxDepth: 4 }))

/** An inquiry with one of its values replaced, or with one more. */
const changed = fc
  .tuple(fc.constantFrom('contact', 'quote', 'claim'), fc.nat(), anyJson, fc.oneof(fc.constant(''), fc.string()))
  .map(([form, at, value, added]) => {
    const claim = { form, submissionId: randomUUID(), fullName: 'Ana', letter: [], receipts: [{ amount: 1 }] }
    const inquiry: object = form === 'contact' ? sampleContact() : form === 'quote' ? sampleQuote() : claim
    const keys = Object.keys(inquiry)
    return { ...inquiry, [added || `${keys[at % keys.length]}`]: value }
  })

let opened: Promise<{ server: Awaited<ReturnType<typeof createServer>>; store: InquiryStore }> | undefined
afterAll(async () => {
  const { server, store } = (await opened) ?? {}
  await server?.close()
  await store?.close()
})

async function open() {
  const store = await (await places.PostgreSQL()).open()
  const server = await createServer({ dist: await sampleDist(), env: { ADMIN_TOKEN: token }, store })
  return { server, store }
}

test('any JSON at any place has an answer, and never an error of the service', async () => {
  opened ??= open()
  const { server } = await opened
  let client = 0
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(anyJson, changed),
      fc.constantFrom('application/json', 'text/plain'),
      async (body, type) => {
        const { statusCode, json } = await server.inject({
          method: 'POST',
          url: '/api/inquiries',
          remoteAddress: `10.${(client >> 8) % 256}.${client++ % 256}.1`,
          headers: { 'content-type': type },
          payload: JSON.stringify(body),
        })
        expect(allowed).toContain(statusCode)
        expect(json()).toHaveProperty('ok')
      },
    ),
    {
      numRuns: repeats(2_000),
      examples: [
        [{ form: { toString: 'contact' } }, 'text/plain'],
        [{ ...sampleQuote(), 'Bartenders-count': { toString: 1 } }, 'text/plain'],
      ],
    },
  )
})

test('any query has an answer as well', async () => {
  opened ??= open()
  const { server } = await opened
  const headers = { authorization: `Bearer ${token}` }
  for (const query of [
    'after=%00',
    'after=x',
    `after=${randomUUID()}`,
    'after[]=1',
    'after=%ff',
    '__proto__=1',
    `after=${'a'.repeat(9_000)}`,
  ])
    expect(allowed).toContain((await server.inject({ url: `/api/inquiries?${query}`, headers })).statusCode)
})
