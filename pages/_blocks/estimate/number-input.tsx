import FormControl from '@mui/material/FormControl'
import FormLabel from '@mui/material/FormLabel'
import InputBase from '@mui/material/InputBase'
import { styled } from '@mui/material/styles'
import { displayFont, rounded } from 'marquee'
import { FieldError, fieldAttributes, StepButtons, stepped } from 'marquee/forms'
import { fieldNumber } from 'marquee/words'
import type { UseFormReturn } from 'react-hook-form'

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
  '& > button': { borderRadius: rounded(6) },
})

/** The line below it shows the focus, except in forced colours. */
const digits = {
  '& input': {
    minWidth: 0,
    height: 'auto',
    padding: '4px 0',
    ...displayFont('clamp(2.5rem, 1.9rem + 2.6vw, 4rem)', 1.15, 1.2),
    fontVariantNumeric: 'tabular-nums',
    '@media (forced-colors: none)': { '&:focus-visible': { outline: 'none' } },
  },
}

type Props = {
  id: string
  name: 'guests' | 'hours'
  label: string
  /** Names of the buttons. */
  fewer: string
  more: string
  step: number
  range: { min: number; max: number; start: number }
  error: string | undefined
  methods: UseFormReturn<{ guests: string; hours: string }>
}

/** A number in large type, with plus and minus buttons. */
export function NumberInput({ id, name, label, fewer, more, step, range, error, methods }: Props) {
  const { register, getValues, setValue } = methods
  const { ref, ...native } = register(name)
  const move = (by: 1 | -1) => setValue(name, stepped(getValues(name), by, { ...range, step }))
  return (
    <FormControl fullWidth sx={{ '& > label': { mb: 0, color: 'text.secondary' } }}>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      <Row>
        <InputBase
          defaultValue={fieldNumber(range.start)}
          inputRef={ref}
          sx={digits}
          slotProps={{
            input: {
              ...native,
              ...fieldAttributes({ id, error }),
              inputMode: 'decimal',
              autoComplete: 'off',
              maxLength: 12,
            },
          }}
        />
        <StepButtons fewer={fewer} more={more} onStep={move} />
      </Row>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </FormControl>
  )
}
