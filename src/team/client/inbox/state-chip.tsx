import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import type { InboxRow } from '../../inbox-wire.ts'
import { words } from '../words.ts'

const colors = { new: 'primary.main', open: 'warning.main', done: 'success.main', spam: 'text.disabled' } as const

/** What becomes of an inquiry, in a word beside a color. */
export const StateChip = ({ state }: Pick<InboxRow, 'state'>) => (
  <DotChip color={colors[state]} label={words.inbox.states[state]} />
)

/** An inquiry that looks automated, and of which nobody has said what it is. */
export const SuspectedChip = () => <DotChip color="error.main" label={words.inbox.maybeSpam} />

/** The color is in the dot alone: a text in it would be hard to read. */
const DotChip = ({ color, label }: { color: string; label: string }) => (
  <Chip
    size="small"
    variant="outlined"
    label={label}
    icon={
      <Box component="span" sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: color, ml: '8px !important' }} />
    }
  />
)
