import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { nothingSchema } from '../../wire.ts'
import { ask } from '../ask.ts'
import { Refusal } from '../refusal.tsx'
import { timeZone, words } from '../words.ts'

type Props = { id: number; onPlanned: () => void; onClose: () => void }

/** Asks when a workspace is published by itself. */
export function PlanDialog({ id, onPlanned, onClose }: Props) {
  const [time, setTime] = useState('')
  const planning = useMutation({
    // The time is that of the person, which their browser knows.
    mutationFn: () => ask('publications/plan', nothingSchema, { id, at: new Date(time).toISOString() }),
    onSuccess: onPlanned,
  })
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="plan-title">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          planning.mutate()
        }}
      >
        <DialogTitle id="plan-title">{words.published.planTitle}</DialogTitle>
        <DialogContent>
          <DialogContentText>{words.published.planText}</DialogContentText>
          <Stack sx={{ gap: 2, pt: 2 }}>
            <TextField
              label={words.published.planTime}
              helperText={words.published.planZone(timeZone)}
              type="datetime-local"
              value={time}
              onChange={({ target }) => setTime(target.value)}
              required
              slotProps={{ inputLabel: { shrink: true } }}
            />
            <Refusal error={planning.error} />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{words.general.cancel}</Button>
          <Button type="submit" variant="contained" loading={planning.isPending}>
            {words.published.plan}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
