import { type Key, keyOf } from '../../keys.ts'
import { createHeldKeys, isWriting, typeKeys } from '../../typed-keys.ts'

const texts = ':is(input:not([type=checkbox], [type=radio]), textarea, [contenteditable=true])'
const isText = (target: EventTarget | null): target is Element => target instanceof Element && target.matches(texts)

/**
 * Types keys in the next text of the shell that gets the focus, and those that are pressed until then: a field shows
 * only after a change. A click, or a key that is no letter, leads elsewhere: what was held is dropped. Returns a function that drops
 * it, too.
 */
export function typeOnceFocused(keys: readonly Key[] = []): () => void {
  const held = createHeldKeys()
  held.start()
  const events = new AbortController()
  const options = { capture: true, signal: events.signal }
  addEventListener(
    'keydown',
    (event) => {
      if (isText(event.target) || /^(?:Arrow|Enter|Escape|Tab)/.test(event.key)) events.abort()
      else if (isWriting(keyOf(event))) held.hold(event)
    },
    options,
  )
  addEventListener('pointerdown', () => events.abort(), options)
  addEventListener(
    'focusin',
    ({ target }) => {
      if (!isText(target) || target.closest('[role=dialog]')) return
      events.abort()
      // The focus may come while the studio is being rendered.
      queueMicrotask(() => void typeKeys([...keys, ...held.take()], target))
    },
    options,
  )
  return () => events.abort()
}
