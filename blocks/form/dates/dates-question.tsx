import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import List from '@mui/material/List'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import { type ComponentProps, startTransition, useEffect, useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { FieldOf } from '../../../schema/forms/form-field.ts'
import { formsWords } from '../../../schema/language/forms-words.ts'
import { fill } from '../../../schema/language/words.ts'
import { dateFormat } from '../../../src/components/date-format.ts'
import { fieldAttributes, Input } from '../../../src/components/forms/fields/field.tsx'
import { FieldError } from '../../../src/components/forms/fields/field-error.tsx'
import { StrokeIcon } from '../../../src/components/picture/stroke-icon.tsx'
import { rounded } from '../../../src/theme/rounded.ts'
import { type DateValue, datesIn } from '../field-values.ts'
import { type QuestionScope, useFieldOf, useQuestions } from '../questions/questions-context.ts'
import { dayOf } from './days.ts'

const loadCalendar = () => import('./calendar.tsx').then((m) => m.Calendar)

const Dates = styled(List)({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '& li': { marginTop: 12 },
  '& button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 10,
    minHeight: 44,
    paddingInline: 16,
    border: '1px solid var(--palette-primary-text)',
    borderRadius: rounded(5.5),
    background: 'color-mix(in srgb, var(--palette-primary-main) 9%, transparent)',
    color: 'var(--palette-text-primary)',
    fontWeight: 600,
    transition: 'background-color 120ms, border-color 120ms',
  },
  '& button:hover': { borderColor: 'var(--palette-error-main)' },
  '& button:hover svg': { color: 'var(--palette-error-main)' },
})

const shown = dateFormat({ weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' })

type DateFieldProps = ComponentProps<typeof Input> & { addText: string; onAdd: () => void }

/** The browser's own date field, one date at a time, used while the calendar loads or if it fails. */
const DateField = ({ addText, onAdd, ...input }: DateFieldProps) => (
  <Stack spacing={1.5} sx={{ '@media (min-width: 400px)': { flexDirection: 'row' } }}>
    <Input {...input} type="date" />
    <Button variant="outlined" onClick={onAdd} sx={{ flexShrink: 0, minHeight: 52 }}>
      {addText}
    </Button>
  </Stack>
)

/** Several dates, in a calendar that loads with the question. Each can be removed. */
export function DatesQuestion({ field, scope }: { field: FieldOf<'dates'>; scope: QuestionScope }) {
  const { name, id, error } = useFieldOf(field, scope)
  const { texts } = useQuestions()
  const { register, setValue, getValues, clearErrors } = useFormContext()
  const { chosen: dates = [] } = (useWatch({ name }) ?? {}) as DateValue
  const question = useRef<HTMLDivElement>(null)
  const [Calendar, setCalendar] = useState<Awaited<ReturnType<typeof loadCalendar>>>()
  const label = `${id}-label`
  const hint = dates.length === 0 && field.help
  const attributes = fieldAttributes({ id, hint, error })

  useEffect(() => {
    const end = new AbortController()
    // A date that was pending when the visitor left the step, or when the calendar comes, counts as added.
    const addPending = () => {
      const value = getValues(name) as DateValue | undefined
      if (value?.pending) setValue(name, { chosen: datesIn(value), pending: '' })
    }
    addPending()
    const show = (loaded: typeof Calendar) => {
      // Whoever types a date finishes it in the field in which they began.
      if (end.signal.aborted || question.current?.contains(document.activeElement)) return
      end.abort()
      addPending()
      startTransition(() => setCalendar(() => loaded))
    }
    loadCalendar().then(
      (loaded) => {
        show(loaded)
        // Not `blur`: it comes between press and release, and the taller calendar would move the pressed button away.
        for (const event of ['click', 'keyup']) addEventListener(event, () => show(loaded), { signal: end.signal })
      },
      // The browser's own date field stays.
      () => {},
    )
    return () => end.abort()
  }, [name, getValues, setValue])

  const set = (chosen: string[]) => {
    setValue(name, { chosen, pending: '' } satisfies DateValue, { shouldDirty: true })
    clearErrors(name)
  }
  const add = () => {
    set(datesIn(getValues(name)))
    document.getElementById(id)?.focus()
  }
  const remove = (date: string) => {
    set(dates.filter((other) => other !== date))
    document.getElementById(`${id}-chosen`)?.focus()
  }
  return (
    <div ref={question}>
      <FormLabel component={Calendar ? 'span' : 'label'} id={label} htmlFor={Calendar ? undefined : id}>
        {field.label}
      </FormLabel>
      {Calendar ? (
        <Calendar
          dates={dates}
          max={field.max}
          set={set}
          labelledBy={label}
          describedBy={attributes['aria-describedby']}
        />
      ) : (
        <DateField {...register(`${name}.pending`)} {...attributes} addText={texts.addDate} onAdd={add} />
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <Dates aria-label={texts.chosenDates} aria-live="polite" id={`${id}-chosen`} tabIndex={-1}>
        {dates.map((date) => (
          <li key={date}>
            <button
              type="button"
              onClick={() => remove(date)}
              aria-label={fill(formsWords.removeNamed, { name: shown(dayOf(date)) })}
            >
              {shown(dayOf(date))}
              <StrokeIcon size={12}>
                <path d="M1 1l10 10M11 1 1 11" />
              </StrokeIcon>
            </button>
          </li>
        ))}
      </Dates>
      {hint && <FormHelperText id={`${id}-hint`}>{hint}</FormHelperText>}
    </div>
  )
}
