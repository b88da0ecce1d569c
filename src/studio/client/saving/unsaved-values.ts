import { isMapping } from '../../../../schema/is-mapping.ts'
import { isSame, isWithin } from '../../../content/edit/edit-path.ts'
import type { Origin, WrittenValues } from '../../wire/page.ts'
import { type BlockChange, changed, type FieldPath, originAt, partPath } from '../page-blocks/block-change.ts'
import { inOrder } from './new-values.ts'
import { isValueEdit, type UnsavedEdit, type ValueEdit } from './unsaved-edit.ts'

type Values = Record<string, unknown>

/** The saved values of a block, with typed ones in place of those that are not saved yet. */
export function withUnsaved(saved: Values, typed: Values, isUnsaved: (path: FieldPath) => boolean): Values {
  const merge = (one: unknown, other: unknown, path: FieldPath): unknown => {
    if (path !== '' && isUnsaved(path)) return other
    if (Array.isArray(one) && Array.isArray(other))
      return one.map((entry, index) =>
        index < other.length ? merge(entry, other[index], partPath(path, index)) : entry,
      )
    if (!isMapping(one) || !isMapping(other)) return one
    const keys = new Set([...Object.keys(one), ...Object.keys(other)])
    return Object.fromEntries(
      [...keys].flatMap((key) => {
        const value = merge(one[key], other[key], partPath(path, key))
        return value === undefined ? [] : [[key, value]]
      }),
    )
  }
  return merge(saved, typed, '') as Values
}

/** The path in a form of a value of a file; `undefined` if the form does not show it. */
function pathInForm(written: WrittenValues, { file, path }: Origin): FieldPath | undefined {
  for (const [outer, origin] of Object.entries(written.origins)) {
    if (origin.file !== file || !isWithin(path, origin.path)) continue
    const found = path.slice(origin.path.length).reduce<string>(partPath, outer)
    if (found !== '' && isSame(originAt(written, found).path, path)) return found
  }
  return undefined
}

/** An edit as a change of a form; `undefined` for one of another form, and for one that only orders or shortens a list. */
function changeIn(written: WrittenValues, { file, edit }: ValueEdit): BlockChange | undefined {
  const path = pathInForm(written, { file, path: edit.path })
  const key = edit.path.at(-1)
  if (path === undefined || key === undefined || edit.kind === 'move') return undefined
  if (edit.kind === 'set') return { kind: 'set', path, value: edit.value }
  if (typeof key === 'string') return edit.kind === 'delete' ? { kind: 'set', path, value: undefined } : undefined
  const list = path.slice(0, Math.max(0, path.lastIndexOf('.')))
  return edit.kind === 'insert' ? { kind: 'insert', path: list, index: key, value: edit.value } : undefined
}

/** The values of a form that opens, with what was typed in it before and is not saved yet. */
export const withTyped = (written: WrittenValues, typed: readonly UnsavedEdit[]): Values =>
  inOrder(typed.filter(isValueEdit)).reduce((values, edit) => {
    const change = changeIn(written, edit)
    return change ? changed(values, change) : values
  }, written.values)
