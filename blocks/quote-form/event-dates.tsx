import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useFormContext, useWatch } from 'react-hook-form'
import { Fault } from '../../src/ui/form/fault.tsx'
import { Hint, Input, Label } from '../../src/ui/form/field.tsx'
import { dayOf, type QuoteFields, withDate } from './quote-fields.ts'

const Row = styled('div')({
  display: 'grid',
  gap: 12,
  '@media (min-width: 400px)': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
})

const Dates = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { marginTop: 12 },
  '& button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 10,
    minHeight: 44,
    paddingInline: 16,
    border: '1px solid var(--accent-ink)',
    borderRadius: 22,
    background: 'color-mix(in srgb, var(--accent) 9%, transparent)',
    color: 'var(--ink)',
    font: 'inherit',
    fontWeight: 600,
    cursor: 'pointer',
    transition: 'background-color 120ms, border-color 120ms',
  },
  '& button:hover': { borderColor: 'var(--danger)' },
  '& button:hover svg': { color: 'var(--danger)' },
  '& button:focus-visible': { borderRadius: 22 },
})

const shown = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' })

/** The dates of the event: added one by one, each can be taken away again. */
export function EventDates({ id, hint }: { id: string; hint: string }) {
  const { register, getValues, setValue, formState, clearErrors } = useFormContext<QuoteFields>()
  const dates = useWatch<QuoteFields, 'dates'>({ name: 'dates' })
  const field = `${id}-date`
  const fault = formState.errors.dates?.message

  const set = (next: string[]) => {
    setValue('dates', next)
    clearErrors('dates')
  }
  const add = () => {
    set(withDate(dates, getValues('pendingDate')))
    setValue('pendingDate', '')
    document.getElementById(field)?.focus()
  }
  const remove = (date: string) => {
    set(dates.filter((other) => other !== date))
    document.getElementById(field)?.focus()
  }
  return (
    <div>
      <Label htmlFor={field}>Event dates</Label>
      <Row>
        <Input
          {...register('pendingDate')}
          id={field}
          type="date"
          aria-describedby={`${field}-hint`}
          aria-invalid={fault ? true : undefined}
        />
        <Button variant="outlined" type="button" onClick={add} sx={{ minHeight: 52 }}>
          Add date
        </Button>
      </Row>
      {fault && <Fault>{fault}</Fault>}
      <Dates aria-label="Chosen dates" aria-live="polite">
        {dates.map((date) => (
          <li key={date}>
            <button type="button" onClick={() => remove(date)} aria-label={`Remove ${shown.format(dayOf(date))}`}>
              {shown.format(dayOf(date))}
              <svg width="12" height="12" viewBox="0 0 12 12" stroke="currentColor" strokeWidth="2" aria-hidden="true">
                <path d="M1 1l10 10M11 1 1 11" />
              </svg>
            </button>
          </li>
        ))}
      </Dates>
      <Hint id={`${field}-hint`}>{hint}</Hint>
    </div>
  )
}
