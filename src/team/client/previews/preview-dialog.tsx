import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { previewLinkSchema } from '../../wire.ts'
import { ask } from '../ask.ts'
import { Refusal } from '../refusal.tsx'
import { words } from '../words.ts'

type Props = { workspace: number; path: string; onBegun: () => void; onClose: () => void }

/** Asks how long a preview lasts, and shows its link. */
export function PreviewDialog({ workspace, path, onBegun, onClose }: Props) {
  const [days, setDays] = useState('14')
  const [day, setDay] = useState('')
  const [isCopied, setIsCopied] = useState(false)
  const beginning = useMutation({
    mutationFn: () => ask('previews/begin', previewLinkSchema, { workspace, days: Number(days), day, path }),
    onSuccess: onBegun,
  })
  const link = beginning.data?.link
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (link === undefined) return beginning.mutate()
    void navigator.clipboard.writeText(link).then(() => setIsCopied(true))
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="preview-title">
      <form onSubmit={submit}>
        <DialogTitle id="preview-title">{words.previews.beginTitle}</DialogTitle>
        <DialogContent>
          <DialogContentText>{words.previews.beginText}</DialogContentText>
          <Stack sx={{ gap: 2, pt: 2 }}>
            {link === undefined ? (
              <>
                <TextField
                  label={words.previews.days}
                  helperText={words.previews.daysHelp}
                  type="number"
                  value={days}
                  onChange={({ target }) => setDays(target.value)}
                  required
                  slotProps={{ htmlInput: { min: 1, max: 90 } }}
                />
                <TextField
                  label={words.previews.day}
                  helperText={words.previews.dayHelp}
                  type="date"
                  value={day}
                  onChange={({ target }) => setDay(target.value)}
                  slotProps={{ inputLabel: { shrink: true } }}
                />
              </>
            ) : (
              <TextField
                label={words.previews.link}
                helperText={words.previews.linkHelp}
                value={link}
                autoFocus
                onFocus={({ target }) => target.select()}
                slotProps={{ htmlInput: { readOnly: true } }}
              />
            )}
            <Refusal error={beginning.error} />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{link === undefined ? words.general.cancel : words.general.close}</Button>
          <Button type="submit" variant="contained" loading={beginning.isPending}>
            {link === undefined ? words.previews.begin : isCopied ? words.general.copied : words.general.copy}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
