import { useTyped } from 'marquee/forms'
import { type FormEvent, useEffect, useMemo, useRef, useState, useTransition } from 'react'
import type { FieldValues } from 'react-hook-form'
import { answerRows } from '../../schema/forms/answer-words.ts'
import { type Answers, fieldsOf } from '../../schema/forms/answers.ts'
import type { FormField, GroupField } from '../../schema/forms/form-field.ts'
import { useFixedErrors } from '../../src/components/forms/use-fixed-errors.ts'
import { useSending } from '../../src/components/forms/use-sending.ts'
import { takesFiles } from '../../src/components/submission-queue/submission.ts'
import { answersResolver, checkForm, checkValues, messagesIn } from './answers.ts'
import { answersIn, valuesFrom } from './field-values.ts'
import { focusFirst } from './focus-first.ts'
import { type FormTexts, partsOf } from './form-parts.ts'
import type { Form } from './schema.ts'
import { useSteps } from './steps/use-steps.ts'
import { useDraft } from './use-draft.ts'
import { usePrefill } from './use-prefill.ts'

const isGroup = (field: FormField): field is GroupField => field.kind === 'group'

/** Whether the page depends on the answers, by conditions or sums. */
const isWatched = (fields: readonly FormField[]): boolean =>
  fields.some((field) => field.when || (isGroup(field) && (field.total || isWatched(field.fields))))

/** The state and actions of a form, in steps or not. */
export function useForm(block: Form & { id: string }, texts: FormTexts) {
  const form = useRef<HTMLFormElement>(null)
  const { steps = [] } = block
  const parts = partsOf(block)
  const fields = useMemo(() => fieldsOf(parts), [parts])
  const check = { fields, takesFiles: takesFiles(block.endpoint, block.transport), form: () => form.current }
  const [start] = useState(() => valuesFrom(fields))
  const [generation, setGeneration] = useState(0)
  const [attempts, setAttempts] = useState(0)
  const { methods, typed, isHydrated } = useTyped<FieldValues>(start, {
    defaultValues: start,
    resolver: answersResolver(check),
    shouldFocusError: false,
    // New errors do not appear while somebody is typing.
    reValidateMode: 'onSubmit',
    isWatched: block.steps !== undefined || isWatched(fields),
  })
  const { clearErrors, formState, getValues, handleSubmit, register, reset, trigger } = methods
  const messages = messagesIn(formState.errors)

  const inquiryOf = (content: Answers) => {
    const website = getValues('website')
    return { ...content, form: block.form, ...(website ? { website } : {}) }
  }
  const inquiry = () => inquiryOf(checkValues(check, getValues()).content)

  /** The first step with an error, else the last step. */
  const furthest = () => {
    const names = new Set(checkValues(check, getValues()).errors.map(([path]) => path.split('.', 1)[0]))
    const first = steps.findIndex((one) => one.fields.some(({ name }) => names.has(name)))
    return first === -1 ? Math.max(0, steps.length - 1) : first
  }
  const { heading, step, setStep } = useSteps({ id: block.id, form, furthest, onStep: () => draft.saveStep() })
  const draft = useDraft(block.form, () => ({
    answers: answersIn(fields, getValues()),
    step,
    content: JSON.stringify(inquiry()),
  }))
  const prefill = usePrefill(form, fields, methods)

  const begin = (answers: Answers) => {
    reset({ ...valuesFrom(fields, answers), website: '' })
    setGeneration((count) => count + 1)
  }

  const sending = useSending(
    block.endpoint,
    () => {
      draft.drop()
      draft.setShared(false)
      prefill.clear()
      begin({})
      form.current?.closest('dialog')?.hidePopover()
      setStep(0)
    },
    {
      transport: block.transport,
      words: (content) => ({
        rows: answerRows(fields, content as Answers, texts.name),
        next: block.thanks,
        phone: block.phone,
        email: block.email,
      }),
      currentInquiry: inquiry,
      isShared: () => draft.isShared,
    },
  )

  const { submitCount } = formState
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each attempt to go on or to send
  useEffect(() => {
    if (form.current && messages.size > 0) focusFirst(form.current, messages)
  }, [submitCount, attempts])

  useFixedErrors(methods, [...messages.keys()])

  /** The answers of the previous steps in words, if the shown step has a summary. */
  const summary = () => {
    if (!steps[step]?.summary) return []
    const before = fieldsOf(steps.slice(0, step))
    return answerRows(before, checkValues({ ...check, fields: before }, typed).content, texts.name)
  }

  const isLast = step >= steps.length - 1
  // In a transition React renders the questions in slices, so the press is answered before they are all there.
  const [isTurning, startTransition] = useTransition()
  const next = async () => {
    const names = steps[step]?.fields.map(({ name }) => name) ?? []
    const paths = [...checkForm(check, getValues()).messages.keys()]
    // `trigger` renders the whole form, also where it finds no error.
    if (paths.some((path) => names.includes(path.split('.', 1)[0] ?? ''))) {
      await trigger(names)
      return setAttempts((count) => count + 1)
    }
    clearErrors()
    prefill.fillAmounts()
    startTransition(() => setStep(step + 1))
  }
  const submit = handleSubmit(
    (content) => sending.send(inquiryOf(content)),
    () => setStep(furthest()),
  )
  return {
    form,
    fields,
    typed,
    isHydrated,
    messages,
    generation,
    methods,
    sending,
    draft,
    prefill: prefill.values,
    summary: summary(),
    heading,
    step,
    isLast,
    isTurning,
    honeypot: register('website'),
    resume() {
      const stored = draft.resume()
      begin(stored.answers)
      prefill.fillResults()
      setStep(Math.min(stored.step, Math.max(0, steps.length - 1)))
    },
    onChange: () => draft.save(),
    back() {
      clearErrors()
      // A second press may come before the first one shows.
      startTransition(() => setStep((latest) => Math.max(0, latest - 1)))
    },
    onSubmit(event: FormEvent) {
      if (isLast) return submit(event)
      event.preventDefault()
      return next()
    },
  }
}
