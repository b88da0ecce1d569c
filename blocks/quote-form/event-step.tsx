import { styled } from '@mui/material/styles'
import { useFormContext } from 'react-hook-form'
import { TextField } from '../../src/ui/form/field.tsx'
import { EventDates } from './event-dates.tsx'
import type { QuoteFields } from './quote-fields.ts'

const Fields = styled('div')({
  display: 'grid',
  gap: 22,
  '@media (min-width: 560px)': { gridTemplateColumns: '1fr 1fr', '& > :last-child': { gridColumn: '1 / -1' } },
})

/** Step 2: what, where and when. Nothing of it is required. */
export function EventStep({ id, noDate }: { id: string; noDate: string }) {
  const { register, formState } = useFormContext<QuoteFields>()
  const { errors } = formState
  return (
    <Fields>
      <TextField
        {...register('eventType')}
        id={`${id}-eventType`}
        label="Event type"
        placeholder="Trade show, gala, launch"
        autoComplete="off"
        maxLength={200}
        fault={errors.eventType?.message}
      />
      <TextField
        {...register('location')}
        id={`${id}-location`}
        label="Location"
        placeholder="City or venue"
        autoComplete="off"
        maxLength={200}
        fault={errors.location?.message}
      />
      <EventDates id={id} hint={noDate} />
    </Fields>
  )
}
