import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Publication } from '../../../wire/publish.ts'
import { say } from '../../../words/say.ts'
import { call } from '../../call.ts'
import { useSiteTimes } from '../../state/use-site-times.ts'

/** How many publications are listed at first. */
const firstListed = 5

type Props = { isDisabled: boolean; onTakeBack: (publication: Publication) => void }

/** What was published last. Each publication can be taken back as a whole. */
export function PublicationList({ isDisabled, onTakeBack }: Props) {
  const { data = [] } = useQuery({
    queryKey: ['changes', 'publications'],
    queryFn: () => call('publications', {}),
  })
  const { dayAndTime } = useSiteTimes()
  const [isWhole, setWhole] = useState(false)
  const [asked, setAsked] = useState<Publication>()
  if (data.length === 0) return null
  const listed = isWhole ? data : data.slice(0, firstListed)
  return (
    <Box component="section" sx={{ mb: 2 }}>
      <Typography component="h2" variant="h3">
        {say().changes.published}
      </Typography>
      <Box component="ul" aria-label={say().changes.published} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {listed.map((publication) => (
          <Stack
            key={publication.commit}
            component="li"
            direction="row"
            sx={{ gap: 1, py: 0.5, alignItems: 'center', flexWrap: 'wrap' }}
          >
            <Box sx={{ flex: 1, minWidth: 200, overflowWrap: 'anywhere' }}>
              {publication.subject}
              <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
                {publication.author}, {dayAndTime(publication.at)}
              </Typography>
            </Box>
            {publication.isTakenBack ? (
              <Chip size="small" variant="outlined" label={say().changes.takenBack} />
            ) : (
              <Button
                color="inherit"
                disabled={isDisabled}
                aria-label={say().changes.takeBackNamed(publication.subject)}
                onClick={() => setAsked(publication)}
              >
                {say().changes.takeBack}
              </Button>
            )}
          </Stack>
        ))}
      </Box>
      {listed.length < data.length && <Button onClick={() => setWhole(true)}>{say().changes.showEarlier}</Button>}
      {asked && (
        <Dialog open maxWidth="xs" onClose={() => setAsked(undefined)} aria-labelledby="take-back-title">
          <DialogTitle id="take-back-title">{say().changes.takeBackQuestion(asked.subject)}</DialogTitle>
          <DialogContent>
            <DialogContentText>{say().changes.takeBackHelp}</DialogContentText>
          </DialogContent>
          <DialogActions>
            <Button color="inherit" onClick={() => setAsked(undefined)}>
              {say().common.cancel}
            </Button>
            <Button
              variant="contained"
              onClick={() => {
                setAsked(undefined)
                onTakeBack(asked)
              }}
            >
              {say().changes.takeBack}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </Box>
  )
}
