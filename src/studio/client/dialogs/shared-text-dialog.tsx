import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'

/** Where a change of a shared value goes: into the page alone, or into the shared file. */
export type SharedChoice = 'here' | 'everywhere'

type Props = {
  file: string
  /** How many pages show the file, once that is known. */
  pages: number | undefined
  canChangeHere: boolean
  onChoose: (choice: SharedChoice) => void
  onCancel: () => void
}

/** Asks where a change of a text that several pages share is meant to show. */
export const SharedTextDialog = ({ file, pages, canChangeHere, onChoose, onCancel }: Props) => (
  <Dialog open onClose={onCancel} maxWidth="xs" aria-labelledby="shared-text-title">
    <DialogTitle id="shared-text-title">Shared text</DialogTitle>
    <DialogContent>
      <DialogContentText>
        This stands in {file}
        {pages === undefined
          ? ', which other pages may show too.'
          : `, which ${pages} page${pages === 1 ? ' shows' : 's show'}.`}{' '}
        Where should it change?
      </DialogContentText>
      {!canChangeHere && (
        <DialogContentText sx={{ mt: 1 }}>
          It is part of several blocks that are shared as one, so it changes everywhere.
        </DialogContentText>
      )}
    </DialogContent>
    <DialogActions>
      <Button color="inherit" onClick={onCancel}>
        Cancel
      </Button>
      {canChangeHere && <Button onClick={() => onChoose('here')}>Only here</Button>}
      <Button variant={canChangeHere ? 'text' : 'contained'} onClick={() => onChoose('everywhere')}>
        Everywhere
      </Button>
    </DialogActions>
  </Dialog>
)
