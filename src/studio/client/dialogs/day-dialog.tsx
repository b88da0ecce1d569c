import DialogContentText from '@mui/material/DialogContentText'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { momentOf, shownClock } from '../../../../schema/schedule/moment-clock.ts'
import { say } from '../../words/say.ts'
import { useSiteTimes } from '../state/use-site-times.ts'
import { FormDialog } from './form-dialog.tsx'

/** The next morning, when most days of a site begin. */
const tomorrow = (timeZone: string) => ({
  day: shownClock(new Date(Date.now() + 86_400_000).toISOString(), timeZone).day,
  time: '09:00',
})

type Props = {
  /** The time that is shown. */
  asOf: string | undefined
  onShow: (time: string) => void
  onClose: () => void
}

/** Asks for the day and the time as of which the site is shown. */
export function DayDialog({ asOf, onShow, onClose }: Props) {
  const { timeZone } = useSiteTimes()
  const [{ day, time }, setTyped] = useState(() =>
    asOf === undefined ? tomorrow(timeZone) : shownClock(asOf, timeZone),
  )
  const chosen = momentOf(day, time, timeZone)
  return (
    <FormDialog
      title={say().commands.day}
      action={say().dialogs.showDay}
      isDisabled={day === '' || time === ''}
      onSubmit={() => onShow(chosen)}
      onClose={onClose}
    >
      <DialogContentText sx={{ mb: 2 }}>{say().dialogs.dayHelp}</DialogContentText>
      <Stack direction="row" sx={{ gap: 1 }}>
        <TextField
          autoFocus
          required
          type="date"
          label={say().toolbar.day}
          value={day}
          onChange={({ target }) => setTyped({ day: target.value, time })}
          slotProps={{ inputLabel: { shrink: true, required: false } }}
        />
        <TextField
          required
          type="time"
          label={say().dialogs.time}
          value={time}
          onChange={({ target }) => setTyped({ day, time: target.value })}
          slotProps={{ inputLabel: { shrink: true, required: false } }}
        />
      </Stack>
      <DialogContentText sx={{ mt: 1, fontSize: 12 }}>{say().dialogs.timeZone(timeZone)}</DialogContentText>
    </FormDialog>
  )
}
