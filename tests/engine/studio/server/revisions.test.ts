import { afterEach, expect, it, vi } from 'vitest'
import { createRevisions } from '../../../../src/studio/server/revisions.ts'

afterEach(() => void vi.useRealTimers())

it('wakes who waits for a change, and forgets who has waited long enough', async () => {
  vi.useFakeTimers()
  const revisions = createRevisions()
  const seen = revisions.now()
  const late = Array.from({ length: 100 }, () => revisions.after(seen))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await Promise.all(late)).toEqual(late.map(() => ({ revision: seen })))
  const waiting = revisions.after(seen)
  const cleared = vi.spyOn(globalThis, 'clearTimeout')
  revisions.grow()
  revisions.announce()
  expect(await waiting).toEqual({ revision: seen + 1 })
  expect(cleared).toHaveBeenCalledTimes(1)
  expect(vi.getTimerCount()).toBe(0)
})
