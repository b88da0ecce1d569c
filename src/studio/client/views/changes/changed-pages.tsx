import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { say } from '../../../words/say.ts'

/** How many pages are named. */
const maxNamed = 20

/** Which pages change by what was sent, and which of them get a new day of change. */
export const ChangedPages = ({ report, days }: { report: string; days: readonly string[] }) => (
  <>
    <Typography component="h3" variant="h3" sx={{ mt: 1.5 }}>
      {say().changes.pagesThatChange}
    </Typography>
    <Box sx={{ fontFamily: 'monospace', fontSize: 12, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{report}</Box>
    {days.length > 0 && (
      <>
        <Typography component="h3" variant="h3" sx={{ mt: 1.5 }}>
          {say().changes.days}
        </Typography>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {say().changes.today(days.length, days.slice(0, maxNamed).join(', '))}
          {days.length > maxNamed && ' …'}
        </Typography>
      </>
    )}
  </>
)
