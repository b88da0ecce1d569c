import { useEffect, useRef, useState } from 'react'
import type { Answers } from '../../schema/forms/form-answers.ts'
import { type Draft, dropDraft, keepDraft, readDraft } from '../../src/components/forms/draft.ts'
import { onSentLater } from '../../src/components/submission-queue/site-queue.ts'

/** What a form holds, and the inquiry that it would be. */
type Held = { answers: Answers; content: string }

const isMapping = (value: unknown): value is Answers =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function keep(form: string, { answers, content }: Held) {
  if (isAnswered(answers)) keepDraft(form, { step: 0, fields: answers, content })
  else dropDraft(form)
}

/** Whether anything was answered. Entries of a group are there without an answer as well. */
const isAnswered = (answer: unknown): boolean =>
  isMapping(answer) || Array.isArray(answer) ? Object.values(answer).some(isAnswered) : answer !== undefined

/** Keeps what is typed on the device and offers it on the next visit. On a shared computer nothing is kept. */
export function useDraft(form: string, held: () => Held) {
  const [offer, setOffer] = useState<Draft>()
  const [isShared, setShared] = useState(false)
  const [isBegun, setBegun] = useState(false)
  const latest = useRef(held)
  useEffect(() => {
    latest.current = held
  })
  useEffect(() => {
    const before = readDraft(form)
    setOffer(before)
    // What was typed before the scripts came has caused no event that anybody heard.
    const typed = latest.current()
    if (!before && isAnswered(typed.answers)) {
      setBegun(true)
      keep(form, typed)
    }
    return onSentLater(({ content }) => {
      setOffer((offered) => (offered?.content === content ? undefined : offered))
      return false
    })
  }, [form])
  useEffect(() => {
    if (isShared) dropDraft(form)
  }, [form, isShared])

  return {
    offer,
    isShared,
    setShared,
    /** Whether the visitor has typed anything here. */
    isBegun,
    /** Called on each change. What is offered is not overwritten before it is taken up or put away. */
    save() {
      setBegun(true)
      if (isShared || offer) return
      keep(form, latest.current())
    },
    /** Takes the draft up again, and gives its answers. */
    resume(): Answers {
      const fields = offer?.fields
      setOffer(undefined)
      setBegun(true)
      return isMapping(fields) ? fields : {}
    },
    drop() {
      dropDraft(form)
      setOffer(undefined)
      setBegun(false)
    },
  }
}
