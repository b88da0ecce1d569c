import { tellSentLater } from '../tell-sent.ts'
import { alone } from './alone.ts'
import { createCarefulStore } from './careful-store.ts'
import { createDeviceStore } from './device-store.ts'
import type { Receipt } from './letter.ts'
import { createOutbox } from './outbox.ts'
import { postLetter } from './post-letter.ts'
import { markWaiting } from './waiting-mark.ts'

type SentListener = (receipt: Receipt) => boolean

const listeners = new Set<SentListener>()

export const letterStore = createCarefulStore(createDeviceStore(), markWaiting)

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
