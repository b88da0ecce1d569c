import { isMapping } from '../../../../schema/is-mapping.ts'
import { type ValueChange, valueChanges } from '../../../content/compare/value-changes.ts'

/** A file of the content folder before and after: its values, missing where it is not there. */
export type ChangedValues = { name: string; before?: unknown; after?: unknown; isUnreadable: boolean }

/** A key that has another value than before. */
export type KeyChange = {
  /** What it is now; `undefined` where it is gone. */
  value: unknown
  /** What a person calls that which has it: the form, or the title above it; else the file. */
  about: string
  /** Whether it came with something new, such as a block. */
  isNew: boolean
}

type Above = readonly Record<string, unknown>[]

/** All values at a key, wherever it stands, with the mappings above, the outermost first. */
function* valuesAt(key: string, value: unknown, above: Above): Generator<{ value: unknown; above: Above }> {
  if (Array.isArray(value)) for (const entry of value) yield* valuesAt(key, entry, above)
  if (!isMapping(value)) return
  const inside = [...above, value]
  for (const [name, entry] of Object.entries(value)) {
    if (name === key) yield { value: entry, above: inside }
    yield* valuesAt(key, entry, inside)
  }
}

/** The values from the outermost to that at a path. */
function along(value: unknown, path: readonly (string | number)[]): unknown[] {
  const all = [value]
  for (const part of path) {
    const at = all.at(-1)
    all.push(Array.isArray(at) ? at[Number(part)] : isMapping(at) ? at[String(part)] : undefined)
  }
  return all
}

function nameOf(above: Above, file: string): string {
  for (const one of above.toReversed())
    for (const key of ['form', 'title', 'name']) if (typeof one[key] === 'string') return one[key]
  return file
}

/** What a change says about a key: the key itself, a part of its value, or what is new or gone with it. */
function* changesAt(key: string, change: ValueChange, file: ChangedValues): Generator<KeyChange> {
  const above = along(file.after ?? file.before, change.path)
    .slice(0, -1)
    .filter(isMapping)
  const at = change.path.indexOf(key)
  if (at >= 0) {
    const value = along(file.after, change.path.slice(0, at + 1)).at(-1)
    yield { value, about: nameOf(above, file.name), isNew: false }
    return
  }
  if (change.kind === 'moved' || change.kind === 'deleted') return
  const [before, after] = change.kind === 'set' ? [change.before, change.after] : [undefined, change.value]
  const found = [...valuesAt(key, after, above)]
  for (const one of found) yield { value: one.value, about: nameOf(one.above, file.name), isNew: true }
  if (found.length > 0) return
  for (const one of valuesAt(key, before, above))
    yield { value: undefined, about: nameOf(one.above, file.name), isNew: false }
}

/** The changes of a key in a file, wherever it stands. Entries that only moved, or went with all they had, have none. */
export const keyChanges = (key: string, file: ChangedValues): KeyChange[] =>
  valueChanges(file.before, file.after).flatMap((change) => [...changesAt(key, change, file)])

/** Whether a key stands anywhere in a value. */
export const hasKey = (key: string, value: unknown): boolean => !valuesAt(key, value, []).next().done
