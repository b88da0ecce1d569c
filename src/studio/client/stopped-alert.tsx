import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import type { Stopped } from './state/saver.ts'

type Props = {
  stopped: Exclude<Stopped, { kind: 'conflict' }>
  /** The file, where it is not the one that is shown. */
  file?: string | undefined
  onWriteAnyway: () => void
  onDrop: () => void
}

/** Says that what was typed is not in the file yet, and why. */
export function StoppedAlert({ stopped, file, onWriteAnyway, onDrop }: Props) {
  const isHeld = stopped.kind === 'held'
  const messages = isHeld ? [...new Set(stopped.diagnostics.map(({ message }) => message))] : [stopped.message]
  return (
    <Alert
      severity={isHeld ? 'warning' : 'error'}
      sx={{ mb: 2 }}
      action={
        <>
          {isHeld && (
            <Button color="inherit" onClick={onWriteAnyway}>
              Write anyway
            </Button>
          )}
          <Button color="inherit" onClick={onDrop}>
            Discard
          </Button>
        </>
      }
    >
      <strong>Not saved{file && ` to ${file}`}. </strong>
      {messages.join(' ').replaceAll('`', '')}
    </Alert>
  )
}
