import Alert from '@mui/material/Alert'
import DialogContentText from '@mui/material/DialogContentText'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { addressOfShared, nameAtAddress } from '../../shared-address.ts'
import type { RecordMovePlan } from '../../wire/grid.ts'
import type { PageModel } from '../../wire/page.ts'
import { say } from '../../words/say.ts'
import { asSlug } from '../../words.ts'
import { call } from '../call.ts'
import { CommandDialog, type Perform } from './command-dialog.tsx'

type Props = {
  /** The record. */
  page: PageModel
  perform: Perform
  /** Called with the address to show next, or without one to stay. */
  onClose: (address?: string) => void
}

/** How many files are listed. */
const maxListed = 8

/** Gives a record another part of the address: its pages move, and the old addresses lead to them. */
export function MoveRecordDialog({ page, perform, onClose }: Props) {
  const [collection = '', from = ''] = nameAtAddress(page.address).split('/')
  const [to, setTo] = useState(from)
  const move = { collection, from, to: useDeferredValue(to) }
  const isOther = to !== '' && to !== from
  const { data: plan, error } = useQuery({
    queryKey: ['planRecordMove', move, page.revision],
    queryFn: () => call('planRecordMove', move),
    enabled: isOther && move.to === to,
    gcTime: 0,
    retry: false,
  })
  return (
    <CommandDialog
      name={say().siteCommands.moveRecord}
      isDisabled={!isOther || plan === undefined}
      run={() => call('moveRecord', { collection, from, to })}
      perform={perform}
      onDone={() => onClose(addressOfShared(`${collection}/${to}`))}
      onClose={() => onClose()}
    >
      <TextField
        autoFocus
        required
        label={say().dialogs.addressPart}
        value={to}
        onChange={({ target }) => setTo(asSlug(target.value))}
      />
      {isOther && error && <Alert severity="error">{error.message.replaceAll('`', '')}</Alert>}
      {isOther && !error && !plan && <DialogContentText>{say().dialogs.lookingForMove}</DialogContentText>}
      {isOther && plan && <PlanWords plan={plan} />}
    </CommandDialog>
  )
}

/** Says what gets another address, and what changes with it. */
function PlanWords({ plan: { pages, redirects, files, changed } }: { plan: RecordMovePlan }) {
  const [first] = pages
  const words = say().dialogs
  return (
    <>
      <Alert severity="info">
        {first
          ? `${words.movedPages(pages.length, first.from, first.to)} ${words.movedRedirects(redirects)}`
          : words.noMovedPages}
      </Alert>
      <Files words={words.movedFiles(files.length)} files={files} />
      <Files words={words.followingFiles(changed.length)} files={changed} />
    </>
  )
}

const Files = ({ words, files }: { words: string; files: readonly string[] }) =>
  files.length > 0 && (
    <DialogContentText variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      {words} {files.slice(0, maxListed).join(', ')}
      {files.length > maxListed && ' …'}
    </DialogContentText>
  )
