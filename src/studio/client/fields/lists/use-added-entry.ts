import { useEffect, useState } from 'react'
import type { FieldPath } from '../../page-blocks/block-change.ts'

/**
 * Returns a function that moves the focus to the first text of a new last entry, once the list has it: what is typed
 * replaces the words that it begins with. A focus that has moved meanwhile stays: the entry may come later than expected.
 */
export function useAddedEntry(path: FieldPath, count: number): () => void {
  const [added, setAdded] = useState<{ index: number; from: Element | null }>()
  useEffect(() => {
    if (added === undefined || added.index >= count) return
    setAdded(undefined)
    const { activeElement } = document
    if (activeElement !== added.from && activeElement !== document.body) return
    const entry = CSS.escape(`${path}.${added.index}`)
    const text = document.querySelector<HTMLInputElement>(
      `:is(input, textarea):is([data-field="${entry}"], [data-field^="${entry}."])`,
    )
    text?.focus()
    text?.select()
  }, [added, count, path])
  return () => setAdded({ index: count, from: document.activeElement })
}
