import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import List from '@mui/material/List'
import Stack from '@mui/material/Stack'
import { dateFormat } from 'marquee'
import { FieldError, fieldAttributes, Input } from 'marquee/forms'
import { fill } from 'marquee/words'
import { type ComponentProps, startTransition, useEffect, useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { FieldOf } from '../../../schema/forms/form-field.ts'
import { formsWords } from '../../../schema/language/forms-words.ts'
import { StrokeIcon } from '../../../src/components/picture/stroke-icon.tsx'
import { type DateValue, datesIn } from '../field-values.ts'
import { type QuestionScope, useFieldOf, useQuestions } from '../questions/questions-context.ts'
import { dayOf } from './days.ts'

const loadCalendar = () => import('./calendar.tsx').then((m) => m.Calendar)

const chips = { display: 'flex', flexWrap: 'wrap', gap: 1, '& li': { mt: 1.5 } }

const chip = {
  minHeight: 44,
  px: 2,
  py: 0,
  borderColor: 'primary.text',
  bgcolor: 'color-mix(in srgb, var(--palette-primary-main) 9%, transparent)',
  fontWeight: 600,
  '&:hover': { borderColor: 'error.main', '& svg': { color: 'error.main' } },
}

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
          field={field}
          set={set}
          labelledBy={label}
          describedBy={attributes['aria-describedby']}
        />
      ) : (
        <DateField {...register(`${name}.pending`)} {...attributes} addText={texts.addDate} onAdd={add} />
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <List sx={chips} aria-label={texts.chosenDates} aria-live="polite" id={`${id}-chosen`} tabIndex={-1}>
        {dates.map((day) => (
          <li key={day}>
            <Button
              variant="outlined"
              endIcon={
                <StrokeIcon size={12}>
                  <path d="M1 1l10 10M11 1 1 11" />
                </StrokeIcon>
              }
              onClick={() => remove(day)}
              aria-label={fill(formsWords.removeNamed, { name: shown(dayOf(day)) })}
              sx={chip}
            >
              {shown(dayOf(day))}
            </Button>
          </li>
        ))}
      </List>
      {hint && <FormHelperText id={`${id}-hint`}>{hint}</FormHelperText>}
    </div>
  )
}
