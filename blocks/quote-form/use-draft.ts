import { useCallback, useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { type Draft, dropDraft, readDraft, storeDraft } from '../../src/components/forms/draft.ts'
import { onSentLater } from '../../src/components/submission-queue/site-queue.ts'
import { fieldsFrom, type QuoteFields, quoteInquiry } from './quote-fields.ts'
import { isStep, type StepIndex } from './steps.ts'

const form = 'quote'

type Options = { methods: Pick<UseFormReturn<QuoteFields>, 'getValues' | 'watch'>; step: StepIndex; isShared: boolean }

/** Stores each change on the device and offers it on the next visit. Nothing is stored on a shared computer. */
export function useDraft({ methods, step, isShared }: Options) {
  const [offer, setOffer] = useState<Draft>()
  /** Values that other parts of the page filled in are no draft until the visitor does something. */
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
    // A first tick does not overwrite an offered draft; going on does, because the visitor has chosen.
    if (!isOurs.current || isShared || (offer && step === 0)) return
    const { website, ...fields } = getValues()
    storeDraft(form, { step, fields, content: JSON.stringify(quoteInquiry({ ...fields, website })) })
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
    /** The visitor has done something that changes no field. */
    touch: () => {
      isOurs.current = true
    },
    /** Resumes the draft. Returns its fields and its step. */
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
