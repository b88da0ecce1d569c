import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useMutation } from '@tanstack/react-query'
import { nothingSchema, type TeamWorkspace } from '../../wire.ts'
import { ask } from '../ask.ts'
import { Refusal } from '../refusal.tsx'
import { words } from '../words.ts'

type Props = { workspace: TeamWorkspace; onClose: () => void; onRemoved: () => void }

/** Asks before a workspace is removed, and says what goes with it. */
export function RemoveWorkspaceDialog({ workspace: { id, title, changes }, onClose, onRemoved }: Props) {
  const removal = useMutation({
    mutationFn: () => ask('workspaces/remove', nothingSchema, { id }),
    onSuccess: onRemoved,
  })
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="remove-workspace-title">
      <DialogTitle id="remove-workspace-title" sx={{ overflowWrap: 'anywhere' }}>
        {words.workspaces.removeTitle(title)}
      </DialogTitle>
      <DialogContent>
        <DialogContentText>{words.workspaces.removeText(changes)}</DialogContentText>
        <Refusal error={removal.error} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {words.general.cancel}
        </Button>
        <Button color="error" variant="contained" loading={removal.isPending} onClick={() => removal.mutate()}>
          {words.workspaces.remove}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
