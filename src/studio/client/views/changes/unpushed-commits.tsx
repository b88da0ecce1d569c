import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { count } from '../../../../../schema/writing/count.ts'

/** How many commits are listed. */
const maxListed = 8

type Props = {
  /** What the commits say, the newest first. */
  subjects: readonly string[]
  /** Whether files are ticked, which a proposal has as well. */
  hasFiles: boolean
  isDisabled: boolean
  onPush: () => void
}

/** Commits of this computer that nobody else has yet. */
export const UnpushedCommits = ({ subjects, hasFiles, isDisabled, onPush }: Props) => (
  <Alert
    severity="info"
    sx={{ mb: 1.5 }}
    action={
      <Button color="inherit" disabled={isDisabled} onClick={onPush}>
        Push
      </Button>
    }
  >
    <AlertTitle>
      {count(subjects.length, 'commit')} {subjects.length === 1 ? 'is' : 'are'} not at origin yet
    </AlertTitle>
    Push sends them as they are, where you may write.{' '}
    {hasFiles
      ? 'Propose sends them along with the ticked files.'
      : 'Propose checks the site and pushes them as a branch of its own.'}
    <Box
      component="ul"
      aria-label="Commits that are not at origin yet"
      sx={{ my: 0.5, pl: 2.5, overflowWrap: 'anywhere' }}
    >
      {subjects.slice(0, maxListed).map((subject, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two commits may say the same
        <li key={index}>{subject}</li>
      ))}
      {subjects.length > maxListed && <li>{subjects.length - maxListed} more</li>}
    </Box>
  </Alert>
)
