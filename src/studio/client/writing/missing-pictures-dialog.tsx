import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { say } from '../../words/say.ts'

type Props = {
  /** How many pictures of the paste are missing. */
  pictures: number
  onClose: () => void
}

/** Says that pictures of a paste are missing: the clipboard only named them. */
export function MissingPicturesDialog({ pictures, onClose }: Props) {
  return (
    <Dialog open disableRestoreFocus onClose={onClose} maxWidth="xs" aria-labelledby="missing-pictures-title">
      <DialogTitle id="missing-pictures-title">{say().writing.missingPictures(pictures)}</DialogTitle>
      <DialogContent>
        <DialogContentText>{say().writing.missingPicturesHelp}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button autoFocus variant="contained" onClick={onClose}>
          {say().common.close}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
