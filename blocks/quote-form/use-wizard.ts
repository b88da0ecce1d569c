import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { inquiryMessages } from '../../schema/forms/inquiry.ts'
import { useFixedErrors } from '../../src/components/forms/use-fixed-errors.ts'
import { useSending } from '../../src/components/forms/use-sending.ts'
import { tick, tickedIn } from './positions-step.tsx'
import { quoteErrors, quoteResolver, stepOf } from './quote-errors.ts'
import { emptyFields, fieldNames, type QuoteContent, type QuoteFields, quoteInquiry, withDate } from './quote-fields.ts'
import { quoteWords } from './quote-words.ts'
import type { QuoteForm } from './schema.ts'
import { isStep, lastStep, type StepIndex } from './steps.ts'
import { useDraft } from './use-draft.ts'
import { usePrefill } from './use-prefill.ts'
import { useStepHistory } from './use-step-history.ts'

/** The states of the quote form and the transitions between them (spec, section 4). */
export function useWizard(block: QuoteForm) {
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [step, setStep] = useState<StepIndex>(0)
  const [isShared, setShared] = useState(false)
  const [isAwake, setIsAwake] = useState(false)
  const methods = useForm<QuoteFields, unknown, QuoteContent>({
    defaultValues: emptyFields,
    resolver: quoteResolver,
    // While somebody is typing no new errors show.
    reValidateMode: 'onSubmit',
  })
  const { getValues, setValue, setError, clearErrors, reset, trigger, handleSubmit, formState } = methods
  useFixedErrors(methods, Object.keys(formState.errors))
  const positions = useWatch({ control: methods.control, name: 'selectedPositions' })
  const dates = useWatch({ control: methods.control, name: 'dates' })
  const known = usePrefill(form, methods, block.places)
  const draft = useDraft({ methods, step, isShared })

  const sending = useSending(
    block.endpoint,
    () => {
      reset(emptyFields)
      form.current?.reset()
      form.current?.closest('dialog')?.hidePopover()
      known.forget()
      draft.drop()
      setShared(false)
      setStep(0)
    },
    {
      transport: block.transport,
      words: () => quoteWords(quoteInquiry(getValues()), block),
      now: () => quoteInquiry(getValues()),
      isShared: () => isShared,
    },
  )

  const furthest = useCallback(() => quoteErrors(getValues())[0]?.step ?? lastStep, [getValues])
  useStepHistory({ id: block.id ?? block.type, form, step, setStep, furthest })

  const readTicked = useCallback(() => {
    const ticked = tickedIn(form.current)
    setValue('selectedPositions', ticked)
    return ticked.length
  }, [setValue])
  useEffect(() => {
    readTicked()
    setIsAwake(true)
  }, [readTicked])

  const shown = useRef<StepIndex>(0)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    form.current?.scrollIntoView({ block: 'start' })
    heading.current?.focus({ preventScroll: true })
  }, [step])

  const next = async () => {
    setValue('dates', withDate(getValues('dates'), getValues('pendingDate')))
    setValue('pendingDate', '')
    const stepFields = fieldNames.filter((name) => stepOf(name) === step)
    if (!(await trigger(stepFields, { shouldFocus: true }))) return
    clearErrors()
    draft.touch()
    known.fillAmounts()
    if (isStep(step + 1)) setStep((step + 1) as StepIndex)
  }
  const back = () => {
    clearErrors()
    if (isStep(step - 1)) setStep((step - 1) as StepIndex)
  }
  const resume = () => {
    const stored = draft.resume()
    reset(stored.fields)
    tick(form.current, stored.fields.selectedPositions)
    setStep(stored.step)
  }
  const onTicked = () => {
    draft.touch()
    if (readTicked() === 0) setError('selectedPositions', { message: inquiryMessages.noPosition })
    else clearErrors('selectedPositions')
  }
  const submit = handleSubmit(
    (quote) => sending.send(quote),
    () => setStep(furthest()),
  )
  const onSubmit = (event: FormEvent) => {
    if (step === lastStep) return submit(event)
    event.preventDefault()
    return next()
  }
  return {
    form,
    heading,
    step,
    isAwake,
    methods,
    positions,
    dates,
    known: known.words,
    sending,
    draft: { offer: draft.offer, resume, startOver: draft.drop },
    shared: { isShared, setShared },
    back,
    onTicked,
    onSubmit,
  }
}
