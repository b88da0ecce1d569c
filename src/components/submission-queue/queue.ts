import { afterAnswer, type EndpointAnswer, waitOf } from './retry.ts'
import type { SubmissionStore } from './store.ts'
import { isExpired, type Receipt, type Submission } from './submission.ts'

/** What the queue needs from outside. */
export type SubmissionQueuePorts = {
  store: SubmissionStore
  /** Sends a submission once. Never rejects: where nobody knows the outcome, it is `unsure`. */
  post(submission: Submission): Promise<EndpointAnswer>
  now(): number
  /** Runs `run` later. Returns a function that cancels it. */
  later(ms: number, run: () => void): () => void
  /** Runs `run` while no other tab holds the lock of this id. `'skip'` does not wait for another tab. */
  withLock(id: string, run: () => Promise<void>, ifBusy: 'wait' | 'skip'): Promise<void>
  /** Called when a submission has arrived on a try of `resume`. */
  onSent(receipt: Receipt): void
}

export type Submitted = {
  state: 'sent' | 'waiting' | 'refused'
  id: string
  /** Whether it outlives the page. */
  isStored: boolean
  /** Whether the endpoint has asked to send it later. */
  isBusy: boolean
}

/**
 * Sends submissions until they have arrived. A submission is written to the store before its first try. It leaves the
 * store when the endpoint has taken it, or when the visitor sends a corrected one in its place.
 */
export function createSubmissionQueue({ store, post, now, later, withLock, onSent }: SubmissionQueuePorts) {
  let cancelTimer = () => {}

  /** One try. It reads the submission from the store, since another tab may have sent it meanwhile. */
  async function tryOnce(id: string, ifBusy: 'wait' | 'skip', isAwaited: boolean): Promise<EndpointAnswer | undefined> {
    let answer: EndpointAnswer | undefined
    await withLock(
      id,
      async () => {
        const submission = await store.submission(id)
        if (!submission) return
        answer = await post(submission)
        const outcome = afterAnswer(submission, answer, now())
        if ('submission' in outcome) return store.update(outcome.submission)
        await store.markDelivered(outcome.receipt)
        if (!isAwaited) onSent(outcome.receipt)
      },
      ifBusy,
    )
    return answer
  }

  /**
   * Writes a submission to the store and tries it once; the queue then retries by itself. Content that waits already or
   * was just sent is the same submission. `replaced` is the submission of an earlier state of the inquiry, which is
   * deleted.
   */
  async function submit(written: Submission, place: 'device' | 'page', replaced?: string): Promise<Submitted> {
    const { id, isStored } = await store.write(written, place, replaced)
    const answer = await tryOnce(id, 'wait', true)
    const left = await store.submission(id)
    if (left && !left.isRefused) schedule(left.waitMs)
    const state = left === undefined ? 'sent' : left.isRefused ? 'refused' : 'waiting'
    return { state, id, isStored, isBusy: answer?.kind === 'unsure' && answer.isBusy === true }
  }

  /** Tries what is due. `eager` tries everything that waits, because the connection may work again. */
  async function resume(eager = false): Promise<void> {
    await store.prune((receipt) => isExpired(receipt, now()))
    for (const submission of await store.submissions())
      if (!submission.isRefused && (eager || waitOf(submission, now()) === 0))
        await tryOnce(submission.id, 'skip', false)
    const waits = (await store.submissions())
      .filter(({ isRefused }) => !isRefused)
      .map((submission) => waitOf(submission, now()))
    if (waits.length > 0) schedule(Math.max(Math.min(...waits), 1_000))
  }

  function schedule(ms: number) {
    cancelTimer()
    cancelTimer = later(ms, () => void resume())
  }

  return { submit, resume, stop: () => cancelTimer() }
}
