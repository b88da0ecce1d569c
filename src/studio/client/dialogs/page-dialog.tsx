import Alert from '@mui/material/Alert'
import DialogContentText from '@mui/material/DialogContentText'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { count } from '../../../../schema/writing/count.ts'
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

/** How many files with links are listed. */
const maxListed = 8

/** Creates, copies, moves or deletes a page. All of it can be undone. */
export function PageDialog({ command, address, perform, onClose }: Props) {
  const [to, setTo] = useState(command === 'newPage' || isSharedAddress(address) ? '/' : address)
  const [title, setTitle] = useState('')
  const hasTitle = command === 'newPage' || command === 'copyPage'
  const isDeletion = command === 'deletePage'
  const { data: links, error } = useQuery({
    queryKey: ['linksTo', address],
    queryFn: () => api.linksTo(address),
    enabled: isDeletion,
    gcTime: 0,
  })

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
      isDisabled={isDeletion && links === undefined}
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
        <DeleteWords address={address} links={links} error={error} />
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

type DeleteProps = { address: string; links: readonly string[] | undefined; error: Error | null }

/** Says what the deletion of a page leaves behind. Nobody deletes it before that is known. */
function DeleteWords({ address, links, error }: DeleteProps) {
  if (error) return <Alert severity="error">{error.message}</Alert>
  if (links === undefined) return <DialogContentText>Looking for links to {address} …</DialogContentText>
  return (
    <>
      <DialogContentText>The page {address} and its file go. Undo brings them back.</DialogContentText>
      {links.length > 0 && (
        <Alert severity="warning">
          {count(links.length, 'file')} {links.length === 1 ? 'links' : 'link'} to it:{' '}
          {links.slice(0, maxListed).join(', ')}
          {links.length > maxListed && ' …'}
        </Alert>
      )}
    </>
  )
}
