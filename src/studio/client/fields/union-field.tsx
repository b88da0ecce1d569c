import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import MuiTextField from '@mui/material/TextField'
import { useWatch } from 'react-hook-form'
import type { FieldSchema } from '../../model.ts'
import { branchesOf, branchName, branchOf, firstValue } from '../field-schema.ts'
import { useFields } from '../state/studio-context.ts'
import type { NestedProps } from './field-props.ts'

/** A value of one of several kinds: the kind is chosen first. */
export function UnionField({ Field, ...props }: NestedProps) {
  const { schema, path, name, label } = props
  const value: unknown = useWatch({ name: path })
  const { change } = useFields()
  const branches = branchesOf(schema)
  const at = branchOf(branches, value)
  const branch = branches[at] as FieldSchema
  const own: FieldSchema = { ...(schema.description && { description: schema.description }), ...branch }
  return (
    <Stack spacing={1.5}>
      <MuiTextField
        select
        label={`Kind of ${label.toLowerCase()}`}
        value={value === undefined ? '' : String(at)}
        onChange={({ target }) =>
          change(
            {
              kind: 'set',
              path,
              value: target.value === '' ? undefined : firstValue(branches[Number(target.value)] as FieldSchema, name),
            },
            `Edit ${label.toLowerCase()}`,
            'now',
          )
        }
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        {(!props.required || value === undefined) && <MenuItem value="">Not chosen</MenuItem>}
        {branches.map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the branches of a schema have nothing but their order
          <MenuItem key={index} value={String(index)}>
            {branchName(branches, one)}
          </MenuItem>
        ))}
      </MuiTextField>
      {value !== undefined && <Field key={at} {...props} required schema={own} />}
    </Stack>
  )
}
