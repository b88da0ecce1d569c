import { hashOf } from '../cache/hash.ts'
import { isDetached, namesTemplate, splitOverrides } from './generated-text.ts'
import type { Lock } from './lock.ts'

/** Text by path below the content folder. */
export type TextByPath = ReadonlyMap<string, string>

/** Actions that leave the file as it is. */
const unchangedActions = ['same', 'edited', 'detached', 'foreign', 'edited-left'] as const
type UnchangedAction = (typeof unchangedActions)[number]

/**
 * What happens to one file. `create`, `update`, `restore` (it was deleted), `give-back` (its edit is discarded on
 * request) and `delete` change it. `same`, `edited`, `detached`, `foreign` (a page that was never generated) and
 * `edited-left` (edited, and no longer in the matrix) leave it as it is. Overrides are not an edit: an update retains
 * them.
 */
export type PlannedStep = { path: string } & (
  | { action: 'create' | 'update' | 'restore' | 'give-back'; text: string }
  | { action: 'delete'; text: string }
  | { action: UnchangedAction; text: string }
)

export type Situation = {
  /** What the template gives now. */
  expected: TextByPath
  /** The existing text of every path that is expected, in the lock, or names a template. */
  present: TextByPath
  lock: Lock
  /** Pages whose edits are discarded. */
  givenBack: ReadonlySet<string>
}

function expectedStep(path: string, text: string, { present, lock, givenBack }: Situation): PlannedStep {
  const found = present.get(path)
  const locked = lock.get(path)
  if (found === undefined) return { path, text, action: locked === undefined ? 'create' : 'restore' }
  if (found === text) return { path, text, action: 'same' }
  if (givenBack.has(path)) return { path, text, action: 'give-back' }
  if (locked === undefined && !namesTemplate(found)) return { path, text: found, action: 'foreign' }
  if (isDetached(found)) return { path, text: found, action: 'detached' }
  const { generated, overrides } = splitOverrides(found)
  if (generated === text) return { path, text: found, action: 'same' }
  if (locked?.includes(hashOf(generated))) return { path, text: text + overrides, action: 'update' }
  return { path, text: found, action: 'edited' }
}

function leftStep(path: string, { present, lock, givenBack }: Situation): PlannedStep[] {
  const found = present.get(path)
  if (found === undefined) return []
  // The hash is that of a page without overrides.
  const untouched = lock.get(path)?.includes(hashOf(found)) || givenBack.has(path)
  return [{ path, text: found, action: untouched ? 'delete' : 'edited-left' }]
}

/**
 * What a run would do, sorted by path. A file is only overwritten or deleted if it still has the text that was last
 * written.
 */
export function plan(situation: Situation): PlannedStep[] {
  const expected = [...situation.expected].map(([path, text]) => expectedStep(path, text, situation))
  const left = [...new Set([...situation.lock.keys(), ...situation.present.keys()])]
    .filter((path) => !situation.expected.has(path))
    .flatMap((path) => leftStep(path, situation))
  return [...expected, ...left].sort((a, b) => (a.path < b.path ? -1 : 1))
}

/** The hash of a page as it was generated, without its overrides. */
const generatedHash = (text: string) => hashOf(splitOverrides(text).generated)

/** Whether a step changes a file. */
export const touches = ({ action }: PlannedStep) => !(unchangedActions as readonly string[]).includes(action)

/**
 * The lock after the steps. An edited or detached page keeps the hash of what was last written, so that an undone edit
 * is recognised.
 */
export function lockAfter(steps: readonly PlannedStep[], lock: Lock): Lock {
  return new Map(
    steps.flatMap(({ path, action, text }): [string, readonly string[]][] => {
      if (action === 'delete' || action === 'foreign') return []
      if (action !== 'edited' && action !== 'detached' && action !== 'edited-left')
        return [[path, [generatedHash(text)]]]
      const locked = lock.get(path)
      return locked === undefined ? [] : [[path, locked]]
    }),
  )
}

/**
 * The lock during the steps: the old and the new hash of every page. An interrupted run leaves each page with one of
 * the two, and the next run recognises both.
 */
export function lockDuring(steps: readonly PlannedStep[], { lock, present }: Situation): Lock {
  const after = lockAfter(steps, lock)
  return new Map(
    steps.flatMap((step): [string, readonly string[]][] => {
      const next = after.get(step.path)
      const found = present.get(step.path)
      if (!touches(step) || found === undefined) return next === undefined ? [] : [[step.path, next]]
      const before = generatedHash(found)
      return [[step.path, next === undefined || next[0] === before ? [before] : [before, ...next]]]
    }),
  )
}
