import { styled } from '@mui/material/styles'
import { CheckRow, FieldError } from 'marquee/forms'
import { useFormContext } from 'react-hook-form'
import type { FormPart } from '../../../schema/forms/form.ts'
import type { FieldOf } from '../../../schema/forms/form-field.ts'
import { asSentence, missingText } from '../../../schema/forms/form-words.ts'
import { Answers } from '../questions/choice-answers.tsx'
import { useQuestions } from '../questions/questions-context.ts'

/** The choices field that is alone in a step: its options are large rows, and the title of the step is its label. */
export function tickedField({ fields: [field, other] }: FormPart): FieldOf<'choices'> | undefined {
  return field?.kind === 'choices' && !field.when && other === undefined ? field : undefined
}

const List = styled('fieldset')({
  borderBottom: '1px solid var(--palette-divider)',
  '@media (min-width: 560px)': { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 24 },
})

type Props = { field: FieldOf<'choices'>; labelledBy: string }

/** Rows to tick. While none of a required list is ticked, the button to go on is disabled: `data-needed`. */
export function TickList({ field, labelledBy }: Props) {
  const { block, messages } = useQuestions()
  const { setError, clearErrors } = useFormContext()
  const { name } = field
  const error = messages.get(name)
  const errorId = `${block.id}-${name}-error`
  const onTick = (ticked: readonly string[]) => {
    if (field.required && ticked.length === 0) setError(name, { message: asSentence(missingText(field)) })
    else clearErrors(name)
  }
  return (
    <div data-answer={name}>
      <List
        aria-labelledby={labelledBy}
        aria-describedby={error && errorId}
        data-needed={field.required ? '' : undefined}
      >
        <Answers field={field} name={name} mark={CheckRow} onTick={onTick} />
      </List>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}
