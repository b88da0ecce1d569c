import { useEffect, useRef } from 'react'

export type Key = { key: string; ctrl: boolean; shift: boolean; alt: boolean }

/** Whether a key belongs to an input that is no field of the page, such as a search. */
const isElsewhere = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea') && !target.hasAttribute('data-field')

/** Keys of the whole studio. In a field, Ctrl+Z takes back what was typed there: that is the last edit. */
export function useShortcuts(onKey: (key: Key) => void): void {
  const latest = useRef(onKey)
  latest.current = onKey
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey, altKey } = event
      const ctrl = ctrlKey || metaKey
      const isHistory = ctrl && /^[zy]$/i.test(key)
      if (event.defaultPrevented || (isHistory && isElsewhere(event.target))) return
      if (isHistory || (ctrl && /^s$/i.test(key)) || (altKey && /^Arrow(?:Up|Down)$/.test(key))) event.preventDefault()
      latest.current({ key, ctrl, shift: shiftKey, alt: altKey })
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
