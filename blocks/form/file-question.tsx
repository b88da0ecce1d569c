import type { FieldOf } from '../../schema/forms/form-field.ts'
import { Hint, Label } from '../../src/components/forms/fields/field.tsx'
import { FileField } from '../../src/components/forms/fields/file-field.tsx'
import { takesFiles } from '../../src/components/forms/fields/file-upload.ts'
import { type Scope, useFormState, useSlotOf } from './form-context.ts'

/** A file field, if the endpoint accepts files; otherwise how to send them without the form. */
export function FileQuestion({ field, scope }: { field: FieldOf<'file'>; scope: Scope }) {
  const { block, touched } = useFormState()
  const { name, id, error } = useSlotOf(field, scope)
  const { endpoint, transport, form, email } = block
  if (!takesFiles(endpoint, transport))
    return (
      <div id={id}>
        <Label as="p">{field.label}</Label>
        <Hint>
          This form cannot take files. Send them by e-mail to <a href={`mailto:${encodeURI(email)}`}>{email}</a>, with
          your name, after you have sent the form.
        </Hint>
      </div>
    )
  // The path without the key of the entry: the same for all entries.
  const path = name.replace(/\.\d+\./, '.')
  return <FileField {...{ id, name, field, form, path, endpoint, error }} onChange={touched} />
}
