import FormLabel from '@mui/material/FormLabel'
import { styled } from '@mui/material/styles'
import { displayFont } from 'marquee'
import { FieldError, Input, onArrowKeys, stepped } from 'marquee/forms'
import { useFormContext } from 'react-hook-form'
import { type Amount, optionsOf, tickedOptions } from '../../../schema/forms/amounts.ts'
import type { FieldOf } from '../../../schema/forms/form-field.ts'
import { optionValue, shownOption } from '../../../schema/forms/option.ts'
import { amountPath } from '../field-values.ts'
import { type QuestionScope, useFieldOf, useQuestions } from './questions-context.ts'

const Row = styled('fieldset')({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '4px 12px',
  paddingBlock: 18,
  borderTop: '1px solid var(--palette-divider)',
  '& legend': {
    float: 'inline-start',
    gridColumn: '1 / -1',
    ...displayFont('1.125rem', 1.3),
  },
  '& label': { color: 'var(--palette-text-secondary)', fontSize: '0.9375rem', fontWeight: 500, marginBottom: 4 },
  '@media (min-width: 560px)': {
    gridTemplateColumns: 'minmax(0, 1fr) 128px 128px',
    alignItems: 'end',
    '& legend': { gridColumn: 'auto', alignSelf: 'center' },
  },
})

/** Numbers for each ticked option of another question. One message stands for all that are missing. */
export function AmountsQuestion({ field, scope }: { field: FieldOf<'amounts'>; scope: QuestionScope }) {
  const { id } = useFieldOf(field, scope)
  const { messages } = useQuestions()
  const { register, getValues, setValue } = useFormContext()
  const options = optionsOf(field, scope.fields)
  const values = options.map(optionValue)
  const ticked = tickedOptions(field, scope.fields, scope.answers)
  const pathsOf = (option: string) => field.amounts.map(({ name }) => amountPath(field, values.indexOf(option), name))
  const error = ticked.flatMap(pathsOf).flatMap((path) => messages.get(path) ?? [])[0]
  const input = (path: string, { label, min, max, step }: Amount) => {
    const inputId = `${id}-${path.replaceAll('.', '-')}`
    const isInvalid = messages.has(path) || undefined
    return (
      <div key={path} data-answer={path}>
        <FormLabel htmlFor={inputId}>{label}</FormLabel>
        <Input
          {...register(path)}
          id={inputId}
          inputMode={Number.isInteger(step) ? 'numeric' : 'decimal'}
          autoComplete="off"
          maxLength={24}
          onKeyDown={onArrowKeys((by) =>
            setValue(path, stepped(String(getValues(path) ?? ''), by, { min, max, step })),
          )}
          aria-invalid={isInvalid}
          aria-describedby={isInvalid && `${id}-error`}
        />
      </div>
    )
  }
  return (
    <div>
      {ticked.map((option) => (
        <Row key={option}>
          <legend>{shownOption(options, option)}</legend>
          {pathsOf(option).map((path, index) => input(path, field.amounts[index] as Amount))}
        </Row>
      ))}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
