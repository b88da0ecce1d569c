import { useCallback, useEffect, useRef, useState } from 'react'
import { createSubmissions, type InquiryContent, sendInquiry } from './send-inquiry.ts'

/** How long the "Thank you" overlay stays (spec, section 4). */
const thanksMs = 3_000

export type SendingState = 'editing' | 'sending' | 'failed' | 'thanks'

/**
 * Sending of a form. `send` is ignored while a send is under way. After a success the state is `thanks` for
 * {@link thanksMs}, then `onDone` is called and the form can be used again; after a failure everything is kept.
 */
export function useSending(endpoint: string, onDone: () => void) {
  const [state, setState] = useState<SendingState>('editing')
  const busy = useRef(false)
  const submissions = useRef<(inquiry: InquiryContent) => string>(undefined)
  const done = useRef(onDone)

  useEffect(() => {
    done.current = onDone
  })
  useEffect(() => {
    submissions.current = createSubmissions(Date.now())
  }, [])
  useEffect(() => {
    if (state !== 'thanks') return undefined
    const timer = setTimeout(() => {
      busy.current = false
      submissions.current = createSubmissions(Date.now())
      setState('editing')
      done.current()
    }, thanksMs)
    return () => clearTimeout(timer)
  }, [state])

  const send = useCallback(
    async (inquiry: InquiryContent) => {
      if (busy.current || !submissions.current) return
      busy.current = true
      setState('sending')
      try {
        await sendInquiry(endpoint, submissions.current(inquiry))
        setState('thanks')
      } catch {
        busy.current = false
        setState('failed')
      }
    },
    [endpoint],
  )
  return { state, send }
}
