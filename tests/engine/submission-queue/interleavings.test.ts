import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { NewSubmission } from '../../../src/components/submission-queue/submission.ts'
import { repeats } from '../../support/long.ts'
import { createModelDisk, createModelLocks, createModelService, fates, openTab } from './model-site.ts'

const submissionOf = (number: number, copy = 0): NewSubmission => ({
  id: `id-${number}-${copy}`,
  body: `inquiry ${number}`,
  content: `inquiry ${number}`,
  form: 'quote',
  endpoint: '/api/inquiries',
  transport: 'readable',
  words: { rows: [], next: '', phone: '', email: '' },
})

// After a reload the same content is sent again under another id; a day later it would be another inquiry.
const deed = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('submit' as const), tab: fc.nat(1) }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('again' as const), tab: fc.nat(1) }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('resume' as const), tab: fc.nat(1) }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('kill' as const), tab: fc.nat(1) }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('wait' as const), steps: fc.nat(6) }) },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('set the clock' as const), by: fc.integer({ min: -3e6, max: 3e6 }) }),
  },
)

it('loses and duplicates nothing in 1,000 schedules of two tabs, kills, lost answers and wrong clocks', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(deed, { minLength: 4, maxLength: 24 }),
      fc.infiniteStream(fc.constantFrom(...fates)),
      async (scheduler, deeds, stream) => {
        let isWell = false
        let nowMs = 1_800_000_000_000
        const service = createModelService(() => (isWell ? 'stored' : (stream.next().value ?? 'stored')))
        const disk = createModelDisk()
        const locks = createModelLocks()
        const reported: string[] = []
        const atIt = new Set<{ id: string; isAlive: () => boolean }>()
        let overlaps = 0
        const world = {
          ...locks,
          now: () => nowMs,
          onSent: ({ id }: { id: string }) => void reported.push(id),
          reach: service.post,
          withLock: (...[id, run, ifBusy, isAlive]: Parameters<typeof locks.withLock>) =>
            locks.withLock(
              id,
              async () => {
                if ([...atIt].some((other) => other.id === id && other.isAlive())) overlaps++
                const me = { id, isAlive }
                atIt.add(me)
                await run()
                atIt.delete(me)
              },
              ifBusy,
              isAlive,
            ),
        }
        const tabs = [openTab(scheduler, disk, world), openTab(scheduler, disk, world)]
        const acknowledged = new Set<string>()
        const written = new Set<string>()
        let count = 0
        let copies = 0
        const submit = (tab: number, number: number, copy = 0) =>
          void tabs[tab]
            ?.submit(submissionOf(number, copy))
            .then(({ state, id }) => state === 'sent' && acknowledged.add(id))

        for (const one of deeds) {
          if (one.does === 'submit') submit(one.tab, ++count)
          if (one.does === 'again' && count > 0) submit(one.tab, count, ++copies)
          if (one.does === 'resume') void tabs[one.tab]?.resume()
          if (one.does === 'set the clock') nowMs += one.by
          if (one.does === 'kill') {
            tabs[one.tab]?.kill()
            tabs[one.tab] = openTab(scheduler, disk, world)
          }
          for (let steps = one.does === 'wait' ? one.steps : 1; steps > 0 && scheduler.count() > 0; steps--)
            await scheduler.waitNext(1)
          for (const id of disk.submissions.keys()) written.add(id)
        }
        await scheduler.waitIdle()
        for (const id of disk.submissions.keys()) written.add(id)

        // The next visit, on a day when all works.
        isWell = true
        for (const tab of tabs) tab.kill()
        const visit = openTab(scheduler, disk, world)
        const done = visit.resume()
        await scheduler.waitFor(done)

        expect([...disk.submissions.keys()]).toEqual([])
        expect([...written, ...acknowledged].filter((id) => !service.rows.has(id))).toEqual([])
        expect([...disk.receipts.keys()].filter((id) => !service.rows.has(id))).toEqual([])
        expect(new Set([...service.rows.values()]).size).toBe(service.rows.size)
        expect(service.doubled()).toBe(0)
        expect(overlaps).toBe(0)
        expect(new Set(reported).size).toBe(reported.length)
      },
    ),
    { numRuns: repeats(1_000) },
  )
})
