import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import { styled } from '@mui/material/styles'
import { useFormContext } from 'react-hook-form'
import { countKey, hoursKey, inquiryLimits } from '../../schema/forms/inquiry.ts'
import type { Position } from '../../schema/forms/positions.ts'
import { Input, TextAreaField } from '../../src/components/forms/fields/field.tsx'
import { FieldError } from '../../src/components/forms/fields/field-error.tsx'
import { displayFont } from '../../src/theme/display-font.ts'
import type { AmountKey, QuoteFields } from './quote-fields.ts'

const Line = styled('fieldset')({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '4px 12px',
  margin: 0,
  padding: '18px 0',
  border: 0,
  borderTop: '1px solid var(--palette-divider)',
  '& legend': {
    float: 'left',
    gridColumn: '1 / -1',
    padding: 0,
    ...displayFont('1.125rem', 1.3),
  },
  '& label': { color: 'var(--palette-text-secondary)', fontSize: '0.9375rem', fontWeight: 500, marginBottom: 4 },
  '@media (min-width: 560px)': {
    gridTemplateColumns: 'minmax(0, 1fr) 128px 128px',
    alignItems: 'end',
    '& legend': { gridColumn: 'auto', alignSelf: 'center' },
  },
})

const Known = styled(FormHelperText)({ margin: '0 0 20px' })

type Props = { id: string; positions: readonly Position[]; dates: number; known: string | undefined }

/** Step 3. One date: count and hours of each position. Several: a plan for all. None: the numbers known so far. */
export function StaffingStep({ id, positions, dates, known }: Props) {
  const { register, formState } = useFormContext<QuoteFields>()
  const { errors } = formState
  if (dates !== 1)
    return (
      <>
        {known && <Known>{known}</Known>}
        <TextAreaField
          {...register('eventDetails')}
          id={`${id}-eventDetails`}
          label="Staffing plan"
          optional={dates === 0}
          maxLength={inquiryLimits.text}
          hint={
            dates === 0
              ? 'Without a date there is nothing to fill in here. Tell us what you already know, if you like.'
              : `How many ${listed(positions)} on which date, and for how many hours.`
          }
          error={errors.eventDetails?.message}
        />
      </>
    )
  const messages = positions
    .flatMap((position) => [countKey(position), hoursKey(position)])
    .map((key) => errors[key]?.message)
    .filter(Boolean)
  const amount = (key: AmountKey, label: string, max: number, step: number) => (
    <div>
      <FormLabel htmlFor={`${id}-${slug(key)}`}>{label}</FormLabel>
      <Input
        {...register(key)}
        id={`${id}-${slug(key)}`}
        type="number"
        inputMode={step === 1 ? 'numeric' : 'decimal'}
        min={1}
        max={max}
        step={step}
        aria-invalid={errors[key] ? true : undefined}
        aria-describedby={errors[key] ? `${id}-staffing-error` : undefined}
      />
    </div>
  )
  return (
    <>
      {known && <Known>{known}</Known>}
      {positions.map((position) => (
        <Line key={position}>
          <legend>{position}</legend>
          {amount(countKey(position), 'Count', inquiryLimits.count, 1)}
          {amount(hoursKey(position), 'Hours per shift', inquiryLimits.hours, 0.25)}
        </Line>
      ))}
      {messages[0] && <FieldError id={`${id}-staffing-error`}>{messages[0]}</FieldError>}
    </>
  )
}

const slug = (key: string) => key.replace(/ /g, '-')
const listed = (names: readonly string[]) => new Intl.ListFormat('en', { type: 'conjunction' }).format(names)
