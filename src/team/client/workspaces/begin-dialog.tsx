import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { workspaceRequestSchema } from '../../wire.ts'
import { ask } from '../ask.ts'
import { Refusal } from '../refusal.tsx'
import { words } from '../words.ts'

/** Asks for the name of a new workspace, and begins it. */
export function BeginDialog({ onClose, onBegun }: { onClose: () => void; onBegun: (id: number) => void }) {
  const [title, setTitle] = useState('')
  const beginning = useMutation({
    mutationFn: () => ask('workspaces/begin', workspaceRequestSchema, { title }),
    onSuccess: ({ id }) => onBegun(id),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    beginning.mutate()
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="begin-title">
      <form onSubmit={submit}>
        <DialogTitle id="begin-title">{words.workspaces.beginTitle}</DialogTitle>
        <DialogContent>
          <Stack sx={{ gap: 2, pt: 1 }}>
            <TextField
              label={words.workspaces.name}
              helperText={words.workspaces.nameHelp}
              value={title}
              onChange={({ target }) => setTitle(target.value)}
              required
              autoFocus
              autoComplete="off"
              slotProps={{ htmlInput: { maxLength: 100 } }}
            />
            <Refusal error={beginning.error} />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{words.general.cancel}</Button>
          <Button type="submit" variant="contained" loading={beginning.isPending}>
            {words.workspaces.begin}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
