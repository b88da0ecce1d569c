import Alert from '@mui/material/Alert'
import DialogContentText from '@mui/material/DialogContentText'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { freeName, slugOf } from '../../../../schema/slug.ts'
import { count } from '../../../../schema/writing/count.ts'
import type { PageListEntry } from '../../listing-model.ts'
import type { EditResult } from '../../model.ts'
import { api } from '../api.ts'
import { type PageCommand, pageCommandNames } from '../commands/site-commands.ts'
import { usePages } from '../state/use-pages.ts'
import { CommandDialog, type Perform } from './command-dialog.tsx'
import { PagePicker } from './page-picker.tsx'

type Props = {
  command: PageCommand
  address: string
  /** The `listingHash` of the page. */
  listingHash: string | undefined
  perform: Perform
  /** Called with the address to show next, or without one to stay. */
  onClose: (address?: string) => void
}

/** How many files with links are listed. */
const maxListed = 8

/** Creates, copies, moves or deletes a page. All of it can be undone. */
export function PageDialog({ command, address, listingHash, perform, onClose }: Props) {
  const isNew = command === 'newPage' || command === 'copyPage'
  const { data: pages = [] } = usePages(listingHash)
  const [title, setTitle] = useState('')
  const [copyOf, setCopyOf] = useState(command === 'copyPage' ? address : '')
  const [typedTo, setTo] = useState(command === 'movePage' ? address : undefined)
  const [leadTo, setLeadTo] = useState('')
  const to = typedTo ?? freeAddress(title, copyOf, pages)
  const isDeletion = command === 'deletePage'
  const { data: links, error } = useQuery({
    queryKey: ['linksTo', address],
    queryFn: () => api.linksTo(address),
    enabled: isDeletion,
    gcTime: 0,
  })

  const create = () => api.create({ address: to, title, ...(copyOf !== '' && { copyOf }) })
  const run: Record<PageCommand, () => Promise<EditResult>> = {
    newPage: create,
    copyPage: create,
    movePage: () => api.move(address, to),
    deletePage: () => api.remove(address, leadTo || undefined),
  }
  return (
    <CommandDialog
      name={pageCommandNames[command]}
      action={isNew ? 'Create' : pageCommandNames[command]}
      isDeletion={isDeletion}
      isDisabled={isDeletion && links === undefined}
      run={run[command]}
      perform={perform}
      onDone={() => onClose(isDeletion ? '/' : to)}
      onClose={() => onClose()}
    >
      {command === 'movePage' && (
        <DialogContentText>The old address still leads to the page, and links to it follow.</DialogContentText>
      )}
      {isNew && (
        <TextField autoFocus required label="Title" value={title} onChange={({ target }) => setTitle(target.value)} />
      )}
      {isDeletion ? (
        <>
          <DeleteWords address={address} links={links} error={error} />
          <PagePicker
            label="Lead visitors to"
            helperText="Who follows an old link comes to this page. Without one they read that the page is gone."
            pages={pages.filter((page) => page.address !== address)}
            value={leadTo}
            onChange={setLeadTo}
          />
        </>
      ) : (
        <TextField
          required
          label="Address"
          value={to}
          onChange={({ target }) => setTo(target.value)}
          helperText="It begins with / and uses small letters, digits and hyphens, such as /summer-tour."
        />
      )}
      {isNew && (
        <PagePicker
          label="Copy of"
          helperText="The new page begins with the blocks of this one; without it, with an example."
          pages={pages}
          value={copyOf}
          onChange={setCopyOf}
        />
      )}
      {isNew && (
        <DialogContentText variant="body2">
          It is a draft: to publish it, take “Draft” off in its page settings.
        </DialogContentText>
      )}
    </CommandDialog>
  )
}

/** The address that a title gives, beside the page that is copied, with a number behind it where a page has it. */
function freeAddress(title: string, copyOf: string, pages: readonly PageListEntry[]): string {
  const folder = copyOf.slice(0, copyOf.lastIndexOf('/') + 1) || '/'
  const slug = slugOf(title)
  if (slug === '') return folder
  return freeName(folder + slug, new Set(pages.map(({ address }) => address)))
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
