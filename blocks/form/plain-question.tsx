import { type ComponentProps, type ReactNode, useCallback, useLayoutEffect, useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import type { FieldOf, PlainField } from '../../schema/forms/form-field.ts'
import { Choice, Choices, Consent } from '../../src/components/forms/fields/choices.tsx'
import { AmountField, SelectField, TextAreaField, TextField } from '../../src/components/forms/fields/field.tsx'
import { FileQuestion } from './file-question.tsx'
import { type Scope, useSlotOf } from './questions-context.ts'

type Props<Field> = { field: Field; scope: Scope }

/** One question that is not a group. */
export function PlainQuestion({ field, scope }: Props<PlainField>) {
  const { register } = useFormContext()
  const { name, id, error } = useSlotOf(field, scope)
  const slots = { id, label: field.label, hint: field.help, error, optional: !field.required }
  const typed = () => ({ ...slots, ...register(name), required: field.required })
  switch (field.kind) {
    case 'text':
      return <LineQuestion field={field} text={typed()} />
    case 'longtext':
      return <TextAreaField {...typed()} maxLength={field.maxLength} />
    case 'email':
      return <TextField {...typed()} type="email" autoComplete={field.autocomplete} maxLength={200} />
    case 'tel':
      return <TextField {...typed()} type="tel" autoComplete={field.autocomplete} maxLength={40} />
    case 'number':
      return (
        <AmountField
          {...typed()}
          behind={field.unit}
          inputMode={Number.isInteger(field.step) ? 'numeric' : 'decimal'}
        />
      )
    case 'money':
      return <AmountField {...typed()} before="$" inputMode="decimal" />
    case 'date':
      return <TextField {...typed()} type="date" />
    case 'time':
      return <TextField {...typed()} type="time" />
    case 'select':
      return (
        <SelectField {...typed()}>
          <option value="">Choose</option>
          {field.options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </SelectField>
      )
    case 'file':
      return <FileQuestion field={field} scope={scope} />
    case 'consent':
      return <Consent {...typed()} />
    default: {
      const isRow = field.kind === 'rating' || field.kind === 'yesno'
      return (
        <Choices {...slots} hint={field.kind === 'rating' ? scaleOf(field) : field.help} isRow={isRow}>
          <Answers field={field} name={name} />
        </Choices>
      )
    }
  }
}

/** The meaning of the ends of the scale, and the help. */
const scaleOf = ({ max, low, high, help }: FieldOf<'rating'>) =>
  [low && `1: ${low}.`, high && `${max}: ${high}.`, help].filter(Boolean).join(' ')

type Text = ComponentProps<typeof TextField>

function LineQuestion({ field, text }: { field: FieldOf<'text'>; text: Text }) {
  const { suggestions, autocomplete, maxLength } = field
  const list = `${text.id}-list`
  return (
    <>
      <TextField {...text} autoComplete={autocomplete} maxLength={maxLength} list={suggestions && list} />
      {suggestions && (
        <datalist id={list}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
    </>
  )
}

const yesNo = [
  ['yes', 'Yes'],
  ['no', 'No'],
] as const

type ChoiceField = FieldOf<'radio' | 'choices' | 'yesno' | 'rating'>

/** Values and labels of a question's choices. */
function answersTo(field: ChoiceField): readonly (readonly [string, ReactNode])[] {
  if (field.kind === 'yesno') return yesNo
  if (field.kind !== 'rating') return field.options.map((option) => [option, option])
  return Array.from({ length: field.max }, (_, index) => [String(index + 1), index + 1])
}

/**
 * The choices. They are read from the page when they are hydrated: react-hook-form registers one after the other, and
 * would take back a tick of before.
 */
function Answers({ field, name }: { field: ChoiceField; name: string }) {
  const { getValues, setValue } = useFormContext()
  const options = useRef(new Map<string, HTMLInputElement>())
  const type = field.kind === 'choices' ? 'checkbox' : 'radio'
  const read = useCallback(() => {
    const ticked = [...options.current].flatMap(([value, { checked }]) => (checked ? [value] : []))
    setValue(name, type === 'checkbox' ? ticked : (ticked[0] ?? ''))
  }, [setValue, name, type])
  useLayoutEffect(read, [read])
  const chosen = [getValues(name)].flat()
  return answersTo(field).map(([value, words]) => (
    <Choice
      key={value}
      type={type}
      name={name}
      value={value}
      required={type === 'radio' && field.required}
      defaultChecked={chosen.includes(value) || undefined}
      onChange={read}
      ref={(input) => {
        if (input) options.current.set(value, input)
      }}
    >
      {words}
    </Choice>
  ))
}
