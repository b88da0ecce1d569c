import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { openPostgresStore, openSqliteStore } from '../../src/server/store/open-store.ts'
import { startPostgres } from '../support/local-postgres.ts'
import { percentile } from './percentile.ts'
import { serveSite } from './served-site.ts'

/** How many visitors send at the same time. */
const connections = 50

/** Sent before the clock starts, so that the program is compiled and the files are there. */
const warmUp = 1_000

type Sent = { submissionId: string; id: string; ms: number }

const inquiryOf = (n: number) => ({
  form: 'quote',
  submissionId: randomUUID(),
  selectedPositions: ['Bartenders', 'Registration Staff'],
  eventDates: '12/24/2030',
  eventType: 'Gala',
  location: 'Boston',
  firstName: 'Ana',
  lastName: 'Lima',
  email: `ana${n}@example.com`,
  phoneNumber: '+1 617 555 0100',
  'Bartenders-count': '4',
  'Bartenders-hours': '6',
  'Registration Staff-count': '2',
  'Registration Staff-hours': '6',
  eventDetails: 'Doors open at six, two bars on two floors, black tie.',
})

/** Sends one inquiry from an address of its own (RFC 2544 sets them aside), so that the limits hold and limit nobody. */
async function send(origin: string, agent: Agent, n: number): Promise<Sent> {
  const inquiry = inquiryOf(n)
  const address = `198.${18 + ((n >> 16) & 1)}.${(n >> 8) & 255}.${n & 255}`
  const startMs = performance.now()
  const sent = request(`${origin}/api/inquiries`, {
    method: 'POST',
    agent,
    headers: { 'content-type': 'text/plain', 'x-forwarded-for': address },
  }).end(JSON.stringify(inquiry))
  const [answer] = await once(sent, 'response')
  const body = (await json(answer)) as { id: string }
  if (answer.statusCode !== 201) throw new Error(`The service answered ${answer.statusCode}: ${JSON.stringify(body)}`)
  return { submissionId: inquiry.submissionId, id: body.id, ms: performance.now() - startMs }
}

async function sendAll(origin: string, from: number, to: number): Promise<{ sent: Sent[]; seconds: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const sent: Sent[] = []
  let next = from
  const visitor = async () => {
    while (next < to) sent.push(await send(origin, agent, next++))
  }
  const startMs = performance.now()
  await Promise.all(Array.from({ length: connections }, visitor))
  const seconds = (performance.now() - startMs) / 1_000
  agent.destroy()
  return { sent, seconds }
}

async function benchStore(root: string, store: string, databaseUrl: string, count: number) {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-bench-'))
  try {
    await mkdir(join(folder, 'dist'))
    await writeFile(join(folder, 'dist/index.html'), '')
    const args = ['--dist', join(folder, 'dist'), '--data', join(folder, 'data')]
    const { origin, stop } = await serveSite(root, args, { DATABASE_URL: databaseUrl })
    await sendAll(origin, 0, warmUp)
    const { sent, seconds } = await sendAll(origin, warmUp, warmUp + count)
    await stop()

    const opened = databaseUrl
      ? await openPostgresStore(databaseUrl)
      : await openSqliteStore(join(folder, 'data/inquiries.sqlite'))
    const stored = new Map((await opened.list()).map(({ submissionId, id }) => [submissionId, id]))
    await opened.close()
    const found = sent.filter(({ submissionId, id }) => stored.get(submissionId) === id).length
    const times = sent.map(({ ms }) => ms)
    return {
      store,
      connections: String(connections),
      accepted: String(sent.length),
      'found in the store': String(found),
      'accepted/s': (sent.length / seconds).toFixed(0),
      'p50 ms': percentile(times, 0.5).toFixed(1),
      'p99 ms': percentile(times, 0.99).toFixed(1),
      'longest ms': percentile(times, 1).toFixed(1),
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** `count` quote inquiries into each kind of store; each one that was acknowledged is looked up afterwards. */
export async function benchInquiries(root: string, count = 20_000): Promise<Record<string, string>[]> {
  const postgres = await startPostgres()
  try {
    const url = await postgres.createDatabase()
    return [await benchStore(root, 'SQLite', '', count), await benchStore(root, 'PostgreSQL', url, count)]
  } finally {
    postgres.remove()
  }
}
