import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Published } from '../../../wire/publish.ts'
import { ChangedPages } from './changed-pages.tsx'

type Props = { published: Extract<Published, { kind: 'published' }>; isTakenBack: boolean }

/** What was published, or taken back: where it went, and which pages it changes. */
export const PublishedResult = ({ published: { since, remote, note, report, days }, isTakenBack }: Props) => (
  <Alert severity={note === undefined ? 'success' : 'warning'} sx={{ mb: 2 }}>
    <AlertTitle>{isTakenBack ? 'Taken back' : 'Published'}</AlertTitle>
    <Typography variant="body2">
      {since !== undefined && `${since}: what you have published rests on that. `}
      {remote === undefined ? (
        'This site is on this computer alone: it is saved here as a version.'
      ) : (
        <>
          Everybody who works on the site gets it, from{' '}
          <Box component="code" sx={{ overflowWrap: 'anywhere' }}>
            {remote}
          </Box>
          .
        </>
      )}{' '}
      {isTakenBack ? 'What you have changed yourself stays.' : 'Published, below, can take it back.'}{' '}
      {note?.replaceAll('`', '')}
    </Typography>
    <ChangedPages report={report} days={days} />
  </Alert>
)
