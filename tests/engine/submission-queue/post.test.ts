// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { postSubmission } from '../../../src/components/submission-queue/post.ts'
import { pendingSubmission, type Transport } from '../../../src/components/submission-queue/submission.ts'

const requests: RequestInit[] = []

/** What a submission comes back with when the endpoint answers like this. */
function answered(answer: () => Response, transport: Transport = 'readable', endpoint = '/api/inquiries') {
  vi.stubGlobal('fetch', async (_: string, request: RequestInit) => {
    requests.push(request)
    return answer()
  })
  const words = { rows: [], next: '', phone: '', email: '' }
  return postSubmission(
    pendingSubmission({ id: 'a', body: '{}', content: '{}', form: 'quote', endpoint, transport, words }, 0),
  )
}
const json = (status: number, body: unknown, headers = {}) => new Response(JSON.stringify(body), { status, headers })

afterEach(() => {
  requests.length = 0
  vi.unstubAllGlobals()
})

it('counts only {"ok":true} of a readable endpoint as sent', async () => {
  expect(await answered(() => json(201, { ok: true }))).toEqual({ kind: 'taken' })
  expect(await answered(() => json(200, { ok: true }))).toEqual({ kind: 'taken' })
  for (const other of [
    () => json(200, { ok: false }),
    () => json(500, { ok: true }),
    () => new Response('<!doctype html>Sign in'),
    () => new Response(''),
    () => json(404, { ok: false }),
    () => json(503, { ok: false }),
    () => {
      throw new TypeError('offline')
    },
  ])
    expect((await answered(other)).kind).toBe('unsure')
})

it.each([400, 413, 415, 422])('counts %i of the service as final, and that of others not', async (status) => {
  expect(await answered(() => json(status, { ok: false, errors: [] }))).toEqual({ kind: 'refused' })
  expect((await answered(() => new Response('proxy', { status }))).kind).toBe('unsure')
})

it('waits as long as an overloaded service asks', async () => {
  const answer = await answered(() => json(429, { ok: false }, { 'retry-after': '90' }))
  expect(answer).toEqual({ kind: 'unsure', waitMs: 90_000, isBusy: true })
})

it('counts every completed request to a spreadsheet script as sent, unconfirmed', async () => {
  const endpoint = 'https://script.google.com/macros/s/abc/exec'
  expect(await answered(() => new Response(''), 'no-cors', endpoint)).toEqual({ kind: 'unconfirmed' })
  expect(requests[0]).toMatchObject({ mode: 'no-cors', headers: { 'content-type': 'text/plain' } })
})

it("sends to Marquee's service on another host without a preflight", async () => {
  await answered(() => json(201, { ok: true }), 'readable', 'https://service.example.com/api/inquiries')
  expect(requests[0]).toMatchObject({ mode: 'cors', headers: { 'content-type': 'text/plain' } })
})
