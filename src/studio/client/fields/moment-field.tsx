import FormHelperText from '@mui/material/FormHelperText'
import Stack from '@mui/material/Stack'
import MuiTextField from '@mui/material/TextField'
import { FieldHelp } from './field-help.tsx'
import type { FieldProps } from './field-props.ts'
import { localMoment, momentOf } from './moment.ts'
import { useField } from './use-field.ts'

/** A day, or a time of it: chosen in the time zone of this computer, and written with its distance from UTC. */
export function MomentField(props: FieldProps) {
  const { schema, label, path } = props
  const { value, ref, set, diagnostic, handlers } = useField(props)
  const { day, time } = localMoment(typeof value === 'string' ? value : '')
  const isWrong = diagnostic?.severity === 'error'
  return (
    <Stack spacing={0.5}>
      <Stack direction="row" spacing={1}>
        <MuiTextField
          type="date"
          label={label}
          value={day}
          inputRef={ref}
          error={isWrong}
          {...handlers}
          onChange={({ target }) => set(momentOf(target.value, time))}
          slotProps={{ htmlInput: { 'data-field': path }, inputLabel: { shrink: true } }}
        />
        <MuiTextField
          type="time"
          label={`${label}: time`}
          value={time}
          disabled={day === ''}
          error={isWrong}
          {...handlers}
          onChange={({ target }) => set(momentOf(day, target.value))}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      </Stack>
      <FormHelperText error={isWrong}>
        <FieldHelp description={schema.description} diagnostic={diagnostic} />
      </FormHelperText>
    </Stack>
  )
}
