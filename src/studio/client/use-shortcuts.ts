import { useEffect, useRef } from 'react'

export type Key = { key: string; ctrl: boolean; shift: boolean; alt: boolean }

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea'))

/** Keys of the whole studio. In a field, Ctrl+Z belongs to what was typed there: `fields/use-field.ts`. */
export function useShortcuts(onKey: (key: Key) => void): void {
  const latest = useRef(onKey)
  latest.current = onKey
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey, altKey } = event
      const ctrl = ctrlKey || metaKey
      const isHistory = ctrl && /^[zy]$/i.test(key)
      if (event.defaultPrevented || (isHistory && isTyping(event.target))) return
      if (isHistory || (ctrl && /^s$/i.test(key)) || (altKey && /^Arrow(?:Up|Down)$/.test(key))) event.preventDefault()
      latest.current({ key, ctrl, shift: shiftKey, alt: altKey })
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
