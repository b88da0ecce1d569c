import { useCallback, useState } from 'react'
import { useLocalStorage } from '../../src/components/use-local-storage.ts'

/** A step that can be undone: its description, and the function that restores the entries. */
export type Undo<Entries> = { done: string; restore: (now: Entries) => Entries }

type Options<Entries> = {
  /** Key in local storage. */
  key: string
  /** Shown as long as nothing is stored. */
  first: Entries
  /** Turns a stored value into entries, or returns `undefined` where it cannot. */
  read: (stored: unknown) => Entries | undefined
}

/** Entries of a document in local storage. The last step that removed something can be undone. */
export function useStoredDocument<Entries>(options: Options<Entries>) {
  const [{ key, first, read }] = useState(options)
  const { value: entries, change: changeEntries, isRead, isStored } = useLocalStorage(key, first, read)
  const [undo, setUndo] = useState<Undo<Entries>>()

  const change = useCallback(
    (next: (now: Entries) => Entries, step?: Undo<Entries>) => {
      changeEntries(next)
      if (step) setUndo(step)
    },
    [changeEntries],
  )

  const undoLast = () => {
    if (undo) change(undo.restore)
    setUndo(undefined)
  }
  return { entries, change, undo, undoLast, isHydrated: isRead, isRefused: !isStored }
}
