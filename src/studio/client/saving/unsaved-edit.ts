import type { Edit, EditPath } from '../../../../schema/edit.ts'
import type { SeenText } from '../../wire/edits.ts'
import type { Origin } from '../../wire/page.ts'

/** An edit of a value of a file, and what it does in words. */
export type ValueEdit = {
  file: string
  edit: Edit
  label: string
  /** The `fieldKey` of the field in which it was typed. The value may be written in another place than before. */
  typedIn?: string
  /** Whether it changes the template of the page, for all pages that follow it. */
  inTemplate?: boolean
}

/** A file whose text is typed as a whole. */
export type TextEdit = {
  file: string
  label: string
  /** Returns the current text, and the hash of the text that it is based on. */
  content: () => { text: string; hash: string }
  /** Called with the text that was typed, and the one that was sent, with the hash on which the next edit is based. */
  onSaved: (typed: string, sent: SeenText) => void
  /** Replaces what was typed, by the text with a fix. */
  replace: (text: string) => void
}

export type UnsavedEdit = ValueEdit | TextEdit

/**
 * An edit that was typed and is not written, as plain data; `hash` is that of the version that it is based on. One that `isSent` may be
 * written, and the edit that replaces it comes after it.
 */
export type StoredEdit = (ValueEdit | { file: string; label: string; text: string }) & { hash: string; isSent?: true }

export const isTextEdit = (edit: UnsavedEdit): edit is TextEdit => 'content' in edit
export const isValueEdit = (edit: UnsavedEdit): edit is ValueEdit => !isTextEdit(edit)
export const isMove = (edit: UnsavedEdit) => isValueEdit(edit) && edit.edit.kind === 'move'

/** What an edit changes: later edits with the same key replace it. */
export const keyOf = (edit: UnsavedEdit) =>
  isTextEdit(edit) ? textKey(edit.file) : valueKey(edit.file, edit.edit.path)
export const textKey = (file: string) => JSON.stringify([file, 'text'])
export const valueKey = (file: string, path: EditPath) => JSON.stringify([file, path])

/** Whether an edit changes the value that is written at a place, or was typed in a field. */
export const isTypedAt = (edit: ValueEdit, { file, path }: Origin, typedIn: string) =>
  edit.typedIn === typedIn || (!isMove(edit) && keyOf(edit) === valueKey(file, path))

/**
 * A text that was typed before the tab was loaded again: its pane may not be open. `type` is called with a fix of it, and `onSaved` with
 * its new hash.
 */
export function restoredText(
  { file, label, text, hash }: Extract<StoredEdit, { text: string }>,
  { type, onSaved }: { type: (edit: TextEdit) => void; onSaved: (hash: string) => void },
): TextEdit {
  let typed = text
  return {
    file,
    label,
    content: () => ({ text: typed, hash }),
    onSaved: (_, sent) => onSaved(sent.hash),
    replace(text) {
      typed = text
      type(this)
    },
  }
}
