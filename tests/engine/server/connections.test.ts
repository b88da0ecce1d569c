import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openFileStore } from '../../../src/server/files/file-store.ts'
import { createServer, type ServerOptions } from '../../../src/server/server.ts'
import { isLong } from '../../support/long.ts'
import { pages, sampleDist, temporaryFolder } from './sample-dist.ts'

const video = Buffer.from(Array.from({ length: 1_000 }, (_, n) => n % 251))

async function listen(options: Partial<ServerOptions> = {}, files: Record<string, string | Buffer> = {}) {
  const dist = await sampleDist(pages)
  for (const [name, bytes] of Object.entries(files)) {
    await mkdir(join(dist, name, '..'), { recursive: true })
    await writeFile(join(dist, name), bytes)
  }
  const server = await createServer({ dist, env: {}, ...options })
  onTestFinished(() => server.close())
  await server.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.server.address() as AddressInfo
  return { server, port, origin: `http://127.0.0.1:${port}` }
}

test('a client that never reads is disconnected', async () => {
  const { server, port } = await listen({ stalledMs: 200 }, { 'assets/large.bin': Buffer.alloc(20_000_000) })
  const accepted = once(server.server, 'connection')
  const client = connect(port, '127.0.0.1').on('error', () => {})
  onTestFinished(() => void client.destroy())
  const [socket] = await accepted
  client.pause()
  client.write('GET /assets/large.bin HTTP/1.1\r\nhost: a\r\n\r\n')
  await once(socket, 'close')
})

/** How a client holds a connection: what it sends first, and what it adds every five seconds. */
const holding = {
  'never read': ['GET /assets/large.bin HTTP/1.1\r\nhost: a\r\n\r\n', ''],
  'send a header alone': ['POST /api/inquiries HTTP/1.1\r\nhost: a\r\ncontent-length: 400\r\n\r\n', ''],
  'send a byte in five seconds': ['POST /api/inquiries HTTP/1.1\r\nhost: a\r\ncontent-length: 400\r\n\r\n', '{'],
} as const

test.runIf(isLong)('hundreds of clients that hold connections lose them, and others are served meanwhile', async () => {
  const store = { notifications: {}, check: async () => {} } as unknown as NonNullable<ServerOptions['store']>
  const { server, port, origin } = await listen({ store, stalledMs: 12_000 }, { 'assets/large.bin': Buffer.alloc(6e6) })
  for (const [first, more] of Object.values(holding))
    for (let n = 0; n < 150; n++) {
      const client = connect(port, '127.0.0.1').on('error', () => {})
      client.pause()
      client.write(first)
      const adding = more === '' ? undefined : setInterval(() => client.write(more), 5_000)
      onTestFinished(() => {
        clearInterval(adding)
        client.destroy()
      })
    }
  const held = promisify(server.server.getConnections.bind(server.server))
  await vi.waitFor(async () => expect(await held()).toBeGreaterThanOrEqual(450), { timeout: 30_000 })
  await vi.waitFor(
    async () => {
      expect((await fetch(`${origin}/about`, { headers: { connection: 'close' } })).status).toBe(200)
      expect(await held()).toBeLessThan(5)
    },
    { timeout: 120_000, interval: 500 },
  )
})

test('a request with two names of the host is refused', async () => {
  const { port } = await listen()
  const ask = async (hosts: string) => {
    const client = connect(port, '127.0.0.1').setEncoding('utf8')
    client.write(`GET /about HTTP/1.1\r\n${hosts}connection: close\r\n\r\n`)
    const [answer] = await once(client, 'data')
    return String(answer).split('\r\n', 1)[0]
  }
  expect(await ask('host: a\r\nHOST: b\r\n')).toBe('HTTP/1.1 400 Bad Request')
  expect(await ask('Host: a\r\nhost: a\r\n')).toBe('HTTP/1.1 400 Bad Request')
  expect(await ask('')).toBe('HTTP/1.1 400 Bad Request')
  expect(await ask('host: a\r\nx-forwarded-host: b\r\n')).toBe('HTTP/1.1 200 OK')
})

test('an upload that the client gives up is no error', async () => {
  const lines: string[] = []
  const files = await openFileStore(join(await temporaryFolder(), 'files'))
  onTestFinished(files.close)
  const logger = { level: 'error', stream: { write: (line: string) => void lines.push(line) } }
  const store = { notifications: {}, check: async () => {} } as unknown as NonNullable<ServerOptions['store']>
  const { server, port } = await listen({ store, files, logger })
  const client = connect(port, '127.0.0.1')
  const arrived = once(server.server, 'request')
  client.write(
    `PUT /api/inquiries/files/${randomUUID()}?form=claim&field=letter HTTP/1.1\r\nhost: a\r\n` +
      'content-type: application/pdf\r\ncontent-length: 90000\r\n\r\n%PDF-1.4',
  )
  const [request] = await arrived
  const gone = new Promise((done) => request.once('close', done))
  client.destroy()
  await gone
  await server.close()
  expect(lines).toEqual([])
})

type Part = readonly [first: number, last: number]

/** `Range` → the status, and the part of the video that is sent; without one it is all of it. */
const ranges: Record<string, readonly [status: number, part?: Part]> = {
  'bytes=0-': [206, [0, 999]],
  'bytes=0-1': [206, [0, 1]],
  'bytes=500-5000': [206, [500, 999]],
  'bytes=-100': [206, [900, 999]],
  'bytes=-5000': [206, [0, 999]],
  'bytes=1000-': [416],
  'bytes=-0': [416],
  'bytes=5-4': [200],
  'bytes=-': [200],
  'bytes=0-1,4-5': [200],
  'lines=0-1': [200],
  'bytes=a-b': [200],
}

test('parts of a video can be read, which browsers need to play it', async () => {
  const { origin } = await listen({}, { 'tour.mp4': video })
  for (const [range, [status, part]] of Object.entries(ranges)) {
    const answer = await fetch(`${origin}/tour.mp4`, { headers: { range } })
    const bytes = Buffer.from(await answer.arrayBuffer())
    const told = answer.headers.get('content-range')
    expect([range, answer.status, answer.headers.get('accept-ranges')]).toEqual([range, status, 'bytes'])
    if (status === 416) expect(told).toBe('bytes */1000')
    else expect(bytes.equals(part ? video.subarray(part[0], part[1] + 1) : video)).toBe(true)
    if (part) expect(told).toBe(`bytes ${part[0]}-${part[1]}/1000`)
  }
})

test('a range of another version of a video is all of the new one', async () => {
  const { origin } = await listen({}, { 'tour.mp4': video })
  const head = await fetch(`${origin}/tour.mp4`, { method: 'HEAD' })
  expect([head.headers.get('accept-ranges'), head.headers.get('content-length')]).toEqual(['bytes', '1000'])
  const ask = (condition: string) =>
    fetch(`${origin}/tour.mp4`, { headers: { range: 'bytes=0-1', 'if-range': condition } })
  expect([(await ask(`${head.headers.get('etag')}`)).status, (await ask('"old"')).status]).toEqual([206, 200])
})

test('a storage that is slower than a silent client may be ends no upload', async () => {
  const folder = await openFileStore(join(await temporaryFolder(), 'files'))
  onTestFinished(folder.close)
  const slowly = {
    ...folder,
    take: async (...file: Parameters<typeof folder.take>) => wait(1_500).then(() => folder.take(...file)),
  }
  const store = { notifications: {}, check: async () => {} } as unknown as NonNullable<ServerOptions['store']>
  const { port } = await listen({ store, files: slowly, stalledMs: 300 })
  const answer = await fetch(`http://127.0.0.1:${port}/api/inquiries/files/${randomUUID()}?form=claim&field=letter`, {
    method: 'PUT',
    headers: { 'content-type': 'application/pdf' },
    body: '%PDF-1.4\n%%EOF',
  })
  expect(answer.status).toBe(201)
})
