// @module-tag exhaustive

import { createHmac, randomUUID } from 'node:crypto'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { defaultLanguage } from '../../../../schema/language/language.ts'
import type { InquiryStore } from '../../../../src/server/inquiry-store.ts'
import type { Channel } from '../../../../src/server/notify/channel.ts'
import { createNotifier, defaultBackoffMs } from '../../../../src/server/notify/notifier.ts'
import { readChannels } from '../../../../src/server/notify/read-channels.ts'
import { createServer } from '../../../../src/server/server.ts'
import { startMailServer, startWebhook } from '../local-receivers.ts'
import { contact, quote, sampleDist } from '../sample-dist.ts'
import { sampleContact, sampleQuote } from '../sample-inquiry.ts'
import { type Place, placeNames, places, sampleStore } from '../sample-store.ts'

const waitFor = { timeout: 30_000 }

const channelsOf = (env: NodeJS.ProcessEnv): Channel[] => {
  const { channels, error } = readChannels(env)
  expect(error).toBeUndefined()
  return channels
}

/** A notifier that does not wait long between tries, with what it logs. It ends with the test. */
function startNotifier(store: InquiryStore, channels: readonly Channel[]) {
  const logged: object[] = []
  const notifier = createNotifier({
    store,
    channels,
    site: async () => ({
      forms: new Map([
        ['quote', quote],
        ['contact', contact],
      ]),
      language: defaultLanguage,
    }),
    log: (facts) => logged.push(facts),
    backoffMs: () => 5,
  })
  onTestFinished(notifier.stop)
  notifier.start()
  return { notifier, logged }
}

const newInquiry = (content: Record<string, unknown> = {}) => ({
  submissionId: randomUUID(),
  content: { form: 'contact', firstName: 'Ana', lastName: 'Lima', email: 'ana@example.com', ...content },
  flags: ['sent-very-quickly'] as const,
})

const unsent = async (place: Place) => (await place.query('SELECT id FROM notifications WHERE sent_at IS NULL')).length

describe.each(placeNames)('a new inquiry in %s', (name) => {
  test('is reported by e-mail and webhook, each once, if both refuse it at first', async () => {
    const place = await places[name]()
    const store = await sampleStore(place)
    const [mail, hook] = [await startMailServer(2), await startWebhook([500, 302, 429])]
    const env = { SMTP_URL: mail.url, NOTIFY_TO: 'office@agency.example', NOTIFY_WEBHOOK: hook.url }
    const { notifier, logged } = startNotifier(store, channelsOf(env))
    await store.add(newInquiry(), notifier.channelsOf('contact'))
    notifier.nudge()
    await vi.waitFor(async () => expect(await unsent(place)).toBe(0), waitFor)
    expect(mail.mails).toHaveLength(1)
    expect(hook.posted).toHaveLength(4)
    expect(new Set(hook.posted.map(({ headers }) => headers['webhook-id'])).size).toBe(1)

    await store.add(newInquiry(), notifier.channelsOf('contact'))
    notifier.nudge()
    await vi.waitFor(async () => expect(await unsent(place)).toBe(0), waitFor)
    expect([mail.mails.length, hook.posted.length]).toEqual([2, 5])
    expect(logged).toHaveLength(5)
    expect(JSON.stringify(logged)).not.toMatch(/ana|lima|@/i)
  })

  test('is reported once by two processes', async () => {
    const place = await places[name]()
    const stores = [await sampleStore(place), await sampleStore(place)]
    const hook = await startWebhook()
    const notifiers = stores.map((store) => startNotifier(store, channelsOf({ NOTIFY_WEBHOOK: hook.url })).notifier)
    const added = await Promise.all(Array.from({ length: 30 }, () => stores[0]?.add(newInquiry(), ['webhook'])))
    for (const notifier of notifiers) notifier.nudge()
    await vi.waitFor(async () => expect(await unsent(place)).toBe(0), waitFor)
    const reported = hook.posted.map(({ body }) => JSON.parse(body).data.id)
    expect(reported.sort()).toEqual(added.map((receipt) => receipt?.id).sort())
  })

  test('is reported after a restart, if nobody could be notified before', async () => {
    const place = await places[name]()
    const before = await place.open()
    const first = startNotifier(before, channelsOf({ NOTIFY_WEBHOOK: 'http://127.0.0.1:2/' }))
    await before.add(newInquiry({ message: 'before' }), first.notifier.channelsOf('contact'))
    first.notifier.nudge()
    await vi.waitFor(() => expect(first.logged.length).toBeGreaterThan(1), waitFor)
    await first.notifier.stop()
    await before.close()
    expect(first.logged[0]).toEqual({ channel: 'webhook', code: 'ECONNREFUSED', attempts: 1 })

    const hook = await startWebhook()
    startNotifier(await sampleStore(place), channelsOf({ NOTIFY_WEBHOOK: hook.url }))
    await vi.waitFor(async () => expect(await unsent(place)).toBe(0), waitFor)
    expect(hook.posted.map(({ body }) => JSON.parse(body).data.content.message)).toEqual(['before'])
  })

  test('is not reported again if its acknowledgement could not be stored at once', async () => {
    const place = await places[name]()
    const store = await sampleStore(place)
    const { sent } = store.notifications
    let failures = 3
    store.notifications.sent = async (...args) => {
      if (failures-- > 0) throw Object.assign(new Error('gone'), { code: 'ECONNRESET' })
      await sent(...args)
    }
    const hook = await startWebhook()
    const { notifier, logged } = startNotifier(store, channelsOf({ NOTIFY_WEBHOOK: hook.url }))
    await store.add(newInquiry(), notifier.channelsOf('contact'))
    notifier.nudge()
    await vi.waitFor(async () => expect(await unsent(place)).toBe(0), waitFor)
    expect(hook.posted).toHaveLength(1)
    expect(logged).toEqual(Array(3).fill({ channel: 'webhook', code: 'ECONNRESET' }))
  })
})

test('an e-mail has all fields, replies go to the sender, and no field adds a recipient or a header', async () => {
  const mail = await startMailServer()
  const store = await sampleStore(await places.SQLite())
  const env = { SMTP_URL: mail.url, NOTIFY_TO: 'office@agency.example', NOTIFY_FROM: 'site@agency.example' }
  const { notifier } = startNotifier(store, channelsOf(env))
  const message = 'Two ushers.\r\n\r\n.\r\nBcc: victim@example.com'
  const firstName = 'Ana\r\nBcc: victim@example.com'
  await store.add(
    newInquiry({ firstName, message, selectedPositions: ['Bartenders', 'Line Cooks'] }),
    notifier.channelsOf('contact'),
  )
  notifier.nudge()
  await vi.waitFor(() => expect(mail.mails).toHaveLength(1), waitFor)
  const [{ from, to, source } = { from: '', to: [], source: '' }] = mail.mails
  expect([from, to]).toEqual(['site@agency.example', ['office@agency.example']])
  const [head = '', ...body] = source.split('\r\n\r\n')
  expect(head).toMatch(/^Reply-To: ana@example\.com$/m)
  expect(head).toMatch(/^Subject: New inquiry \(contact\) from Ana Bcc: victim@example\.com/m)
  expect(head).not.toMatch(/^Bcc/m)
  const text = body.join('\n\n')
  for (const part of ['Two ushers.', 'selectedPositions: Bartenders, Line Cooks', 'marked: sent very quickly'])
    expect(text).toContain(part)
})

test('an e-mail has amounts in the words of the form', async () => {
  const mail = await startMailServer()
  const store = await sampleStore(await places.SQLite())
  const env = { SMTP_URL: mail.url, NOTIFY_TO: 'office@agency.example' }
  const { notifier } = startNotifier(store, channelsOf(env))
  const { submissionId: _, ...content } = sampleQuote({ 'Bartenders-count': 2, 'Line Cooks-hours': 4.5 })
  await store.add(newInquiry(content), notifier.channelsOf('contact'))
  notifier.nudge()
  await vi.waitFor(() => expect(mail.mails).toHaveLength(1), waitFor)
  const lines = mail.mails[0]?.source.split('\r\n').filter((line) => /staffing|-count/.test(line))
  expect(lines).toEqual(['staffing: 2 x Bartenders, 6 hours each; 1 x Line Cooks, 4.5 hours each'])
})

test('a webhook is signed by the Standard Webhooks specification', async () => {
  const hook = await startWebhook()
  const store = await sampleStore(await places.SQLite())
  const key = Buffer.from('a key of twenty-four by!')
  const env = { NOTIFY_WEBHOOK: hook.url, NOTIFY_WEBHOOK_SECRET: `whsec_${key.toString('base64')}` }
  const { notifier } = startNotifier(store, channelsOf(env))
  await store.add(newInquiry(), notifier.channelsOf('contact'))
  notifier.nudge()
  await vi.waitFor(() => expect(hook.posted).toHaveLength(1), waitFor)
  const { headers, body } = hook.posted[0] ?? { headers: {}, body: '' }
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`)
  expect(JSON.parse(body)).toMatchObject({ type: 'inquiry.created', data: { content: { firstName: 'Ana' } } })
})

test('the visitor gets an answer while the webhook gets none', async () => {
  const place = await places.SQLite()
  const store = await sampleStore(place)
  const hook = await startWebhook([0])
  const channels = channelsOf({ NOTIFY_WEBHOOK: hook.url })
  const server = await createServer({ dist: await sampleDist(), env: {}, store, channels })
  const answer = await server.inject({
    method: 'POST',
    url: '/api/inquiries',
    headers: { 'content-type': 'application/json' },
    payload: sampleContact(),
  })
  expect(answer.statusCode).toBe(201)
  await vi.waitFor(() => expect(hook.posted).toHaveLength(1), waitFor)
  expect(await unsent(place)).toBe(1)
  await server.close()
})

test('tries become less frequent, up to one an hour', () => {
  expect([1, 2, 3, 5].map(defaultBackoffMs)).toEqual([1_000, 2_000, 4_000, 16_000])
  expect([12, 13, 100, 5_000].map(defaultBackoffMs)).toEqual([2_048_000, 3_600_000, 3_600_000, 3_600_000])
})

test.each([
  [{ SMTP_URL: 'smtp://localhost' }, 'nobody to write to'],
  [{ NOTIFY_TO: 'office@agency.example' }, 'no server to send from'],
  [{ SMTP_URL: 'https://x', NOTIFY_TO: 'office@agency.example' }, 'must be the address of a mail server'],
  [{ NOTIFY_WEBHOOK: 'http://hooks.example/x' }, 'must begin with https://'],
  [{ NOTIFY_WEBHOOK: 'hooks' }, 'must begin with https://'],
])('%j is refused', (env, words) => expect(readChannels(env).error).toContain(words))
