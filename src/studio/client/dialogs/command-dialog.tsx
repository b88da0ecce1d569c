import Alert from '@mui/material/Alert'
import Stack from '@mui/material/Stack'
import { type ReactNode, useState } from 'react'
import type { EditResult } from '../../wire/edits.ts'
import { FormDialog } from './form-dialog.tsx'

/** Runs a command that writes files; resolves with the reason if nothing was written. */
export type Perform = (command: () => Promise<EditResult>) => Promise<string | undefined>

type Props = {
  /** The name of the command: the title of the dialog. */
  name: string
  /** The name of its button, if that is another. */
  action?: string
  /** Whether the command deletes something. */
  isDeletion?: boolean
  isDisabled?: boolean
  run: () => Promise<EditResult>
  perform: Perform
  onDone: () => void
  onClose: () => void
  children: ReactNode
}

/** Asks for what a command needs, and runs it. Shows why it was refused; what was typed stays. */
export function CommandDialog({ name, action = name, isDeletion, isDisabled, run, perform, ...props }: Props) {
  const { onDone, onClose, children } = props
  const [isRunning, setRunning] = useState(false)
  const [wrong, setWrong] = useState<string>()
  async function submit(): Promise<void> {
    setRunning(true)
    const refused = await perform(run)
    setRunning(false)
    if (refused === undefined) onDone()
    else setWrong(refused.replaceAll('`', ''))
  }
  return (
    <FormDialog title={name} {...{ action, isDeletion, isDisabled, isRunning, onClose }} onSubmit={() => void submit()}>
      <Stack spacing={2} sx={{ pt: 0.75, overflowWrap: 'anywhere' }}>
        {children}
        {wrong && <Alert severity="error">{wrong}</Alert>}
      </Stack>
    </FormDialog>
  )
}
