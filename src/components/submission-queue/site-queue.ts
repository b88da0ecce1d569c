import { dropSentDraft } from '../forms/draft.ts'
import { reportSentLater } from '../forms/report-sent.ts'
import { postSubmission } from './post.ts'
import { createSubmissionQueue } from './queue.ts'
import { createDeviceStore, createFallbackStore, type StoredCounts } from './store.ts'
import type { Receipt } from './submission.ts'
import type { SubmissionWords } from './words.ts'

/**
 * Writes to local storage how much the device holds, for the inline loader, which cannot open the database in time.
 * While submissions wait, the loader starts the app on every page. On a page that begins with a form it does so if
 * local storage holds anything, such as the number of receipts.
 */
function writeCounts({ waiting, sent }: StoredCounts) {
  const write = (key: string, count: number) =>
    count > 0 ? localStorage.setItem(key, String(count)) : localStorage.removeItem(key)
  try {
    write('marquee-waiting', waiting)
    write('marquee-sent', sent)
  } catch {
    // Without local storage submissions are sent, and receipts shown, when the next form is hydrated.
  }
}

/** The submissions and receipts of this device and this page. */
export const submissionStore = createFallbackStore(createDeviceStore(), writeCounts)

/** Returns whether it has informed the visitor. */
type SentListener = (receipt: Receipt) => boolean

const listeners = new Set<SentListener>()

/** The submission queue of this page. */
export const siteQueue = createSubmissionQueue({
  store: submissionStore,
  post: postSubmission,
  now: () => Date.now(),
  later(ms, run) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
  async withLock(id, run, ifBusy) {
    const options = { ifAvailable: ifBusy === 'skip' }
    await navigator.locks.request(`marquee-submission-${id}`, options, (lock) => (lock ? run() : undefined))
  },
  onSent(receipt) {
    dropSentDraft(receipt)
    const isReported = [...listeners].some((listener) => listener(receipt))
    if (!isReported) reportSentLater(receipt)
  },
})

/** Calls `listener` when a submission arrives on a later try. Returns a function that removes the listener. */
export function onSentLater(listener: SentListener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

let isStarted = false

/** Sends what waits: now, and whenever the connection may work again. Only the first call has an effect. */
export function startSubmissionQueue() {
  if (isStarted) return
  isStarted = true
  const resume = () => void siteQueue.resume(true)
  addEventListener('online', resume)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && resume())
  resume()
}

/** An inquiry for the visitor to look up, sent or still on its way. */
export type Sent = {
  id: string
  form: string
  state: 'confirmed' | 'unconfirmed' | 'waiting' | 'refused'
  /** When it was sent, or written while it is not sent; milliseconds. */
  at: number
  words: SubmissionWords
}

/** All inquiries of this device and this page. */
async function readAllSent(): Promise<Sent[]> {
  const [receipts, submissions] = await Promise.all([submissionStore.receipts(), submissionStore.submissions()])
  return [
    ...receipts.map(({ id, form, words, sentAt, isConfirmed }): Sent => {
      return { id, form, words, at: sentAt, state: isConfirmed ? 'confirmed' : 'unconfirmed' }
    }),
    ...submissions.map(({ id, form, words, writtenAt, isRefused }): Sent => {
      return { id, form, words, at: writtenAt, state: isRefused ? 'refused' : 'waiting' }
    }),
  ]
}

/** An inquiry by its id; `undefined` where it has been deleted. */
export const readSent = async (id: string) => (await readAllSent()).find((one) => one.id === id)

/** The latest inquiry of a form on this device. */
export const lastSent = async (form: string) =>
  (await readAllSent()).filter((one) => one.form === form).sort((one, other) => other.at - one.at)[0]
