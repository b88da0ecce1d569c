import type { Receipt, Submission } from './submission.ts'

/**
 * The answer of an endpoint. `taken`: stored. `unconfirmed`: the request completed and its answer cannot be read.
 * `refused`: read, and refused for good. `unsure`: it may be stored or not, so it is sent again; `isBusy`: later, as the
 * endpoint has asked.
 */
export type EndpointAnswer =
  | { kind: 'taken' }
  | { kind: 'unconfirmed' }
  | { kind: 'refused' }
  | { kind: 'unsure'; waitMs?: number | undefined; isBusy?: boolean }

/** Times between tries: docs/requirements.md, “Sending”. */
const firstWaitMs = 1_000
const maxWaitMs = 30_000

/** The longest `Retry-After` that is obeyed. */
const maxRetryAfterMs = 60 * 60_000

/** The state after an answer: a receipt when the submission is sent, else the submission with its next wait. */
export function afterAnswer(
  submission: Submission,
  answer: EndpointAnswer,
  now: number,
): { receipt: Receipt } | { submission: Submission } {
  if (answer.kind === 'taken' || answer.kind === 'unconfirmed') {
    const { id, content, form, words, writtenAt } = submission
    return { receipt: { id, content, form, words, writtenAt, sentAt: now, isConfirmed: answer.kind === 'taken' } }
  }
  const tries = submission.tries + 1
  const backOffMs = Math.min(firstWaitMs * 2 ** submission.tries, maxWaitMs)
  const retryAfterMs = answer.kind === 'unsure' ? Math.min(answer.waitMs ?? 0, maxRetryAfterMs) : 0
  const waitMs = Math.max(backOffMs, retryAfterMs)
  return { submission: { ...submission, tries, triedAt: now, waitMs, isRefused: answer.kind === 'refused' } }
}

/**
 * How long a submission still waits, in milliseconds. A clock that was set back does not make it wait for that long
 * again.
 */
export function waitOf(submission: Submission, now: number): number {
  const passedMs = now - submission.triedAt
  return passedMs < 0 ? 0 : Math.max(0, submission.waitMs - passedMs)
}
