import Button from '@mui/material/Button'
import List from '@mui/material/List'
import { styled } from '@mui/material/styles'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FieldOf } from '../../../../schema/forms/form-field.ts'
import { asSentence, typeNames } from '../../../../schema/forms/form-words.ts'
import { answersWords } from '../../../../schema/language/answers-words.ts'
import { formsWords } from '../../../../schema/language/forms-words.ts'
import { fill, plural } from '../../../../schema/language/words.ts'
import { Field, fieldAttributes } from './field.tsx'
import { FieldError } from './field-error.tsx'
import { FileInput } from './file-input.tsx'
import { acceptOf, fileError, uploadFile } from './file-upload.ts'

const Files = styled(List)({
  margin: '10px 0 0',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    padding: '8px 0',
    borderBottom: '1px solid var(--palette-divider)',
  },
  '& span:first-of-type': { flex: '1 1 8em', minWidth: 0, overflowWrap: 'anywhere', fontWeight: 600 },
  '& span': { color: 'var(--palette-text-secondary)' },
  '& span:first-of-type, & [data-state=sent]': { color: 'var(--palette-text-primary)' },
  '& [data-state=sent]': { color: 'var(--palette-success-main)' },
  '& p': { flexBasis: '100%', marginTop: 0 },
  '& button': { fontSize: '0.9375rem' },
})

type Chosen = { id: string; file: File; state: 'sending' | 'sent' | 'failed'; error?: string }

/** What was uploaded, by id: a field of a step that is shown again lists its files again. */
const uploadedFiles = new Map<string, File>()

/** Whether another try may help. All others were refused, and take no place. */
const canRetry = ({ state, error }: Chosen) => state === 'failed' && error === answersWords.notUploaded
const isRefused = (one: Chosen) => one.state === 'failed' && !canRetry(one)

type Props = {
  id: string
  field: FieldOf<'file'>
  /** Name of the form, and path of the field in its data: `receipts.receipt`. */
  form: string
  path: string
  endpoint: string
  error?: string | undefined
  /** Ids of the files that it has when it is shown. */
  uploaded?: readonly string[] | undefined
  /** Called with the ids of the uploaded files when files were added or removed. */
  onChange: (ids: readonly string[]) => void
}

/** A field for files. They are uploaded as soon as they are chosen, so that the inquiry only names them. */
export function FileField({ id, field, form, path, endpoint, error, uploaded = [], onChange }: Props) {
  const [chosen, setChosen] = useState<readonly Chosen[]>(() =>
    uploaded.flatMap((fileId) => {
      const file = uploadedFiles.get(fileId)
      return file ? [{ id: fileId, file, state: 'sent' as const }] : []
    }),
  )
  const input = useRef<HTMLInputElement>(null)
  const unmount = useRef<AbortController>(undefined)
  useEffect(() => {
    const controller = new AbortController()
    unmount.current = controller
    return () => controller.abort()
  }, [])
  const latestOnChange = useRef(onChange)
  useEffect(() => {
    latestOnChange.current = onChange
  })
  useEffect(() => {
    latestOnChange.current(chosen.flatMap((one) => (one.state === 'sent' ? [one.id] : [])))
  }, [chosen])

  const change = (of: string, to: Partial<Chosen>) =>
    setChosen((all) => all.map((one) => (one.id === of ? { ...one, ...to } : one)))
  const send = async ({ id: fileId, file }: Chosen) => {
    const { signal } = unmount.current ?? new AbortController()
    const failure = await uploadFile({ endpoint, form, field: path, id: fileId, file, signal })
    if (signal.aborted) return
    if (failure === undefined) uploadedFiles.set(fileId, file)
    change(fileId, failure === undefined ? { state: 'sent' } : { state: 'failed', error: failure })
  }
  const choose = (target: HTMLInputElement) => {
    // Who chooses again has read why the others were refused.
    const others = chosen.filter((one) => !isRefused(one))
    let room = field.maxFiles - others.length
    const more = [...(target.files ?? [])].map((file): Chosen => {
      const tooMany = () => plural(answersWords.tooManyFiles, field.maxFiles)
      const failure = fileError(file, field) ?? (room > 0 ? undefined : tooMany())
      if (!failure) room--
      return {
        id: crypto.randomUUID(),
        file,
        ...(failure ? { state: 'failed', error: failure } : { state: 'sending' }),
      }
    })
    target.value = ''
    setChosen((all) => [...all.filter((one) => !isRefused(one)), ...more])
    for (const one of more) if (one.state === 'sending') send(one)
  }
  // No event reports files that were chosen before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the field is hydrated
  useEffect(() => {
    if (input.current?.files?.length) choose(input.current)
  }, [])
  const retry = (one: Chosen) => {
    change(one.id, { state: 'sending' })
    send(one)
  }
  const remove = (of: string) => {
    // At once: a full field is disabled until then, and cannot have the focus.
    flushSync(() => setChosen((all) => all.filter((one) => one.id !== of)))
    input.current?.focus()
  }
  const isFull = chosen.filter((one) => !isRefused(one)).length >= field.maxFiles
  const limits = fill(field.maxFiles > 1 ? formsWords.filesLimits : formsWords.fileLimits, {
    types: typeNames(field.types),
    size: field.maxMegabytes,
    n: field.maxFiles,
  })
  const hint = (
    <>
      {field.help} {limits}
    </>
  )
  const fieldProps = { id, error, hint }
  return (
    <Field {...fieldProps} label={field.label} optional={!field.required}>
      <FileInput
        {...fieldAttributes(fieldProps)}
        accept={acceptOf(field.types)}
        multiple={field.maxFiles > 1}
        // The native field is empty after an upload, and the browser must not report it as missing.
        required={field.required && chosen.length === 0}
        // The list below shows the files.
        disabled={isFull}
        onChange={({ target }) => choose(target)}
        ref={input}
      />
      {chosen.length > 0 && (
        <Files aria-live="polite">
          {chosen.map((one) => (
            <li key={one.id} data-state={one.state === 'failed' ? one.state : undefined}>
              <span>{one.file.name}</span>
              {one.state !== 'failed' && (
                <span data-state={one.state}>{one.state === 'sending' ? formsWords.sending : formsWords.ready}</span>
              )}
              {canRetry(one) && (
                <Button variant="outlined" onClick={() => retry(one)}>
                  {formsWords.retry}
                </Button>
              )}
              <Button
                variant="text"
                onClick={() => remove(one.id)}
                aria-label={fill(formsWords.removeNamed, { name: one.file.name })}
              >
                {formsWords.remove}
              </Button>
              {one.state === 'failed' && <FieldError>{asSentence(one.error ?? '')}</FieldError>}
            </li>
          ))}
        </Files>
      )}
    </Field>
  )
}
