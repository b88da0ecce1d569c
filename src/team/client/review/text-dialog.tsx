import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { Refusal } from '../refusal.tsx'
import { words } from '../words.ts'

type Props = {
  title: string
  label: string
  help?: string
  /** What its button says. */
  action: string
  isPending: boolean
  error: Error | null
  onSend: (text: string) => void
  onClose: () => void
}

/** Asks for a text. */
export function TextDialog({ title, label, help, action, isPending, error, onSend, onClose }: Props) {
  const [text, setText] = useState('')
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="text-title">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onSend(text)
        }}
      >
        <DialogTitle id="text-title" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </DialogTitle>
        <DialogContent>
          <TextField
            label={label}
            helperText={help}
            value={text}
            onChange={({ target }) => setText(target.value)}
            multiline
            minRows={3}
            fullWidth
            required
            autoFocus
            slotProps={{ htmlInput: { maxLength: 2_000 } }}
            sx={{ mt: 1 }}
          />
          <Refusal error={error} />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{words.general.cancel}</Button>
          <Button type="submit" variant="contained" loading={isPending}>
            {action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
