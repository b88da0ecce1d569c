import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Saver } from '../../saving/saver.ts'
import type { StoppedSave } from '../../saving/unsaved-edits.ts'
import type { ThemeState } from './use-theme.ts'

function wordsOf(stopped: StoppedSave): string {
  if (stopped.kind === 'refused') return stopped.message
  if (stopped.kind === 'conflict') return 'The theme was changed elsewhere.'
  const others = stopped.diagnostics.filter(({ code }) => code !== 'illegible-colour')
  const [first] = others
  if (first) return first.message.replaceAll('`', '')
  return stopped.diagnostics.length === 1
    ? 'Not saved: a colour cannot be read.'
    : `Not saved: ${stopped.diagnostics.length} colours cannot be read.`
}

type Props = { stopped: StoppedSave; saver: Saver; onDiscard: ThemeState['discard'] }

/** Below the field that was changed last: why the theme is not saved, and what can be done. */
export const NotSaved = ({ stopped, saver, onDiscard }: Props) => (
  // The focus stays in its field: without it, lines below that field go, and the button moves away from the pointer.
  <Box
    role="status"
    onMouseDown={(event) => event.preventDefault()}
    sx={{ mt: 0.25, ml: 0.25, fontSize: 12, color: 'error.main' }}
  >
    {wordsOf(stopped)}{' '}
    {stopped.kind === 'held' && stopped.isFinal !== true && (
      <Button
        color="inherit"
        sx={{ py: 0, px: 0.5, minWidth: 0, fontSize: 12 }}
        onClick={() => void saver.writeAnyway()}
      >
        Write anyway
      </Button>
    )}
    <Button color="inherit" sx={{ py: 0, px: 0.5, minWidth: 0, fontSize: 12 }} onClick={onDiscard}>
      Discard
    </Button>
  </Box>
)
