import type { EditPath } from './edit-path.ts'

/** One change of a file of YAML. Values are what the YAML means, not how it is written. */
export type Edit =
  /** Puts a value in place of the one there, or adds a field that is not there yet. */
  | { kind: 'set'; path: EditPath; value: unknown }
  /** Puts a list entry before the one with this number, or at the end; or adds a field. */
  | { kind: 'insert'; path: EditPath; value: unknown }
  /** Takes an entry or a field to another place; `to` is where it is afterwards. Within one mapping: renames it. */
  | { kind: 'move'; path: EditPath; to: EditPath }
  | { kind: 'delete'; path: EditPath }

export const isSame = (a: EditPath, b: EditPath) => a.length === b.length && a.every((part, index) => part === b[index])

/** The path of the list or mapping that an entry is in. */
export const parentPath = (path: EditPath) => path.slice(0, -1)

export const isWithin = (path: EditPath, outer: EditPath) =>
  path.length >= outer.length && isSame(path.slice(0, outer.length), outer)
