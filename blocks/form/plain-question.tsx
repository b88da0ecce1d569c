import type { ReactNode } from 'react'
import type { FieldOf, PlainField } from '../../schema/forms/form-field.ts'
import { Choice, Choices, Consent } from '../../src/components/forms/fields/choices.tsx'
import { AmountField, SelectField, TextAreaField, TextField } from '../../src/components/forms/fields/field.tsx'
import { FileQuestion } from './file-question.tsx'
import { type Scope, useSlotOf } from './form-context.ts'

type Props<Field> = { field: Field; scope: Scope }

/** One question that is not a group. */
export function PlainQuestion({ field, scope }: Props<PlainField>) {
  const { name, id, error, start } = useSlotOf(field, scope)
  const slots = { id, label: field.label, hint: field.help, error, optional: !field.required }
  const text = {
    ...slots,
    name,
    required: field.required,
    defaultValue: start === undefined ? undefined : String(start),
  }
  switch (field.kind) {
    case 'text':
      return <LineQuestion field={field} text={text} />
    case 'longtext':
      return <TextAreaField {...text} maxLength={field.maxLength} />
    case 'email':
      return <TextField {...text} type="email" autoComplete={field.autocomplete} maxLength={200} />
    case 'tel':
      return <TextField {...text} type="tel" autoComplete={field.autocomplete} maxLength={40} />
    case 'number':
      return (
        <AmountField {...text} behind={field.unit} inputMode={Number.isInteger(field.step) ? 'numeric' : 'decimal'} />
      )
    case 'money':
      return <AmountField {...text} before="$" inputMode="decimal" />
    case 'date':
      return <TextField {...text} type="date" />
    case 'time':
      return <TextField {...text} type="time" />
    case 'select':
      return (
        <SelectField {...text}>
          <option value="">Choose</option>
          {field.options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </SelectField>
      )
    case 'file':
      return <FileQuestion field={field} scope={scope} />
    case 'consent':
      return <Consent {...slots} name={name} required={field.required} defaultChecked={start === true || undefined} />
    default: {
      const isRow = field.kind === 'rating' || field.kind === 'yesno'
      return (
        <Choices {...slots} hint={field.kind === 'rating' ? scaleOf(field) : field.help} isRow={isRow}>
          <Answers field={field} name={name} start={start} />
        </Choices>
      )
    }
  }
}

/** The meaning of the ends of the scale, and the help. */
const scaleOf = ({ max, low, high, help }: FieldOf<'rating'>) =>
  [low && `1: ${low}.`, high && `${max}: ${high}.`, help].filter(Boolean).join(' ')

type Text = { id: string; label: string; hint: ReactNode; error: string | undefined; optional: boolean; name: string }

function LineQuestion({ field, text }: { field: FieldOf<'text'>; text: Text & { required: boolean } }) {
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

function Answers({ field, name, start }: { field: ChoiceField; name: string; start: unknown }) {
  const type = field.kind === 'choices' ? 'checkbox' : 'radio'
  const chosen = [start].flat().map(String)
  return answersTo(field).map(([value, words]) => (
    <Choice
      key={value}
      type={type}
      name={name}
      value={value}
      required={type === 'radio' && field.required}
      defaultChecked={chosen.includes(value) || undefined}
    >
      {words}
    </Choice>
  ))
}
