import Button from '@mui/material/Button'
import Dialog, { type DialogProps } from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { type ReactNode, useId } from 'react'
import { say } from '../../words/say.ts'

type Props = Pick<DialogProps, 'disableRestoreFocus'> & {
  title: string
  /** The name of the button that submits. */
  action: string
  /** Whether it deletes something. */
  isDeletion?: boolean | undefined
  isDisabled?: boolean | undefined
  isRunning?: boolean | undefined
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/** A dialog that asks for something, with “Cancel” and a button that submits it. */
export function FormDialog({ title, action, isDeletion, isDisabled, isRunning, onSubmit, onClose, ...props }: Props) {
  const { disableRestoreFocus, children } = props
  const id = useId()
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      onClose={onClose}
      disableRestoreFocus={disableRestoreFocus}
      aria-labelledby={id}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          // React hands the event on to a form around the dialog.
          event.stopPropagation()
          onSubmit()
        }}
      >
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>{children}</DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {say().common.cancel}
          </Button>
          <Button
            type="submit"
            variant="contained"
            loading={isRunning}
            disabled={isDisabled}
            color={isDeletion ? 'error' : 'primary'}
          >
            {action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
