import { givenPicture } from '../../given-picture.ts'
import { say } from '../../words/say.ts'
import { commandsOf, selectedValue, slotOf } from '../store/selectors.ts'
import type { StudioStore } from '../store/studio-store.ts'

/** Whether the browser itself copies and pastes: in an input, or where a text is selected. */
const isText = (event: ClipboardEvent) => {
  // A node of the page in the frame is of the classes of that window.
  const target = event.target as Node | null
  const owner = target?.ownerDocument
  const view = owner?.defaultView
  if (view && target instanceof view.Element && target.closest('input, textarea, [contenteditable], [role=dialog]'))
    return true
  return event.type !== 'paste' && owner?.getSelection()?.isCollapsed === false
}

/** Copies and pastes blocks as YAML in a window: that of the shell, or that of the page in the frame. Returns what ends it. */
export function listenToClipboard({ getState }: StudioStore, target: Window): () => void {
  function onClipboard(event: ClipboardEvent): void {
    // A text with formatting has handled it.
    if (event.defaultPrevented) return
    const state = getState()
    const picture = event.type === 'paste' && givenPicture(event.clipboardData)
    if (picture) {
      event.preventDefault()
      if (isText(event)) state.refuse(say().store.noPictures)
      else void state.givePicture(picture, selectedValue(state))
      return
    }
    if (isText(event)) return
    const text = event.clipboardData?.getData('text/plain') ?? ''
    const { copy, cut } = commandsOf(state)
    const canPaste = slotOf(state) !== undefined
    const run =
      event.type === 'paste' ? canPaste && (() => state.pasteText(text)) : (event.type === 'copy' ? copy : cut).run
    if (!run) return
    event.preventDefault()
    run()
  }
  /** The browser would open a file that is dropped, in place of the studio. */
  function onDrag(event: DragEvent): void {
    if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    if (event.type === 'drop') getState().refuse(say().store.noFiles)
  }
  const ending = new AbortController()
  const { signal } = ending
  for (const type of ['copy', 'cut', 'paste'] as const) target.addEventListener(type, onClipboard, { signal })
  for (const type of ['dragover', 'drop'] as const) target.addEventListener(type, onDrag, { signal })
  return () => ending.abort()
}
