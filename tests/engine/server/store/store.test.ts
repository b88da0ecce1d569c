import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import type { NewInquiry, StoreResult } from '../../../../src/server/inquiry-store.ts'
import { placeNames, places, sampleStore } from '../sample-store.ts'

const program = fileURLToPath(new URL('./add-from-process.ts', import.meta.url))

const inquiryOf = (content: Record<string, unknown> = {}, submissionId: string = randomUUID()): NewInquiry => ({
  submissionId,
  content: { form: 'contact', email: 'ana@example.com', ...content },
  flags: [],
})

describe.each(placeNames)('a store in %s', (name) => {
  const madePlace = places[name]

  test('returns what was stored, oldest first', async () => {
    const store = await sampleStore(await madePlace())
    expect(await store.list()).toEqual([])
    const odd = { message: '\u0000 \ud83c\udfaa \u202e {"a":1} \'); DROP TABLE inquiries;--', list: [1, { a: null }] }
    const first = { ...inquiryOf(odd), flags: ['sent-very-quickly'] as const }
    const second = inquiryOf()
    const results = [await store.add(first), await store.add(second)]
    expect(results.map(({ outcome }) => outcome)).toEqual(['stored', 'stored'])
    const stored = await store.list()
    expect(stored).toMatchObject([
      { ...first, id: results[0]?.id },
      { ...second, id: results[1]?.id },
    ])
    for (const { receivedAt } of stored) expect(new Date(receivedAt).toISOString()).toBe(receivedAt)
  })

  test('reads flags that an earlier version has stored', async () => {
    const place = await madePlace()
    const store = await sampleStore(place)
    const inquiry = inquiryOf()
    await place.query(
      `INSERT INTO inquiries (id, submission_id, received_at, content, content_hash, flags) VALUES
        ('one', '${inquiry.submissionId}', '2026-01-01T00:00:00.000Z', '{"form":"contact"}', '', '["filled the hidden field","sent very quickly","names files that are not here"]')`,
    )
    expect(await store.list()).toMatchObject([{ flags: ['honeypot-filled', 'sent-very-quickly', 'files-missing'] }])
  })

  test('identifies an inquiry by its id and content, in any order of the fields', async () => {
    const store = await sampleStore(await madePlace())
    const inquiry = inquiryOf({ message: 'a', location: 'b' })
    expect(await store.find(inquiry)).toBeUndefined()
    const { id } = await store.add(inquiry)
    const reversed = inquiryOf(Object.fromEntries(Object.entries(inquiry.content).reverse()), inquiry.submissionId)
    const other = inquiryOf({ message: 'c' }, inquiry.submissionId)
    for (const ask of [store.find, store.add]) {
      expect(await ask(reversed)).toEqual({ outcome: 'duplicate', id })
      expect(await ask(other)).toEqual({ outcome: 'conflict', id })
    }
    expect(await store.list()).toMatchObject([{ id, content: inquiry.content }])
  })

  test('stores one of many equal ones at the same time, and each of those that differ', async () => {
    const store = await sampleStore(await madePlace())
    const same = inquiryOf()
    const others = Array.from({ length: 700 }, () => inquiryOf())
    const results = await Promise.all(
      [same, ...others, same, inquiryOf({ message: 'x' }, same.submissionId)].map((one) => store.add(one)),
    )
    const count = (outcome: string) => results.filter((receipt) => receipt.outcome === outcome).length
    expect([count('stored'), count('duplicate'), count('conflict')]).toEqual([701, 1, 1])
    const stored = await store.list()
    expect(new Map(stored.map(({ submissionId, id }) => [submissionId, id]))).toEqual(
      new Map([same, ...others].map(({ submissionId }, index) => [submissionId, results[index]?.id])),
    )
  })

  test('may be opened by several processes at the same time, and stores each inquiry once', async () => {
    const place = await madePlace()
    const ids = Array.from({ length: 40 }, () => randomUUID() as string)
    const args = [program, ...place.args.slice(1), ...ids]
    const run = () => promisify(execFile)(process.execPath, args, { env: { ...process.env, ...place.env } })
    const answers = await Promise.all(Array.from({ length: 4 }, run))
    const results = answers.flatMap(({ stdout }) => JSON.parse(stdout) as StoreResult[])
    expect(results.filter(({ outcome }) => outcome === 'stored')).toHaveLength(ids.length)
    expect(results.filter(({ outcome }) => outcome === 'duplicate')).toHaveLength(3 * ids.length)
    const stored = await (await sampleStore(place)).list()
    expect(stored.map(({ submissionId }) => submissionId).sort()).toEqual(ids.sort())
  })

  test('is read in parts', async () => {
    const store = await sampleStore(await madePlace())
    const ids = []
    for (let n = 0; n < 5; n++) ids.push((await store.add(inquiryOf())).id)
    const idsOf = async (page: Parameters<typeof store.list>[0]) => (await store.list(page)).map(({ id }) => id)
    expect(await idsOf({ limit: 2 })).toEqual(ids.slice(0, 2))
    expect(await idsOf({ after: ids[1], limit: 2 })).toEqual(ids.slice(2, 4))
    expect(await idsOf({ after: ids[3] })).toEqual(ids.slice(4))
    expect(await idsOf({ after: 'nobody' })).toEqual([])
  })

  test('allows no change and no deletion', async () => {
    const place = await madePlace()
    const store = await sampleStore(place)
    await store.add(inquiryOf())
    const before = await store.list()
    await expect(place.query("UPDATE inquiries SET content = '{}'")).rejects.toThrow('never changed')
    await expect(place.query('DELETE FROM inquiries')).rejects.toThrow('never removed')
    if (name === 'PostgreSQL') await expect(place.query('TRUNCATE inquiries CASCADE')).rejects.toThrow('never removed')
    expect(await store.list()).toEqual(before)
  })

  test('queues a new inquiry for each channel, and an existing one for none', async () => {
    const place = await madePlace()
    const store = await sampleStore(place)
    const inquiry = inquiryOf()
    await Promise.all([store.add(inquiry, ['email', 'webhook']), store.add(inquiry, ['email', 'webhook'])])
    await store.add(inquiry, ['email'])
    const { id } = (await store.list())[0] ?? {}
    expect(await place.query('SELECT inquiry_id, channel, sent_at FROM notifications ORDER BY channel')).toMatchObject([
      { inquiry_id: id, channel: 'email', sent_at: null },
      { inquiry_id: id, channel: 'webhook', sent_at: null },
    ])
  })

  test('of a newer version is not changed', async () => {
    const place = await madePlace()
    await (await place.open()).close()
    await place.query('INSERT INTO inquiry_steps (step) VALUES (999)')
    await expect(place.open()).rejects.toThrow('created by a newer version')
  })

  test('has written everything when it is closed', async () => {
    const place = await madePlace()
    const store = await place.open()
    const taken = Promise.all(Array.from({ length: 20 }, () => store.add(inquiryOf())))
    await store.close()
    expect((await taken).map(({ outcome }) => outcome)).toEqual(Array(20).fill('stored'))
    expect(await (await sampleStore(place)).list()).toHaveLength(20)
  })
})
