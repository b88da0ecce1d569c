import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import { styled } from '@mui/material/styles'
import type { ComponentProps, ReactNode } from 'react'
import { formsWords } from '../../../../schema/language/forms-words.ts'
import { rounded } from '../../../theme/rounded.ts'
import { type FieldProps, fieldAttributes, HintAndError, Optional } from './field.tsx'

const Options = styled(FormGroup)({
  display: 'grid',
  gap: 8,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
  '&[data-row]': { display: 'flex', flexDirection: 'row' },
  // More than five are equal in each of their rows.
  '&[data-row]:has(> :nth-of-type(6))': { display: 'grid', gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  '&[data-row] > label': { flex: '1 1 0', justifyContent: 'center', paddingInline: 4 },
})

/** One choice in a frame: its mark and its label are one click target. */
const Row = styled(FormControlLabel)({
  minHeight: 48,
  margin: 0,
  padding: '10px 14px',
  border: '1px solid var(--palette-outline)',
  borderRadius: rounded(3),
  background: 'var(--palette-background-default)',
  lineHeight: 1.35,
  transition: 'background-color 120ms, border-color 120ms',
  '&:hover': { borderColor: 'var(--palette-text-primary)' },
  '&:has(:checked)': {
    borderColor: 'var(--palette-primary-text)',
    background: 'color-mix(in srgb, var(--palette-primary-main) 12%, var(--palette-background-default))',
    boxShadow: 'inset 0 0 0 1px var(--palette-primary-text)',
  },
  'fieldset[data-invalid] &': { borderColor: 'var(--palette-error-main)' },
  '@media (forced-colors: active)': { '&:has(:checked)': { borderColor: 'Highlight' } },
})

type ChoiceProps = Omit<ComponentProps<'input'>, 'type'> & { type: 'radio' | 'checkbox' }

/**
 * One choice. It is uncontrolled, without a `RadioGroup`: the browser ticks it, also before the island is hydrated, and
 * react-hook-form reads it.
 */
export function Choice({ children, type, ...attributes }: ChoiceProps) {
  const Mark = type === 'radio' ? Radio : Checkbox
  return <Row disableTypography control={<Mark slotProps={{ input: attributes }} />} label={<span>{children}</span>} />
}

type Props = FieldProps & {
  /** All choices in one row, for ratings. */
  isRow?: boolean
  children: ReactNode
}

/** A question with choices. */
export function Choices({ id, label, hint, error, optional = false, isRow = false, children }: Props) {
  const { 'aria-describedby': described } = fieldAttributes({ id, hint, error })
  return (
    <FormControl
      component="fieldset"
      fullWidth
      id={id}
      data-invalid={error ? '' : undefined}
      aria-describedby={described}
    >
      <FormLabel component="legend">
        {label}
        {optional && <Optional>{formsWords.optional}</Optional>}
      </FormLabel>
      <Options data-row={isRow ? '' : undefined}>{children}</Options>
      <HintAndError id={id} hint={hint} error={error} />
    </FormControl>
  )
}

/** A sentence to agree to. */
export function Consent({ id, label, hint, error, optional: _, ...props }: FieldProps & ComponentProps<'input'>) {
  return (
    <div>
      <Choice {...props} type="checkbox" {...fieldAttributes({ id, hint, error })}>
        {label}
      </Choice>
      <HintAndError id={id} hint={hint} error={error} />
    </div>
  )
}
