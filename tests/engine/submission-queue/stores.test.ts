import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, it, vi } from 'vitest'
import { afterAnswer } from '../../../src/components/submission-queue/retry.ts'
import {
  createDeviceStore,
  createFallbackStore,
  type StoredCounts,
} from '../../../src/components/submission-queue/store.ts'
import { isExpired, pendingSubmission } from '../../../src/components/submission-queue/submission.ts'

const now = 1_800_000_000_000
const dayMs = 24 * 60 * 60_000
const submission = (id: string, content = id, at = now) =>
  pendingSubmission(
    {
      id,
      body: content,
      content,
      form: 'quote',
      endpoint: '/api/inquiries',
      transport: 'readable',
      words: { rows: [], next: '', phone: '', email: '' },
    },
    at,
  )
const receiptOf = (id: string, content = id, kind: 'taken' | 'unconfirmed' = 'taken') => {
  const outcome = afterAnswer(submission(id, content), { kind }, now)
  if (!('receipt' in outcome)) throw new Error('A taken submission has a receipt.')
  return outcome.receipt
}
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id)

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
})

it('finds on the next visit what is queued on the device', async () => {
  expect(await createFallbackStore(createDeviceStore(), () => {}).write(submission('a'), 'device')).toEqual({
    id: 'a',
    isStored: true,
  })
  expect(await createFallbackStore(createDeviceStore(), () => {}).submissions()).toEqual([submission('a')])
})

it('treats the same content as the same inquiry, queued or just delivered', async () => {
  const store = createDeviceStore()
  await store.write(submission('a', 'same'), 'device')
  expect((await store.write(submission('b', 'same'), 'device')).id).toBe('a')
  await store.markDelivered(receiptOf('a', 'same'))
  expect((await store.write(submission('c', 'same'), 'device')).id).toBe('a')
  expect((await store.write(submission('d', 'same', now + 25 * 60 * 60_000), 'device')).id).toBe('d')
})

it('treats the same content as another inquiry if the endpoint never confirmed the first', async () => {
  const store = createDeviceStore()
  await store.write(submission('a', 'same'), 'device')
  await store.markDelivered(receiptOf('a', 'same', 'unconfirmed'))
  expect((await store.write(submission('b', 'same'), 'device')).id).toBe('b')
})

it('replaces a queued inquiry with its corrected version', async () => {
  const store = createDeviceStore()
  await store.write(submission('a'), 'device')
  await store.write(submission('b'), 'device', 'a')
  expect(idsOf(await store.submissions())).toEqual(['b'])
  await store.update(submission('a'))
  expect(idsOf(await store.submissions())).toEqual(['b'])
})

it('stores what was sent for 30 days', async () => {
  const store = createDeviceStore()
  await store.markDelivered(receiptOf('a'))
  await store.prune((receipt) => isExpired(receipt, now + 30 * dayMs))
  expect(idsOf(await store.receipts())).toEqual(['a'])
  await store.prune((receipt) => isExpired(receipt, now + 30 * dayMs + 1))
  expect(await store.receipts()).toEqual([])
})

it('stores nothing on a shared computer', async () => {
  const device = createDeviceStore()
  const store = createFallbackStore(device, () => {})
  expect(await store.write(submission('a'), 'page')).toEqual({ id: 'a', isStored: false })
  await store.markDelivered(receiptOf('a'))
  expect(await device.submissions()).toEqual([])
  expect(await device.receipts()).toEqual([])
  expect(idsOf(await store.receipts())).toEqual(['a'])
})

it('works without a database, and reports that nothing is stored', async () => {
  vi.stubGlobal('indexedDB', undefined)
  const store = createFallbackStore(createDeviceStore(), () => {})
  expect(await store.write(submission('a'), 'device')).toEqual({ id: 'a', isStored: false })
  expect(idsOf(await store.submissions())).toEqual(['a'])
  await store.markDelivered(receiptOf('a'))
  expect(await store.submissions()).toEqual([])
  expect(idsOf(await store.receipts())).toEqual(['a'])
})

it('works with a full database, and never sends again what was delivered', async () => {
  const device = createDeviceStore()
  await device.write(submission('old'), 'device')
  const isFull = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
  const store = createFallbackStore({ ...device, write: isFull, markDelivered: isFull }, () => {})
  expect((await store.write(submission('a'), 'device')).isStored).toBe(false)
  await store.markDelivered(receiptOf('old'))
  expect(idsOf(await store.submissions())).toEqual(['a'])
  expect(await device.submissions()).toEqual([])
})

it('counts the submissions that are queued on the device, and the receipts', async () => {
  const reported: StoredCounts[] = []
  const store = createFallbackStore(createDeviceStore(), (isStored) => void reported.push(isStored))
  await store.write(submission('a'), 'device')
  await store.write(submission('b'), 'page')
  await store.markDelivered(receiptOf('a'))
  await store.delete('a')
  expect(reported).toEqual([
    { waiting: 1, sent: 0 },
    { waiting: 0, sent: 1 },
    { waiting: 0, sent: 0 },
  ])
})
