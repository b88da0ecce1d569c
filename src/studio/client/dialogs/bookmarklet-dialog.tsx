import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { say } from '../../words/say.ts'
import { bookmarkletFor } from '../bookmarklet.ts'
import { CopyButton } from '../copy-button.tsx'

/** Hands out the bookmark that opens the studio from a page of the live site. */
export function BookmarkletDialog({ onClose }: { onClose: () => void }) {
  const address = bookmarkletFor(`${location.origin}/studio`)
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="bookmarklet-title">
      <DialogTitle id="bookmarklet-title">{say().dialogs.fromLiveSite}</DialogTitle>
      <DialogContent>
        <DialogContentText>{say().dialogs.bookmarkletHelp}</DialogContentText>
        <TextField
          label={say().dialogs.bookmarkAddress}
          value={address}
          onFocus={({ target }) => target.select()}
          slotProps={{ htmlInput: { readOnly: true } }}
          sx={{ mt: 2 }}
        />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {say().common.close}
        </Button>
        <CopyButton text={address} variant="contained" />
      </DialogActions>
    </Dialog>
  )
}
