import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { messageInLanguage } from '../../../diagnostic-texts.ts'
import { say } from '../../../words/say.ts'
import type { Saver } from '../../saving/saver.ts'
import type { StoppedSave } from '../../saving/unsaved-edits.ts'
import type { ThemeState } from './use-theme.ts'

function wordsOf(stopped: StoppedSave): string {
  if (stopped.kind === 'refused') return stopped.message
  if (stopped.kind === 'conflict') return say().theme.changedElsewhere
  const others = stopped.diagnostics.filter(({ code }) => code !== 'illegible-colour')
  const [first] = others
  if (first) return messageInLanguage(first).replaceAll('`', '')
  return say().theme.illegible(stopped.diagnostics.length)
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
        {say().problems.writeAnyway}
      </Button>
    )}
    <Button color="inherit" sx={{ py: 0, px: 0.5, minWidth: 0, fontSize: 12 }} onClick={onDiscard}>
      {say().common.discard}
    </Button>
  </Box>
)
