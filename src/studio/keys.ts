/** The keys of the studio, by what they do. They work in the shell and in the page. */
export const studioKeys = {
  commands: 'Ctrl+K',
  save: 'Ctrl+S',
  undo: 'Ctrl+Z',
  redo: 'Ctrl+Shift+Z',
  moveUp: 'Alt+ArrowUp',
  moveDown: 'Alt+ArrowDown',
  moveLeft: 'Alt+ArrowLeft',
  moveRight: 'Alt+ArrowRight',
  duplicate: 'Ctrl+D',
  addBlock: 'Ctrl+Enter',
  editInPlace: 'F2',
  nextProblem: 'F8',
  help: '?',
} as const

export type Key = { key: string; ctrl: boolean; shift: boolean; alt: boolean }

export const keyOf = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): Key => ({
  key,
  ctrl: ctrlKey || metaKey,
  shift: shiftKey,
  alt: altKey,
})

/** A pressed key as `studioKeys` writes it. `Ctrl+Y` is another way to say Redo, and `F1`, also in a text, to ask for help. */
export function writtenKey({ key, ctrl, shift, alt }: Key): string {
  // With Shift on some keyboards, with AltGr on others.
  if (key === studioKeys.help || (key === 'F1' && !ctrl && !alt && !shift)) return studioKeys.help
  const name = key.length === 1 ? key.toUpperCase() : key
  const written = [ctrl && 'Ctrl', alt && 'Alt', shift && 'Shift', name].filter(Boolean).join('+')
  return written === 'Ctrl+Y' ? studioKeys.redo : written
}

const all: ReadonlySet<string> = new Set(Object.values(studioKeys))

/** Whether a key belongs to the text in which it is pressed: it types, or on a Mac, as Alt and an arrow, goes to the next word. */
export const isTextKey = ({ key, alt }: Key): boolean =>
  key === studioKeys.help || (alt && (key === 'ArrowLeft' || key === 'ArrowRight'))

/** Whether the studio takes a key, and not the browser. */
export const isStudioKey = (key: Key): boolean => all.has(writtenKey(key))
