import { type ComponentProps, type ComponentType, type ReactNode, useCallback, useLayoutEffect, useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import type { FieldOf } from '../../../schema/forms/form-field.ts'
import { optionText, optionValue } from '../../../schema/forms/option.ts'
import { formsWords } from '../../../schema/language/forms-words.ts'

type ChoiceField = FieldOf<'radio' | 'choices' | 'yesno' | 'rating'>

/** Values and labels of a question's choices. */
function answersTo(field: ChoiceField): readonly (readonly [string, ReactNode])[] {
  if (field.kind === 'yesno')
    return [
      ['yes', formsWords.yes],
      ['no', formsWords.no],
    ]
  if (field.kind !== 'rating') return field.options.map((option) => [optionValue(option), optionText(option)])
  return Array.from({ length: field.max }, (_, index) => [String(index + 1), index + 1])
}

type Props = {
  field: ChoiceField
  name: string
  /** How one choice looks. */
  mark: ComponentType<ComponentProps<'input'> & { type: 'radio' | 'checkbox' }>
  /** Called with what is ticked, after each change by the visitor. */
  onTick?: (ticked: readonly string[]) => void
}

/**
 * The choices. At hydration they are read from the page: react-hook-form registers them one by one, and would undo
 * earlier ticks.
 */
export function Answers({ field, name, mark: Mark, onTick }: Props) {
  const { getValues, setValue } = useFormContext()
  const options = useRef(new Map<string, HTMLInputElement>())
  const type = field.kind === 'choices' ? 'checkbox' : 'radio'
  const read = useCallback(() => {
    const ticked = [...options.current].flatMap(([value, { checked }]) => (checked ? [value] : []))
    setValue(name, type === 'checkbox' ? ticked : (ticked[0] ?? ''))
    return ticked
  }, [setValue, name, type])
  useLayoutEffect(() => void read(), [read])
  const chosen = [getValues(name)].flat()
  return answersTo(field).map(([value, words]) => (
    <Mark
      key={value}
      type={type}
      name={name}
      value={value}
      required={type === 'radio' && field.required}
      defaultChecked={chosen.includes(value) || undefined}
      onChange={() => {
        const ticked = read()
        onTick?.(ticked)
      }}
      ref={(input) => {
        if (input) options.current.set(value, input)
      }}
    >
      {words}
    </Mark>
  ))
}
