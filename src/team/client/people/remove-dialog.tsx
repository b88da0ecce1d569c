import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import type { TeamPerson } from '../../wire.ts'
import { Refusal } from '../refusal.tsx'
import { words } from '../words.ts'

type Props = {
  person: TeamPerson
  error: Error | null
  isRunning: boolean
  onClose: () => void
  onRemove: () => void
}

/** Asks before a person is removed. */
export function RemoveDialog({ person, error, isRunning, onClose, onRemove }: Props) {
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="remove-title">
      <DialogTitle id="remove-title">{words.people.removeTitle(person.name)}</DialogTitle>
      <DialogContent>
        <DialogContentText>{words.people.removeText(person.name)}</DialogContentText>
        <Refusal error={error} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {words.general.cancel}
        </Button>
        <Button color="error" variant="contained" loading={isRunning} onClick={onRemove}>
          {words.people.remove}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
