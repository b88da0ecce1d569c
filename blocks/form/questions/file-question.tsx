import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import { fillNodes } from 'marquee'
import { useFormContext } from 'react-hook-form'
import type { FieldOf } from '../../../schema/forms/form-field.ts'
import { formsWords } from '../../../schema/language/forms-words.ts'
import { FileField } from '../../../src/components/forms/fields/file-field.tsx'
import { takesFiles } from '../../../src/components/submission-queue/submission.ts'
import { type QuestionScope, useFieldOf, useQuestions } from './questions-context.ts'

/** A file field, if the endpoint accepts files; otherwise how to send them without the form. */
export function FileQuestion({ field, scope }: { field: FieldOf<'file'>; scope: QuestionScope }) {
  const { block } = useQuestions()
  const { getValues, setValue, trigger } = useFormContext()
  const { name, id, error } = useFieldOf(field, scope)
  const { endpoint, transport, form, email } = block
  if (!takesFiles(endpoint, transport))
    return (
      <div id={id}>
        <FormLabel component="p">{field.label}</FormLabel>
        <FormHelperText>
          {fillNodes(formsWords.noFiles, { email: <a href={`mailto:${encodeURI(email)}`}>{email}</a> })}
        </FormHelperText>
      </div>
    )
  // The path without the index of the entry: the same for all entries.
  const path = name.replace(/\.\d+\./, '.')
  return (
    <FileField
      {...{ id, field, form, path, endpoint, error }}
      uploaded={getValues(name)}
      onChange={(ids) => {
        setValue(name, ids)
        // A file that was not accepted is no value: to remove it changes none.
        if (error) trigger(name)
      }}
    />
  )
}
