import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { bookmarkletFor } from '../bookmarklet.ts'
import { CopyButton } from '../copy-button.tsx'

/** Hands out the bookmark that opens the studio from a page of the live site. */
export function BookmarkletDialog({ onClose }: { onClose: () => void }) {
  const address = bookmarkletFor(`${location.origin}/studio`)
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="bookmarklet-title">
      <DialogTitle id="bookmarklet-title">Edit from the live site</DialogTitle>
      <DialogContent>
        <DialogContentText>
          Copy this address, make a bookmark, and put it there in place of an address. On any page of your site, click
          the bookmark, then the block that you want to change: it opens here. Nothing is added to the site; Esc
          cancels.
        </DialogContentText>
        <TextField
          label="Address of the bookmark"
          value={address}
          onFocus={({ target }) => target.select()}
          slotProps={{ htmlInput: { readOnly: true } }}
          sx={{ mt: 2 }}
        />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          Close
        </Button>
        <CopyButton text={address} variant="contained" />
      </DialogActions>
    </Dialog>
  )
}
