import { AmountField, Choice, Choices, Consent, SelectField, TextAreaField, TextField } from 'marquee/forms'
import { currencySign } from 'marquee/words'
import type { ComponentProps } from 'react'
import { useFormContext } from 'react-hook-form'
import type { FieldOf } from '../../../schema/forms/form-field.ts'
import { optionText, optionValue } from '../../../schema/forms/option.ts'
import type { PlainField } from '../../../schema/forms/plain-field.ts'
import { suggestedText } from '../../../schema/forms/suggestions.ts'
import { formsWords } from '../../../schema/language/forms-words.ts'
import { Answers } from './choice-answers.tsx'
import { ContactQuestion } from './contact-question.tsx'
import { FileQuestion } from './file-question.tsx'
import { PrefilledText } from './prefilled-text.tsx'
import { type QuestionScope, useFieldOf } from './questions-context.ts'

type Props<Field> = { field: Field; scope: QuestionScope }

/** One question that is not a group. */
export function PlainQuestion({ field, scope }: Props<PlainField>) {
  const { register } = useFormContext()
  const { name, id, error } = useFieldOf(field, scope)
  const fieldProps = { id, label: field.label, hint: field.help, error, optional: !field.required }
  const typed = () => ({ ...fieldProps, ...register(name), required: field.required })
  switch (field.kind) {
    case 'text':
      return <LineQuestion field={field} text={typed()} />
    case 'longtext':
      return field.onlyPrefilled ? (
        <PrefilledText field={field} scope={scope} />
      ) : (
        <TextAreaField {...typed()} maxLength={field.maxLength} />
      )
    case 'email':
    case 'tel':
      return <ContactQuestion field={field} text={typed()} />
    case 'number':
      return (
        <AmountField
          {...typed()}
          behind={field.unit}
          inputMode={Number.isInteger(field.step) ? 'numeric' : 'decimal'}
        />
      )
    case 'money':
      return <AmountField {...typed()} {...withSign()} inputMode="decimal" />
    case 'date':
      return <TextField {...typed()} type="date" />
    case 'time':
      return <TextField {...typed()} type="time" />
    case 'select':
      return (
        <SelectField {...typed()}>
          <option value="">{formsWords.choose}</option>
          {field.options.map((option) => (
            // The text of an option without a value is its value.
            <option key={optionValue(option)} value={typeof option === 'string' ? undefined : option.value}>
              {optionText(option)}
            </option>
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
        <Choices {...fieldProps} hint={field.kind === 'rating' ? scaleOf(field) : field.help} isRow={isRow}>
          <Answers field={field} name={name} mark={Choice} />
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
  const { suggestions, autocomplete, maxLength, placeholder } = field
  const list = `${text.id}-list`
  return (
    <>
      <TextField
        {...text}
        autoComplete={autocomplete}
        autoCapitalize={autocomplete?.endsWith('name') ? 'words' : undefined}
        maxLength={maxLength}
        placeholder={placeholder}
        list={suggestions && list}
      />
      {suggestions && (
        <datalist id={list}>
          {suggestions.map(suggestedText).map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
    </>
  )
}

/** The sign of the currency, before or behind the amount. */
function withSign() {
  const { sign, isBefore } = currencySign()
  return isBefore ? { before: sign } : { behind: sign }
}
