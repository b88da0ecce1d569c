import Button from '@mui/material/Button'
import { HintAndError } from 'marquee/forms'
import { fill } from 'marquee/words'
import { useFormContext } from 'react-hook-form'
import type { FieldOf } from '../../../schema/forms/form-field.ts'
import { formsWords } from '../../../schema/language/forms-words.ts'
import { AnswerList } from '../../../src/components/forms/answer-list.tsx'
import { type QuestionScope, useFieldOf } from './questions-context.ts'

type Props = { field: FieldOf<'longtext'>; scope: QuestionScope }

/** What another part of the page has filled in, as it is sent. It can be removed, and not changed. */
export function PrefilledText({ field, scope }: Props) {
  const { getValues, setValue } = useFormContext()
  const { name, id, error } = useFieldOf(field, scope)
  return (
    <>
      <AnswerList rows={[[field.label, getValues(name)]]} />
      <HintAndError id={id} hint={field.help} error={error} />
      <Button variant="text" onClick={() => setValue(name, '')}>
        {fill(formsWords.removeNamed, { name: field.label })}
      </Button>
    </>
  )
}
