import { styled } from '@mui/material/styles'
import { useFormContext } from 'react-hook-form'
import { TextField } from '../../src/ui/form/field.tsx'
import type { QuoteFields } from './quote-fields.ts'

const Fields = styled('div')({
  display: 'grid',
  gap: 22,
  '@media (min-width: 560px)': { gridTemplateColumns: '1fr 1fr' },
})

/** Step 4: who asks. The browser itself requires all four (spec, section 5). */
export function ContactStep({ id, whyPhone }: { id: string; whyPhone: string | undefined }) {
  const { register, formState } = useFormContext<QuoteFields>()
  const field = (name: 'firstName' | 'lastName' | 'email' | 'phoneNumber', label: string) => ({
    ...register(name),
    id: `${id}-${name}`,
    label,
    required: true,
    maxLength: 200,
    fault: formState.errors[name]?.message,
  })
  return (
    <Fields>
      <TextField {...field('firstName', 'First name')} autoComplete="given-name" />
      <TextField {...field('lastName', 'Last name')} autoComplete="family-name" />
      <TextField {...field('email', 'Email')} type="email" autoComplete="email" />
      <TextField {...field('phoneNumber', 'Phone number')} type="tel" autoComplete="tel" hint={whyPhone} />
    </Fields>
  )
}
