import type { EditPath } from './edit.ts'
import { isMapping } from './is-mapping.ts'

type Mapping = Record<string, unknown>

/** A change of an old block. `name` is the new name of the field at `path`. */
export type Change =
  | { kind: 'rename'; path: EditPath; name: string }
  | { kind: 'remove'; path: EditPath }
  | { kind: 'set'; path: EditPath; value: unknown }
  /** A further entry of a list. */
  | { kind: 'add'; path: EditPath; value: unknown }

/**
 * The step of a block type to its next version. It recognises an old block by its content, so pages have no version
 * number, and a block copied from an old page is migrated too. Therefore a field with a new meaning needs a new name.
 */
export type Migration = {
  /** What is different in the next version, as a sentence without its full stop. */
  words: string
  /** The changes that a block needs; none if it is up to date. */
  changes: (block: Mapping) => Change[]
}

/** Every occurrence of a field in a block. `items[].question` is the field `question` of every entry of `items`. */
function occurrencesOf(block: Mapping, field: string): { owner: Mapping; path: EditPath; name: string }[] {
  const steps = field.split('.')
  const name = steps.pop() as string
  let found: { owner: unknown; path: EditPath }[] = [{ owner: block, path: [] }]
  for (const step of steps) {
    const key = step.replace(/\[\]$/, '')
    found = found.flatMap(({ owner, path }) => {
      const inside = isMapping(owner) ? owner[key] : undefined
      if (key === step) return [{ owner: inside, path: [...path, key] }]
      return Array.isArray(inside) ? inside.map((entry, index) => ({ owner: entry, path: [...path, key, index] })) : []
    })
  }
  return found.flatMap(({ owner, path }) =>
    isMapping(owner) && Object.hasOwn(owner, name) ? [{ owner, path: [...path, name], name }] : [],
  )
}

/** Renames a field: `renamed('heading', 'title')`, `renamed('items[].q', 'question')`. */
export const renamed = (field: string, name: string): Migration => ({
  words: `\`${field}\` is called \`${name}\``,
  changes: (block) =>
    occurrencesOf(block, field)
      .filter(({ owner }) => !Object.hasOwn(owner, name))
      .map(({ path }) => ({ kind: 'rename', path, name })),
})

/** Removes a field. */
export const removed = (field: string): Migration => ({
  words: `\`${field}\` is gone`,
  changes: (block) => occurrencesOf(block, field).map(({ path }) => ({ kind: 'remove', path })),
})

/** Changes the value of a field. `newValue` returns `undefined` for a value that is up to date. */
export const changed = (field: string, words: string, newValue: (old: unknown) => unknown): Migration => ({
  words,
  changes: (block) =>
    occurrencesOf(block, field).flatMap(({ owner, path, name }) => {
      const value = newValue(owner[name])
      return value === undefined ? [] : [{ kind: 'set', path, value }]
    }),
})
