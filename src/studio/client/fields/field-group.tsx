import Stack from '@mui/material/Stack'
import type { FieldSchema } from '../../wire/setup.ts'
import { type FieldPath, partPath } from '../page-blocks/block-change.ts'
import type { FieldComponent } from './field-props.ts'

type Props = {
  Field: FieldComponent
  schema: FieldSchema
  path: FieldPath
  /** Whether a field is shown, by its name. */
  only?: ((name: string) => boolean) | undefined
}

/** The fields of a mapping. */
export function FieldGroup({ Field, schema, path, only = () => true }: Props) {
  const required = schema.required ?? []
  return (
    <Stack spacing={2}>
      {Object.entries(schema.properties ?? {})
        .filter(([name]) => only(name))
        .map(([name, field]) => (
          <Field
            key={name}
            name={name}
            schema={field as FieldSchema}
            path={partPath(path, name)}
            // A field with a default is optional in YAML, although the parsed value always has it.
            required={required.includes(name) && field.default === undefined}
            isPictureName={schema.widget === 'picture' && name === 'name'}
          />
        ))}
    </Stack>
  )
}
