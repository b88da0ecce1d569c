import { styled } from '@mui/material/styles'
import type { RefObject } from 'react'
import { FieldError } from '../../src/components/forms/fields/field-error.tsx'
import { stepped } from '../../src/components/forms/stepped.ts'
import { rounded } from '../../src/theme/rounded.ts'

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: 8,
  borderBottom: '2px solid var(--palette-outline)',
  transition: 'border-color 120ms',
  '&:has(input:focus-visible)': {
    borderColor: 'var(--palette-primary-text)',
    boxShadow: '0 3px var(--palette-primary-text)',
  },
  '&:has([aria-invalid=true])': { borderColor: 'var(--palette-error-main)' },
})

const Digits = styled('input')({
  minWidth: 0,
  width: '100%',
  padding: '4px 0',
  border: 0,
  background: 'none',
  color: 'var(--palette-text-primary)',
  font: '700 clamp(2.5rem, 1.9rem + 2.6vw, 4rem)/1.15 var(--font-display)',
  letterSpacing: '-0.03em',
  fontVariantNumeric: 'tabular-nums',
  // The line below it shows the focus, except in forced colours.
  '@media (forced-colors: none)': { '&:focus-visible': { outline: 'none' } },
})

const Step = styled('button')({
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  border: '1px solid var(--palette-outline)',
  borderRadius: rounded(6),
  color: 'var(--palette-text-primary)',
  transition: 'background-color 120ms, border-color 120ms, transform 120ms',
  '&:hover': { borderColor: 'var(--palette-primary-main)', background: 'var(--palette-action-hover)' },
  '&:active': { transform: 'translateY(1px)' },
})

const Label = styled('label')({ color: 'var(--palette-text-secondary)', fontWeight: 600 })

type Props = {
  id: string
  name: string
  label: string
  start: number
  step: number
  range: { min: number; max: number }
  error: string | undefined
  input: RefObject<HTMLInputElement | null>
  onTyped: () => void
}

/** A number in large type, with plus and minus buttons. Text typed before hydration stays. */
export function NumberInput({ id, name, label, start, step, range, error, input, onTyped }: Props) {
  const move = (by: 1 | -1) => {
    if (!input.current) return
    input.current.value = stepped(input.current.value, by, { ...range, step })
    onTyped()
  }
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      <Row>
        <Digits
          ref={input}
          id={id}
          name={name}
          defaultValue={start}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onInput={onTyped}
        />
        <Step type="button" aria-label={`Fewer ${name}`} onClick={() => move(-1)}>
          <Sign path="M3 9h12" />
        </Step>
        <Step type="button" aria-label={`More ${name}`} onClick={() => move(1)}>
          <Sign path="M9 3v12M3 9h12" />
        </Step>
      </Row>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

function Sign({ path }: { path: string }) {
  return (
    <svg
      width="18"
      height="18"
      viewBox="0 0 18 18"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}
