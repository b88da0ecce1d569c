// @module-tag exhaustive

import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { InquiryStore } from '../../../src/server/inquiry-store.ts'
import { createServer } from '../../../src/server/server.ts'
import { openPostgresStore } from '../../../src/server/store/open-store.ts'
import { openPostgres } from '../../../src/server/store/postgres-connection.ts'
import { sampleDist } from './sample-dist.ts'
import { sampleContact } from './sample-inquiry.ts'
import { localPostgres, placeNames, places, sampleStore } from './sample-store.ts'

/** Words of a person that must be in no log. */
const person = {
  firstName: 'Canary-First',
  lastName: 'Canary-Last',
  email: 'canary@example.com',
  phoneNumber: '+1 555 222 7269',
  message: 'Canary-Message',
}
const address = '203.0.113.77'
const traces = /canary|555 222 7269|203\.0\.113/i

async function madeService(store: InquiryStore, env: NodeJS.ProcessEnv = {}) {
  const lines: string[] = []
  const logger = { level: 'trace', stream: { write: (line: string) => void lines.push(line) } }
  const server = await createServer({ dist: await sampleDist(), env, store, logger, healthMs: 0 })
  onTestFinished(() => server.close())
  const send = (payload: unknown, headers: Record<string, string> = {}, remoteAddress = address) =>
    server.inject({
      method: 'POST',
      url: '/api/inquiries?name=Canary-First',
      remoteAddress,
      headers: { 'content-type': 'application/json', ...headers },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    })
  const health = async () => {
    const answer = await server.inject('/healthz')
    return [answer.statusCode, answer.json()]
  }
  return { server, send, health, log: () => lines.join('') }
}

describe.each(placeNames)('the service over %s', (name) => {
  test('answers what it can of 200 requests in a second, and says when to retry', async () => {
    const store = await sampleStore(await places[name]())
    const { send } = await madeService(store)
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, n) => send(sampleContact({ email: `a${n}@example.com` }))),
    )
    const taken = answers.filter(({ statusCode }) => statusCode === 201)
    const refused = answers.filter(({ statusCode }) => statusCode === 429)
    expect([taken.length, refused.length]).toEqual([30, 170])
    for (const { headers } of refused) expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect((await store.list()).map(({ id }) => id).sort()).toEqual(taken.map((answer) => answer.json().id).sort())
  })

  test('is read in pages, each from the end of the previous one', async () => {
    const store = await sampleStore(await places[name]())
    const { server } = await madeService(store, { ADMIN_TOKEN: 'secret-token' })
    const content = { form: 'contact', ...person }
    const add = () => store.add({ submissionId: randomUUID(), content, flags: [] })
    await Promise.all(Array.from({ length: 1_001 }, add))
    const read = (url: string) => server.inject({ url, headers: { authorization: 'Bearer secret-token' } })
    const first = await read('/api/inquiries')
    const next = /^<(\/api\/inquiries\?after=[\w-]+)>; rel="next"$/.exec(String(first.headers['link']))?.[1]
    const second = await read(next ?? '')
    expect([first.json().length, second.json().length]).toEqual([1_000, 1])
    expect(second.headers['link']).toBeUndefined()
    expect([...first.json(), ...second.json()]).toEqual(await store.list())
    expect((await read('/api/inquiries?after=a&after=b')).statusCode).toBe(400)
  })

  test('names no person in its log, whatever fails', async () => {
    const place = await places[name]()
    const store = await sampleStore(place)
    const { server, send, health, log } = await madeService(store, { ADMIN_TOKEN: 'secret-token' })
    const inquiry = sampleContact(person)
    const statuses = [
      await send(inquiry),
      await send(inquiry),
      await send({ ...inquiry, message: 'Canary-Other' }),
      await send({ ...inquiry, submissionId: 'Canary-Id' }),
      await send({ ...inquiry, 'Canary-Key': 1 }),
      await send(`{"Canary-First": `),
      await send(JSON.stringify(inquiry).padEnd(40_000)),
      await send(inquiry, { 'content-type': 'text/html' }),
      await server.inject({ url: '/api/inquiries', remoteAddress: address }),
      await server.inject({ url: '/Canary-First?email=canary@example.com', remoteAddress: address }),
      await server.inject({ url: '/Canary%E0%A4%A', remoteAddress: address }),
    ].map(({ statusCode }) => statusCode)
    for (let n = 0; n < 40; n++) await send(inquiry)
    expect(statuses).toEqual([201, 200, 422, 400, 400, 400, 413, 415, 401, 404, 404])
    expect(await health()).toEqual([200, { ok: true }])

    await place.query(
      name === 'SQLite'
        ? "CREATE TRIGGER no_more BEFORE INSERT ON inquiries BEGIN SELECT RAISE(ABORT, 'the disk is full'); END"
        : "ALTER TABLE inquiries ADD CONSTRAINT the_disk_is_full CHECK (id = '') NOT VALID",
    )
    expect((await send(sampleContact(person), {}, '203.0.113.78')).statusCode).toBe(503)
    expect(log()).toMatch(/the.disk.is.full/)
    expect(log()).not.toMatch(traces)
  })
})

test('a database that goes away and comes back loses no inquiry', async () => {
  const postgres = await localPostgres()
  const store = await sampleStore(await places.PostgreSQL())
  const { send, health, log } = await madeService(store)
  expect((await send(sampleContact(person))).statusCode).toBe(201)
  expect(await health()).toEqual([200, { ok: true }])

  postgres.stop()
  const lost = sampleContact({ ...person, email: 'other.canary@example.com' })
  const answer = await send(lost)
  expect(answer.statusCode).toBe(503)
  expect(answer.json().errors).toEqual([{ path: '', message: 'could not be stored, please try again' }])
  expect(await health()).toEqual([503, { ok: false }])

  postgres.start()
  await vi.waitFor(async () => expect(await health()).toEqual([200, { ok: true }]), { timeout: 30_000 })
  expect((await send(lost)).statusCode).toBe(201)
  expect(await store.list()).toHaveLength(2)
  expect(log()).not.toMatch(traces)
})

/** Holds the lock of a database as a service does that is frozen, or whose machine is gone, while it writes. */
async function freezeService(url: string) {
  const holds = Promise.withResolvers<void>()
  const frozen = openPostgres(url).write(() => {
    holds.resolve()
    return new Promise<never>(() => {})
  })
  frozen.catch(() => {})
  await holds.promise
}

test('a service that is frozen while it writes does not stop those that share its database', {
  tags: 'exhaustive',
}, async () => {
  const place = await places.PostgreSQL()
  const url = place.env['DATABASE_URL'] ?? ''
  const store = await sampleStore(place)
  const { send, health } = await madeService(store, { ADMIN_TOKEN: 'secret-token' })

  await freezeService(url)
  expect((await send(sampleContact(person))).statusCode).toBe(201)
  await freezeService(url)
  expect(await health()).toEqual([200, { ok: true }])
  await freezeService(url)
  const another = await openPostgresStore(url)
  expect(await another.list()).toHaveLength(1)
  await freezeService(url)
  expect(await another.notifications.take('email', { now: new Date(), until: new Date() })).toBeUndefined()
  await another.close()
})

test('a database without TLS is refused if its address requires TLS', async () => {
  const url = await (await localPostgres()).createDatabase()
  await expect(openPostgresStore(`${url}?sslmode=verify-full`)).rejects.toThrow('does not support SSL')
})

test('a store that does not answer is unhealthy', async () => {
  const store = await (await places.SQLite()).open()
  const { health } = await madeService(store)
  await store.close()
  expect(await health()).toEqual([503, { ok: false }])
})

test('an aborted request is no error of the store', async () => {
  const store = await sampleStore(await places.SQLite())
  const { server, log } = await madeService(store)
  const body = JSON.stringify(sampleContact())
  await server.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1')
  const head = `POST /api/inquiries HTTP/1.1\r\nhost: a\r\ncontent-type: text/plain\r\ncontent-length: ${body.length}`
  const arrived = once(server.server, 'request')
  socket.write(`${head}\r\n\r\n${body.slice(0, 40)}`)
  const [request] = await arrived
  const gone = new Promise((done) => request.once('close', done))
  socket.destroy()
  await gone
  await server.close()
  expect(log()).not.toContain('"level":50')
  expect(await store.list()).toEqual([])
})
