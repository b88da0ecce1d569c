import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { count } from '../../../../../schema/writing/count.ts'

/** How many pages are named. */
const maxNamed = 20

/** Which pages change by what was sent, and which of them get a new day of change. */
export const ChangedPages = ({ report, days }: { report: string; days: readonly string[] }) => (
  <>
    <Typography component="h3" variant="h3" sx={{ mt: 1.5 }}>
      Pages that change
    </Typography>
    <Box sx={{ fontFamily: 'monospace', fontSize: 12, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{report}</Box>
    {days.length > 0 && (
      <>
        <Typography component="h3" variant="h3" sx={{ mt: 1.5 }}>
          Days of change
        </Typography>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          Today for {count(days.length, 'page')}: {days.slice(0, maxNamed).join(', ')}
          {days.length > maxNamed && ' …'}
        </Typography>
      </>
    )}
  </>
)
