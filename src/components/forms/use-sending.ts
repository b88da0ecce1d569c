import { useCallback, useEffect, useRef, useState } from 'react'
import { createSubmissions, type InquiryContent } from '../submission-queue/new-submission.ts'
import { onSentLater, siteQueue, startSubmissionQueue } from '../submission-queue/site-queue.ts'
import {
  type NewSubmission,
  type Receipt,
  type SubmissionWords,
  type Transport,
  writeSubmission,
} from '../submission-queue/submission.ts'
import { wordsOf } from '../submission-queue/words-of.ts'
import { reportSent } from './report-sent.ts'

/** How long the "Thank you" overlay stays (spec, section 4). */
const thanksMs = 3_000

export type SendingState = 'editing' | 'sending' | 'failed' | 'thanks'

export type SendingOptions = {
  transport?: Transport | undefined
  /** What the visitor can read later about what was sent. */
  words?: (inquiry: InquiryContent) => SubmissionWords
  /** The inquiry as the form holds it now. While it is what was sent, a late success ends the form as an early one does. */
  now?: () => InquiryContent
  /** Whether nothing may stay on the device. */
  isShared?: () => boolean
}

/**
 * Sending of a form. `send` is ignored while a send is under way. After a success the state is `thanks` for
 * {@link thanksMs}, then `onDone` is called and the form can be used again; after a failure everything is kept, and the
 * inquiry goes on being sent in the background. `isKept` says whether it also outlives the page, `submission` what was sent.
 */
export function useSending(endpoint: string, onDone: () => void, options: SendingOptions = {}) {
  const [state, setState] = useState<SendingState>('editing')
  const [isKept, setIsKept] = useState(false)
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
    const timer = setTimeout(() => {
      busy.current = false
      submissions.current = createSubmissions(Date.now())
      setState('editing')
      latest.current.onDone()
      if (waiting.current) reportSent(waiting.current)
      waiting.current = undefined
    }, thanksMs)
    return () => clearTimeout(timer)
  }, [state])
  useEffect(() => {
    if (isKept || state !== 'failed') return undefined
    const stay = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', stay)
    return () => removeEventListener('beforeunload', stay)
  }, [state, isKept])
  useEffect(
    () =>
      onSentLater(({ id, content }: Receipt) => {
        const { now } = latest.current.options
        const isSame = now !== undefined && JSON.stringify(now()) === content
        if (busy.current || !(isSame || waiting.current?.id === id)) return false
        busy.current = isSame
        waiting.current = isSame ? { id, isShared: false } : undefined
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
      const made = submissions.current(inquiry, { endpoint, transport, words: (words ?? wordsOf)(inquiry) })
      const replaced = waiting.current?.id === made.id ? undefined : waiting.current?.id
      const place = isShared?.() ? 'page' : 'device'
      const {
        state: became,
        id,
        isKept: kept,
      } = await siteQueue.submit(writeSubmission(made, Date.now()), place, replaced)
      waiting.current = { id, isShared: place === 'page' }
      setSubmission(made)
      setIsKept(kept)
      busy.current = became === 'sent'
      setState(became === 'sent' ? 'thanks' : 'failed')
    },
    [endpoint],
  )
  return { state, send, isKept, submission }
}
