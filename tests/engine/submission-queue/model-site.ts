import type { Scheduler } from 'fast-check'
import { createSubmissionQueue } from '../../../src/components/submission-queue/queue.ts'
import type { EndpointAnswer } from '../../../src/components/submission-queue/retry.ts'
import type { SubmissionStore } from '../../../src/components/submission-queue/store.ts'
import {
  hasArrived,
  isSame,
  type NewSubmission,
  pendingSubmission,
  type Receipt,
  type Submission,
} from '../../../src/components/submission-queue/submission.ts'

/** What a try can meet. Where the service stored and the answer is lost, the browser cannot know. */
export const fates = ['stored', 'stored, answer lost', 'not reached', 'failed', 'overrun'] as const
export type Fate = (typeof fates)[number]

/** A service that keeps each id once, as the real one does, and counts what arrives at the same time. */
export function createModelService(fate: () => Fate) {
  const rows = new Map<string, string>()
  let doubled = 0
  const post = ({ id, body }: Submission): EndpointAnswer => {
    const met = fate()
    if (met === 'not reached' || met === 'failed') return { kind: 'unsure' }
    if (met === 'overrun') return { kind: 'unsure', waitMs: 5_000 }
    if (rows.has(id) && rows.get(id) !== body) doubled++
    rows.set(id, body)
    return met === 'stored' ? { kind: 'taken' } : { kind: 'unsure' }
  }
  return { rows, post, doubled: () => doubled }
}

/** The database of one device: it outlives every tab. Each call is one transaction, done or not done. */
export function createModelDisk() {
  return { submissions: new Map<string, Submission>(), receipts: new Map<string, Receipt>() }
}
type Disk = ReturnType<typeof createModelDisk>

/** One tab. When it is killed, none of its later steps happens. */
export function openTab(scheduler: Scheduler, disk: Disk, world: ModelWorld) {
  let isAlive = true
  const never = new Promise<never>(() => {})
  /** Anything may happen between two steps, and a tab can die there. */
  const step = async <T>(label: string, run: () => T): Promise<T> => {
    await scheduler.schedule(Promise.resolve(), label)
    return isAlive ? run() : never
  }
  const store: SubmissionStore = {
    write: (submission, _place, replaced) =>
      step('write', () => {
        const stored =
          [...disk.receipts.values()].find((receipt) => hasArrived(submission, receipt)) ??
          [...disk.submissions.values()].find((other) => isSame(submission, other))
        if (stored) return { id: stored.id, isStored: true }
        if (replaced !== undefined) disk.submissions.delete(replaced)
        disk.submissions.set(submission.id, submission)
        return { id: submission.id, isStored: true }
      }),
    update: (submission) =>
      step(
        'update',
        () => void (disk.submissions.has(submission.id) && disk.submissions.set(submission.id, submission)),
      ),
    markDelivered: (receipt) =>
      step('mark delivered', () => {
        disk.submissions.delete(receipt.id)
        disk.receipts.set(receipt.id, receipt)
      }),
    submission: (id) => step('submission', () => disk.submissions.get(id)),
    submissions: () => step('submissions', () => [...disk.submissions.values()]),
    receipts: () => step('receipts', () => [...disk.receipts.values()]),
    delete: (id) => step('delete', () => void disk.submissions.delete(id)),
    prune: (isExpired) =>
      step('prune', () => {
        for (const receipt of disk.receipts.values()) if (isExpired(receipt)) disk.receipts.delete(receipt.id)
      }),
  }
  const queue = createSubmissionQueue({
    store,
    // The request is on its way when the tab dies: the service may still get it.
    post: async (submission) => {
      await scheduler.schedule(Promise.resolve(), 'request')
      const answer = world.reach(submission)
      return step('answer', () => answer)
    },
    now: world.now,
    later: () => () => {},
    withLock: (id, run, ifBusy) => world.withLock(id, run, ifBusy, () => isAlive),
    onSent: world.onSent,
  })
  return {
    submit: (submission: NewSubmission, replaced?: string) =>
      isAlive ? queue.submit(pendingSubmission(submission, world.now()), 'device', replaced) : never,
    resume: () => (isAlive ? queue.resume(true) : never),
    kill() {
      isAlive = false
      world.release()
    },
  }
}

export type ModelWorld = {
  reach(submission: Submission): EndpointAnswer
  now(): number
  onSent(receipt: Receipt): void
  withLock(id: string, run: () => Promise<void>, ifBusy: 'wait' | 'skip', isAlive: () => boolean): Promise<void>
  /** Frees the locks of dead tabs, as a browser does. */
  release(): void
}

/** Web Locks: one holder for each name, others wait in line or turn away; the lock of a dead tab is free. */
export function createModelLocks() {
  type Holder = { id: string; isAlive: () => boolean; go: () => void }
  const held = new Map<string, Holder>()
  const line: Holder[] = []
  const turn = () => {
    for (const [id, holder] of held) if (!holder.isAlive()) held.delete(id)
    for (const waiter of [...line])
      if (!held.has(waiter.id)) {
        line.splice(line.indexOf(waiter), 1)
        if (waiter.isAlive()) {
          held.set(waiter.id, waiter)
          waiter.go()
        }
      }
  }
  const withLock: ModelWorld['withLock'] = async (id, run, ifBusy, isAlive) => {
    turn()
    if (held.has(id) && ifBusy === 'skip') return
    const me: Holder = { id, isAlive, go: () => {} }
    if (held.has(id))
      await new Promise<void>((go) => {
        me.go = go
        line.push(me)
      })
    else held.set(id, me)
    try {
      await run()
    } finally {
      if (held.get(id) === me) held.delete(id)
      turn()
    }
  }
  return { withLock, release: turn }
}
