import MenuItem from '@mui/material/MenuItem'
import MuiTextField from '@mui/material/TextField'
import { FieldHelp } from './field-help.tsx'
import type { FieldProps } from './field-props.ts'
import { useField } from './use-field.ts'

/** One of several values. Without a choice, an optional field has its default. */
export function ChoiceField(props: FieldProps) {
  const { schema, label, required, path } = props
  const { value, ref, set, diagnostic, handlers } = useField(props)
  const choices = schema.enum ?? []
  const standard = schema.default === undefined ? 'Not chosen' : `${String(schema.default)} (default)`
  return (
    <MuiTextField
      select
      label={label}
      value={value === undefined ? '' : String(value)}
      inputRef={ref}
      error={diagnostic?.severity === 'error'}
      onFocus={handlers.onFocus}
      onBlur={handlers.onBlur}
      onChange={({ target }) => {
        const chosen = choices.find((choice) => String(choice) === target.value)
        set(chosen ?? '', 'now')
      }}
      helperText={<FieldHelp description={schema.description} diagnostic={diagnostic} />}
      slotProps={{ htmlInput: { 'data-field': path }, select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      {(!required || schema.default !== undefined) && <MenuItem value="">{standard}</MenuItem>}
      {choices.map((choice) => (
        <MenuItem key={String(choice)} value={String(choice)}>
          {String(choice)}
        </MenuItem>
      ))}
    </MuiTextField>
  )
}
