import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { EditResult } from '../../model.ts'
import { api } from '../api.ts'

export type PageCommand = 'new' | 'copy' | 'move' | 'delete'

export const pageCommands: Record<PageCommand, string> = {
  new: 'New page',
  copy: 'Copy page',
  move: 'Change address',
  delete: 'Delete page',
}

type Props = {
  command: PageCommand
  address: string
  /** Runs the command; returns why it was refused. */
  perform: (command: () => Promise<EditResult>) => Promise<string | undefined>
  /** Called with the address to show next, or without one to stay. */
  onClose: (address?: string) => void
}

/** Creates, copies, moves or deletes a page. All of it can be undone. */
export function PageDialog({ command, address, perform, onClose }: Props) {
  const [to, setTo] = useState(command === 'new' ? '/' : address)
  const [title, setTitle] = useState('')
  const [isRunning, setRunning] = useState(false)
  const [wrong, setWrong] = useState<string>()
  const hasTitle = command === 'new' || command === 'copy'

  const run: Record<PageCommand, () => Promise<EditResult>> = {
    new: () => api.create({ address: to, title }),
    copy: () => api.create({ address: to, title, copyOf: address }),
    move: () => api.move(address, to),
    delete: () => api.remove(address),
  }
  async function submit(): Promise<void> {
    setRunning(true)
    const refused = await perform(run[command])
    setRunning(false)
    if (refused === undefined) onClose(command === 'delete' ? '/' : to)
    else setWrong(refused.replaceAll('`', ''))
  }

  return (
    <Dialog open onClose={() => onClose()} fullWidth maxWidth="xs" aria-labelledby="page-dialog-title">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <DialogTitle id="page-dialog-title">{pageCommands[command]}</DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            {command === 'delete' ? (
              <DeleteWords address={address} />
            ) : (
              <>
                {command === 'move' && (
                  <DialogContentText>
                    The old address stays an alias of the page, and links to it follow.
                  </DialogContentText>
                )}
                {hasTitle && (
                  <TextField
                    autoFocus
                    required
                    label="Title"
                    value={title}
                    onChange={({ target }) => setTitle(target.value)}
                  />
                )}
                <TextField
                  required
                  label="Address"
                  value={to}
                  onChange={({ target }) => setTo(target.value)}
                  helperText="It begins with / and uses small letters, digits and hyphens, such as /summer-tour."
                />
                {hasTitle && (
                  <DialogContentText variant="body2">
                    It is a draft: to publish it, take “Draft” off in its page settings.
                  </DialogContentText>
                )}
              </>
            )}
            {wrong && <Alert severity="error">{wrong}</Alert>}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={() => onClose()}>
            Cancel
          </Button>
          <Button
            type="submit"
            variant="contained"
            loading={isRunning}
            color={command === 'delete' ? 'error' : 'primary'}
          >
            {pageCommands[command]}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

/** Says what the deletion of a page leaves behind. */
function DeleteWords({ address }: { address: string }) {
  const { data: links } = useQuery({ queryKey: ['linksTo', address], queryFn: () => api.linksTo(address), gcTime: 0 })
  const count = links?.length ?? 0
  return (
    <>
      <DialogContentText>The page {address} and its file go. Undo brings them back.</DialogContentText>
      {count > 0 && (
        <Alert severity="warning">
          {count} other page{count === 1 ? ' links' : 's link'} to it: {links?.slice(0, 5).join(', ')}
          {count > 5 && ' …'}
        </Alert>
      )}
    </>
  )
}
