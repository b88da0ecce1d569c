import type { FixOf, FixTarget } from '../../diagnostic.ts'
import type { EditPath } from '../../edit.ts'

const nameOf = (path: EditPath) => {
  const last = path.at(-1)
  return typeof last === 'number' ? `entry ${last + 1} of \`${path.at(-2)}\`` : `\`${last}\``
}

/** Deletes the value with its key or its dash. */
export const deleteValue = (_: unknown, { path }: FixTarget): FixOf | undefined => deleteAt(path)

/** Deletes the value at a path. */
export const deleteAt = (path: EditPath): FixOf | undefined =>
  path.length === 0
    ? undefined
    : { title: `Delete ${nameOf(path)}`, change: { kind: 'edits', edits: [{ kind: 'delete', path }] } }

/** Writes a value at a path. */
export const setAt = (path: EditPath, value: unknown, title: string): FixOf => ({
  title,
  change: { kind: 'edits', edits: [{ kind: 'set', path, value }] },
})

type Range = Pick<FixTarget, 'start' | 'end'>

/** Replaces the text that is underlined. */
export const replaceText = (text: string, { start, end }: Range, title = `Change to \`${text}\``): FixOf => ({
  title,
  change: { kind: 'text', splices: [{ start, end, text }] },
})

export const deleteFile: FixOf = { title: 'Delete the file', change: { kind: 'delete' } }

export const createFile = (file: string, text: string): FixOf => ({
  title: `Create \`${file}\``,
  file,
  change: { kind: 'create', text },
})
