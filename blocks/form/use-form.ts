import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { type Answers, fieldsOf } from '../../schema/forms/form-answers.ts'
import type { FormField, GroupField } from '../../schema/forms/form-field.ts'
import { takesFiles } from '../../src/components/forms/fields/file-upload.ts'
import { useFixedErrors } from '../../src/components/forms/use-fixed-errors.ts'
import { useSending } from '../../src/components/forms/use-sending.ts'
import { useTyped } from '../../src/components/forms/use-typed.ts'
import { answerRows } from './answer-words.ts'
import { answersIn, answersResolver, contentOf, messagesIn, valuesFrom } from './answers.ts'
import { focusFirst } from './focus-first.ts'
import type { Form } from './schema.ts'
import { useDraft } from './use-draft.ts'

const isGroup = (field: FormField): field is GroupField => field.kind === 'group'

/** Whether the page depends on the answers, by conditions or sums. */
const isWatched = (fields: readonly FormField[]): boolean =>
  fields.some((field) => field.when || (isGroup(field) && (field.total || isWatched(field.fields))))

/** The state and actions of a form. */
export function useForm(block: Form) {
  const form = useRef<HTMLFormElement>(null)
  const fields = useMemo(() => fieldsOf(block.sections), [block.sections])
  const check = { fields, takesFiles: takesFiles(block.endpoint, block.transport), form: () => form.current }
  const [start] = useState(() => valuesFrom(fields))
  const [generation, setGeneration] = useState(0)
  const { methods, typed } = useTyped<FieldValues>(start, {
    defaultValues: start,
    resolver: answersResolver(check),
    shouldFocusError: false,
    // While somebody is typing no new errors show.
    reValidateMode: 'onSubmit',
    isWatched: isWatched(fields),
  })
  const { formState, getValues, handleSubmit, register, reset } = methods
  const messages = messagesIn(formState.errors)

  const inquiryOf = (content: Answers) => {
    const website = getValues('website')
    return { ...content, form: block.form, ...(website ? { website } : {}) }
  }
  const inquiry = () => inquiryOf(contentOf(check, getValues()))
  const draft = useDraft(block.form, () => ({
    answers: answersIn(fields, getValues()),
    content: JSON.stringify(inquiry()),
  }))

  const begin = (answers: Answers) => {
    reset({ ...valuesFrom(fields, answers), website: '' })
    setGeneration((count) => count + 1)
  }

  const sending = useSending(
    block.endpoint,
    () => {
      draft.drop()
      begin({})
    },
    {
      transport: block.transport,
      words: (content) => ({
        rows: answerRows(fields, content as Answers),
        next: block.thanks,
        phone: block.phone,
        email: block.email,
      }),
      now: inquiry,
      isShared: () => draft.isShared,
    },
  )

  const { submitCount } = formState
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each attempt to send
  useEffect(() => {
    if (form.current && messages.size > 0) focusFirst(form.current, messages)
  }, [submitCount])

  useFixedErrors(methods, [...messages.keys()])

  return {
    form,
    fields,
    typed,
    messages,
    generation,
    methods,
    sending,
    draft,
    honeypot: register('website'),
    resume: () => begin(draft.resume()),
    onChange: () => draft.save(),
    onSubmit: (event: FormEvent) => handleSubmit((content) => sending.send(inquiryOf(content)))(event),
  }
}
