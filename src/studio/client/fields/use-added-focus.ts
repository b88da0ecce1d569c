import { useEffect, useState } from 'react'
import type { FieldPath } from '../page-blocks/block-change.ts'
import { typeOnceFocused } from '../state/type-once-focused.ts'

/** What takes letters or a choice. A list of choices has a hidden input beside it. */
const controls = ':is(input:not([aria-hidden=true]), textarea, [contenteditable=true], [role=combobox])'

/**
 * Returns a function that moves the focus to the first field of a value that was added, once it shows. A focus that has
 * moved meanwhile stays: the value may show later than expected. What is typed until then goes into that field.
 */
export function useAddedFocus(): (path: FieldPath) => void {
  const [added, setAdded] = useState<{ path: FieldPath; from: Element | null; drop: () => void }>()
  useEffect(() => {
    const path = added && CSS.escape(added.path)
    const field = document.querySelector<HTMLElement>(
      `:is([data-fields="${path}"], [data-field="${path}"]) ${controls}`,
    )
    if (!added || !field) return
    setAdded(undefined)
    const { activeElement } = document
    if (activeElement === added.from || activeElement === document.body) field.focus()
    added.drop()
  })
  return (path) => setAdded({ path, from: document.activeElement, drop: typeOnceFocused() })
}
