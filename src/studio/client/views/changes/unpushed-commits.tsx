import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import { say } from '../../../words/say.ts'

/** How many versions are listed. */
const maxListed = 8

type Props = {
  /** What the versions say, the newest first. */
  subjects: readonly string[]
}

/** Versions of this computer that nobody else has yet. */
export const UnpushedCommits = ({ subjects }: Props) => (
  <Alert severity="info" sx={{ mb: 1.5 }}>
    <AlertTitle>{say().changes.unpushed(subjects.length)}</AlertTitle>
    {say().changes.unpushedHelp(subjects.length)}
    <Box component="ul" aria-label={say().changes.unpushedList} sx={{ my: 0.5, pl: 2.5, overflowWrap: 'anywhere' }}>
      {subjects.slice(0, maxListed).map((subject, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two versions may say the same
        <li key={index}>{subject}</li>
      ))}
      {subjects.length > maxListed && <li>{say().changes.moreVersions(subjects.length - maxListed)}</li>}
    </Box>
  </Alert>
)
