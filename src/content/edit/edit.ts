import type { EditPath } from '../../../schema/edit.ts'

export const isSame = (a: EditPath, b: EditPath) => a.length === b.length && a.every((part, index) => part === b[index])

/** The path of the list or mapping that an entry is in. */
export const parentPath = (path: EditPath) => path.slice(0, -1)

export const isWithin = (path: EditPath, outer: EditPath) =>
  path.length >= outer.length && isSame(path.slice(0, outer.length), outer)
