import { type Answer, afterAnswer, isOver, type Receipt, type Submission, waitOf } from './submission.ts'
import type { SubmissionStore } from './submission-store.ts'

/** What the outbox needs of the world. */
export type SubmissionQueuePorts = {
  store: SubmissionStore
  /** Sends a submission once. Never rejects: what is not known is `unsure`. */
  post(submission: Submission): Promise<Answer>
  now(): number
  /** Runs something later. Returns a function that ends it. */
  later(ms: number, run: () => void): () => void
  /** Runs while no other tab does the same for this id. `'skip'` gives up at once where another one is at it. */
  alone(id: string, run: () => Promise<void>, ifBusy: 'wait' | 'skip'): Promise<void>
  /** Tells of a submission that arrived without anybody waiting for it. */
  onSent(receipt: Receipt): void
}

export type Submitted = {
  state: 'sent' | 'waiting' | 'refused'
  id: string
  /** Whether it outlives the page. */
  isKept: boolean
}

/**
 * Sends submissions until they have arrived. A submission is written down before its first try and goes only when it was taken,
 * or when the visitor sends a corrected one in its place.
 */
export function createSubmissionQueue({ store, post, now, later, alone, onSent }: SubmissionQueuePorts) {
  let endTimer = () => {}

  /** One try. What another tab has done with the submission meanwhile counts. */
  async function attempt(id: string, ifBusy: 'wait' | 'skip', isAwaited: boolean): Promise<void> {
    await alone(
      id,
      async () => {
        const submission = await store.submission(id)
        if (!submission) return
        const outcome = afterAnswer(submission, await post(submission), now())
        if ('submission' in outcome) return store.update(outcome.submission)
        await store.markDelivered(outcome.receipt)
        if (!isAwaited) onSent(outcome.receipt)
      },
      ifBusy,
    )
  }

  /**
   * Writes a submission down and tries it once; more tries follow by themselves. The same content as one that waits or was
   * just sent is that one. `replaced` is an earlier state of the same inquiry, which is then not sent any more.
   */
  async function submit(written: Submission, place: 'device' | 'page', replaced?: string): Promise<Submitted> {
    const { id, isKept } = await store.write(written, place, replaced)
    await attempt(id, 'wait', true)
    const left = await store.submission(id)
    if (left && !left.isRefused) plan(left.waitMs)
    return { state: left === undefined ? 'sent' : left.isRefused ? 'refused' : 'waiting', id, isKept }
  }

  /** Tries what waits; with `eager` also what has not waited long enough, because something has changed for the better. */
  async function resume(eager = false): Promise<void> {
    await store.prune((receipt) => isOver(receipt, now()))
    for (const submission of await store.submissions())
      if (!submission.isRefused && (eager || waitOf(submission, now()) === 0))
        await attempt(submission.id, 'skip', false)
    const waits = (await store.submissions())
      .filter(({ isRefused }) => !isRefused)
      .map((submission) => waitOf(submission, now()))
    if (waits.length > 0) plan(Math.max(Math.min(...waits), 1_000))
  }

  function plan(ms: number) {
    endTimer()
    endTimer = later(ms, () => void resume())
  }

  return { submit, resume, stop: () => endTimer() }
}
