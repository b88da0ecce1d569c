import { dropSentDraft } from '../forms/draft.ts'
import { tellSentLater } from '../forms/report-sent.ts'
import { alone } from './cross-tab-lock.ts'
import { postSubmission } from './post-submission.ts'
import { submissionStore } from './site-store.ts'
import type { Receipt } from './submission.ts'
import { createSubmissionQueue } from './submission-queue.ts'

type SentListener = (receipt: Receipt) => boolean

const listeners = new Set<SentListener>()

/** The outbox of this page. */
export const siteQueue = createSubmissionQueue({
  store: submissionStore,
  post: postSubmission,
  now: () => Date.now(),
  later(ms, run) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
  alone,
  onSent(receipt) {
    dropSentDraft(receipt)
    const isTold = [...listeners].some((listener) => listener(receipt))
    if (!isTold) tellSentLater(receipt)
  },
})

/** Calls `listener` when a submission arrived that was sent again; `true` says that the visitor has been told. */
export function onSentLater(listener: SentListener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

let isStarted = false

/** Sends what waits: now, and whenever it may work again. Called again, it does nothing. */
export function startSubmissionQueue() {
  if (isStarted) return
  isStarted = true
  const again = () => void siteQueue.resume(true)
  addEventListener('online', again)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && again())
  again()
}
