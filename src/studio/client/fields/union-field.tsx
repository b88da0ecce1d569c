import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import MuiTextField from '@mui/material/TextField'
import { useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { branchesOf, emptyValue } from '../../first-value.ts'
import { branchOf } from '../../schema-parts.ts'
import type { FieldSchema } from '../../wire/setup.ts'
import { say } from '../../words/say.ts'
import { inSentence } from '../../words.ts'
import { asBranch, branchName } from '../field-schema.ts'
import type { NestedProps } from './field-props.ts'
import { useSetNow } from './use-set-now.ts'

/** A value of one of several kinds: the kind is chosen first. */
export function UnionField({ Field, ...props }: NestedProps) {
  const { schema, path, label } = props
  const value: unknown = useWatch({ name: path })
  const setNow = useSetNow()
  const branches = branchesOf(schema)
  const at = branchOf(branches, value)
  // The label of a kind names the kind, and not the field.
  const { label: _kind, ...branch } = branches[at] as FieldSchema
  const own: FieldSchema = {
    ...(schema.description && { description: schema.description }),
    ...(schema.label && { label: schema.label }),
    ...branch,
  }
  /** The value that each kind had before another kind was chosen, in case its kind is chosen again. */
  const before = useRef(new Map<number, unknown>())

  function choose(kind: number | undefined): void {
    if (value !== undefined) before.current.set(at, value)
    const branch = kind === undefined ? undefined : branches[kind]
    const chosen =
      branch && kind !== undefined
        ? (before.current.get(kind) ?? asBranch(branch, emptyValue(branch) ?? 0, value))
        : undefined
    setNow(path, chosen, say().fields.edit(inSentence(label)))
  }
  return (
    <Stack spacing={1.5}>
      <MuiTextField
        select
        label={say().fields.kindOf(inSentence(label))}
        value={value === undefined ? '' : String(at)}
        onChange={({ target }) => choose(target.value === '' ? undefined : Number(target.value))}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        {(!props.required || value === undefined) && <MenuItem value="">{say().fields.notChosen}</MenuItem>}
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
