import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { openFileStore } from '../../../../src/server/files/file-store.ts'
import { createServer } from '../../../../src/server/server.ts'
import { openSqliteStore } from '../../../../src/server/store/open-store.ts'
import { pages, replaceDist, sampleDist, temporaryFolder } from '../sample-dist.ts'

const token = 'secret-token'
const dayMs = 24 * 60 * 60_000

async function madeService(env: NodeJS.ProcessEnv = { ADMIN_TOKEN: token }) {
  const data = join(await temporaryFolder(), 'data')
  const store = await openSqliteStore(join(data, 'inquiries.sqlite'))
  const folder = join(data, 'files')
  const files = await openFileStore(folder)
  const dist = await sampleDist()
  const server = await createServer({ dist, env, store, files })
  onTestFinished(async () => {
    await server.close()
    files.close()
    await store.close()
  })
  const put = (
    body: Buffer,
    { id = randomUUID() as string, form = 'claim', field = 'receipts.receipt', headers = {} } = {},
  ) =>
    server.inject({
      method: 'PUT',
      url: `/api/inquiries/files/${id}?form=${form}&field=${field}`,
      headers: { 'content-type': 'image/jpeg', ...headers },
      payload: body,
    })
  const send = (inquiry: object) =>
    server.inject({
      method: 'POST',
      url: '/api/inquiries',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ form: 'claim', submissionId: randomUUID(), fullName: 'Ana', ...inquiry }),
    })
  const read = (id: string, headers: Record<string, string> = { authorization: `Bearer ${token}` }) =>
    server.inject({ url: `/api/inquiries/files/${id}`, headers })
  /** The files of a place, but for the one by which the service knows its folder again. */
  const list = (place: string) =>
    readdirSync(join(folder, place))
      .filter((name) => name !== 'check.txt')
      .sort()
  return { server, store, files, folder, dist, put, send, read, list }
}

const drawn = (width = 40, height = 20) => sharp({ create: { width, height, channels: 3, background: '#c83' } })

/** A photo as a phone takes it: lying on its side, with the place where it was taken. */
const photo = () =>
  drawn()
    .withExif({
      IFD0: { Make: 'CanaryPhone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '34/1 3/1 8/1', GPSLongitudeRef: 'W', GPSLongitude: '118/1 14/1 37/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF')
const error = (answer: { json: () => { errors: { message: string }[] } }) => answer.json().errors[0]?.message

describe('a file', () => {
  test('that is a photo loses its location and camera, and is turned upright', async () => {
    const { put, read } = await madeService()
    const sent = await photo()
    expect((await sharp(sent).metadata()).exif?.includes('CanaryPhone')).toBe(true)
    const id = randomUUID()
    const answer = await put(sent, { id })
    expect([answer.statusCode, answer.json()]).toEqual([201, { ok: true, id }])
    const { rawPayload, headers } = await read(id)
    const { exif, icc, xmp, iptc, width, height, format } = await sharp(rawPayload).metadata()
    expect({ exif, icc, xmp, iptc, width, height, format }).toEqual({
      exif: undefined,
      icc: undefined,
      xmp: undefined,
      iptc: undefined,
      width: 20,
      height: 40,
      format: 'jpeg',
    })
    expect(rawPayload.includes('CanaryPhone')).toBe(false)
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': `attachment; filename="${id}.jpg"`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store',
    })
  })

  test('that is a PDF does not change', async () => {
    const { put, read } = await madeService()
    const id = randomUUID()
    expect((await put(pdf, { id })).statusCode).toBe(201)
    expect((await read(id)).rawPayload.equals(pdf)).toBe(true)
  })

  test('that is sent again is the same one; another one with its id is refused', async () => {
    const { put, list } = await madeService()
    const [sent, id] = [await photo(), randomUUID()]
    const answers = await Promise.all([put(sent, { id }), put(sent, { id })])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 201])
    expect((await put(sent, { id })).statusCode).toBe(200)
    const other = await put(pdf, { id })
    expect([other.statusCode, error(other)]).toEqual([422, 'another file has this id'])
    expect(list('waiting')).toEqual([`${id}.jpg`, `${id}.json`])
  })

  test('is readable by its owner only', async () => {
    const { put, folder, list } = await madeService()
    await put(await photo())
    for (const name of list('waiting')) expect(statSync(join(folder, 'waiting', name)).mode & 0o777).toBe(0o600)
    expect(statSync(join(folder, 'waiting')).mode & 0o777).toBe(0o700)
  })

  test.each<[string, () => Promise<Buffer> | Buffer, object, number, string]>([
    ['a text', () => Buffer.from('just text'), {}, 400, 'must be a JPEG, PNG, WebP, or PDF file'],
    [
      'a picture with scripts in it',
      () => Buffer.from('<svg onload="x()"/>'),
      {},
      400,
      'must be a JPEG, PNG, WebP, or PDF file',
    ],
    ['nothing', () => Buffer.alloc(0), {}, 400, 'must not be empty'],
    [
      'half a picture',
      async () => (await photo()).subarray(0, 200),
      {},
      400,
      'cannot be read as a picture; the file may be damaged',
    ],
    ['a picture for a PDF', () => photo(), { field: 'letter' }, 400, 'must be a PDF file'],
    ['too large a file', () => Buffer.concat([pdf, Buffer.alloc(1_000_000)]), {}, 413, 'must be at most 1 MB'],
    ['an unknown form', () => pdf, { form: 'raffle' }, 400, 'must name a form and a file field of it'],
    ['a form without files', () => pdf, { form: 'contact' }, 400, 'must name a form and a file field of it'],
    ['a field that is no file', () => pdf, { field: 'fullName' }, 400, 'must name a form and a file field of it'],
    ['a field of a prototype', () => pdf, { field: 'constructor' }, 400, 'must name a form and a file field of it'],
    ['an id that is a path', () => pdf, { id: '..%2F..%2Fevil' }, 400, 'must be a UUID'],
  ])('that is %s is refused, and nothing stays of it', async (_what, body, where, status, message) => {
    const { put, list } = await madeService()
    const answer = await put(await body(), where)
    expect([answer.statusCode, error(answer)]).toEqual([status, message])
    expect([...list('incoming'), ...list('waiting'), ...list('kept')]).toEqual([])
  })

  test('has the type of its content, whatever its name is', async () => {
    const { put, folder, list } = await madeService()
    await put(await drawn().png().toBuffer(), { headers: { 'content-type': 'application/pdf' } })
    const note = list('waiting').find((name) => name.endsWith('.json')) ?? ''
    expect(JSON.parse(readFileSync(join(folder, 'waiting', note), 'utf8'))).toMatchObject({ type: 'png' })
  })

  test('that claims to be larger than any photo is refused without being decoded', async () => {
    const { put } = await madeService()
    const bomb = await drawn(12_000, 11_000).toColourspace('b-w').png({ compressionLevel: 9 }).toBuffer()
    expect(error(await put(bomb))).toBe('cannot be read as a picture; the file may be damaged')
  })
})

describe('an inquiry with files', () => {
  test('stores them, and is flagged if one is missing or was sent for something else', async () => {
    const { put, send, store, list } = await madeService()
    const [one, two, letter] = [randomUUID(), randomUUID(), randomUUID()]
    await put(await photo(), { id: one })
    await put(pdf, { id: letter, field: 'letter' })
    await send({ letter: [letter], receipts: [{ amount: '12.50', receipt: [one] }] })
    await send({ receipts: [{ amount: 1, receipt: [two] }] })
    await send({ receipts: [{ amount: 1, receipt: [letter] }] })
    expect(list('waiting')).toEqual([])
    expect(list('kept')).toEqual([`${letter}.json`, `${letter}.pdf`, `${one}.jpg`, `${one}.json`].sort())
    const stored = await store.list()
    expect(stored.map(({ flags }) => flags)).toEqual([[], ['files-missing'], ['files-missing']])
    expect(stored[0]?.content).toMatchObject({ letter: [letter], receipts: [{ amount: 12.5, receipt: [one] }] })
  })

  test('is answered with the path of each error', async () => {
    const { send } = await madeService()
    const answer = await send({ letter: ['x'], receipts: [{ amount: 1 }, { amount: 'ten', admin: 1 }] })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors).toEqual([
      { path: 'letter', message: 'must be a list of file ids, each once' },
      { path: 'receipts[1].admin', message: 'is not a field of this form' },
      { path: 'receipts[1].amount', message: 'must be an amount of money, such as 12.50' },
    ])
  })

  test('to an unknown form is refused with the names of existing ones, also after another build', async () => {
    const { send, dist } = await madeService()
    expect((await send({ form: 'raffle' })).json().errors).toEqual([
      { path: 'form', message: 'must be the name of a form of this site' },
    ])
    const raffle = [{ kind: 'text', name: 'fullName', label: 'Name', maxLength: 200, required: true }]
    await replaceDist(dist, { ...pages, '_forms.json': JSON.stringify({ raffle }) })
    expect((await send({ form: 'raffle' })).statusCode).toBe(201)
    expect((await send({})).json().errors[0].message).toBe('must be the name of a form of this site')
  })
})

describe('files without an inquiry', () => {
  test('are deleted after a week, and those of inquiries are not', async () => {
    const { put, send, files, folder, list } = await madeService()
    const [used, unused, fresh] = [randomUUID(), randomUUID(), randomUUID()]
    for (const id of [used, unused, fresh]) await put(pdf, { id })
    await send({ receipts: [{ amount: 1, receipt: [used] }] })
    const old = new Date(Date.now() - 7 * dayMs - 1_000)
    for (const place of ['kept', 'waiting'])
      for (const name of list(place)) if (!name.startsWith(fresh)) utimesSync(join(folder, place, name), old, old)
    await files.sweep()
    expect(list('waiting')).toEqual([`${fresh}.json`, `${fresh}.pdf`])
    expect(list('kept')).toEqual([`${used}.json`, `${used}.pdf`])
  })
})

describe('reading a file', () => {
  test('requires the token', async () => {
    const { put, read } = await madeService()
    const id = randomUUID()
    await put(pdf, { id })
    for (const headers of [{}, { authorization: 'Bearer wrong' }]) {
      const answer = await read(id, headers as Record<string, string>)
      expect(answer.statusCode).toBe(401)
      expect(answer.body).not.toContain('%PDF')
    }
    expect((await read(randomUUID())).statusCode).toBe(404)
    expect((await read('..%2F..%2Finquiries')).statusCode).toBe(404)
  })

  test('is off if no token is set', async () => {
    const { put, read } = await madeService({})
    const id = randomUUID()
    await put(pdf, { id })
    expect((await read(id)).statusCode).toBe(404)
  })
})

test('a site on another host may send files, other origins may not', async () => {
  const { server } = await madeService({ SITE_URL: 'https://www.example.com' })
  const ask = (origin: string) =>
    server.inject({ method: 'OPTIONS', url: `/api/inquiries/files/${randomUUID()}`, headers: { origin } })
  expect((await ask('https://www.example.com')).headers).toMatchObject({
    'access-control-allow-origin': 'https://www.example.com',
    'access-control-allow-methods': 'GET, PUT',
    'access-control-allow-headers': 'content-type',
  })
  expect((await ask('https://evil.example')).headers['access-control-allow-origin']).toBeUndefined()
})

test('of many pictures at once, one is drawn at a time, and pages go on', async () => {
  const { put, server } = await madeService()
  const large = await drawn(3_000, 2_000).png().toBuffer()
  const done = Promise.all(Array.from({ length: 6 }, () => put(large)))
  let most = 0
  const watching = setInterval(() => {
    most = Math.max(most, sharp.counters().process)
  }, 1)
  const pages = await Promise.all(Array.from({ length: 20 }, () => server.inject('/about')))
  const statuses = (await done).map(({ statusCode }) => statusCode)
  clearInterval(watching)
  expect([new Set(statuses), new Set(pages.map(({ statusCode }) => statusCode))]).toEqual([
    new Set([201]),
    new Set([200]),
  ])
  expect(most).toBe(1)
})

test('knows how much waits: what came, what an inquiry has taken, what another service has stored', async () => {
  const { put, send, files, folder } = await madeService()
  expect(files.waitingBytes()).toBeLessThan(10)
  const id = randomUUID()
  expect((await put(pdf, { id, field: 'letter' })).statusCode).toBe(201)
  expect(files.waitingBytes()).toBeGreaterThanOrEqual(pdf.length)
  expect((await send({ letter: [id] })).statusCode).toBe(201)
  const other = await openFileStore(folder)
  onTestFinished(other.close)
  const path = await other.newUpload()
  writeFileSync(path, Buffer.alloc(100_000))
  await other.take(randomUUID(), path, { form: 'claim', field: 'letter', type: 'pdf', hash: '' })
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  vi.setSystemTime(Date.now() + 120_000)
  files.waitingBytes()
  await vi.waitFor(() => expect(Math.round(files.waitingBytes() / 100_000)).toBe(1))
  expect(files.waitingBytes() - 100_000).toBeLessThan(1_000)
})
