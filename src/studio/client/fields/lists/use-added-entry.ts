import { useEffect, useState } from 'react'
import type { FieldPath } from '../../block-change.ts'

/**
 * Returns a function that moves the focus to the first text of a new last entry, once the list has it: what is typed
 * replaces the words that it begins with.
 */
export function useAddedEntry(path: FieldPath, count: number): () => void {
  const [added, setAdded] = useState<number>()
  useEffect(() => {
    if (added === undefined || added >= count) return
    setAdded(undefined)
    const entry = CSS.escape(`${path}.${added}`)
    const text = document.querySelector<HTMLInputElement>(
      `:is(input, textarea):is([data-field="${entry}"], [data-field^="${entry}."])`,
    )
    text?.focus()
    text?.select()
  }, [added, count, path])
  return () => setAdded(count)
}
