import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import List from '@mui/material/List'
import { styled } from '@mui/material/styles'
import { useEffect, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { dateFormat } from '../../src/components/date-format.ts'
import { FieldError } from '../../src/components/forms/fields/field-error.tsx'
import { rounded } from '../../src/theme/rounded.ts'
import { DateField } from './date-field.tsx'
import { dayOf, type QuoteFields } from './quote-fields.ts'

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

/** The dates of the event, in a calendar that loads with this step. Each can be removed; none is required. */
export function EventDates({ id, hint }: { id: string; hint: string }) {
  const { setValue, formState, clearErrors } = useFormContext<QuoteFields>()
  const dates = useWatch<QuoteFields, 'dates'>({ name: 'dates' })
  const [Calendar, setCalendar] = useState<Awaited<ReturnType<typeof loadCalendar>>>()
  const field = `${id}-date`
  const error = formState.errors.dates?.message

  useEffect(() => {
    // If it does not load, the browser's own date field stays.
    loadCalendar().then(
      (loaded) => setCalendar(() => loaded),
      () => {},
    )
  }, [])

  const set = (next: string[]) => {
    setValue('dates', next, { shouldDirty: true })
    clearErrors('dates')
  }
  const remove = (date: string) => {
    set(dates.filter((other) => other !== date))
    document.getElementById(`${id}-dates`)?.focus()
  }
  return (
    <div>
      <FormLabel component={Calendar ? 'span' : 'label'} id={`${field}-label`} htmlFor={Calendar ? undefined : field}>
        Event dates
      </FormLabel>
      {Calendar ? (
        <Calendar dates={dates} set={set} labelledBy={`${field}-label`} describedBy={`${field}-hint`} />
      ) : (
        <DateField id={field} describedBy={`${field}-hint`} set={set} isInvalid={error !== undefined} />
      )}
      {error && <FieldError>{error}</FieldError>}
      <Dates aria-label="Chosen dates" aria-live="polite" id={`${id}-dates`} tabIndex={-1}>
        {dates.map((date) => (
          <li key={date}>
            <button type="button" onClick={() => remove(date)} aria-label={`Remove ${shown(dayOf(date))}`}>
              {shown(dayOf(date))}
              <svg width="12" height="12" viewBox="0 0 12 12" stroke="currentColor" strokeWidth="2" aria-hidden="true">
                <path d="M1 1l10 10M11 1 1 11" />
              </svg>
            </button>
          </li>
        ))}
      </Dates>
      {dates.length === 0 && <FormHelperText id={`${field}-hint`}>{hint}</FormHelperText>}
    </div>
  )
}
