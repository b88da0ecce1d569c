import Alert from '@mui/material/Alert'
import ButtonBase from '@mui/material/ButtonBase'
import CircularProgress from '@mui/material/CircularProgress'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { say } from '../../../words/say.ts'
import { call } from '../../call.ts'
import { fitsFilter, PictureGrid } from './picture-grid.tsx'
import { Thumbnail } from './thumbnail.tsx'

type Props = {
  /** The name of the picture that is attached now. */
  current: string
  onChoose: (name: string) => void
  onClose: () => void
}

/** Chooses one of the pictures of the site by sight. */
export function LibraryDialog({ current, onChoose, onClose }: Props) {
  const [typed, setTyped] = useState('')
  const { data: pictures, error } = useQuery({
    queryKey: ['pictures', 'dialog'],
    queryFn: () => call('pictures', {}),
    gcTime: 0,
  })
  const found = (pictures ?? []).filter(({ name }) => fitsFilter(name, typed))
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="library-title">
      <DialogTitle id="library-title">{say().fields.attachPicture}</DialogTitle>
      <DialogContent sx={{ minHeight: 400 }}>
        <TextField
          autoFocus
          type="search"
          label={say().fields.filterPictures}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          sx={{ mt: 1, mb: 2 }}
        />
        {error && <Alert severity="error">{error.message}</Alert>}
        {!pictures && !error && <CircularProgress size={24} aria-label={say().common.loading} />}
        {pictures && found.length === 0 && (
          <Typography sx={{ color: 'text.secondary' }}>{say().fields.noPicture}</Typography>
        )}
        <PictureGrid label={say().fields.picturesToChoose} cellPx={132}>
          {found.map(({ name }) => (
            <li key={name}>
              <ButtonBase
                aria-current={name === current}
                onClick={() => onChoose(name)}
                sx={{
                  display: 'block',
                  width: 1,
                  p: 0.5,
                  borderRadius: 2,
                  border: 2,
                  borderColor: name === current ? 'primary.main' : 'divider',
                  textAlign: 'start',
                  '&:hover, &:focus-visible': { bgcolor: 'action.hover' },
                }}
              >
                <Thumbnail name={name} focus={undefined} />
                <Typography component="span" sx={{ display: 'block', fontSize: 12, overflowWrap: 'anywhere', mt: 0.5 }}>
                  {name}
                </Typography>
              </ButtonBase>
            </li>
          ))}
        </PictureGrid>
      </DialogContent>
    </Dialog>
  )
}
