import { isMapping } from 'marquee'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Answers } from '../../schema/forms/answers.ts'
import { type Draft, dropDraft, readDraft, storeDraft } from '../../src/components/forms/draft.ts'
import { onSentLater } from '../../src/components/submission-queue/site-queue.ts'

/** The answers of a form, its step, and its inquiry as text for comparison. */
type FormState = { answers: Answers; step: number; content: string }

function storeOrDrop(form: string, { answers, step, content }: FormState) {
  if (isAnswered(answers)) storeDraft(form, { step, fields: answers, content })
  else dropDraft(form)
}

/** Whether a question was answered. Groups have entries even without an answer. */
const isAnswered = (answer: unknown): boolean =>
  isMapping(answer) || Array.isArray(answer) ? Object.values(answer).some(isAnswered) : answer !== undefined

/** Stores what is typed on the device and offers it on the next visit. Nothing is stored on a shared computer. */
export function useDraft(form: string, current: () => FormState) {
  const [offer, showOffer] = useState<Draft>()
  // An event may come before the offer is rendered, and must not overwrite the draft.
  const offered = useRef<Draft>(undefined)
  const setOffer = useCallback((draft: Draft | undefined) => {
    offered.current = draft
    showOffer(draft)
  }, [])
  const [isShared, setShared] = useState(false)
  const [isBegun, setBegun] = useState(false)
  const latest = useRef(current)
  // Before effects of the same rendering: one of them stores the draft of the step that has just been shown.
  useLayoutEffect(() => {
    latest.current = current
  })
  useEffect(() => {
    const before = readDraft(form)
    setOffer(before)
    // Text typed before hydration has triggered no event here.
    const typed = latest.current()
    if (!before && isAnswered(typed.answers)) {
      setBegun(true)
      storeOrDrop(form, typed)
    }
    return onSentLater(({ content }) => {
      if (offered.current?.content === content) setOffer(undefined)
      return false
    })
  }, [form, setOffer])
  useEffect(() => {
    if (isShared) dropDraft(form)
  }, [form, isShared])

  return {
    offer,
    isShared,
    setShared,
    /** Whether the visitor has typed anything. */
    isBegun,
    /** Called on each change. An offered draft is not overwritten before the visitor resumes or dismisses it. */
    save() {
      setBegun(true)
      if (isShared || offered.current) return
      storeOrDrop(form, latest.current())
    },
    /** Called when the visitor goes to another step, which decides against an offered draft. */
    saveStep() {
      setBegun(true)
      setOffer(undefined)
      if (!isShared) storeOrDrop(form, latest.current())
    },
    /** Resumes the draft, and returns its answers and its step. */
    resume(): { answers: Answers; step: number } {
      setOffer(undefined)
      setBegun(true)
      return { answers: isMapping(offer?.fields) ? offer.fields : {}, step: Number(offer?.step) || 0 }
    },
    drop() {
      dropDraft(form)
      setOffer(undefined)
      setBegun(false)
    },
  }
}
