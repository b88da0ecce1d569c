import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useFormContext } from 'react-hook-form'
import { Input } from '../../src/components/forms/fields/field.tsx'
import { type QuoteFields, withDate } from './quote-fields.ts'

const Row = styled('div')({
  display: 'grid',
  gap: 12,
  '@media (min-width: 400px)': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
})

type Props = { id: string; describedBy: string; set: (dates: string[]) => void; isInvalid: boolean }

/** The browser's own date field, one date at a time, used while the calendar loads or if it fails. */
export function DateField({ id, describedBy, set, isInvalid }: Props) {
  const { register, getValues, setValue } = useFormContext<QuoteFields>()
  const add = () => {
    set(withDate(getValues('dates'), getValues('pendingDate')))
    setValue('pendingDate', '')
    document.getElementById(id)?.focus()
  }
  return (
    <Row>
      <Input
        {...register('pendingDate')}
        id={id}
        type="date"
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
      />
      <Button variant="outlined" onClick={add} sx={{ minHeight: 52 }}>
        Add date
      </Button>
    </Row>
  )
}
