import type { EditPath } from './edit-path.ts'

/** A change of a YAML file. Values are parsed values, not YAML text. */
export type Edit =
  /** Replaces a value, or adds a field. */
  | { kind: 'set'; path: EditPath; value: unknown }
  /** Inserts a list entry before the one with this index, or at the end; or adds a field. */
  | { kind: 'insert'; path: EditPath; value: unknown }
  /** Moves an entry or a field; `to` is its path afterwards. Within one mapping: renames the field. */
  | { kind: 'move'; path: EditPath; to: EditPath }
  | { kind: 'delete'; path: EditPath }

export const isSame = (a: EditPath, b: EditPath) => a.length === b.length && a.every((part, index) => part === b[index])

/** The path of the list or mapping that an entry is in. */
export const parentPath = (path: EditPath) => path.slice(0, -1)

export const isWithin = (path: EditPath, outer: EditPath) =>
  path.length >= outer.length && isSame(path.slice(0, outer.length), outer)
