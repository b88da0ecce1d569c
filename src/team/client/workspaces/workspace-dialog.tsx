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

/** What is done with a workspace after a question. */
export type Asked = { to: 'remove' | 'take-over'; workspace: TeamWorkspace }

type Props = Asked & { onClose: () => void; onDone: () => void }

/** Asks before a workspace is removed or taken over, and says what follows. */
export function WorkspaceDialog({ to, workspace: { id, title, owner, changes }, onClose, onDone }: Props) {
  const doing = useMutation({
    mutationFn: () => ask(`workspaces/${to}`, nothingSchema, { id }),
    onSuccess: onDone,
  })
  const isRemoval = to === 'remove'
  const { removeTitle, removeText, remove, takeOverTitle, takeOverText, takeOver } = words.workspaces
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="workspace-dialog-title">
      <DialogTitle id="workspace-dialog-title" sx={{ overflowWrap: 'anywhere' }}>
        {isRemoval ? removeTitle(title) : takeOverTitle(title)}
      </DialogTitle>
      <DialogContent>
        <DialogContentText>{isRemoval ? removeText(changes) : takeOverText(owner)}</DialogContentText>
        <Refusal error={doing.error} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {words.general.cancel}
        </Button>
        <Button
          color={isRemoval ? 'error' : 'primary'}
          variant="contained"
          loading={doing.isPending}
          onClick={() => doing.mutate()}
        >
          {isRemoval ? remove : takeOver}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
