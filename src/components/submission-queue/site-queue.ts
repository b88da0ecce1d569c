import { dropSentDraft } from '../forms/draft.ts'
import { tellSentLater } from '../forms/report-sent.ts'
import { alone } from './cross-tab-lock.ts'
import { postLetter } from './post-submission.ts'
import { letterStore } from './site-store.ts'
import type { Receipt } from './submission.ts'
import { createOutbox } from './submission-queue.ts'

type SentListener = (receipt: Receipt) => boolean

const listeners = new Set<SentListener>()

/** The outbox of this page. */
export const siteOutbox = createOutbox({
  store: letterStore,
  post: postLetter,
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

/** Calls `listener` when a letter arrived that was sent again; `true` says that the visitor has been told. */
export function onSentLater(listener: SentListener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

let isStarted = false

/** Sends what waits: now, and whenever it may work again. Called again, it does nothing. */
export function startOutbox() {
  if (isStarted) return
  isStarted = true
  const again = () => void siteOutbox.resume(true)
  addEventListener('online', again)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && again())
  again()
}
