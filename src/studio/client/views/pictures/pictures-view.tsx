import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type DragEvent, useState } from 'react'
import { bytesInWords } from '../../../../../schema/writing/bytes-in-words.ts'
import type { ListedPicture } from '../../../wire/listing.ts'
import { say } from '../../../words/say.ts'
import { messageOf } from '../../../words.ts'
import { call, uploadFile } from '../../call.ts'
import { foldersOf } from '../../fields/pictures/file-path.ts'
import { FolderField } from '../../fields/pictures/folder-field.tsx'
import { fitsFilter, PictureGrid } from '../../fields/pictures/picture-grid.tsx'
import { Thumbnail } from '../../fields/pictures/thumbnail.tsx'
import { UploadButton } from '../../fields/pictures/upload-button.tsx'
import { PictureHistoryButton } from '../../history/picture-history-button.tsx'
import { refusalOf } from '../../saving/refusal.ts'
import { useStudio } from '../../store/studio-store.ts'
import { FileList } from './file-list.tsx'
import { FileUses } from './file-uses.tsx'
import { MoveFile } from './move-file.tsx'
import { ReplaceFile } from './replace-file.tsx'

/** How many places are named of those that show a picture. */
const maxUses = 3

/** All pictures of the site by sight, each with its size and the places that show it. Files are dropped anywhere. */
export function PicturesView() {
  const page = useStudio(({ page }) => page)
  const go = useStudio(({ go }) => go)
  const { undo } = useStudio(({ history }) => history)
  const runCommand = useStudio(({ runCommand }) => runCommand)
  const queries = useQueryClient()
  const [typed, setTyped] = useState('')
  const [isUnused, setUnused] = useState(false)
  const [folder, setFolder] = useState('')
  const [isOver, setOver] = useState(false)
  const [result, setResult] = useState<{ severity: 'success' | 'error'; lines: string[]; undo?: string | undefined }>()
  const { data: pictures, error } = useQuery({
    queryKey: ['pictures', page?.siteHash, page?.revision],
    queryFn: () => call('pictures', {}),
    placeholderData: (before: ListedPicture[] | undefined) => before,
  })
  // What was undone meanwhile is no longer so.
  const isStill = result?.undo === undefined || result.undo === undo
  const shown = (pictures ?? []).filter(({ name, uses }) => fitsFilter(name, typed) && !(isUnused && uses.length > 0))
  const folders = foldersOf((pictures ?? []).map(({ name }) => name))

  const readAgain = () =>
    Promise.all(['pictures', 'picture', 'files', 'setup'].map((key) => queries.invalidateQueries({ queryKey: [key] })))
  /** Stores files, and says of each what became of it. */
  async function upload(files: Iterable<File>): Promise<void> {
    const names: string[] = []
    const refused: string[] = []
    setResult(undefined)
    for (const file of files)
      try {
        names.push((await uploadFile(file, folder)).address)
      } catch (wrong) {
        refused.push(`${file.name}: ${messageOf(wrong)}`)
      }
    const stored = names.length > 0 ? [say().pictures.storedAs(names.join(', '))] : []
    setResult({ severity: refused.length > 0 ? 'error' : 'success', lines: [...refused, ...stored] })
    await readAgain()
  }
  async function remove(name: string): Promise<void> {
    const answer = await runCommand(() => call('removePicture', { name }))
    setResult(
      answer.kind === 'saved'
        ? {
            severity: 'success',
            lines: [say().pictures.wasDeleted(name)],
            undo: answer.history.undo,
          }
        : { severity: 'error', lines: [refusalOf(answer) ?? ''] },
    )
    await readAgain()
  }
  function drop(event: DragEvent): void {
    event.preventDefault()
    setOver(false)
    void upload([...event.dataTransfer.files])
  }

  if (error) return <Alert severity="error">{error.message}</Alert>
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={{ flex: 1, p: 2, ...(isOver && { outline: '3px dashed', outlineOffset: -8, outlineColor: 'primary.main' }) }}
    >
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap', mb: 2 }}>
        <TextField
          type="search"
          hiddenLabel
          placeholder={say().pictures.wordsOfName}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          sx={{ width: { xs: 1, sm: 300 } }}
          slotProps={{ htmlInput: { 'aria-label': say().fields.filterPictures } }}
        />
        <FormControlLabel
          label={say().pictures.onlyUnused}
          slotProps={{ typography: { variant: 'body2' } }}
          control={<Checkbox size="small" checked={isUnused} onChange={({ target }) => setUnused(target.checked)} />}
        />
        <Typography role="status" variant="body2" sx={{ flex: 1, color: 'text.secondary' }}>
          {pictures ? say().pictures.count(shown.length) : say().pictures.reading}
        </Typography>
        <FolderField value={folder} folders={folders} onChange={setFolder} sx={{ width: { xs: 1, sm: 220 } }} />
        <UploadButton
          multiple
          isAnyFile
          variant="contained"
          label={say().pictures.upload}
          onFiles={(files) => void upload(files)}
        >
          {say().pictures.upload}
        </UploadButton>
      </Stack>
      {result && isStill && (
        <Alert severity={result.severity} sx={{ mb: 2 }}>
          {result.lines.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </Alert>
      )}
      {pictures && shown.length === 0 && (
        <Typography sx={{ py: 4, color: 'text.secondary' }}>
          {pictures.length === 0 ? say().pictures.none : say().fields.noPicture}
        </Typography>
      )}
      <PictureGrid label={say().views.pictures} cellPx={300}>
        {shown.map((picture) => (
          <Picture
            key={picture.name}
            picture={picture}
            folders={folders}
            onOpen={go}
            onRemove={() => void remove(picture.name)}
            onReplaced={() => void readAgain()}
          />
        ))}
      </PictureGrid>
      <FileList filter={typed} isUnused={isUnused} onChange={() => void readAgain()} />
    </Box>
  )
}

type PictureProps = {
  picture: ListedPicture
  folders: readonly string[]
  onOpen: (address: string) => void
  onRemove: () => void
  onReplaced: () => void
}

function Picture({ picture, folders, onOpen, onRemove, onReplaced }: PictureProps) {
  const { name, file, bytes, width, height, uses } = picture
  const address = file.slice(file.lastIndexOf(`/images/${name}.`))
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 1.5, p: 1, border: 1, borderColor: 'divider', borderRadius: 2, minWidth: 0 }}
    >
      <Thumbnail name={name} focus={undefined} />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography sx={{ fontSize: 12, color: 'text.secondary' }}>
          {width && height ? `${width} × ${height}, ` : ''}
          {bytesInWords(bytes)}
        </Typography>
        <FileUses uses={uses} most={maxUses} none={say().pictures.unused} onOpen={onOpen} />
        <Stack direction="row" sx={{ flexWrap: 'wrap', ml: -0.75 }}>
          <PictureHistoryButton title={name} file={file} />
          <ReplaceFile {...{ name, address, file, uses, onReplaced }} />
          <MoveFile {...{ name, address, file, folders }} onMoved={onReplaced} />
          {uses.length === 0 && (
            <Button color="inherit" aria-label={say().pictures.deleteNamed(name)} onClick={onRemove}>
              {say().commands.delete}
            </Button>
          )}
        </Stack>
      </Box>
    </Box>
  )
}
