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
} as const

export type Key = { key: string; ctrl: boolean; shift: boolean; alt: boolean }

export const keyOf = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): Key => ({
  key,
  ctrl: ctrlKey || metaKey,
  shift: shiftKey,
  alt: altKey,
})

/** A pressed key as `studioKeys` writes it. `Ctrl+Y` is another way to say Redo. */
export function writtenKey({ key, ctrl, shift, alt }: Key): string {
  const name = key.length === 1 ? key.toUpperCase() : key
  const written = [ctrl && 'Ctrl', alt && 'Alt', shift && 'Shift', name].filter(Boolean).join('+')
  return written === 'Ctrl+Y' ? studioKeys.redo : written
}

const all: ReadonlySet<string> = new Set(Object.values(studioKeys))

/** Whether a key moves the caret in a text, where it may: on a Mac, Alt and an arrow go to the next word. */
export const isCaretKey = ({ key, alt }: Key): boolean => alt && (key === 'ArrowLeft' || key === 'ArrowRight')

/** Whether the studio takes a key, and not the browser. */
export const isStudioKey = (key: Key): boolean => all.has(writtenKey(key))
