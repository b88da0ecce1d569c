import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import { count } from '../../../../../schema/writing/count.ts'

/** How many versions are listed. */
const maxListed = 8

type Props = {
  /** What the versions say, the newest first. */
  subjects: readonly string[]
}

/** Versions of this computer that nobody else has yet. */
export const UnpushedCommits = ({ subjects }: Props) => (
  <Alert severity="info" sx={{ mb: 1.5 }}>
    <AlertTitle>
      {count(subjects.length, 'version')} {subjects.length === 1 ? 'is' : 'are'} on this computer only
    </AlertTitle>
    Publish and Propose send {subjects.length === 1 ? 'it' : 'them'} along.
    <Box component="ul" aria-label="Versions on this computer only" sx={{ my: 0.5, pl: 2.5, overflowWrap: 'anywhere' }}>
      {subjects.slice(0, maxListed).map((subject, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two versions may say the same
        <li key={index}>{subject}</li>
      ))}
      {subjects.length > maxListed && <li>{subjects.length - maxListed} more</li>}
    </Box>
  </Alert>
)
