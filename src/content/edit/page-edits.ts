import { type Edit, type EditPath, valueIn } from '../../../schema/edit.ts'
import { isMapping } from '../../../schema/is-mapping.ts'
import { isGenerated, overridesOf, type PageFields } from '../overrides/apply-overrides.ts'
import { isOwnField, overrideKey, withIndex } from '../overrides/override-path.ts'
import { isWithin, parentPath, shownPath } from './edit-path.ts'
import { EditRefused } from './edit-refused.ts'
import { editedValue, valueAt } from './edited-value.ts'

const detachedInstead = (path: EditPath) =>
  new EditRefused(
    `${shownPath(path)} comes from the template of this page. Overrides change values; to add, move or delete blocks and fields here, detach the page first: set detached true`,
  )

/** The path of the value that holds the result of an edit: the list of an entry that comes, goes or moves. */
function changedPath(edit: Edit): EditPath {
  if (edit.kind === 'set') return edit.path
  if (edit.kind === 'insert' && typeof edit.path.at(-1) === 'string') return edit.path
  const parent = parentPath(edit.path)
  if (edit.kind === 'move' && !isWithin(parentPath(edit.to), parent)) throw detachedInstead(edit.path)
  return parent
}

/** The edits that change the overrides of a generated page as `edit` would change the page. */
function overridingEdits(page: PageFields, edit: Edit): Edit[] {
  const { own, overrides } = overridesOf(page)
  const override = (path: EditPath) => overrides.find((one) => isWithin(path, one.path))
  const given = override(edit.path)
  if (edit.kind === 'delete' && given?.path.length === edit.path.length)
    return [{ kind: 'delete', path: ['overrides', given.key] }]
  const path = changedPath(edit)
  const isBlock = path[0] === 'blocks' && path.length < 3
  if (path.length === 0 || isBlock) throw detachedInstead(edit.path)
  const shown = overrides.reduce<unknown>((value, one) => editedValue(value, { ...one, kind: 'set' }), own)
  const value = valueAt(editedValue(shown, edit), path)
  const outer = override(path)
  if (outer) return [{ kind: 'set', path: ['overrides', outer.key, ...path.slice(outer.path.length)], value }]
  const inner = overrides.filter((one) => isWithin(one.path, path))
  const key = overrideKey(own, path)
  return [
    ...inner.map(({ key }): Edit => ({ kind: 'delete', path: ['overrides', key] })),
    { kind: 'set', path: ['overrides', key], value },
  ]
}

/** Edits of a file in which a value is set together with the groups around it that the file does not have. */
function withMissingParents(file: unknown, edits: readonly Edit[]): Edit[] {
  let now = file
  return edits.map((edit) => {
    let whole = edit
    while (whole.kind === 'set' && whole.path.length > 1 && valueIn(now, parentPath(whole.path)) == null) {
      const key = whole.path.at(-1)
      if (typeof key !== 'string') break
      whole = { ...whole, path: parentPath(whole.path), value: { [key]: whole.value } }
    }
    now = editedValue(now, whole)
    return whole
  })
}

/**
 * Edits of a content file: of a page as {@link pageEdits}, of shared data with the groups that it lacks, such as those of
 * the wording. `file` is its path.
 */
export const contentEdits = (file: string, value: unknown, edits: readonly Edit[]): readonly Edit[] =>
  /(?:^|\/)_data\//.test(file) ? withMissingParents(value, edits) : pageEdits(value, edits)

/**
 * Edits of a page with the names of blocks replaced by their indexes. On a page that follows a template, they become
 * edits of its overrides; with the last override `overrides` goes too, so that the file is as it was generated. Throws
 * `EditRefused` if overrides cannot say what an edit does.
 */
function pageEdits(page: unknown, edits: readonly Edit[]): Edit[] {
  let now = page
  const found = edits.flatMap((written) => {
    if (!isMapping(now)) return [written]
    const path = withIndex(now, written.path)
    const edit = written.kind === 'move' ? { ...written, path, to: withIndex(now, written.to) } : { ...written, path }
    // Overrides that a tab still shows may be gone meanwhile.
    const next = isGenerated(now)
      ? withMissingParents(now, isOwnField(now, String(path[0])) ? [edit] : overridingEdits(now, edit))
      : [edit]
    now = next.reduce<unknown>(editedValue, now)
    return next
  })
  const { overrides } = isGenerated(now) ? now : {}
  const isEmpty = isMapping(overrides) && Object.keys(overrides).length === 0
  return isEmpty ? [...found, { kind: 'delete', path: ['overrides'] }] : found
}
