import { useLocalStorage } from 'marquee'
import { useEffect, useLayoutEffect, useState } from 'react'
import { type FieldValues, useForm } from 'react-hook-form'

type Options<Entries> = {
  /** Key in local storage. */
  key: string
  /** Shown as long as nothing is stored. */
  first: Entries
  /** Turns a stored value into entries, or returns `undefined` where it cannot. */
  read: (stored: unknown) => Entries | undefined
}

/** Changes the value at a path of the form. `removed` describes what the change removes, and restores it. */
export type Edit = <Value>(
  path: string,
  update: (now: Value) => Value,
  removed?: { done: string; restore: (now: Value) => Value },
) => void

/** The form of a document, with its entries in local storage. The last step that removed something can be undone. */
export function useStoredForm<Entries extends FieldValues>(options: Options<Entries>) {
  const [{ key, first, read }] = useState(options)
  const { value: entries, change, isRead, isStored } = useLocalStorage(key, first, read)
  const { getValues, register, setValue, setValues, subscribe } = useForm<FieldValues>({ defaultValues: first })
  const [undo, setUndo] = useState<{ done: string; restore: () => void }>()

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        // `setValues` reports no name: its entries are stored already.
        callback: ({ name, values }) => name !== undefined && change(() => values as Entries),
      }),
    [subscribe, change],
  )
  // Shows entries from storage, another tab or undo. Entries typed here are equal and change nothing. A clone, since the
  // form changes its values in place; not `reset`, after which a field takes no text before the next rendering.
  useLayoutEffect(() => setValues(structuredClone(entries)), [entries, setValues])

  const edit: Edit = (path, update, removed) => {
    setValue(path, update(getValues(path)))
    if (removed) setUndo({ done: removed.done, restore: () => edit(path, removed.restore) })
  }
  const replace = (next: Entries, done: string) => {
    change(() => next)
    setUndo({ done, restore: () => change(() => entries) })
  }
  const undoLast = () => {
    undo?.restore()
    setUndo(undefined)
  }
  return { entries, register, edit, replace, undo: undo && { done: undo.done, onUndo: undoLast }, isRead, isStored }
}
