import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { messageInLanguage } from '../../diagnostic-texts.ts'
import { say } from '../../words/say.ts'
import { isNewValue } from '../saving/new-values.ts'
import type { StoppedSave } from '../saving/unsaved-edits.ts'

type Props = {
  stopped: Exclude<StoppedSave, { kind: 'conflict' }>
  /** The file, if it is not the one that is shown. */
  file?: string | undefined
  onWriteAnyway: () => void
  onDrop: () => void
}

/** Says why edits were stopped, with buttons to write them anyway or to discard them. */
export function StoppedAlert({ stopped, file, onWriteAnyway, onDrop }: Props) {
  const isHeld = stopped.kind === 'held'
  // What is new is not written before it is valid.
  const isNew = stopped.edits.some(isNewValue)
  const messages = isHeld ? [...new Set(stopped.diagnostics.map(messageInLanguage))] : [stopped.message]
  return (
    // It stays in sight while the fields below it are scrolled.
    <Alert
      severity={!isHeld ? 'error' : isNew ? 'info' : 'warning'}
      sx={{ mb: 2, position: 'sticky', top: 0, zIndex: 2 }}
    >
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}>
        <Box sx={{ flex: '1 1 200px', overflowWrap: 'anywhere' }}>
          <strong>{say().problems.notSaved(file)} </strong> {messages.join(' ').replaceAll('`', '')}
          {stopped.isUnanswered && ` ${say().problems.unanswered}`}
        </Box>
        <Box sx={{ ml: -0.75 }}>
          {isHeld && !isNew && !stopped.isFinal && (
            <Button color="inherit" onClick={onWriteAnyway}>
              {say().problems.writeAnyway}
            </Button>
          )}
          <Button color="inherit" onClick={onDrop}>
            {say().common.discard}
          </Button>
        </Box>
      </Stack>
    </Alert>
  )
}
