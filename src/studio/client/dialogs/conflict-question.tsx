import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Snackbar from '@mui/material/Snackbar'
import { useEffect, useState } from 'react'
import { say } from '../../words/say.ts'
import type { StoppedSave } from '../saving/unsaved-edits.ts'
import { useStudio, useStudioStore } from '../store/studio-store.ts'
import { ChangedElsewhereDialog } from './changed-elsewhere-dialog.tsx'

/** How often to look whether a person still types, in milliseconds: the text may be in the page, whose focus the shell does not hear of. */
const pauseMs = 200

/** Whether what has the focus takes letters, in the shell or on the page. */
function isTyping(active: Element | null): boolean {
  if (active instanceof HTMLIFrameElement) return isTyping(active.contentDocument?.activeElement ?? null)
  return active?.matches('input:not([type=checkbox], [type=radio]), textarea, [contenteditable=true]') ?? false
}

function useIsTyping(): boolean {
  const [typing, setTyping] = useState(() => isTyping(document.activeElement))
  useEffect(() => {
    const timer = setInterval(() => setTyping(isTyping(document.activeElement)), pauseMs)
    return () => clearInterval(timer)
  }, [])
  return typing
}

/**
 * Asks which version of a value counts that was changed elsewhere. Nobody is interrupted in a word: while a text has the focus
 * there is a note, and the question comes when it is left, or when it is asked for.
 */
export function ConflictQuestion({ stopped }: { stopped: Extract<StoppedSave, { kind: 'conflict' }> }) {
  const isAsked = useStudio(({ isAsked }) => isAsked)
  const { saver, readAgain, askNow } = useStudioStore().getState()
  const waits = useIsTyping() && !isAsked
  if (waits)
    return (
      <Snackbar open anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}>
        <Alert
          severity="warning"
          variant="filled"
          action={
            <Button color="inherit" onClick={askNow}>
              {say().dialogs.compare}
            </Button>
          }
        >
          {say().dialogs.changedMeanwhile(stopped.file)}
        </Alert>
      </Snackbar>
    )
  return (
    <ChangedElsewhereDialog
      file={stopped.file}
      mine={stopped.mine}
      theirs={stopped.theirs}
      isGone={stopped.isGone}
      onKeepMine={() => void saver.keepMine()}
      onKeepBoth={stopped.canKeepBoth && (() => void saver.keepBoth())}
      onTakeTheirs={() => {
        saver.drop()
        readAgain()
      }}
    />
  )
}
