import { createHmac, randomUUID } from 'node:crypto'
import { expect, onTestFinished, test, vi } from 'vitest'
import { subscriptionFields } from '../../../../blocks/newsletter/subscription.ts'
import { readChannels } from '../../../../src/server/notify/read-channels.ts'
import { createServer } from '../../../../src/server/server.ts'
import { startWebhook } from '../local-receivers.ts'
import { pages, sampleDist } from '../sample-dist.ts'
import { sampleContact } from '../sample-inquiry.ts'
import { places, sampleStore } from '../sample-store.ts'

const secret = 'a secret of the list'

/** A service with these variables, of a site with a newsletter; what it has logged, and how many notifications wait. */
async function startService(env: NodeJS.ProcessEnv) {
  const place = await places.SQLite()
  const store = await sampleStore(place)
  const { channels, error } = readChannels(env)
  expect(error).toBeUndefined()
  const forms = { ...JSON.parse(pages['_forms.json']), newsletter: subscriptionFields() }
  const dist = await sampleDist({ ...pages, '_forms.json': JSON.stringify(forms) })
  const lines: string[] = []
  const logger = { level: 'info', stream: { write: (line: string) => void lines.push(line) } }
  const server = await createServer({ dist, env, store, channels, logger })
  onTestFinished(() => server.close())
  const send = (payload: object) => server.inject({ method: 'POST', url: '/api/inquiries', payload })
  const unsent = async () => (await place.query('SELECT id FROM notifications WHERE sent_at IS NULL')).length
  return { send, store, lines, unsent }
}

const subscription = (email = 'ada@example.com') => ({ form: 'newsletter', email, submissionId: randomUUID() })

test('a subscription is stored, and goes to the webhook of the list alone, signed and until it is acknowledged', async () => {
  const [list, office] = [await startWebhook([500]), await startWebhook()]
  const env = { NEWSLETTER_WEBHOOK: list.url, NEWSLETTER_WEBHOOK_SECRET: secret, NOTIFY_WEBHOOK: office.url }
  const { send, store, lines, unsent } = await startService(env)
  expect((await send(subscription())).statusCode).toBe(201)
  expect((await send(sampleContact())).statusCode).toBe(201)
  await vi.waitFor(async () => expect(await unsent()).toBe(0), { timeout: 30_000 })

  expect((await store.list()).map(({ content }) => content.form)).toEqual(['newsletter', 'contact'])
  expect(list.posted).toHaveLength(2)
  expect(new Set(list.posted.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  for (const { headers, body } of list.posted) {
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
    expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', secret).update(signed).digest('base64')}`)
    const { type, data } = JSON.parse(body)
    expect([type, data.content]).toEqual(['subscription.requested', { form: 'newsletter', email: 'ada@example.com' }])
  }
  expect(office.posted.map(({ body }) => JSON.parse(body).data.content.form)).toEqual(['contact'])
  expect(lines.join('')).toContain('HTTP 500')
  expect(lines.join('')).not.toMatch(/ada|@example/i)
})

test('without a webhook of the list a subscription is reported like an inquiry', async () => {
  const office = await startWebhook()
  const { send, unsent } = await startService({ NOTIFY_WEBHOOK: office.url })
  await send(subscription())
  await vi.waitFor(async () => expect(await unsent()).toBe(0), { timeout: 30_000 })
  expect(JSON.parse(office.posted[0]?.body ?? '{}')).toMatchObject({ type: 'inquiry.created' })
})

test.each(['ada', 'ada@', '@example.com', 'a b@example.com', ''])('%j is no address, and is refused', async (email) => {
  const { send, store } = await startService({})
  const answer = await send(subscription(email))
  expect(answer.statusCode).toBe(400)
  expect(answer.json().errors.map(({ path }: { path: string }) => path)).toEqual(['email'])
  expect(await store.list()).toEqual([])
})

test('one address subscribes ten times in an hour at most', async () => {
  const { send } = await startService({})
  const answers = []
  for (let count = 0; count < 11; count++) answers.push((await send(subscription())).statusCode)
  expect(answers).toEqual([...Array(10).fill(201), 429])
})

test.each([
  [{ NEWSLETTER_WEBHOOK: 'http://list.example/x', NEWSLETTER_WEBHOOK_SECRET: secret }, 'must begin with https://'],
  [{ NEWSLETTER_WEBHOOK: 'https://list.example/x' }, 'nothing to sign with: NEWSLETTER_WEBHOOK_SECRET'],
])('%j is refused', (env, words) => expect(readChannels(env).error).toContain(words))
