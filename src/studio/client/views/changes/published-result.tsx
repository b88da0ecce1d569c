import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Published } from '../../../wire/publish.ts'
import { say } from '../../../words/say.ts'
import { ChangedPages } from './changed-pages.tsx'

type Props = { published: Extract<Published, { kind: 'published' }>; isTakenBack: boolean }

/** What was published, or taken back: where it went, and which pages it changes. */
export const PublishedResult = ({ published: { since, remote, note, report, days }, isTakenBack }: Props) => (
  <Alert severity={note === undefined ? 'success' : 'warning'} sx={{ mb: 2 }}>
    <AlertTitle>{isTakenBack ? say().changes.takenBack : say().changes.published}</AlertTitle>
    <Typography variant="body2">
      {since !== undefined && `${say().changes.publishedOn(since)} `}
      {remote === undefined ? (
        say().changes.alone
      ) : (
        <>
          {say().changes.everybodyGets}{' '}
          <Box component="code" sx={{ overflowWrap: 'anywhere' }}>
            {remote}
          </Box>
          .
        </>
      )}{' '}
      {isTakenBack ? say().changes.ownStays : say().changes.canTakeBack} {note?.replaceAll('`', '')}
    </Typography>
    <ChangedPages report={report} days={days} />
  </Alert>
)
