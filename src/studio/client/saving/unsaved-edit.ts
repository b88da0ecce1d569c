import { type Edit, type EditPath, valueIn } from '../../../../schema/edit.ts'
import { isMapping } from '../../../../schema/is-mapping.ts'
import { isWithin } from '../../../content/edit/edit-path.ts'
import type { FileEdits, SeenText } from '../../wire/edits.ts'
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

/** An edit that was typed and is not written, as plain data; `hash` is that of the version that it is based on. */
export type StoredEdit = (ValueEdit | { file: string; label: string; text: string }) & { hash: string }

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

/** Edits of values as edits of files. `hashOf` returns the hash of the text that those of a file are based on. */
export const byFile = (edits: Iterable<ValueEdit>, hashOf: (file: string) => string): FileEdits[] =>
  [...Map.groupBy(edits, ({ file }) => file)].map(([file, own]) => ({
    file,
    hash: hashOf(file),
    edits: own.map(({ edit }) => edit),
  }))

/** What would be written to each file: its whole text if that was typed, else edits of its values. */
export function writtenBy(edits: readonly UnsavedEdit[], hashOf: (file: string) => string): FileEdits[] {
  const texts = edits.filter(isTextEdit)
  const others = edits.filter(isValueEdit).filter((one) => !texts.some(({ file }) => file === one.file))
  return [...texts.map((one) => ({ file: one.file, edits: [], ...one.content() })), ...byFile(others, hashOf)]
}

/** An edit after an earlier one with the same key: an entry that is not written yet is written with the later value. */
function replacing(earlier: UnsavedEdit | undefined, edit: UnsavedEdit): UnsavedEdit {
  if (!earlier || isTextEdit(earlier) || isTextEdit(edit)) return edit
  return earlier.edit.kind === 'insert' && edit.edit.kind === 'set'
    ? { ...earlier, edit: { ...earlier.edit, value: edit.edit.value } }
    : edit
}

/** Edits without those that a later one replaces. */
export function latestOf(edits: readonly UnsavedEdit[]): UnsavedEdit[] {
  const latest = new Map<string, UnsavedEdit>()
  for (const edit of edits) latest.set(keyOf(edit), replacing(latest.get(keyOf(edit)), edit))
  return [...latest.values()]
}

/** An edit that writes a value around a path, without what it writes there; other edits stay. */
export function withoutPart(edit: UnsavedEdit, file: string, path: EditPath): UnsavedEdit {
  if (isTextEdit(edit) || edit.file !== file || !('value' in edit.edit)) return edit
  const { edit: change } = edit
  const [inner, key] = [path.slice(change.path.length, -1), path.at(-1)]
  if (path.length <= change.path.length || !isWithin(path, change.path) || typeof key !== 'string') return edit
  const value = structuredClone(change.value)
  const owner = valueIn(value, inner)
  if (isMapping(owner)) delete owner[key]
  return { ...edit, edit: { ...change, value } }
}

/** A text that was typed before the tab was loaded again: its pane may not be open. `type` is called with a fix of it. */
export function restoredText(
  { file, label, text, hash }: Extract<StoredEdit, { text: string }>,
  type: (edit: TextEdit) => void,
): TextEdit {
  let typed = text
  return {
    file,
    label,
    content: () => ({ text: typed, hash }),
    onSaved: () => undefined,
    replace(text) {
      typed = text
      type(this)
    },
  }
}
