import Alert from '@mui/material/Alert'
import DialogContentText from '@mui/material/DialogContentText'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { EditResult } from '../../model.ts'
import { isSharedAddress } from '../../shared-address.ts'
import { api } from '../api.ts'
import { type PageCommand, pageCommandNames } from '../commands/site-commands.ts'
import { CommandDialog, type Perform } from './command-dialog.tsx'

type Props = {
  command: PageCommand
  address: string
  perform: Perform
  /** Called with the address to show next, or without one to stay. */
  onClose: (address?: string) => void
}

/** Creates, copies, moves or deletes a page. All of it can be undone. */
export function PageDialog({ command, address, perform, onClose }: Props) {
  const [to, setTo] = useState(command === 'newPage' || isSharedAddress(address) ? '/' : address)
  const [title, setTitle] = useState('')
  const hasTitle = command === 'newPage' || command === 'copyPage'
  const isDeletion = command === 'deletePage'

  const run: Record<PageCommand, () => Promise<EditResult>> = {
    newPage: () => api.create({ address: to, title }),
    copyPage: () => api.create({ address: to, title, copyOf: address }),
    movePage: () => api.move(address, to),
    deletePage: () => api.remove(address),
  }
  return (
    <CommandDialog
      name={pageCommandNames[command]}
      isDeletion={isDeletion}
      run={run[command]}
      perform={perform}
      onDone={() => onClose(isDeletion ? '/' : to)}
      onClose={() => onClose()}
    >
      {command === 'movePage' && (
        <DialogContentText>The old address stays an alias of the page, and links to it follow.</DialogContentText>
      )}
      {hasTitle && (
        <TextField autoFocus required label="Title" value={title} onChange={({ target }) => setTitle(target.value)} />
      )}
      {isDeletion ? (
        <DeleteWords address={address} />
      ) : (
        <TextField
          required
          label="Address"
          value={to}
          onChange={({ target }) => setTo(target.value)}
          helperText="It begins with / and uses small letters, digits and hyphens, such as /summer-tour."
        />
      )}
      {hasTitle && (
        <DialogContentText variant="body2">
          It is a draft: to publish it, take “Draft” off in its page settings.
        </DialogContentText>
      )}
    </CommandDialog>
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
