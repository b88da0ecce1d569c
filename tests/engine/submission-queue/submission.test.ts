import fc from 'fast-check'
import { expect, it } from 'vitest'
import { afterAnswer, type EndpointAnswer, waitOf } from '../../../src/components/submission-queue/retry.ts'
import { pendingSubmission, type Submission } from '../../../src/components/submission-queue/submission.ts'

const now = 1_800_000_000_000
const written = pendingSubmission(
  {
    id: 'a',
    body: '{}',
    content: '{}',
    form: 'quote',
    endpoint: '/api/inquiries',
    transport: 'readable',
    words: { rows: [], next: '', phone: '', email: '' },
  },
  now,
)
const failed = (submission: Submission, answer: EndpointAnswer = { kind: 'unsure' }) => {
  const outcome = afterAnswer(submission, answer, now)
  if (!('submission' in outcome)) throw new Error('A submission that did not arrive stays in the queue.')
  return outcome.submission
}

it('waits from 1 s to 30 s between tries', () => {
  const waits: number[] = []
  for (let submission = failed(written); waits.length < 7; submission = failed(submission))
    waits.push(submission.waitMs)
  expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000])
})

it('waits as long as an overloaded service asks, up to an hour', () => {
  expect(failed(written, { kind: 'unsure', waitMs: 90_000 }).waitMs).toBe(90_000)
  expect(failed(written, { kind: 'unsure', waitMs: 1e12 }).waitMs).toBe(3_600_000)
})

it('waits no longer than intended, whatever the clock does', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e13, max: 1e13 }), (jumpMs) => {
      const waitMs = waitOf(failed(written), now + jumpMs)
      expect(waitMs).toBeGreaterThanOrEqual(0)
      expect(waitMs).toBeLessThanOrEqual(1_000)
    }),
  )
})

it('does not send again what the service refuses for good, and stores it', () => {
  expect(failed(written, { kind: 'refused' })).toMatchObject({ id: 'a', body: '{}', isRefused: true })
})

it('says of a receipt whether the endpoint has confirmed it', () => {
  expect(afterAnswer(written, { kind: 'taken' }, now)).toMatchObject({ receipt: { isConfirmed: true, sentAt: now } })
  expect(afterAnswer(written, { kind: 'unconfirmed' }, now)).toMatchObject({ receipt: { isConfirmed: false } })
})
