import { styled } from '@mui/material/styles'
import { useFormContext } from 'react-hook-form'
import { TextField } from '../../src/components/forms/fields/field.tsx'
import { EventDates } from './event-dates.tsx'
import type { QuoteFields } from './quote-fields.ts'
import type { QuoteForm } from './schema.ts'

const Fields = styled('div')({
  display: 'grid',
  gap: 22,
  '@media (min-width: 560px)': { gridTemplateColumns: '1fr 1fr', '& > :last-child': { gridColumn: '1 / -1' } },
})

type Props = { id: string; noDate: string; eventTypes: readonly string[]; places: QuoteForm['places'] }

/** Step 2: what, where and when. Nothing of it is required. */
export function EventStep({ id, noDate, eventTypes, places }: Props) {
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
        list={`${id}-eventTypes`}
        error={errors.eventType?.message}
      />
      <TextField
        {...register('location')}
        id={`${id}-location`}
        label="Location"
        placeholder="City or venue"
        autoComplete="off"
        maxLength={200}
        list={`${id}-places`}
        error={errors.location?.message}
      />
      <datalist id={`${id}-eventTypes`}>
        {eventTypes.map((type) => (
          <option key={type} value={type} />
        ))}
      </datalist>
      <datalist id={`${id}-places`}>
        {places.map((place) => (
          <option key={place.slug} value={`${place.name}, ${place.state}`} />
        ))}
      </datalist>
      <EventDates id={id} hint={noDate} />
    </Fields>
  )
}
