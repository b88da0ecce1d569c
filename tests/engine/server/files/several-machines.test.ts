// @module-tag exhaustive

import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { bucketStorage, readBucket } from '../../../../src/server/files/bucket-storage.ts'
import { createFileStore } from '../../../../src/server/files/file-store.ts'
import { createServer } from '../../../../src/server/server.ts'
import { isLong } from '../../../support/long.ts'
import { localBucket } from '../../builder/local-bucket.ts'
import { startWebhook } from '../local-receivers.ts'
import { sampleDist, temporaryFolder } from '../sample-dist.ts'
import { sampleContact } from '../sample-inquiry.ts'
import { type Place, places } from '../sample-store.ts'
import { startServe } from '../started-serve.ts'

const token = 'secret-token'
const pdf = Buffer.from('%PDF-1.4\n%%EOF')

async function bucketEnv(): Promise<NodeJS.ProcessEnv> {
  const { endpoint, key, secret } = await localBucket('inquiries')
  const env = {
    FILES_URL: 's3://inquiries/site',
    AWS_ENDPOINT_URL: endpoint,
    AWS_ACCESS_KEY_ID: key,
    AWS_SECRET_ACCESS_KEY: secret,
  }
  const bucket = readBucket(env)
  if ('error' in bucket) throw new Error(bucket.error)
  // The server of the test deletes a folder that it saw empty with what came into it since. A bucket has no folders.
  for (const folder of ['waiting', 'kept', 'check']) await bucketStorage(bucket).putText(`${folder}/stays.txt`, folder)
  return env
}

/** A service as it runs on one of several machines: it shares a database and a bucket with the others. */
async function startMachine(place: Place, env: NodeJS.ProcessEnv) {
  const store = await place.open()
  const bucket = readBucket(env)
  if ('error' in bucket) throw new Error(bucket.error)
  const files = await createFileStore(bucketStorage(bucket), join(await temporaryFolder(), 'incoming'))
  const server = await createServer({
    dist: await sampleDist(),
    env: { ADMIN_TOKEN: token },
    store,
    files,
    healthMs: 0,
  })
  onTestFinished(async () => {
    await server.close()
    files.close()
    await store.close()
  })
  const send = async (inquiry: object, remoteAddress = '203.0.113.1') => {
    const answer = await server.inject({
      method: 'POST',
      url: '/api/inquiries',
      remoteAddress,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(inquiry),
    })
    return answer.statusCode
  }
  return { server, store, files, send }
}

const startMachines = async (count: number) => {
  const place = await places.PostgreSQL()
  const env = await bucketEnv()
  return Promise.all(Array.from({ length: count }, () => startMachine(place, env)))
}

test('limits count for all machines together', async () => {
  const machines = await startMachines(3)
  const statuses: number[] = []
  for (let n = 0; n < 31; n++)
    statuses.push((await machines[n % 3]?.send(sampleContact({ email: `a${n}@example.com` }))) ?? 0)
  expect(statuses).toEqual([...Array(30).fill(201), 429])
  const ofOne = []
  for (let n = 0; n < 11; n++)
    ofOne.push(await machines[n % 3]?.send(sampleContact({ email: 'ana@example.com' }), `203.0.113.${n + 2}`))
  expect(ofOne).toEqual([...Array(10).fill(201), 429])
})

test('a file that one machine took belongs to an inquiry at another, and a third one reads it', async () => {
  const [one, two, three] = await startMachines(3)
  const id = randomUUID()
  const url = `/api/inquiries/files/${id}`
  const put = (machine: typeof one, payload: Buffer) =>
    machine?.server.inject({
      method: 'PUT',
      url: `${url}?form=claim&field=letter`,
      headers: { 'content-type': 'application/pdf' },
      payload,
    })
  expect((await put(one, pdf))?.statusCode).toBe(201)
  expect((await put(two, pdf))?.statusCode).toBe(200)
  expect((await put(three, Buffer.concat([pdf, pdf])))?.statusCode).toBe(422)
  const claim = { form: 'claim', submissionId: randomUUID(), fullName: 'Ana', letter: [id] }
  expect([await two?.send(claim), await one?.send(claim)]).toEqual([201, 200])
  expect((await three?.store.list())?.map(({ flags }) => flags)).toEqual([[]])
  const read = await three?.server.inject({ url, headers: { authorization: `Bearer ${token}` } })
  expect([read?.statusCode, read?.rawPayload.equals(pdf)]).toEqual([200, true])
  await one?.files.sweep(Date.now() + 8 * 24 * 60 * 60_000)
  expect(await two?.files.find(id)).toMatchObject({ place: 'kept' })
  expect((await one?.server.inject('/healthz'))?.statusCode).toBe(200)
})

test('a bucket that takes no files is unhealthy, and pages go on', async () => {
  const env = await bucketEnv()
  const { server } = await startMachine(await places.PostgreSQL(), { ...env, AWS_SECRET_ACCESS_KEY: 'wrong' })
  const statuses = [await server.inject('/healthz'), await server.inject('/about')]
  expect(statuses.map(({ statusCode }) => statusCode)).toEqual([503, 200])
})

test('a service that is about to stop says so to balancers, and answers until it does', async () => {
  let isDraining = false
  const server = await createServer({ dist: await sampleDist(), env: {}, isDraining: () => isDraining })
  onTestFinished(() => server.close())
  const statuses = async () =>
    [await server.inject('/healthz'), await server.inject('/about')].map(({ statusCode }) => statusCode)
  expect(await statuses()).toEqual([200, 200])
  isDraining = true
  expect(await statuses()).toEqual([503, 200])
})

test.each([
  [{ FILES_URL: 'bucket' }, 'must name a bucket'],
  [{ FILES_URL: 's3://inquiries' }, 'but no key'],
  [{ FILES_URL: 's3://a/../b' }, 'must name a bucket'],
  [
    { FILES_URL: 's3://inquiries', AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b', AWS_ENDPOINT_URL: 'x' },
    'must be the address',
  ],
])('%j is refused', (env, words) => {
  expect(readBucket(env)).toEqual({ error: expect.stringContaining(words) })
})

test('inquiries with files are stored and reported once while machines are killed and started', async () => {
  const place = await places.PostgreSQL()
  const hook = await startWebhook()
  const env = { ...(await bucketEnv()), ...place.env, NOTIFY_WEBHOOK: hook.url, ADMIN_TOKEN: token }
  const args = ['--dist', await sampleDist()]
  const start = async () => startServe([...args, '--data', await temporaryFolder()], env)
  const machines = await Promise.all([start(), start(), start()])
  let tries = 0

  /** A request to any machine, as a balancer sends it; one that is lost or cannot be answered now is sent again. */
  const request = async (turn: number, path: string, init: RequestInit): Promise<void> => {
    for (let at = turn; ; at++) {
      const machine = machines[at % machines.length]
      // Each try has an address of its own: limits are tested above.
      const address = tries++
      const headers = {
        ...init.headers,
        'x-forwarded-for': `198.${51 + (address >> 16)}.${(address >> 8) & 255}.${address & 255}`,
      }
      const answer = await fetch(`${machine?.origin}${path}`, { ...init, headers }).catch(() => undefined)
      const words = await answer?.text().catch(() => undefined)
      if (answer?.ok) return
      if ((answer && answer.status < 500) || at - turn > 1_000) throw new Error(`${path}: ${answer?.status} ${words}`)
      await new Promise((again) => setTimeout(again, 10))
    }
  }
  const count = isLong ? 1_000 : 40
  const one = async (turn: number) => {
    const id = randomUUID()
    await request(turn, `/api/inquiries/files/${id}?form=claim&field=letter`, {
      method: 'PUT',
      headers: { 'content-type': 'application/pdf' },
      body: pdf,
    })
    const claim = { form: 'claim', submissionId: randomUUID(), fullName: `Ana ${turn}`, letter: [id] }
    await request(turn + 1, '/api/inquiries', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(claim),
    })
  }
  const restart = async (at: number, signal: 'SIGKILL' | 'SIGTERM') => {
    const machine = machines[at]
    machine?.child.kill(signal)
    await machine?.ended
    machines[at] = await start()
  }
  const next = Array.from({ length: count }, (_, turn) => turn).values()
  const visitors = Array.from({ length: 8 }, async () => {
    for (const turn of next) await one(turn)
  })
  await restart(0, 'SIGKILL')
  await restart(1, 'SIGTERM')
  await Promise.all(visitors)

  const stored = await place.query('SELECT content, flags FROM inquiries')
  expect([stored.length, new Set(stored.map(({ content }) => content)).size]).toEqual([count, count])
  expect(stored.filter(({ flags }) => flags !== '[]')).toEqual([])
  // What a killed machine had begun to report is reported by another a minute later, for which only the long part waits.
  const [pending, least] = isLong ? ['', count] : ['AND attempts = 0', count - 1]
  await vi.waitFor(
    async () => expect(await place.query(`SELECT id FROM notifications WHERE sent_at IS NULL ${pending}`)).toEqual([]),
    { timeout: 90_000, interval: 200 },
  )
  const reported = new Set(hook.posted.map(({ headers }) => headers['webhook-id'])).size
  expect(reported).toBeGreaterThanOrEqual(least)
  expect(reported).toBeLessThanOrEqual(count)
})

test('a bucket that was emptied is unhealthy, and a healthy one is written to once a minute', async () => {
  const bucket = readBucket(await bucketEnv())
  if ('error' in bucket) throw new Error(bucket.error)
  const requests: string[] = []
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (address: string, options: RequestInit = {}) => {
    requests.push(options.method ?? 'GET')
    return fetch(address, options)
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  const storage = bucketStorage(bucket)
  await storage.check()
  requests.length = 0
  for (let n = 0; n < 5; n++) await storage.check()
  expect(requests).toEqual(Array(5).fill('GET'))
  await storage.remove('check/bucket.txt')
  await expect(storage.check()).rejects.toThrow('the bucket was emptied or replaced')
  await bucketStorage(bucket).check()
  await storage.check()
})
