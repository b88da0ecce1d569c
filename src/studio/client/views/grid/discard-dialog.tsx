import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'

type Props = {
  /** What is being written: `city`. */
  one: string
  onKeep: () => void
  onDiscard: () => void
}

/** Asks before a form that is filled in is closed without a record. */
export const DiscardDialog = ({ one, onKeep, onDiscard }: Props) => (
  <Dialog open maxWidth="xs" onClose={onKeep} aria-labelledby="discard-title">
    <DialogTitle id="discard-title">Discard the new {one}?</DialogTitle>
    <DialogContent>
      <DialogContentText>
        What you have filled in is not written yet, and Undo does not bring it back.
      </DialogContentText>
    </DialogContent>
    <DialogActions>
      <Button color="inherit" onClick={onDiscard}>
        Discard
      </Button>
      <Button variant="contained" autoFocus onClick={onKeep}>
        Keep writing
      </Button>
    </DialogActions>
  </Dialog>
)
