import Alert from '@mui/material/Alert'
import DialogContentText from '@mui/material/DialogContentText'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { slugOf } from '../../../../schema/slug.ts'
import { count } from '../../../../schema/writing/count.ts'
import { addressOfShared, nameAtAddress } from '../../shared-address.ts'
import type { EditResult } from '../../wire/edits.ts'
import type { PageModel } from '../../wire/page.ts'
import type { StudioSetup } from '../../wire/setup.ts'
import { asSlug, inWords } from '../../words.ts'
import { call } from '../call.ts'
import { type FileCommand, fileCommandNames } from '../commands/site-commands.ts'
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
      name={fileCommandNames[command]}
      isDeletion={isDeletion}
      isDisabled={isDeletion && users?.length !== 0}
      run={run[command]}
      perform={perform}
      onDone={() => onClose(isDeletion ? page.preview : addressOfShared(`${target}/${slug}`))}
      onClose={() => onClose()}
    >
      {isDeletion && <DeleteWords page={page} users={users} />}
      {command === 'newRecord' && (
        <TextField select label="Kind" value={kind} onChange={({ target }) => setKind(target.value)}>
          {words.map((word) => (
            <MenuItem key={word} value={word}>
              {inWords(word)}
            </MenuItem>
          ))}
        </TextField>
      )}
      {command === 'newFragment' && (
        <DialogContentText variant="body2">
          A shared section is a block that is written once, for several pages.
        </DialogContentText>
      )}
      {command === 'newFragment' && (
        <TextField select label="Block" value={block} onChange={({ target }) => setBlock(target.value)}>
          {setup.blocks.map(({ type, name }) => (
            <MenuItem key={type} value={type}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
      {!isDeletion && isRecord && (
        <TextField autoFocus required label="Name" value={title} onChange={({ target }) => setTitle(target.value)} />
      )}
      {!isDeletion && (
        <TextField
          required
          autoFocus={!isRecord}
          label="File name"
          value={slug}
          onChange={({ target }) => setSlug(asSlug(target.value))}
          helperText={`It is written to _data/${target}/${slug || '…'}.yaml.`}
        />
      )}
      {command === 'newRecord' && (
        <DialogContentText variant="body2">
          An entry is one city, one service, or one of another collection. Its required fields begin with words to
          replace; numbers, such as its place on the map, are missing until you fill them in. To give it pages, tick
          them in the grid of pages.
        </DialogContentText>
      )}
    </CommandDialog>
  )
}

/** Says which files use a file, which can only be deleted if none does. */
function DeleteWords({ page, users }: { page: PageModel; users: readonly string[] | undefined }) {
  if (users === undefined) return <DialogContentText>Looking for what uses {page.file} …</DialogContentText>
  if (users.length === 0)
    return <DialogContentText>Nothing uses {page.file}. It goes; Undo brings it back.</DialogContentText>
  return (
    <Alert severity="warning">
      {page.file} is used by {count(users.length, 'file')}, and stays as long as it is:{' '}
      {users.slice(0, maxListed).join(', ')}
      {users.length > maxListed && ' …'}
    </Alert>
  )
}
