import { styled } from '@mui/material/styles'
import {
  CheckRow,
  Field,
  fieldAttributes,
  HintAndError,
  Input,
  onArrowKeys,
  SelectField,
  StepButtons,
  stepped,
} from 'marquee/forms'
import { fill } from 'marquee/words'
import type { UseFormReturn } from 'react-hook-form'
import type { Input as InputOf } from '../../schema/calculator/definition.ts'
import type { Typed } from '../../schema/calculator/typed.ts'
import { unitOf } from '../../schema/calculator/wording.ts'
import { calculatorWords } from '../../schema/language/calculator-words.ts'

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'stretch',
  '& > button': { marginInlineStart: 8 },
})

const digits = { '& input': { fontWeight: 650, fontSize: '1.125rem', fontVariantNumeric: 'tabular-nums' } }

const Unit = styled('span')({ marginInlineStart: 6, color: 'var(--palette-text-secondary)', fontWeight: 400 })

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
  // Of a number that is not known yet.
  const unit = unitOf(input.unit, 0)
  const label = (
    <>
      {input.label}
      {unit && unit.toLowerCase() !== input.label.toLowerCase() && <Unit>{unit}</Unit>}
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
          onKeyDown={onArrowKeys(move)}
          sx={digits}
        />
        <StepButtons
          fewer={fill(calculatorWords.stepDown, { name: input.label })}
          more={fill(calculatorWords.stepUp, { name: input.label })}
          onStep={move}
        />
      </Row>
    </Field>
  )
}
