import { hashOf } from '../cache/hash.ts'
import { isDetached, namesTemplate, splitOverrides } from './generated-text.ts'
import type { Lock } from './lock.ts'
import { toOverrides } from './to-overrides.ts'

/** Text by path below the content folder. */
export type TextByPath = ReadonlyMap<string, string>

/** Actions that leave the file as it is. */
const unchangedActions = ['same', 'edited', 'detached', 'unmanaged', 'orphaned-edited'] as const
type UnchangedAction = (typeof unchangedActions)[number]

/**
 * What happens to one file. `create`, `update`, `restore` (it was deleted), `override` (what was edited in it becomes
 * overrides), `discard-edits` (its edit is discarded on request) and `delete` change it. `same`, `edited` (so that no overrides
 * can say it), `detached`, `unmanaged` (a page that was never generated) and
 * `orphaned-edited` (edited, and no longer in the matrix) leave it as it is. Overrides are not an edit: an update retains
 * them.
 */
export type PlannedStep = { path: string } & (
  | { action: 'create' | 'update' | 'restore' | 'discard-edits'; text: string }
  | { action: 'override'; text: string; baseHash: string }
  | { action: 'delete'; text: string }
  | { action: UnchangedAction; text: string }
)

export type Situation = {
  /** What the template gives now. */
  expected: TextByPath
  /** The lines with which each of these begins, and which no other has. */
  rows: TextByPath
  /** The existing text of every path that is expected, in the lock, or names a template. */
  present: TextByPath
  lock: Lock
  /** Pages whose edits are discarded. */
  discarded: ReadonlySet<string>
  /** Texts that a page had earlier, the newest first. */
  earlierTexts?: ((path: string) => Iterable<string>) | undefined
}

/**
 * The text with which an edited page was last generated. The lock has only its hash: it is the text that the template gives
 * now, what the other pages of the template, which still have the text of then, say below their own rows, or an earlier
 * text of the page. `undefined` if none has this hash.
 */
function baseText(path: string, { expected, present, lock, rows, earlierTexts }: Situation): string | undefined {
  const locked = lock.get(path)
  const row = rows.get(path)
  const now = expected.get(path)
  if (locked === undefined || row === undefined || now === undefined) return undefined
  const isBase = (text: string) => locked.includes(hashOf(text))
  if (isBase(now)) return now
  for (const [other, text] of present) {
    const otherRow = rows.get(other)
    const { generated } = splitOverrides(text)
    if (otherRow === undefined || !generated.startsWith(otherRow)) continue
    const candidate = row + generated.slice(otherRow.length)
    if (isBase(candidate)) return candidate
  }
  for (const text of earlierTexts?.(path) ?? []) {
    const { generated } = splitOverrides(text)
    if (isBase(generated)) return generated
  }
  return undefined
}

function expectedStep(path: string, text: string, situation: Situation): PlannedStep {
  const { present, lock, discarded } = situation
  const found = present.get(path)
  const locked = lock.get(path)
  if (found === undefined) return { path, text, action: locked === undefined ? 'create' : 'restore' }
  if (found === text) return { path, text, action: 'same' }
  if (discarded.has(path)) return { path, text, action: 'discard-edits' }
  if (locked === undefined && !namesTemplate(found)) return { path, text: found, action: 'unmanaged' }
  if (isDetached(found)) return { path, text: found, action: 'detached' }
  const { generated, overrides } = splitOverrides(found)
  if (generated === text) return { path, text: found, action: 'same' }
  if (locked?.includes(hashOf(generated))) return { path, text: text + overrides, action: 'update' }
  const base = baseText(path, situation)
  const converted = base === undefined ? undefined : toOverrides(found, base)
  if (base === undefined || converted === undefined) return { path, text: found, action: 'edited' }
  return { path, text: text + splitOverrides(converted).overrides, action: 'override', baseHash: hashOf(base) }
}

function leftStep(path: string, { present, lock, discarded }: Situation): PlannedStep[] {
  const found = present.get(path)
  if (found === undefined) return []
  // The hash is that of a page without overrides.
  const untouched = lock.get(path)?.includes(hashOf(found)) || discarded.has(path)
  return [{ path, text: found, action: untouched ? 'delete' : 'orphaned-edited' }]
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
      if (action === 'delete' || action === 'unmanaged') return []
      if (action !== 'edited' && action !== 'detached' && action !== 'orphaned-edited')
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
      // The hash of an edited text would give up the edit, and the new one would hide what it was changed to.
      if (step.action === 'override') return [[step.path, [step.baseHash]]]
      if (!touches(step) || found === undefined) return next === undefined ? [] : [[step.path, next]]
      const before = generatedHash(found)
      return [[step.path, next === undefined || next[0] === before ? [before] : [before, ...next]]]
    }),
  )
}
