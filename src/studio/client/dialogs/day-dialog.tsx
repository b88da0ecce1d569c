import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { localMoment, momentOf } from '../fields/moment.ts'

/** The next morning, when most days of a site begin. */
const tomorrow = () => ({ day: localMoment(new Date(Date.now() + 86_400_000).toISOString()).day, time: '09:00' })

type Props = {
  /** The time that is shown. */
  asOf: string | undefined
  onShow: (time: string) => void
  onClose: () => void
}

/** Asks for the day and the time as of which the site is shown. */
export function DayDialog({ asOf, onShow, onClose }: Props) {
  const [{ day, time }, setTyped] = useState(() => (asOf === undefined ? tomorrow() : localMoment(asOf)))
  const chosen = momentOf(day, time)
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="day-title">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onShow(chosen)
        }}
      >
        <DialogTitle id="day-title">Preview a day</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>
            The pages, their lists and their states show here as they will be then. Nothing is written.
          </DialogContentText>
          <Stack direction="row" sx={{ gap: 1 }}>
            <TextField
              autoFocus
              required
              type="date"
              label="Day"
              value={day}
              onChange={({ target }) => setTyped({ day: target.value, time })}
              slotProps={{ inputLabel: { shrink: true, required: false } }}
            />
            <TextField
              required
              type="time"
              label="Time"
              value={time}
              onChange={({ target }) => setTyped({ day, time: target.value })}
              slotProps={{ inputLabel: { shrink: true, required: false } }}
            />
          </Stack>
          <DialogContentText sx={{ mt: 1, fontSize: 12 }}>
            In the time zone of this computer: {Intl.DateTimeFormat().resolvedOptions().timeZone}.
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" disabled={day === '' || time === ''}>
            Show this day
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
