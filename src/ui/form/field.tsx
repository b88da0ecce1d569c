import { styled } from '@mui/material/styles'
import type { ComponentProps, ReactNode } from 'react'
import { Fault } from './fault.tsx'

/** Looks of every field one types into. 16 px letters: phones do not zoom; 52 px: large enough for a finger. */
const input = {
  display: 'block',
  width: '100%',
  minHeight: 52,
  padding: '13px 16px',
  border: '1px solid var(--line-strong)',
  borderRadius: 12,
  background: 'var(--ground)',
  color: 'var(--ink)',
  fontFamily: 'inherit',
  fontSize: '1rem',
  lineHeight: 1.5,
  transition: 'border-color 120ms, box-shadow 120ms',
  '&:hover': { borderColor: 'var(--ink)' },
  '&:focus-visible': {
    outline: '3px solid var(--accent-ink)',
    outlineOffset: -1,
    borderColor: 'transparent',
    borderRadius: 12,
  },
  '&::placeholder': { color: 'var(--muted)', opacity: 1 },
  '&:disabled': { opacity: 0.6 },
  '&[aria-invalid=true]': { borderColor: 'var(--danger)', boxShadow: 'inset 4px 0 var(--danger)' },
} as const

export const Input = styled('input')(input)

/** Grows with its text where the browser can, else it can be dragged. */
const TextArea = styled('textarea')({
  ...input,
  minHeight: 148,
  maxHeight: '60vh',
  resize: 'vertical',
  fieldSizing: 'content',
} as const)

export const Label = styled('label')({ display: 'block', marginBottom: 8, fontWeight: 600, lineHeight: 1.4 })

const Optional = styled('span')({ color: 'var(--muted)', fontWeight: 400, '&::before': { content: '" "' } })

export const Hint = styled('p')({ marginTop: 8, color: 'var(--muted)', fontSize: '0.9375rem', lineHeight: 1.5 })

type Slots = {
  /** Ids of hint and fault follow from it: `{id}-hint`, `{id}-fault`. */
  id: string
  label: string
  hint?: ReactNode
  fault?: string | undefined
  optional?: boolean
}

/** What ties a field to its hint and its fault. */
const describes = ({ id, hint, fault }: Pick<Slots, 'id' | 'hint' | 'fault'>) => ({
  id,
  'aria-invalid': fault ? true : undefined,
  'aria-describedby': [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ') || undefined,
})

function Slotted({ id, label, hint, fault, optional, children }: Slots & { children: ReactNode }) {
  return (
    <div>
      <Label htmlFor={id}>
        {label}
        {optional && <Optional>(optional)</Optional>}
      </Label>
      {children}
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {fault && <Fault id={`${id}-fault`}>{fault}</Fault>}
    </div>
  )
}

/** One line of text with its label above, and room for a hint and a fault below. */
export function TextField({ id, label, hint, fault, optional = false, ...props }: Slots & ComponentProps<'input'>) {
  return (
    <Slotted {...{ id, label, hint, fault, optional }}>
      <Input {...props} {...describes({ id, hint, fault })} />
    </Slotted>
  )
}

/** Several lines of text. */
export function TextAreaField({
  id,
  label,
  hint,
  fault,
  optional = false,
  ...props
}: Slots & ComponentProps<'textarea'>) {
  return (
    <Slotted {...{ id, label, hint, fault, optional }}>
      <TextArea {...props} {...describes({ id, hint, fault })} />
    </Slotted>
  )
}
