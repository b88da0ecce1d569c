import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { bytesInWords } from '../../../../../schema/writing/bytes-in-words.ts'
import type { ListedFile } from '../../../wire/listing.ts'
import { say } from '../../../words/say.ts'
import { call } from '../../call.ts'
import { foldersOf } from '../../fields/pictures/file-path.ts'
import { fitsFilter } from '../../fields/pictures/picture-grid.tsx'
import { useStudio } from '../../store/studio-store.ts'
import { FileUses } from './file-uses.tsx'
import { MoveFile } from './move-file.tsx'
import { ReplaceFile } from './replace-file.tsx'

type Props = {
  filter: string
  /** Whether only files are listed that nothing names. */
  isUnused: boolean
  onChange: () => void
}

/** The other files of the site, such as PDFs and films: their kinds, sizes and uses. */
export function FileList({ filter, isUnused, onChange }: Props) {
  const page = useStudio(({ page }) => page)
  const go = useStudio(({ go }) => go)
  const perform = useStudio(({ perform }) => perform)
  const [refusal, setRefusal] = useState<string>()
  const { data: files } = useQuery({
    queryKey: ['files', page?.siteHash, page?.revision],
    queryFn: () => call('files', {}),
    placeholderData: (before: ListedFile[] | undefined) => before,
  })
  const shown = (files ?? []).filter(
    ({ address, uses }) => fitsFilter(address.toLowerCase(), filter) && !(isUnused && uses.length > 0),
  )
  const folders = foldersOf((files ?? []).map(({ address }) => address))
  if (shown.length === 0) return null

  async function remove({ address }: ListedFile): Promise<void> {
    setRefusal(await perform(() => call('removePublicFile', { address })))
    onChange()
  }

  return (
    <Box component="section" aria-label={say().pictures.otherFiles} sx={{ mt: 3 }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {say().pictures.otherFiles}
      </Typography>
      {refusal !== undefined && (
        <Alert severity="error" sx={{ mb: 1 }}>
          {refusal}
        </Alert>
      )}
      <Stack component="ul" aria-label={say().pictures.otherFiles} sx={{ m: 0, p: 0, listStyle: 'none', gap: 1 }}>
        {shown.map((one) => (
          <Stack
            component="li"
            key={one.address}
            direction="row"
            sx={{ gap: 1.5, p: 1, flexWrap: 'wrap', border: 1, borderColor: 'divider', borderRadius: 2 }}
          >
            <Box sx={{ flex: 1, minWidth: 200 }}>
              <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
                {one.address}
              </Typography>
              <Typography sx={{ fontSize: 12, color: 'text.secondary' }}>
                {one.kind}, {bytesInWords(one.bytes)}
              </Typography>
              <FileUses uses={one.uses} most={3} none={say().pictures.unlinked} onOpen={go} />
            </Box>
            <Stack direction="row" sx={{ alignItems: 'flex-start' }}>
              <ReplaceFile
                name={one.address}
                address={one.address}
                file={one.file}
                uses={one.uses}
                onReplaced={onChange}
              />
              <MoveFile name={one.address} address={one.address} file={one.file} folders={folders} onMoved={onChange} />
              {one.uses.length === 0 && (
                <Button
                  color="inherit"
                  aria-label={say().pictures.deleteNamed(one.address)}
                  onClick={() => void remove(one)}
                >
                  {say().commands.delete}
                </Button>
              )}
            </Stack>
          </Stack>
        ))}
      </Stack>
    </Box>
  )
}
