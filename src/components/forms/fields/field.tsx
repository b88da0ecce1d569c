import { styled } from '@mui/material/styles'
import type { ComponentProps, ReactNode } from 'react'
import { rounded } from '../../../theme/rounded.ts'
import { FieldError } from './field-error.tsx'

/** Styles of every text field. 16 px letters, so that phones do not zoom; 52 px, large enough for a finger. */
const input = {
  display: 'block',
  width: '100%',
  minHeight: 52,
  padding: '13px 16px',
  border: '1px solid var(--palette-outline)',
  borderRadius: rounded(3),
  background: 'var(--palette-background-default)',
  color: 'var(--palette-text-primary)',
  fontFamily: 'inherit',
  fontSize: '1rem',
  lineHeight: 1.5,
  transition: 'border-color 120ms, box-shadow 120ms',
  '&:hover': { borderColor: 'var(--palette-text-primary)' },
  '&:focus-visible': { outlineOffset: -1, borderColor: 'transparent' },
  '&::placeholder': { color: 'var(--palette-text-secondary)', opacity: 1 },
  '&:disabled': { opacity: 0.6 },
  '&[aria-invalid=true]': {
    borderColor: 'var(--palette-error-main)',
    boxShadow: 'inset 4px 0 var(--palette-error-main)',
  },
} as const

export const Input = styled('input')(input)

/** Grows with its text if the browser supports that, otherwise it can be resized. */
const TextArea = styled('textarea')({
  ...input,
  minHeight: 148,
  maxHeight: '60vh',
  resize: 'vertical',
  fieldSizing: 'content',
} as const)

export const Label = styled('label')({ display: 'block', marginBottom: 8, fontWeight: 600, lineHeight: 1.4 })

export const Optional = styled('span')({
  color: 'var(--palette-text-secondary)',
  fontWeight: 400,
  '&::before': { content: '" "' },
})

export const Hint = styled('p')({
  marginTop: 8,
  color: 'var(--palette-text-secondary)',
  fontSize: '0.9375rem',
  lineHeight: 1.5,
})

export type Slots = {
  /** Prefix of the ids of hint and error: `{id}-hint`, `{id}-error`. */
  id: string
  label: string
  hint?: ReactNode
  error?: string | undefined
  optional?: boolean
}

/** Links a field to its hint and its error. */
const describes = ({ id, hint, error }: Pick<Slots, 'id' | 'hint' | 'error'>, unit?: string) => ({
  id,
  'aria-invalid': error ? true : undefined,
  'aria-describedby':
    [unit && `${id}-unit`, hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
})

function Slotted({ id, label, hint, error, optional, children }: Slots & { children: ReactNode }) {
  return (
    <div>
      <Label htmlFor={id}>
        {label}
        {optional && <Optional>(optional)</Optional>}
      </Label>
      {children}
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

const Affixed = styled('div')({
  position: 'relative',
  '& > span': {
    position: 'absolute',
    top: 14,
    color: 'var(--palette-text-secondary)',
    lineHeight: 1.5,
    pointerEvents: 'none',
  },
  '& > [data-before]': { insetInlineStart: 16 },
  '& > [data-before] + input': { paddingInlineStart: 32 },
  '& > [data-behind]': { insetInlineEnd: 16 },
})

/** One line of text with its label above, and room for a hint and an error below. */
export function TextField({ id, label, hint, error, optional = false, ...props }: Slots & ComponentProps<'input'>) {
  return (
    <Slotted {...{ id, label, hint, error, optional }}>
      <Input {...props} {...describes({ id, hint, error })} />
    </Slotted>
  )
}

type Amount = Slots & ComponentProps<'input'> & { before?: string | undefined; behind?: string | undefined }

/**
 * A number in a text field: a field of type number drops invalid input, and changes when the page is scrolled. `before`
 * and `behind` show its unit.
 */
export function AmountField({ id, label, hint, error, optional = false, before, behind, ...props }: Amount) {
  return (
    <Slotted {...{ id, label, hint, error, optional }}>
      <Affixed>
        {before && (
          <span data-before="" aria-hidden="true">
            {before}
          </span>
        )}
        <Input {...props} type="text" autoComplete="off" maxLength={24} {...describes({ id, hint, error }, behind)} />
        {behind && (
          <span data-behind="" id={`${id}-unit`}>
            {behind}
          </span>
        )}
      </Affixed>
    </Slotted>
  )
}

const Select = styled('select')({
  ...input,
  appearance: 'none',
  paddingInlineEnd: 44,
  cursor: 'pointer',
  '@media (forced-colors: active)': { appearance: 'auto' },
})

const Arrow = styled('div')({
  position: 'relative',
  '& > svg': { position: 'absolute', insetInlineEnd: 16, top: 20, pointerEvents: 'none' },
  '@media (forced-colors: active)': { '& > svg': { display: 'none' } },
})

/** A select field. */
export function SelectField({ id, label, hint, error, optional = false, ...props }: Slots & ComponentProps<'select'>) {
  return (
    <Slotted {...{ id, label, hint, error, optional }}>
      <Arrow>
        <Select {...props} {...describes({ id, hint, error })} />
        <svg width="14" height="14" viewBox="0 0 14 14" fill="none" stroke="currentColor" aria-hidden="true">
          <path d="m2 4.5 5 5 5-5" strokeWidth="2" strokeLinecap="round" />
        </svg>
      </Arrow>
    </Slotted>
  )
}

/** Several lines of text. */
export function TextAreaField({
  id,
  label,
  hint,
  error,
  optional = false,
  ...props
}: Slots & ComponentProps<'textarea'>) {
  return (
    <Slotted {...{ id, label, hint, error, optional }}>
      <TextArea {...props} {...describes({ id, hint, error })} />
    </Slotted>
  )
}
