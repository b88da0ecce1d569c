import { styled } from '@mui/material/styles'
import type { ComponentProps, ReactNode } from 'react'
import { rounded } from '../../../theme/rounded.ts'
import { Hint, Optional } from './field.tsx'
import { FieldError } from './field-error.tsx'

const Frame = styled('fieldset')({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': { padding: 0, marginBottom: 8, fontWeight: 600, lineHeight: 1.4 },
})

const Options = styled('div')({
  display: 'grid',
  gap: 8,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
  '&[data-row]': { display: 'flex' },
  '&[data-row] > label': { flex: '1 1 0', justifyContent: 'center', paddingInline: 4 },
})

const Row = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 48,
  padding: '10px 14px',
  border: '1px solid var(--palette-outline)',
  borderRadius: rounded(3),
  background: 'var(--palette-background-default)',
  lineHeight: 1.35,
  cursor: 'pointer',
  transition: 'background-color 120ms, border-color 120ms',
  '&:hover': { borderColor: 'var(--palette-text-primary)' },
  '&:has(:checked)': {
    borderColor: 'var(--palette-primary-text)',
    background: 'color-mix(in srgb, var(--palette-primary-main) 12%, var(--palette-background-default))',
    boxShadow: 'inset 0 0 0 1px var(--palette-primary-text)',
  },
  '&:has(:focus-visible)': { outline: '3px solid var(--palette-primary-text)', outlineOffset: 1 },
  'fieldset[data-invalid] &': { borderColor: 'var(--palette-error-main)' },
  '@media (forced-colors: active)': { '&:has(:checked)': { borderColor: 'Highlight' } },
})

const Mark = styled('input')({
  flex: 'none',
  width: 20,
  height: 20,
  margin: 0,
  accentColor: 'var(--palette-primary-text)',
  cursor: 'inherit',
  '&:focus-visible': { outline: 'none' },
})

/** One choice: its mark and its label are one click target. */
export function Choice({ children, ...props }: ComponentProps<'input'> & { type: 'radio' | 'checkbox' }) {
  return (
    <Row>
      <Mark {...props} />
      <span>{children}</span>
    </Row>
  )
}

type Props = {
  /** Prefix of the ids of hint and error: `{id}-hint`, `{id}-error`. */
  id: string
  label: string
  hint?: ReactNode
  error?: string | undefined
  optional?: boolean
  /** All choices in one row, for ratings. */
  isRow?: boolean
  children: ReactNode
}

/** A question with choices. */
export function Choices({ id, label, hint, error, optional = false, isRow = false, children }: Props) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <Frame id={id} data-invalid={error ? '' : undefined} aria-describedby={described || undefined}>
      <legend>
        {label}
        {optional && <Optional>(optional)</Optional>}
      </legend>
      <Options data-row={isRow ? '' : undefined}>{children}</Options>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Frame>
  )
}

type ConsentProps = Pick<Props, 'id' | 'label' | 'hint' | 'error'> & ComponentProps<'input'> & { optional?: boolean }

/** A sentence to agree to. */
export function Consent({ id, label, hint, error, optional: _, ...props }: ConsentProps) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div>
      <Choice
        {...props}
        type="checkbox"
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
      >
        {label}
      </Choice>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
