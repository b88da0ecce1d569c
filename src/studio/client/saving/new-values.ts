import type { EditPath } from '../../../../schema/edit.ts'
import { isMapping } from '../../../../schema/is-mapping.ts'
import { isSame, isWithin, parentPath } from '../../../content/edit/edit-path.ts'
import { changed } from '../page-blocks/block-change.ts'
import { afterDelete, afterInsert, compareEntries, movedEntry } from '../page-blocks/block-tree.ts'
import { isValueEdit, keyOf, type UnsavedEdit, type ValueEdit } from './unsaved-edit.ts'

/**
 * An edit of a form that adds an entry to a list, or several fields at once. Until it is written, all
 * that is edited within it is part of it.
 */
export type NewValue = ValueEdit & { edit: Extract<ValueEdit['edit'], { value: unknown }> }

/** A new entry of a list. Its path is the one in the form, where it counts other new entries. */
export const isNewEntry = (one: UnsavedEdit): one is NewValue =>
  isValueEdit(one) &&
  one.typedIn !== undefined &&
  one.edit.kind === 'insert' &&
  typeof one.edit.path.at(-1) === 'number'

export const isNewValue = (one: UnsavedEdit): one is NewValue =>
  isNewEntry(one) ||
  (isValueEdit(one) &&
    one.typedIn !== undefined &&
    one.edit.kind === 'set' &&
    (isMapping(one.edit.value) || Array.isArray(one.edit.value)))

const isInFile = (one: UnsavedEdit, { file }: ValueEdit): one is ValueEdit => isValueEdit(one) && one.file === file
const at = <Edited extends ValueEdit>(one: Edited, path: EditPath): Edited =>
  path === one.edit.path ? one : { ...one, edit: { ...one.edit, path } }

function pathAfter(path: EditPath, { edit }: ValueEdit): EditPath {
  if (typeof edit.path.at(-1) !== 'number' || edit.kind === 'set') return path
  if (edit.kind === 'move') return movedEntry(path, edit)
  return edit.kind === 'insert' ? afterInsert(path, edit.path) : afterDelete(path, edit.path)
}

/** An edit at the path that its value has after another edit of the same file. */
export const after = (one: UnsavedEdit, edit: ValueEdit): UnsavedEdit =>
  isInFile(one, edit) ? at(one, pathAfter(one.edit.path, edit)) : one

/** The path in a file that does not have some entries. */
const withoutEntries = (path: EditPath, entries: readonly EditPath[]): EditPath =>
  entries.toSorted(compareEntries).toReversed().reduce(afterDelete, path)

/** An edit of a form as one of its file, which does not have the new entries among other edits. */
export function beside(edit: ValueEdit, others: readonly UnsavedEdit[]): ValueEdit {
  const entries = others.filter((one): one is NewValue => isNewEntry(one) && isInFile(one, edit) && one !== edit)
  if (entries.length === 0) return edit
  const paths = entries.map((one) => one.edit.path)
  const own = at(edit, withoutEntries(edit.edit.path, paths))
  if (own.edit.kind !== 'move') return own
  const moved = paths.map((path) => pathAfter(path, edit))
  return { ...own, edit: { ...own.edit, to: withoutEntries(own.edit.to, moved) } }
}

/** A new value with an edit of it; `undefined` if nothing of it is left. */
function withPart(one: NewValue, { edit }: ValueEdit): NewValue | undefined {
  const rest = edit.path.slice(one.edit.path.length)
  const written = 'value' in edit ? edit.value : undefined
  const key = rest.at(-1)
  if (key === undefined) return 'value' in edit ? { ...one, edit: { ...one.edit, value: written } } : undefined
  const [path, list] = [rest, parentPath(rest)].map((keys) => ['value', ...keys].join('.')) as [string, string]
  const { value } = changed(
    { value: one.edit.value },
    typeof key === 'string' || edit.kind === 'set'
      ? { kind: 'set', path, value: written }
      : edit.kind === 'move'
        ? { kind: 'move', path: list, index: key, to: Number(edit.to.at(-1)) }
        : { kind: edit.kind, path: list, index: key, value: written },
  )
  // A list that began with its first entry ends with the last one.
  const isEnded = one.edit.kind === 'set' && Array.isArray(value) && value.length === 0
  return isEnded ? undefined : { ...one, edit: { ...one.edit, value } }
}

/** The new value among edits that another edit belongs to. */
export const ownerOf = (edits: readonly UnsavedEdit[], edit: Pick<ValueEdit, 'file' | 'edit'>): NewValue | undefined =>
  edits.find(
    (one): one is NewValue =>
      isNewValue(one) &&
      one.file === edit.file &&
      isWithin(edit.edit.path, one.edit.path) &&
      // Another entry at its index comes before it.
      !(edit.edit.kind === 'insert' && isSame(edit.edit.path, one.edit.path)),
  )

/** Edits with one of a new value among them as part of that; `undefined` if it is none. */
export function withPartOf(edits: readonly UnsavedEdit[], edit: ValueEdit): UnsavedEdit[] | undefined {
  const { kind, path } = edit.edit
  const owner = ownerOf(edits, edit)
  if (!owner) return undefined
  const isWhole = isNewEntry(owner) && isSame(path, owner.edit.path)
  if (isWhole && (kind === 'move' || kind === 'delete'))
    return edits.flatMap((one) => {
      if (one !== owner) return isNewEntry(one) ? after(one, edit) : one
      return kind === 'move' ? at(one, edit.edit.to) : []
    })
  const whole = withPart(owner, edit)
  return edits.flatMap((one) => (one === owner ? (whole ?? []) : one))
}

/** Edits with a later one: as part of a new value, or in place of an earlier one with the same key. */
function withLater(edits: readonly UnsavedEdit[], edit: UnsavedEdit): UnsavedEdit[] {
  const asPart = isValueEdit(edit) && withPartOf(edits, edit)
  if (asPart) return asPart
  if (isNewEntry(edit)) return [...edits.map((one) => (isNewEntry(one) ? after(one, edit) : one)), edit]
  const own = isValueEdit(edit) ? beside(edit, edits) : edit
  const index = edits.findIndex((one) => !isNewEntry(one) && keyOf(one) === keyOf(own))
  return index === -1 ? [...edits, own] : edits.with(index, own)
}

/**
 * Edits that are not written, with later ones. A value that is edited twice is there once. New entries have their paths
 * in the form, all others those in the file.
 */
export const withLatest = (edits: readonly UnsavedEdit[], later: readonly UnsavedEdit[]): UnsavedEdit[] =>
  later.reduce(withLater, [...edits])

/** Edits in the order in which they can be applied: new entries last, each after those before it. */
export const inOrder = (edits: readonly ValueEdit[]): ValueEdit[] => [
  ...edits.filter((one) => !isNewEntry(one)),
  ...edits.filter(isNewEntry).sort((one, other) => compareEntries(one.edit.path, other.edit.path)),
]

/** What can be written alone: the changes of values that the files have, and each new value. */
export function partsOf(edits: readonly ValueEdit[]): ValueEdit[][] {
  const others = edits.filter((one) => !isNewValue(one))
  return [...(others.length > 0 ? [others] : []), ...edits.filter(isNewValue).map((one) => [one])]
}
