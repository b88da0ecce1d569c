import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { say } from '../../../words/say.ts'

type Props = {
  /** What is being written: `city`. */
  one: string
  onKeep: () => void
  onDiscard: () => void
}

/** Asks before a form that is filled in is closed without a record. */
export const DiscardDialog = ({ one, onKeep, onDiscard }: Props) => (
  <Dialog open maxWidth="xs" onClose={onKeep} aria-labelledby="discard-title">
    <DialogTitle id="discard-title">{say().grid.discardNew(one)}</DialogTitle>
    <DialogContent>
      <DialogContentText>{say().grid.discardHelp}</DialogContentText>
    </DialogContent>
    <DialogActions>
      <Button color="inherit" onClick={onDiscard}>
        {say().common.discard}
      </Button>
      <Button variant="contained" autoFocus onClick={onKeep}>
        {say().grid.keepWriting}
      </Button>
    </DialogActions>
  </Dialog>
)
