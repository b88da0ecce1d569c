import MenuItem from '@mui/material/MenuItem'
import MuiTextField from '@mui/material/TextField'
import { say } from '../../words/say.ts'
import { choiceInWords } from '../../words.ts'
import type { FieldProps } from './field-props.ts'
import { useField } from './use-field.tsx'

/** One of several values. Without a choice, an optional field has its default. */
export function ChoiceField(props: FieldProps) {
  const { schema, required, path } = props
  const { value, set, input } = useField(props)
  const choices = schema.enum ?? []
  const standard =
    schema.default === undefined ? say().fields.notChosen : say().fields.isDefault(choiceInWords(schema.default))
  return (
    <MuiTextField
      select
      {...input}
      value={value === undefined ? '' : String(value)}
      onChange={({ target }) => {
        const chosen = choices.find((choice) => String(choice) === target.value)
        set(chosen ?? '', 'now')
      }}
      slotProps={{ htmlInput: { 'data-field': path }, select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      {(!required || schema.default !== undefined) && <MenuItem value="">{standard}</MenuItem>}
      {choices.map((choice) => (
        <MenuItem key={String(choice)} value={String(choice)}>
          {choiceInWords(choice)}
        </MenuItem>
      ))}
    </MuiTextField>
  )
}
