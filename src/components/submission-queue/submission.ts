/** How an endpoint is asked. `no-cors`: its answer cannot be read (spec, section 7). `readable`: it says what it did. */
export type Transport = 'no-cors' | 'readable'

/** What a person reads about an inquiry later. */
export type SubmissionWords = {
  /** What was asked, as labels and values in the order of the form. */
  rows: readonly (readonly [label: string, value: string])[]
  /** What happens once it has arrived. */
  next: string
  phone: string
  email: string
}

/** An inquiry on its way. It waits in the outbox until the endpoint has taken it. */
export type Submission = {
  /** The `submissionId` in the body: the same on every try, so that the service stores it once. */
  id: string
  /** The bytes that are sent, the same on every try. */
  body: string
  /** The inquiry without id and times: what makes two inquiries the same. */
  content: string
  form: string
  endpoint: string
  transport: Transport
  words: SubmissionWords
  /** Milliseconds of the visitor's clock, which may be wrong and may be set at any time. */
  writtenAt: number
  tries: number
  triedAt: number
  /** How long to wait after `triedAt`. */
  waitMs: number
  /** The service has read it and will not take it, however often it is sent. */
  isRefused: boolean
}

/** An inquiry that has been sent. */
export type Receipt = Pick<Submission, 'id' | 'content' | 'form' | 'words' | 'writtenAt'> & {
  sentAt: number
  /** Whether the endpoint has said so itself. */
  isConfirmed: boolean
}

/**
 * What an endpoint made of a submission. `taken`: stored. `unconfirmed`: the request completed and nothing can be read.
 * `refused`: read, and refused for good. `unsure`: stored or not, nobody knows; it is sent again.
 */
export type Answer =
  | { kind: 'taken' }
  | { kind: 'unconfirmed' }
  | { kind: 'refused' }
  | { kind: 'unsure'; waitMs?: number | undefined }

/** Back-off of spec 7. */
const firstWaitMs = 1_000
const longestWaitMs = 30_000

/** A service that is overrun may ask for more patience, up to this. */
const longestAskedMs = 60 * 60_000

export type NewSubmission = Pick<Submission, 'id' | 'body' | 'content' | 'form' | 'endpoint' | 'transport' | 'words'>

export const writeSubmission = (submission: NewSubmission, now: number): Submission => ({
  ...submission,
  writtenAt: now,
  tries: 0,
  triedAt: now,
  waitMs: 0,
  isRefused: false,
})

/** What becomes of a submission after an answer: a receipt when it is sent, else the submission as it goes on waiting. */
export function afterAnswer(
  submission: Submission,
  answer: Answer,
  now: number,
): { receipt: Receipt } | { submission: Submission } {
  if (answer.kind === 'taken' || answer.kind === 'unconfirmed') {
    const { id, content, form, words, writtenAt } = submission
    return { receipt: { id, content, form, words, writtenAt, sentAt: now, isConfirmed: answer.kind === 'taken' } }
  }
  const tries = submission.tries + 1
  const backOffMs = Math.min(firstWaitMs * 2 ** submission.tries, longestWaitMs)
  const askedMs = answer.kind === 'unsure' ? Math.min(answer.waitMs ?? 0, longestAskedMs) : 0
  const waitMs = Math.max(backOffMs, askedMs)
  return { submission: { ...submission, tries, triedAt: now, waitMs, isRefused: answer.kind === 'refused' } }
}

/** How long a submission still waits, in milliseconds. A clock that was set back does not make it wait for that long again. */
export function waitOf(submission: Submission, now: number): number {
  const passedMs = now - submission.triedAt
  return passedMs < 0 ? 0 : Math.max(0, submission.waitMs - passedMs)
}

/** How long what was sent can be looked up on the device, confirmed or not. */
export const receiptKeptMs = 30 * 24 * 60 * 60_000

export const isOver = (receipt: Receipt, now: number) => now - receipt.sentAt > receiptKeptMs
