import { useEffect } from 'react'
import { say } from '../../words/say.ts'

/** Gives the window the title of what is open. */
export function useTitle(title: unknown): void {
  useEffect(() => {
    document.title = typeof title === 'string' ? `${title} – ${say().toolbar.studio}` : say().toolbar.studio
  }, [title])
}

/** Asks before a tab with unsaved changes is closed. */
export function useWarning(hasUnsaved: boolean): void {
  useEffect(() => {
    if (!hasUnsaved) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [hasUnsaved])
}
