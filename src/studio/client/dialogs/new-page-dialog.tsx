import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import DialogContentText from '@mui/material/DialogContentText'
import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PageListEntry } from '../../wire/listing.ts'
import type { NewPageChoices } from '../../wire/new-files.ts'
import { say } from '../../words/say.ts'
import { call } from '../call.ts'

import { usePages } from '../state/use-pages.ts'
import { AddressField } from './address-field.tsx'
import { CommandDialog, type Perform } from './command-dialog.tsx'
import { GridKind } from './grid-kind.tsx'
import { PagePicker } from './page-picker.tsx'
import { folderOfNew, folderOfPosts, proposedAddress } from './proposed-address.ts'
import { StartingPointList } from './starting-point-list.tsx'

type Props = {
  command: 'newPage' | 'copyPage'
  /** The page that is open: the one to copy. */
  address: string
  /** The `listingHash` of the page. */
  listingHash: string | undefined
  perform: Perform
  /** Called with the address to show next, or without one to stay. */
  onClose: (address?: string) => void
}

const starts = ['copy', 'empty', 'startingPoint'] as const
type Start = (typeof starts)[number]

const noChoices: NewPageChoices = { startingPoints: [], grids: [], taken: [] }

/** Creates a draft: a copy of a page, an empty page, or one that begins with a starting point. */
export function NewPageDialog({ command, address, listingHash, perform, onClose }: Props) {
  const isCopy = command === 'copyPage'
  const { data: pages = [] } = usePages(listingHash)
  const { data: choices = noChoices, error } = useQuery({
    queryKey: ['newPageChoices', listingHash],
    queryFn: () => call('newPageChoices', {}),
    gcTime: 0,
  })
  const [kind, setKind] = useState('Page')
  const [start, setStart] = useState<Start>('copy')
  const [title, setTitle] = useState('')
  const [copyOf, setCopyOf] = useState(isCopy ? address : '')
  const [chosen, setChosen] = useState<string>()
  const [typedTo, setTo] = useState<string>()
  const point = chosen ?? choices.startingPoints[0]?.key
  const grid = choices.grids.find((one) => one.kind === kind)
  const copied = start === 'copy' && copyOf !== '' ? copyOf : undefined
  // A copy of a post is a post of today.
  const isPost = isCopy ? pages.some((page) => page.address === copied && page.kind === 'Post') : kind === 'Post'
  const folder = folderOfNew(pages, { copied, isPost: kind === 'Post' })
  const to =
    typedTo ?? proposedAddress(title, folder, new Set([...pages.map((page) => page.address), ...choices.taken]))

  const create = () =>
    call('create', {
      address: to,
      title,
      ...(copied !== undefined && { copyOf: copied }),
      ...(start === 'startingPoint' && point !== undefined && { startingPoint: point }),
      isPost,
    })
  return (
    <CommandDialog
      name={say().siteCommands[command]}
      action={say().dialogs.create}
      isDisabled={grid !== undefined || (start === 'startingPoint' && point === undefined)}
      run={create}
      perform={perform}
      onDone={() => onClose(to)}
      onClose={() => onClose()}
    >
      {error && <Alert severity="error">{error.message}</Alert>}
      {!isCopy && <KindField value={kind} kinds={kindsOf(pages, choices)} onChange={setKind} />}
      {!isCopy && !grid && <StartField value={start} onChange={setStart} />}
      {grid ? (
        <GridKind grid={grid} onOpen={onClose} />
      ) : (
        <>
          {start === 'copy' && (
            <PagePicker
              label={say().dialogs.copyOf}
              helperText={isCopy ? say().dialogs.copyHelp : say().dialogs.emptyHelp}
              pages={pages}
              value={copyOf}
              onChange={setCopyOf}
            />
          )}
          {start === 'startingPoint' && (
            <StartingPointList points={choices.startingPoints} value={point} onChange={setChosen} />
          )}
          <TextField
            autoFocus
            required
            label={say().dialogs.title}
            value={title}
            onChange={({ target }) => setTitle(target.value)}
          />
          <AddressField value={to} onChange={setTo} />
          <DialogContentText variant="body2">{say().dialogs.isDraft}</DialogContentText>
        </>
      )}
    </CommandDialog>
  )
}

/** The kinds of pages that the site has, or can have: plain ones, posts, and those of each template. */
function kindsOf(pages: readonly PageListEntry[], { grids }: NewPageChoices): string[] {
  const hasPosts = folderOfPosts(pages) !== undefined
  return [...new Set(['Page', ...(hasPosts ? ['Post'] : []), ...grids.map(({ kind }) => kind)])]
}

type ChoiceProps<Value extends string> = { value: Value; onChange: (value: Value) => void }

/** Nothing where there is one kind alone. */
const KindField = ({ value, kinds, onChange }: ChoiceProps<string> & { kinds: readonly string[] }) =>
  kinds.length < 2 ? null : (
    <TextField select label={say().dialogs.kind} value={value} onChange={({ target }) => onChange(target.value)}>
      {kinds.map((kind) => (
        <MenuItem key={kind} value={kind}>
          {say().common.pageKind(kind)}
        </MenuItem>
      ))}
    </TextField>
  )

const StartField = ({ value, onChange }: ChoiceProps<Start>) => (
  <Box component="fieldset" sx={{ m: 0, p: 0, border: 0 }}>
    <Typography component="legend" variant="body2" sx={{ color: 'text.secondary' }}>
      {say().dialogs.startFrom}
    </Typography>
    <RadioGroup row value={value} onChange={(_, chosen) => onChange(chosen as Start)}>
      {starts.map((start) => (
        <FormControlLabel
          key={start}
          value={start}
          label={say().dialogs.starts[start]}
          control={<Radio size="small" />}
        />
      ))}
    </RadioGroup>
  </Box>
)
