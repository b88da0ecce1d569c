import Alert from '@mui/material/Alert'
import DialogContentText from '@mui/material/DialogContentText'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { slugOf } from '../../../../schema/slug.ts'
import { addressOfShared, nameAtAddress } from '../../shared-address.ts'
import type { EditResult } from '../../wire/edits.ts'
import type { PageModel } from '../../wire/page.ts'
import type { StudioSetup } from '../../wire/setup.ts'
import { say } from '../../words/say.ts'
import { asSlug, collectionName } from '../../words.ts'
import { call } from '../call.ts'
import type { FileCommand } from '../commands/site-commands.ts'
import { CommandDialog, type Perform } from './command-dialog.tsx'

type Props = {
  command: FileCommand
  page: PageModel
  setup: StudioSetup
  perform: Perform
  /** Called with the address to show next, or without one to stay. */
  onClose: (address?: string) => void
}

/** How many users of a file are listed. */
const maxListed = 8

/** Creates, copies or deletes a shared file. All of it can be undone. */
export function SharedFileDialog({ command, page, setup, perform, onClose }: Props) {
  const words = Object.keys(setup.words)
  const file = nameAtAddress(page.address)
  const [folder = ''] = file.split('/')
  const [kind, setKind] = useState(words.find((word) => setup.words[word] === folder) ?? words[0] ?? '')
  const [title, setTitle] = useState('')
  const [typedSlug, setSlug] = useState<string>()
  const [block, setBlock] = useState('rich-text')
  const target = { newRecord: setup.words[kind], newFragment: 'fragments', copyFile: folder, deleteFile: folder }[
    command
  ]
  const isRecord = Object.values(setup.words).includes(target ?? '')
  const slug = typedSlug ?? slugOf(title)
  const isDeletion = command === 'deleteFile'
  const { data: users } = useQuery({
    queryKey: ['usersOf', file],
    queryFn: () => call('usersOf', { name: file }),
    enabled: isDeletion,
    gcTime: 0,
  })

  const run: Record<FileCommand, () => Promise<EditResult>> = {
    newRecord: () => call('createFile', { kind, slug, title, block: '' }),
    newFragment: () => call('createFile', { kind: 'fragment', slug, title, block }),
    copyFile: () => call('createFile', { copyOf: file, slug, title }),
    deleteFile: () => call('removeFile', { name: file }),
  }
  return (
    <CommandDialog
      name={say().siteCommands[command]}
      isDeletion={isDeletion}
      isDisabled={isDeletion && users?.length !== 0}
      run={run[command]}
      perform={perform}
      onDone={() => onClose(isDeletion ? page.preview : addressOfShared(`${target}/${slug}`))}
      onClose={() => onClose()}
    >
      {isDeletion && <DeleteWords page={page} users={users} />}
      {command === 'newRecord' && (
        <TextField select label={say().dialogs.kind} value={kind} onChange={({ target }) => setKind(target.value)}>
          {words.map((word) => (
            <MenuItem key={word} value={word}>
              {collectionName(word)}
            </MenuItem>
          ))}
        </TextField>
      )}
      {command === 'newFragment' && <DialogContentText variant="body2">{say().dialogs.fragmentHelp}</DialogContentText>}
      {command === 'newFragment' && (
        <TextField select label={say().dialogs.block} value={block} onChange={({ target }) => setBlock(target.value)}>
          {setup.blocks.map(({ type, name }) => (
            <MenuItem key={type} value={type}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
      {!isDeletion && isRecord && (
        <TextField
          autoFocus
          required
          label={say().dialogs.name}
          value={title}
          onChange={({ target }) => setTitle(target.value)}
        />
      )}
      {!isDeletion && (
        <TextField
          required
          autoFocus={!isRecord}
          label={say().dialogs.fileName}
          value={slug}
          onChange={({ target }) => setSlug(asSlug(target.value))}
          helperText={say().dialogs.writtenTo(target ?? '', slug || '…')}
        />
      )}
      {command === 'newRecord' && <DialogContentText variant="body2">{say().dialogs.recordHelp}</DialogContentText>}
    </CommandDialog>
  )
}

/** Says which files use a file, which can only be deleted if none does. */
function DeleteWords({ page, users }: { page: PageModel; users: readonly string[] | undefined }) {
  if (users === undefined) return <DialogContentText>{say().dialogs.lookingForUses(page.file)}</DialogContentText>
  if (users.length === 0) return <DialogContentText>{say().dialogs.nothingUses(page.file)}</DialogContentText>
  return (
    <Alert severity="warning">
      {say().dialogs.isUsed(page.file, users.length)} {users.slice(0, maxListed).join(', ')}
      {users.length > maxListed && ' …'}
    </Alert>
  )
}
