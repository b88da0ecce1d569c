import FormHelperText from '@mui/material/FormHelperText'
import Stack from '@mui/material/Stack'
import MuiTextField from '@mui/material/TextField'
import type { FieldProps } from './field-props.ts'
import { localMoment, momentOf } from './moment.ts'
import { useField } from './use-field.tsx'

/** A day, or a time of it: chosen in the time zone of this computer, and written with its distance from UTC. */
export function MomentField(props: FieldProps) {
  const { label, path } = props
  const { value, set, input } = useField(props)
  const { inputRef, helperText, ...both } = input
  const { day, time } = localMoment(typeof value === 'string' ? value : '')
  return (
    <Stack spacing={0.5}>
      <Stack direction="row" spacing={1}>
        <MuiTextField
          {...both}
          type="date"
          value={day}
          inputRef={inputRef}
          onChange={({ target }) => set(momentOf(target.value, time))}
          slotProps={{ htmlInput: { 'data-field': path }, inputLabel: { shrink: true } }}
        />
        <MuiTextField
          {...both}
          type="time"
          label={`${label}: time`}
          value={time}
          disabled={day === ''}
          onChange={({ target }) => set(momentOf(day, target.value))}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      </Stack>
      <FormHelperText error={input.error}>{helperText}</FormHelperText>
    </Stack>
  )
}
