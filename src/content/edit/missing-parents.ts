import { type Edit, valueIn } from '../../../schema/edit.ts'
import { editedValue } from './edited-value.ts'

/** Edits of a file in which a value is set together with the groups around it that the file does not have. */
export function withMissingParents(file: unknown, edits: readonly Edit[]): Edit[] {
  let now = file
  return edits.map((edit) => {
    let whole = edit
    while (whole.kind === 'set' && whole.path.length > 1 && valueIn(now, whole.path.slice(0, -1)) == null) {
      const key = whole.path.at(-1)
      if (typeof key !== 'string') break
      whole = { ...whole, path: whole.path.slice(0, -1), value: { [key]: whole.value } }
    }
    now = editedValue(now, whole)
    return whole
  })
}
