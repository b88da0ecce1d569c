import { styled } from '@mui/material/styles'
import type { KeyboardEvent } from 'react'
import type { Input as InputOf } from '../../schema/calculator/definition.ts'
import { CheckRow } from '../../src/components/forms/fields/check-row.tsx'
import { Hint, Input, Label } from '../../src/components/forms/fields/field.tsx'
import { FieldError } from '../../src/components/forms/fields/field-error.tsx'
import { stepped } from '../../src/components/forms/stepped.ts'
import { rounded } from '../../src/theme/rounded.ts'

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'stretch',
  gap: 8,
  position: 'relative',
  '& > input': { fontWeight: 650, fontSize: '1.125rem', fontVariantNumeric: 'tabular-nums' },
})

const Unit = styled('span')({ marginInlineStart: 6, color: 'var(--palette-text-secondary)', fontWeight: 400 })

const Step = styled('button')({
  width: 48,
  border: '1px solid var(--palette-outline)',
  borderRadius: rounded(3),
  color: 'var(--palette-text-primary)',
  font: '700 1.375rem/1 var(--font-display)',
  '&:hover': { borderColor: 'var(--palette-primary-main)', background: 'var(--palette-action-hover)' },
  '@media (scripting: none)': { display: 'none' },
  '@media print': { display: 'none' },
})

type NumberInput = Extract<InputOf, { kind: 'number' }>

type Props = {
  id: string
  input: InputOf
  start: string | boolean
  error: string | undefined
  onTyped: () => void
}

/** Hundreds of guests are not entered one by one. */
const strideOf = ({ step, max }: NumberInput) => (step === 1 && max >= 1000 ? 10 : step)

/** One input of a calculator with its label, its help, and its error. */
export function InputField({ id, input, start, error, onTyped }: Props) {
  const described = [input.help && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  const common = { id, name: input.name, 'aria-invalid': error ? true : undefined, 'aria-describedby': described }
  const below = (
    <>
      {input.help && <Hint id={`${id}-hint`}>{input.help}</Hint>}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </>
  )
  if (input.kind === 'yes-no')
    return (
      <div>
        <CheckRow {...common} value="1" defaultChecked={start === true} onChange={onTyped}>
          {input.label}
        </CheckRow>
        {below}
      </div>
    )
  if (input.kind === 'choice')
    return (
      <div>
        <Label htmlFor={id}>{input.label}</Label>
        <Input {...common} as="select" defaultValue={String(start)} onChange={onTyped}>
          {input.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Input>
        {below}
      </div>
    )
  const move = (by: 1 | -1) => {
    const field = document.getElementById(id) as HTMLInputElement
    field.value = stepped(field.value, by, { ...input, step: strideOf(input) })
    onTyped()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : undefined
    if (by === undefined) return
    event.preventDefault()
    move(by)
  }
  return (
    <div>
      <Label htmlFor={id}>
        {input.label}
        {input.unit && input.unit.toLowerCase() !== input.label.toLowerCase() && <Unit>{input.unit}</Unit>}
      </Label>
      <Row>
        <Input
          {...common}
          defaultValue={String(start)}
          inputMode={Number.isInteger(input.step) ? 'numeric' : 'decimal'}
          autoComplete="off"
          maxLength={20}
          onInput={onTyped}
          onKeyDown={onKeyDown}
        />
        <Step type="button" aria-label={`Less: ${input.label}`} onClick={() => move(-1)}>
          −
        </Step>
        <Step type="button" aria-label={`More: ${input.label}`} onClick={() => move(1)}>
          +
        </Step>
      </Row>
      {below}
    </div>
  )
}
