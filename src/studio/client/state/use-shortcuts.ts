import { useEffect } from 'react'
import { isStudioKey, isTextKey, keyOf } from '../../keys.ts'
import { pressKey } from '../commands/press-key.ts'
import { useStudioStore } from '../store/studio-store.ts'

/** Inputs without text have nothing to undo themselves. */
const typedInput = 'input:not([type=range], [type=checkbox], [type=radio]), textarea'

const isText = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches(`${typedInput}, [contenteditable=true], [contenteditable=true] *`)

/** Whether a key belongs to an input that is no field of the page, such as a search. */
const isElsewhere = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches(typedInput) && !target.hasAttribute('data-field')

/** Whether a dialog is open: what a key of the studio would change is behind it. */
const isBehindDialog = () => document.querySelector('[aria-modal=true]') !== null

/** Keys of the whole studio. In a field, Ctrl+Z undoes what was typed there: that is the last edit. */
export function useShortcuts(): void {
  const store = useStudioStore()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const key = keyOf(event)
      const isHistory = key.ctrl && /^[zy]$/i.test(key.key)
      if (event.defaultPrevented || (isHistory && isElsewhere(event.target))) return
      if (isTextKey(key) && isText(event.target)) return
      const isBehind = isBehindDialog()
      // What is typed in a dialog has an undo of its own.
      if (isBehind && isHistory) return
      if (isStudioKey(key)) event.preventDefault()
      if (!isBehind) pressKey(store, key)
    }
    const focus = ({ target }: FocusEvent) => {
      const path = target instanceof Element && target.closest('[data-field]')?.getAttribute('data-field')
      if (path) store.getState().seeFocus(path)
    }
    addEventListener('keydown', press)
    addEventListener('focusin', focus)
    return () => {
      removeEventListener('keydown', press)
      removeEventListener('focusin', focus)
    }
  }, [store])
}
