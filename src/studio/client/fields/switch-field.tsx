import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import Switch from '@mui/material/Switch'
import { FieldHelp } from './field-help.tsx'
import type { FieldProps } from './field-props.ts'
import { useField } from './use-field.ts'

/** A choice of yes or no. */
export function SwitchField(props: FieldProps) {
  const { schema, label, path } = props
  const { value, ref, set, diagnostic, handlers } = useField(props)
  return (
    <FormControl error={diagnostic?.severity === 'error'}>
      <FormControlLabel
        label={label}
        control={
          <Switch
            size="small"
            checked={(value ?? schema.default) === true}
            onChange={(_, checked) => set(checked === (schema.default ?? false) ? '' : checked, 'now')}
            onFocus={handlers.onFocus}
            slotProps={{ input: { ref, 'data-field': path } as object }}
          />
        }
      />
      <FormHelperText>
        <FieldHelp description={schema.description} diagnostic={diagnostic} />
      </FormHelperText>
    </FormControl>
  )
}
