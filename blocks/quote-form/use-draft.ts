import { useCallback, useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { type Draft, dropDraft, keepDraft, readDraft } from '../../src/components/forms/draft.ts'
import { onSentLater } from '../../src/components/submission-queue/site-queue.ts'
import { fieldsFrom, type QuoteFields, quoteInquiry } from './quote-fields.ts'
import { isStep, type StepIndex } from './steps.ts'

const form = 'quote'

type Options = { methods: UseFormReturn<QuoteFields>; step: StepIndex; isShared: boolean }

/** Keeps each change on the device and offers it on the next visit. On a shared computer nothing is kept. */
export function useDraft({ methods, step, isShared }: Options) {
  const [offer, setOffer] = useState<Draft>()
  /** What other parts of the page filled in is no draft; it becomes one when the visitor does something. */
  const isOurs = useRef(false)
  const { getValues, watch } = methods

  useEffect(() => {
    setOffer(readDraft(form))
    return onSentLater(({ content }) => {
      setOffer((offered) => (offered?.content === content ? undefined : offered))
      return false
    })
  }, [])

  const save = useCallback(() => {
    // What is offered is not overwritten by a first tick; by going on, the visitor has chosen.
    if (!isOurs.current || isShared || (offer && step === 0)) return
    const { website, ...fields } = getValues()
    keepDraft(form, { step, fields, content: JSON.stringify(quoteInquiry({ ...fields, website })) })
    if (offer) setOffer(undefined)
  }, [getValues, isShared, offer, step])

  useEffect(() => {
    save()
    const { unsubscribe } = watch((_, { type }) => {
      if (type === 'change') isOurs.current = true
      save()
    })
    return unsubscribe
  }, [watch, save])
  useEffect(() => {
    if (isShared) dropDraft(form)
  }, [isShared])

  return {
    offer: step === 0 ? offer : undefined,
    /** The visitor has done something that the fields do not tell by themselves. */
    touch: () => {
      isOurs.current = true
    },
    /** Takes the draft up again. Returns its fields and its step. */
    resume: (): { fields: QuoteFields; step: StepIndex } => {
      setOffer(undefined)
      isOurs.current = true
      return {
        fields: fieldsFrom(offer?.fields ?? {}),
        step: isStep(offer?.step ?? 0) ? (offer?.step as StepIndex) : 0,
      }
    },
    drop: () => {
      isOurs.current = false
      dropDraft(form)
      setOffer(undefined)
    },
  }
}
