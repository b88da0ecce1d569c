import { type Key, keyOf } from './keys.ts'

/** What a key without a letter does in a text, as the browser names it. */
const edits: Readonly<Record<string, string>> = {
  Backspace: 'delete',
  Delete: 'forwardDelete',
  Enter: 'insertLineBreak',
}

/** Where a key moves the caret: which way, and how far. */
const moves: Readonly<Record<string, readonly [string, string]>> = {
  ArrowLeft: ['left', 'character'],
  ArrowRight: ['right', 'character'],
  Home: ['backward', 'lineboundary'],
  End: ['forward', 'lineboundary'],
}

/** Whether a key types a letter or a sign, or takes it back. Some keyboards have signs with AltGr, which is Ctrl and Alt. */
export const isWriting = ({ key, ctrl, alt }: Key): boolean =>
  ctrl === alt && ([...key].length === 1 || key === 'Backspace')

const isSelectAll = ({ key, ctrl, alt }: Key): boolean => ctrl && !alt && key === 'a'

/** Whether a key changes a text, or what is selected in it. */
const isTyped = (key: Key): boolean =>
  isWriting(key) ||
  isSelectAll(key) ||
  (!key.ctrl && !key.alt && (Object.hasOwn(edits, key.key) || Object.hasOwn(moves, key.key)))

/** Does in the text with the focus what the browser does when a key is pressed there. */
function act(pressed: Key, document: Document): void {
  const { key, shift } = pressed
  const [direction, step] = moves[key] ?? []
  const edit = isSelectAll(pressed) ? 'selectAll' : edits[key]
  if (direction) document.getSelection()?.modify(shift ? 'extend' : 'move', direction, step)
  else if (edit) document.execCommand(edit)
  else document.execCommand('insertText', false, key)
  // The browser says so later, when the next key has been typed.
  if (direction || edit === 'selectAll') document.dispatchEvent(new Event('selectionchange'))
}

/** Types keys in the text that has the focus. Each is done when the promise resolves, before a person presses another one. */
export async function typeKeys(keys: readonly Key[], text: Element): Promise<void> {
  for (const key of keys) {
    if (!text.isConnected) return
    const pressed = { key: key.key, shiftKey: key.shift, ctrlKey: isSelectAll(key), bubbles: true, cancelable: true }
    // A text may do something else with it, such as to end at Enter.
    if (text.dispatchEvent(new KeyboardEvent('keydown', pressed))) act(key, text.ownerDocument)
    // An editor of formatted texts reads what changed once this is done.
    await Promise.resolve()
  }
}

/** The keys that are pressed while the text is not there yet that they are for. */
export function createHeldKeys() {
  let held: Key[] | undefined
  return {
    /** Begins to hold keys. */
    start(): void {
      held ??= []
    },
    /** Holds a key that would write in a text, if it is time to; returns whether it does. */
    hold(event: KeyboardEvent): boolean {
      const key = keyOf(event)
      if (!held || event.isComposing || !isTyped(key)) return false
      event.preventDefault()
      held.push(key)
      return true
    },
    /** Ends, and returns the keys in their order. */
    take(): readonly Key[] {
      const keys = held ?? []
      held = undefined
      return keys
    },
  }
}
