import { useCallback, useEffect, useRef, useState } from 'react'
import type { InquiryContent } from '../../../schema/forms/answers.ts'
import { onSentLater, siteQueue, startSubmissionQueue, submissionStore } from '../submission-queue/site-queue.ts'
import {
  createSubmissions,
  type NewSubmission,
  pendingSubmission,
  type Receipt,
  type Transport,
} from '../submission-queue/submission.ts'
import { inquiryWords, type SubmissionWords } from '../submission-queue/words.ts'
import { dropSentDraft } from './draft.ts'
import { reportSent } from './report-sent.ts'

/** How long the "Thank you" overlay stays (docs/requirements.md, “Sending”). */
const thanksMs = 3_000

export type SendingState = 'editing' | 'sending' | 'failed' | 'thanks'

/** Why an inquiry goes out later, by itself. */
export type Waits = 'offline' | 'busy'

export type SendingOptions = {
  transport?: Transport | undefined
  /** What the visitor can read later about what was sent. */
  words?: (inquiry: InquiryContent) => SubmissionWords
  /** The inquiry that the form holds. If a retry succeeds while it is still what was sent, the form is done as well. */
  currentInquiry?: () => InquiryContent
  /** Whether nothing may stay on the device. */
  isShared?: () => boolean
  /** Says that it was sent, once the thanks are over; else a notice with a link to what was sent. */
  report?: (finished: { id: string; isShared: boolean }) => void
}

/**
 * Sending of a form. `send` does nothing while another send is under way. After a success the state is `thanks` for
 * {@link thanksMs}, then `onDone` is called and the form can be used again. After a failure the form retains its
 * values, and the queue retries. `isStored`: whether the inquiry outlives the page; `waits`: why it is not
 * sent yet, where the queue will send it; `submission`: what was sent last.
 */
export function useSending(endpoint: string, onDone: () => void, options: SendingOptions = {}) {
  const [state, setState] = useState<SendingState>('editing')
  const [isStored, setIsStored] = useState<boolean>()
  const [waits, setWaits] = useState<Waits>()
  const busy = useRef(false)
  const submissions = useRef<ReturnType<typeof createSubmissions>>(undefined)
  const [submission, setSubmission] = useState<NewSubmission>()
  const waiting = useRef<{ id: string; isShared: boolean }>(undefined)
  const latest = useRef({ onDone, options })

  useEffect(() => {
    latest.current = { onDone, options }
  })
  useEffect(() => {
    submissions.current = createSubmissions(Date.now())
    startSubmissionQueue()
  }, [])
  useEffect(() => {
    if (state !== 'thanks') return undefined
    const timer = setTimeout(async () => {
      const finished = waiting.current
      waiting.current = undefined
      // Before the form, which starts again, looks for the receipt.
      if (finished?.isShared) await submissionStore.delete(finished.id)
      busy.current = false
      submissions.current = createSubmissions(Date.now())
      setState('editing')
      latest.current.onDone()
      const { report = reportSent } = latest.current.options
      if (finished) report(finished)
    }, thanksMs)
    return () => clearTimeout(timer)
  }, [state])
  useEffect(() => {
    if (isStored || state !== 'failed') return undefined
    const stay = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', stay)
    return () => removeEventListener('beforeunload', stay)
  }, [state, isStored])
  useEffect(
    () =>
      onSentLater(({ id, content }: Receipt) => {
        const { currentInquiry } = latest.current.options
        const isSame = currentInquiry !== undefined && JSON.stringify(currentInquiry()) === content
        if (busy.current || !(isSame || waiting.current?.id === id)) return false
        busy.current = isSame
        const isShared = waiting.current?.id === id && waiting.current.isShared
        waiting.current = isSame ? { id, isShared } : undefined
        setState(isSame ? 'thanks' : 'editing')
        return isSame
      }),
    [],
  )

  const send = useCallback(
    async (inquiry: InquiryContent) => {
      if (busy.current || !submissions.current) return
      busy.current = true
      setState('sending')
      const { transport, words, isShared } = latest.current.options
      try {
        const created = submissions.current(inquiry, { endpoint, transport, words: (words ?? inquiryWords)(inquiry) })
        const replaced = waiting.current?.id === created.id ? undefined : waiting.current?.id
        const place = isShared?.() ? 'page' : 'device'
        const submitted = await siteQueue.submit(pendingSubmission(created, Date.now()), place, replaced)
        waiting.current = { id: submitted.id, isShared: place === 'page' }
        setSubmission(created)
        setIsStored(submitted.isStored)
        const reason = !navigator.onLine ? 'offline' : submitted.isBusy ? 'busy' : undefined
        setWaits(submitted.state === 'waiting' ? reason : undefined)
        // Not after the thanks: who leaves before would be asked to go on with what has been sent.
        if (submitted.state === 'sent') dropSentDraft(created)
        busy.current = submitted.state === 'sent'
        setState(submitted.state === 'sent' ? 'thanks' : 'failed')
      } catch (error) {
        // Web Locks and UUIDs need https. Without them the visitor gets telephone and e-mail.
        console.error('The inquiry cannot be sent.', error)
        busy.current = false
        setWaits(undefined)
        setState('failed')
      }
    },
    [endpoint],
  )
  return { state, send, isStored, waits, submission }
}
