import FormHelperText from '@mui/material/FormHelperText'
import Stack from '@mui/material/Stack'
import MuiTextField from '@mui/material/TextField'
import { useFormContext } from 'react-hook-form'
import { momentOf, shownClock } from '../../../../schema/schedule/moment-clock.ts'
import { say } from '../../words/say.ts'
import { useFields } from '../state/studio-context.ts'
import type { FieldProps } from './field-props.ts'
import { useField } from './use-field.tsx'

/** Who says when something comes wants it to come then: it is no draft any more. What has come already stays one. */
function useLeaveDraft({ name, path }: FieldProps): (moment: string) => void {
  const { change, page } = useFields()
  const { getValues, setValue } = useFormContext()
  const draft = `${path.slice(0, -name.length)}draft`
  return (moment) => {
    // A page that follows a template has a draft of its own in no field.
    const canLeave = name === 'publishAt' && page.list !== undefined && getValues(draft) === true
    if (!canLeave || !(Date.parse(moment) > Date.now())) return
    setValue(draft, undefined)
    change({ kind: 'set', path: draft, value: undefined }, say().fields.takeDraftOff, 'pause')
  }
}

/** A day, or a time of it: chosen in the time zone of the site, and written with its distance from UTC. */
export function MomentField(props: FieldProps) {
  const leaveDraft = useLeaveDraft(props)
  const { label, path } = props
  const { value, set, input } = useField(props)
  const { timeZone } = useFields().setup.times
  const { inputRef, helperText, ...both } = input
  const choose = (moment: string) => {
    set(moment)
    leaveDraft(moment)
  }
  const { day, time } = shownClock(typeof value === 'string' ? value : '', timeZone)
  return (
    <Stack spacing={0.5}>
      <Stack direction="row" spacing={1}>
        <MuiTextField
          {...both}
          type="date"
          value={day}
          inputRef={inputRef}
          onChange={({ target }) => choose(momentOf(target.value, time, timeZone))}
          slotProps={{ htmlInput: { 'data-field': path }, inputLabel: { shrink: true } }}
        />
        <MuiTextField
          {...both}
          type="time"
          label={say().dialogs.time}
          value={time}
          disabled={day === ''}
          onChange={({ target }) => choose(momentOf(day, target.value, timeZone))}
          slotProps={{ htmlInput: { 'aria-label': say().fields.timeOf(label) }, inputLabel: { shrink: true } }}
        />
      </Stack>
      <FormHelperText error={input.error} component="div">
        {helperText}
        <div>{say().dialogs.timeZone(timeZone)}</div>
      </FormHelperText>
    </Stack>
  )
}
