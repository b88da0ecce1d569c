import Alert from '@mui/material/Alert'
import DialogContentText from '@mui/material/DialogContentText'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { languageName } from '../../language-name.ts'
import type { Answers } from '../../wire/calls.ts'
import { say } from '../../words/say.ts'
import { call } from '../call.ts'
import type { PageCommand } from '../commands/site-commands.ts'
import { usePages } from '../state/use-pages.ts'
import { AddressField } from './address-field.tsx'
import { CommandDialog, type Perform } from './command-dialog.tsx'
import { NewPageDialog } from './new-page-dialog.tsx'
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
export const PageDialog = ({ command, ...props }: Props) =>
  command === 'newPage' || command === 'copyPage' ? (
    <NewPageDialog command={command} {...props} />
  ) : command === 'movePage' ? (
    <MovePageDialog {...props} />
  ) : (
    <DeletePageDialog {...props} />
  )

function MovePageDialog({ address, perform, onClose }: Omit<Props, 'command'>) {
  const [to, setTo] = useState(address)
  return (
    <CommandDialog
      name={say().siteCommands.movePage}
      run={() => call('move', { address, to })}
      perform={perform}
      onDone={() => onClose(to)}
      onClose={() => onClose()}
    >
      <DialogContentText>{say().dialogs.moveHelp}</DialogContentText>
      <AddressField value={to} onChange={setTo} />
    </CommandDialog>
  )
}

function DeletePageDialog({ address, listingHash, perform, onClose }: Omit<Props, 'command'>) {
  const { data: pages = [] } = usePages(listingHash)
  const [leadTo, setLeadTo] = useState('')
  /** The title and the address of a page. */
  const nameOf = (one: string) => {
    const title = pages.find((page) => page.address === one)?.title
    return title ? `${say().quoted(title)} (${one})` : one
  }
  const { data: removal, error } = useQuery({
    queryKey: ['removal', address],
    queryFn: () => call('removal', { address }),
    gcTime: 0,
  })
  return (
    <CommandDialog
      name={say().siteCommands.deletePage}
      isDeletion
      isDisabled={removal === undefined}
      run={() => call('remove', { address, leadTo: leadTo || undefined })}
      perform={perform}
      onDone={() => onClose('/')}
      onClose={() => onClose()}
    >
      <DeleteWords name={nameOf(address)} removal={removal} error={error} />
      <PagePicker
        label={say().dialogs.leadTo}
        helperText={say().dialogs.leadToHelp}
        pages={pages.filter((page) => page.address !== address)}
        value={leadTo}
        onChange={setLeadTo}
      />
    </CommandDialog>
  )
}

type DeleteProps = { name: string; removal: Answers['removal'] | undefined; error: Error | null }

/** Says what the deletion of a page takes along and leaves behind. Nobody deletes it before that is known. */
function DeleteWords({ name, removal, error }: DeleteProps) {
  if (error) return <Alert severity="error">{error.message}</Alert>
  if (removal === undefined) return <DialogContentText>{say().dialogs.lookingForLinks(name)}</DialogContentText>
  const { links } = removal
  const translated = removal.languages.map((tag) => languageName({ tag }))
  return (
    <>
      <DialogContentText>
        {say().dialogs.isDeleted(name)}
        {translated.length > 0 && ` ${say().dialogs.translationsToo(translated)}`}
      </DialogContentText>
      {links.length > 0 && (
        <Alert severity="warning">
          {say().dialogs.filesLinkToIt(links.length)} {links.slice(0, maxListed).join(', ')}
          {links.length > maxListed && ' …'}
        </Alert>
      )}
    </>
  )
}
