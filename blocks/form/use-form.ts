import { type FormEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type Answers, fieldsOf } from '../../schema/forms/form-answers.ts'
import type { FormField, GroupField } from '../../schema/forms/form-field.ts'
import { takesFiles } from '../../src/components/forms/fields/file-upload.ts'
import { useSending } from '../../src/components/forms/use-sending.ts'
import { answerRows } from './answer-words.ts'
import { findErrors } from './find-errors.ts'
import { focusFirst } from './focus-first.ts'
import type { FormState } from './form-context.ts'
import { type Rows, readAnswers } from './read-answers.ts'
import { useDraft } from './use-draft.ts'

const noErrors: ReadonlyMap<string, string> = new Map()

const isGroup = (field: FormField): field is GroupField => field.kind === 'group'

/** The initial entries of a form: those of the draft, and at least the required number. */
const firstRows = (fields: readonly FormField[], start: Answers = {}): Rows =>
  Object.fromEntries(
    fields.filter(isGroup).map(({ name, min, max }) => {
      const before = Object.hasOwn(start, name) ? start[name] : undefined
      const length = Math.min(max, Math.max(min, Array.isArray(before) ? before.length : 0))
      return [name, Array.from({ length }, (_, key) => key)]
    }),
  )

/** Whether the page depends on the answers, by conditions or sums. */
const isWatched = (fields: readonly FormField[]): boolean =>
  fields.some((field) => field.when || (isGroup(field) && (field.total || isWatched(field.fields))))

/** The state and actions of a form. Its answers are only in the fields, never here. */
export function useForm(block: FormState['block']) {
  const form = useRef<HTMLFormElement>(null)
  const fields = useMemo(() => fieldsOf(block.sections), [block.sections])
  const [rows, setRows] = useState(() => firstRows(fields))
  const [answers, setAnswers] = useState<Answers>({})
  const [errors, setErrors] = useState(noErrors)
  const [start, setStart] = useState<Answers>({})
  const [generation, setGeneration] = useState(0)
  const wanted = useRef(false)
  const canSendFiles = takesFiles(block.endpoint, block.transport)

  const read = useCallback(
    () => (form.current ? readAnswers(new FormData(form.current), fields, rows) : {}),
    [fields, rows],
  )
  const find = () => findErrors(form.current as HTMLFormElement, fields, read(), canSendFiles)
  const inquiry = () => {
    const website = form.current ? new FormData(form.current).get('website') : undefined
    return { ...find().content, form: block.form, ...(website ? { website } : {}) }
  }

  const draft = useDraft(block.form, () => ({ answers: read(), content: JSON.stringify(inquiry()) }))

  const begin = (from: Answers) => {
    setStart(from)
    setRows(firstRows(fields, from))
    setErrors(noErrors)
    setGeneration((count) => count + 1)
  }

  // Added or removed entries change the answers; text typed before hydration is read here too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again when the form has been reset
  useEffect(() => setAnswers(read()), [read, generation])

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

  useEffect(() => {
    if (!wanted.current || errors.size === 0) return
    wanted.current = false
    if (form.current) focusFirst(form.current, errors)
  }, [errors])

  /** Removes errors of answers that were fixed; shows no new ones while somebody is typing. */
  const follow = () => {
    if (isWatched(fields)) setAnswers(read())
    if (errors.size === 0) return
    const now = find().errors
    setErrors(new Map([...errors].flatMap(([path]) => (now.has(path) ? [[path, now.get(path) ?? '']] : []))))
  }
  const onInput = () => {
    draft.save()
    follow()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const found = find()
    wanted.current = true
    setErrors(found.errors)
    if (found.errors.size === 0) sending.send(inquiry())
  }
  const change = (group: string, to: (keys: readonly number[]) => number[]) => {
    setRows((all) => ({ ...all, [group]: to(all[group] ?? []) }))
    // Errors are stored by the index of an entry, which has changed.
    setErrors((all) => new Map([...all].filter(([path]) => path !== group && !path.startsWith(`${group}.`))))
  }
  const state: FormState = {
    block,
    rows,
    errors,
    start,
    add: (group) => change(group, (keys) => [...keys, Math.max(-1, ...keys) + 1]),
    remove: (group, key) => change(group, (keys) => keys.filter((other) => other !== key)),
    touched: follow,
  }
  const resume = () => begin(draft.resume())
  return { form, fields, answers, errors, generation, state, sending, draft, resume, onInput, onSubmit }
}
