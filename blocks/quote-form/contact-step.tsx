import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { CheckRow } from '../../src/components/forms/fields/check-row.tsx'
import { TextField } from '../../src/components/forms/fields/field.tsx'
import { useFieldHints } from '../../src/components/forms/fields/use-field-hints.ts'
import type { QuoteFields } from './quote-fields.ts'

const Fields = styled('div')({
  display: 'grid',
  gap: 22,
  '@media (min-width: 560px)': { gridTemplateColumns: '1fr 1fr', '& > :last-child': { gridColumn: '1 / -1' } },
})

const Shared = styled('div')({ '& label': { font: 'inherit', letterSpacing: 0, borderTop: 0, paddingInline: 0 } })

type Props = {
  id: string
  whyPhone: string | undefined
  isShared: boolean
  setShared: (isShared: boolean) => void
}

/**
 * Step 4: contact data. The browser itself requires all four fields (spec, section 5). Possible typos are questioned,
 * never refused.
 */
export function ContactStep({ id, whyPhone, isShared, setShared }: Props) {
  const { register, formState, getValues, setValue } = useFormContext<QuoteFields>()
  const { phoneHint, emailHint } = useFieldHints()
  const [left, setLeft] = useState({ email: '', phoneNumber: '' })
  const look = () => setLeft({ email: getValues('email'), phoneNumber: getValues('phoneNumber') })
  const field = (name: 'firstName' | 'lastName' | 'email' | 'phoneNumber', label: string) => ({
    ...register(name, { onBlur: look }),
    id: `${id}-${name}`,
    label,
    required: true,
    maxLength: 200,
    error: formState.errors[name]?.message,
  })
  const meant = emailHint(left.email)
  const take = () => {
    if (meant) setValue('email', meant)
    look()
  }
  const suggestion = meant && (
    <span aria-live="polite">
      Did you mean{' '}
      <Button variant="text" onClick={take} sx={{ minHeight: 32, p: 0, color: 'primary.text', fontSize: 'inherit' }}>
        {meant}
      </Button>
      ?
    </span>
  )
  return (
    <Fields>
      <TextField {...field('firstName', 'First name')} autoComplete="given-name" autoCapitalize="words" />
      <TextField {...field('lastName', 'Last name')} autoComplete="family-name" autoCapitalize="words" />
      <TextField
        {...field('email', 'Email')}
        type="email"
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        hint={suggestion}
      />
      <TextField
        {...field('phoneNumber', 'Phone number')}
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        hint={phoneHint(left.phoneNumber) ?? whyPhone}
      />
      <Shared>
        <CheckRow checked={isShared} onChange={({ target }) => setShared(target.checked)}>
          This is a shared computer: keep nothing of this on it
        </CheckRow>
      </Shared>
    </Fields>
  )
}
