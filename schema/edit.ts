/** The path of a value in a file: names of fields, and indexes of list entries from 0. */
export type EditPath = readonly (string | number)[]

/** A change of a YAML file. Values are parsed values, not YAML text. */
export type Edit =
  /** Replaces a value, or adds a field. */
  | { kind: 'set'; path: EditPath; value: unknown }
  /** Inserts a list entry before the one with this index, or at the end; or adds a field. */
  | {
      kind: 'insert'
      path: EditPath
      value: unknown
      /** The entry as YAML with comments, its dash at column 0. Replaces `value` in a list in block style. */
      yaml?: string
    }
  /** Moves an entry or a field; `to` is its path afterwards. Within one mapping: renames the field. */
  | { kind: 'move'; path: EditPath; to: EditPath }
  | { kind: 'delete'; path: EditPath }

/** The value at a path; `undefined` if there is none. */
export const valueIn = (root: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    root,
  )

/** A range of a text, as offsets, and its replacement. */
export type Splice = { start: number; end: number; text: string }
