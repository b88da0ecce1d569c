import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hashOf } from '../../../src/cache/hash.ts'
import type { Lock } from '../../../src/generate/lock.ts'
import {
  lockAfter,
  lockDuring,
  type PlannedStep,
  plan,
  type Situation,
  type TextByPath,
  touches,
} from '../../../src/generate/plan.ts'

type Disk = { present: TextByPath; lock: Lock }
const nothing: Disk = { present: new Map(), lock: new Map() }
const nobody: ReadonlySet<string> = new Set()

const situation = ({ present, lock }: Disk, expected: TextByPath, discarded = nobody): Situation => ({
  expected,
  rows: new Map([...expected.keys()].map((path) => [path, ''])),
  present,
  lock,
  discarded,
})

function runCommand(present: TextByPath, steps: readonly PlannedStep[]): TextByPath {
  const next = new Map(present)
  for (const step of steps.filter(touches))
    if (step.action === 'delete') next.delete(step.path)
    else next.set(step.path, step.text)
  return next
}

function run(disk: Disk, expected: TextByPath, discarded = nobody): Disk & { steps: PlannedStep[] } {
  const steps = plan(situation(disk, expected, discarded))
  return { steps, present: runCommand(disk.present, steps), lock: lockAfter(steps, disk.lock) }
}

const action = (steps: readonly PlannedStep[], path: string) => steps.find((step) => step.path === path)?.action

const paths = fc.constantFrom(
  'la/ushers.yaml',
  'la/hosts.yaml',
  'nyc/ushers.yaml',
  'sf/greeters.yaml',
  'oc/servers.yaml',
)
const texts = fc
  .dictionary(paths, fc.string({ minLength: 1, maxLength: 5 }))
  .map((record) => new Map(Object.entries(record)))
const edits = fc.dictionary(
  paths,
  fc.string({ maxLength: 4 }).map((text) => `by hand ${text}`),
)

describe('any run', () => {
  test('updates the pages to the template, and a second run changes nothing', () => {
    fc.assert(
      fc.property(texts, texts, (before, after) => {
        const first = run(run(nothing, before), after)
        expect(first.present).toEqual(after)
        const second = run(first, after)
        expect(second.steps.filter(touches)).toEqual([])
        expect(second.lock).toEqual(first.lock)
      }),
    )
  })

  test('preserves every edited page, whatever becomes of the template and the matrix', () => {
    fc.assert(
      fc.property(texts, edits, fc.array(texts, { minLength: 1, maxLength: 4 }), (before, changes, later) => {
        let disk: Disk = run(nothing, before)
        const edited = new Map(Object.entries(changes).filter(([path]) => before.has(path)))
        disk = { ...disk, present: new Map([...disk.present, ...edited]) }
        for (const expected of later) disk = run(disk, expected)
        for (const [path, text] of edited) expect(disk.present.get(path)).toBe(text)
      }),
    )
  })

  test('updates every page that was not edited', () => {
    fc.assert(
      fc.property(texts, edits, texts, (before, changes, after) => {
        const first = run(nothing, before)
        const edited = new Map(Object.entries(changes).filter(([path]) => before.has(path)))
        const next = run({ ...first, present: new Map([...first.present, ...edited]) }, after)
        for (const [path, text] of after) if (!edited.has(path)) expect(next.present.get(path)).toBe(text)
        for (const path of next.present.keys()) expect(after.has(path) || edited.has(path)).toBe(true)
      }),
    )
  })

  test('can be interrupted after any page, and the next run takes nothing for an edit', () => {
    fc.assert(
      fc.property(texts, texts, texts, fc.nat(), (before, after, last, cut) => {
        const first = run(nothing, before)
        const there = situation(first, after)
        const steps = plan(there)
        const done = steps.filter(touches).slice(0, cut % (steps.length + 1))
        const broken: Disk = { present: runCommand(first.present, done), lock: lockDuring(steps, there) }
        const next = run(broken, last)
        expect(next.steps.map((step) => step.action)).not.toContain('edited')
        expect(next.present).toEqual(last)
      }),
    )
  })

  test('deletes and overwrites nothing without a lock', () => {
    fc.assert(
      fc.property(texts, texts, (present, expected) => {
        const next = run({ present, lock: new Map() }, expected)
        for (const [path, text] of present) expect(next.present.get(path)).toBe(text)
      }),
    )
  })
})

describe('one page', () => {
  const path = 'la/ushers.yaml'
  const generated = run(nothing, new Map([[path, 'template: a\n']]))
  const withText = (text: string): Disk => ({ ...generated, present: new Map([[path, text]]) })
  const expected = new Map([[path, 'template: b\n']])

  test('that was edited can have its edits discarded by name', () => {
    const next = run(withText('template: mine\n'), expected, new Set([path]))
    expect(action(next.steps, path)).toBe('discard-edits')
    expect(next.present.get(path)).toBe('template: b\n')
    expect(next.lock.get(path)).toEqual([hashOf('template: b\n')])
  })

  test('whose edit was undone follows the template again', () => {
    const edited = run(withText('template: mine\n'), expected)
    expect(action(edited.steps, path)).toBe('edited')
    const undone = run({ present: generated.present, lock: edited.lock }, expected)
    expect(action(undone.steps, path)).toBe('update')
  })

  test('that was deleted by hand is written again', () => {
    expect(action(run({ ...generated, present: new Map() }, expected).steps, path)).toBe('restore')
  })

  test('that was edited and left the matrix stays until its edits are discarded', () => {
    const edited = run(withText('template: mine\n'), new Map())
    expect(action(edited.steps, path)).toBe('orphaned-edited')
    expect(run(edited, new Map()).steps).toEqual(edited.steps)
    expect(run(edited, new Map(), new Set([path])).present.size).toBe(0)
  })

  test('that was written by hand at the address of a generated page stays, and is never counted as generated', () => {
    const own = run({ present: new Map([[path, 'title: Mine\n']]), lock: new Map() }, expected)
    expect(action(own.steps, path)).toBe('unmanaged')
    expect(own.lock.size).toBe(0)
  })
})
