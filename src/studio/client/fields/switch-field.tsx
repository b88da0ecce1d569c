import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import Switch from '@mui/material/Switch'
import type { FieldProps } from './field-props.ts'
import { useField } from './use-field.tsx'

/** A choice of yes or no. */
export function SwitchField(props: FieldProps) {
  const { schema, path } = props
  const { value, set, input } = useField(props)
  return (
    <FormControl error={input.error}>
      <FormControlLabel
        label={input.label}
        control={
          <Switch
            size="small"
            checked={(value ?? schema.default) === true}
            onChange={(_, checked) => set(checked === (schema.default ?? false) ? '' : checked, 'now')}
            onFocus={input.onFocus}
            slotProps={{ input: { ref: input.inputRef, 'data-field': path } as object }}
          />
        }
      />
      <FormHelperText>{input.helperText}</FormHelperText>
    </FormControl>
  )
}
