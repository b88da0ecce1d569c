import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import type { KeyboardEvent } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Input as InputOf } from '../../schema/calculator/definition.ts'
import type { Typed } from '../../schema/calculator/typed.ts'
import { calculatorWords } from '../../schema/language/calculator-words.ts'
import { fill } from '../../schema/language/words.ts'
import { CheckRow } from '../../src/components/forms/fields/check-row.tsx'
import { Field, fieldAttributes, HintAndError, Input, SelectField } from '../../src/components/forms/fields/field.tsx'
import { stepped } from '../../src/components/forms/stepped.ts'
import { displayFont } from '../../src/theme/display-font.ts'
import { rounded } from '../../src/theme/rounded.ts'

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'stretch',
  position: 'relative',
})

const digits = { '& input': { fontWeight: 650, fontSize: '1.125rem', fontVariantNumeric: 'tabular-nums' } }

const Unit = styled('span')({ marginInlineStart: 6, color: 'var(--palette-text-secondary)', fontWeight: 400 })

const Step = styled(ButtonBase)({
  width: 48,
  marginInlineStart: 8,
  border: '1px solid var(--palette-outline)',
  borderRadius: rounded(3),
  color: 'var(--palette-text-primary)',
  ...displayFont('1.375rem', 1),
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
  methods: UseFormReturn<Typed>
}

/** Hundreds of guests are not entered one by one. */
const strideOf = ({ step, max }: NumberInput) => (step === 1 && max >= 1000 ? 10 : step)

/** One input of a calculator with its label, its help, and its error. */
export function InputField({ id, input, start, error, methods }: Props) {
  const { register, getValues, setValue } = methods
  const fieldProps = { id, hint: input.help, error }
  const native = register(input.name)
  if (input.kind === 'yes-no')
    return (
      <div>
        <CheckRow {...native} {...fieldAttributes(fieldProps)} defaultChecked={start === true}>
          {input.label}
        </CheckRow>
        <HintAndError {...fieldProps} />
      </div>
    )
  if (input.kind === 'choice')
    return (
      <SelectField {...fieldProps} {...native} label={input.label} defaultValue={String(start)}>
        {input.options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
    )
  const move = (by: 1 | -1) =>
    setValue(input.name, stepped(String(getValues(input.name)), by, { ...input, step: strideOf(input) }))
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : undefined
    if (by === undefined) return
    event.preventDefault()
    move(by)
  }
  const label = (
    <>
      {input.label}
      {input.unit && input.unit.toLowerCase() !== input.label.toLowerCase() && <Unit>{input.unit}</Unit>}
    </>
  )
  return (
    <Field {...fieldProps} label={label}>
      <Row>
        <Input
          {...native}
          {...fieldAttributes(fieldProps)}
          defaultValue={String(start)}
          inputMode={Number.isInteger(input.step) ? 'numeric' : 'decimal'}
          autoComplete="off"
          maxLength={20}
          onKeyDown={onKeyDown}
          sx={digits}
        />
        <Step aria-label={fill(calculatorWords.stepDown, { name: input.label })} onClick={() => move(-1)}>
          −
        </Step>
        <Step aria-label={fill(calculatorWords.stepUp, { name: input.label })} onClick={() => move(1)}>
          +
        </Step>
      </Row>
    </Field>
  )
}
