import { type Edit, type EditPath, valueIn } from '../../../../schema/edit.ts'
import { isMapping } from '../../../../schema/is-mapping.ts'
import type { BlockModel, Origin, PageModel, WrittenValues } from '../../wire/page.ts'
import { ownerOf } from './block-tree.ts'

/** The path of a field among the values of a block, with dots: `items.2.question`. */
export type FieldPath = string

/** A value that the form sets. `undefined` takes the field away. */
export type SetChange = {
  kind: 'set'
  path: FieldPath
  value: unknown
  /** Sets the reference that stands in place of the value, not what it refers to. */
  isReference?: true
}

/** A change of a block as the form makes it. */
export type BlockChange =
  | SetChange
  | { kind: 'insert'; path: FieldPath; index: number; value: unknown }
  | { kind: 'delete'; path: FieldPath; index: number }
  | { kind: 'move'; path: FieldPath; index: number; to: number }

/** The keys of a path. */
export const segmentsOf = (path: FieldPath): EditPath =>
  path === '' ? [] : path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part))

/** The path of a part of the value at a path. */
export const partPath = (path: FieldPath, key: string | number): FieldPath =>
  path === '' ? `${key}` : `${path}.${key}`

/** The key of the part of the value at a path in which another path ends; `undefined` if it ends elsewhere. */
export const partWith = (path: FieldPath, inner: FieldPath | undefined): string | undefined =>
  inner?.startsWith(`${path}.`) ? inner.slice(path.length + 1).split('.')[0] : undefined

/** Where a value is written: below the closest part of the block that has an origin of its own. */
export function originAt({ origins }: WrittenValues, path: FieldPath, { isReference = false } = {}): Origin {
  const parts = path === '' ? [] : path.split('.')
  for (let length = parts.length - (isReference ? 1 : 0); length >= 0; length--) {
    const origin = origins[parts.slice(0, length).join('.')]
    if (origin) return { ...origin, path: [...origin.path, ...segmentsOf(parts.slice(length).join('.'))] }
  }
  return { file: '', path: [] }
}

/** Where a change is written. */
export const originOf = (written: WrittenValues, change: BlockChange): Origin =>
  originAt(written, change.path, { isReference: change.kind === 'set' && change.isReference === true })

/** What identifies a value of the form, wherever it is written: its block and its path. */
export const fieldKey = ({ origins }: WrittenValues, path: FieldPath): string => JSON.stringify([origins[''], path])

export const valueAt = (values: unknown, path: FieldPath): unknown => valueIn(values, segmentsOf(path))

/** The edit of the file in which the value is written; `undefined` if nothing would change. */
export function directEdit(written: WrittenValues, change: BlockChange): { file: string; edit: Edit } | undefined {
  const { file, path } = originOf(written, change)
  if (change.kind !== 'set') {
    const at = [...path, change.index]
    if (change.kind === 'insert') return { file, edit: { kind: 'insert', path: at, value: change.value } }
    if (change.kind === 'delete') return { file, edit: { kind: 'delete', path: at } }
    return { file, edit: { kind: 'move', path: at, to: [...path, change.to] } }
  }
  if (change.value !== undefined) return { file, edit: { kind: 'set', path, value: change.value } }
  return valueAt(written.values, change.path) === undefined ? undefined : { file, edit: { kind: 'delete', path } }
}

/** The group of fields, or the list, at a path; a group that is missing is added. */
function groupAt(values: Record<string, unknown>, path: EditPath): unknown {
  let group: unknown = values
  for (const key of path) {
    if (isMapping(group)) group[key] ??= {}
    group = valueIn(group, [key])
  }
  return group
}

/** Values with a change of them; as they are if they lack the list or the entry that it changes. */
export function changed(values: Record<string, unknown>, change: BlockChange): Record<string, unknown> {
  const copy = structuredClone(values)
  const path = segmentsOf(change.path)
  if (change.kind === 'set') {
    const group = groupAt(copy, path.slice(0, -1))
    const key = path.at(-1) as string
    if (!isMapping(group) && !Array.isArray(group)) return copy
    if (change.value === undefined) Reflect.deleteProperty(group, key)
    else Reflect.set(group, key, change.value)
    return copy
  }
  const list = valueIn(copy, path)
  if (!Array.isArray(list)) return copy
  if (change.kind === 'insert') list.splice(change.index, 0, change.value)
  else {
    const [entry] = list.splice(change.index, 1)
    if (change.kind === 'move') list.splice(change.to, 0, entry)
  }
  return copy
}

/**
 * The edit that changes a shared value on this page alone: it writes the whole field into the entry of the page.
 * `typedAt` returns what was typed there and is not written.
 */
export function editOnlyHere(
  page: PageModel,
  written: BlockModel,
  change: BlockChange,
  typedAt: (origin: Origin) => unknown = () => undefined,
): { file: string; edit: Edit } {
  const { file } = page
  const owner = ownerOf(page, { block: page.blocks.indexOf(written), path: change.path })
  const { values, entry } = page.blocks[owner.block] ?? written
  const [field = ''] = segmentsOf(owner.path)
  const path = [...entry, field]
  const now = { ...values, [field]: typedAt({ file, path }) ?? values[field] }
  const value = changed(now, { ...change, path: owner.path })[field]
  return { file, edit: value === undefined ? { kind: 'delete', path } : { kind: 'set', path, value } }
}

/** Whether a change can be written for this page alone: not in a fragment of several blocks. */
export const canChangeOnlyHere = ({ fragment }: BlockModel) => fragment === undefined || fragment.isOnlyBlock
