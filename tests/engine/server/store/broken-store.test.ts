import { execFileSync, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { InjectOptions } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { openFileStore } from '../../../../src/server/files/file-store.ts'
import { createServer } from '../../../../src/server/server.ts'
import { openSqliteStore } from '../../../../src/server/store/open-store.ts'
import { sampleDist, temporaryFolder } from '../sample-dist.ts'
import { sampleContact } from '../sample-inquiry.ts'

/** A service whose data lie in this folder. */
async function startService(data: string) {
  const store = await openSqliteStore(join(data, 'inquiries.sqlite'))
  const files = await openFileStore(join(data, 'files'))
  const lines: string[] = []
  const logger = { level: 'error', stream: { write: (line: string) => void lines.push(line) } }
  const server = await createServer({ dist: await sampleDist(), env: {}, store, files, logger, healthMs: 0 })
  onTestFinished(async () => {
    await server.close()
    files.close()
    await store.close()
  })
  const status = async (request: InjectOptions | string) => (await server.inject(request)).statusCode
  return {
    store,
    files,
    log: () => lines.join(''),
    health: () => status('/healthz'),
    page: () => status('/about'),
    send: (inquiry: object) =>
      status({
        method: 'POST',
        url: '/api/inquiries',
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify(inquiry),
      }),
    put: (id: string = randomUUID()) =>
      status({
        method: 'PUT',
        url: `/api/inquiries/files/${id}?form=claim&field=letter`,
        headers: { 'content-type': 'application/pdf' },
        payload: Buffer.from('%PDF-1.4\n%%EOF'),
      }),
  }
}

/** Whether this user can mount a file system. */
const canMount = process.getuid?.() === 0 && existsSync('/proc/filesystems')

test.runIf(canMount)('a full disk is unhealthy, named in the log, and takes no page away', async ({ skip }) => {
  const data = await temporaryFolder()
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', data], { stdio: 'ignore' })
  } catch {
    skip('this machine lets nobody mount a file system')
  }
  onTestFinished(() => void execFileSync('umount', ['-l', data]))
  const { health, send, page, put, log } = await startService(data)
  expect([await health(), await send(sampleContact())]).toEqual([200, 201])

  const fill = async (size: number) => {
    const path = join(data, randomUUID())
    return writeFile(path, Buffer.alloc(size)).catch(() => undefined)
  }
  for (const size of [1_000_000, 100_000, 10_000, 1_000, 100]) for (let n = 0; n < 20; n++) await fill(size)
  const long = (n: number) => sampleContact({ message: 'a'.repeat(2_000), email: `a${n}@example.com` })
  const statuses: number[] = []
  for (let n = 0; n < 10; n++) statuses.push(await send(long(n)))
  expect([statuses.at(-1), await put(), await health(), await page()]).toEqual([503, 503, 503, 200])
  expect(log()).toContain('full')
  expect(log()).not.toContain('cannot rollback')

  for (const name of await readdir(data)) if (/^[\da-f-]{36}$/.test(name)) await rm(join(data, name))
  expect([await health(), await send(long(10))]).toEqual([200, 201])
})

test('a deleted folder is unhealthy until it is there again, and no inquiry is thanked for', async () => {
  const data = join(await temporaryFolder(), 'data')
  const { health, send, page, put, store } = await startService(data)
  const before = sampleContact()
  expect([await health(), await send(before)]).toEqual([200, 201])

  await cp(data, `${data}.copy`, { recursive: true })
  await rm(data, { recursive: true })
  const lost = sampleContact()
  expect([await send(lost), await send(before), await put(), await health(), await page()]).toEqual([
    503, 503, 503, 503, 200,
  ])
  expect(existsSync(data)).toBe(false)

  await rename(`${data}.copy`, data)
  expect([await health(), await send(before), await send(lost), await put()]).toEqual([200, 200, 201, 201])
  expect(await store.list()).toHaveLength(2)
})

/** What happens to a folder while the service runs. */
const losses = {
  'is deleted': () => {},
  'is replaced by an empty folder': (path: string) => mkdir(path),
  'is replaced by a file': (path: string) => writeFile(path, ''),
}
const withLetter = (letter: string) => ({
  form: 'claim',
  submissionId: randomUUID(),
  fullName: 'Ana',
  letter: [letter],
})
const lostFolders = ['', 'files', 'files/kept', 'files/waiting'].flatMap((folder) =>
  Object.entries(losses).flatMap(([loss, replace]) =>
    (['moved', 'copied'] as const).map((back) => ({ folder: join('data', folder), loss, replace, back })),
  ),
)

test.each(lostFolders)('if $folder $loss, no file is thanked for until it is $back back', async (lost) => {
  const parent = await temporaryFolder()
  const [path, away] = [join(parent, lost.folder), join(parent, 'away')]
  const { health, send, put, page, files, store, log } = await startService(join(parent, 'data'))
  const [kept, waiting] = [randomUUID(), randomUUID()]
  expect([await put(kept), await put(waiting), await send(withLetter(kept))]).toEqual([201, 201, 201])

  if (lost.back === 'moved') await rename(path, away)
  else {
    await cp(path, away, { recursive: true })
    await rm(path, { recursive: true })
  }
  await lost.replace(path)
  const inquiry = withLetter(waiting)
  expect([await health(), await put(), await send(inquiry), await page()]).toEqual([503, 503, 503, 200])
  // No message says that there is no such file.
  const read = await files.read(kept).catch(() => 'refused' as const)
  expect(read).toBeDefined()
  if (typeof read === 'object') read.stream.destroy()
  expect(log()).toContain(path)

  await rm(path, { recursive: true, force: true })
  await rename(away, path)
  expect([await health(), await put(), await send(inquiry)]).toEqual([200, 201, 201])
  expect((await store.list()).map(({ flags }) => flags)).toEqual([[], []])
  expect((await Promise.all([kept, waiting].map(files.find))).map((found) => found?.place)).toEqual(['kept', 'kept'])
})

test('a folder of uploads that was deleted is created again, since nothing is lost with it', async () => {
  const data = await temporaryFolder()
  const { health, put } = await startService(data)
  for (const request of [put, health]) {
    await rm(join(data, 'files/incoming'), { recursive: true })
    expect(await request()).toBeLessThan(202)
  }
  await rm(join(data, 'files/incoming'), { recursive: true })
  await writeFile(join(data, 'files/incoming'), '')
  expect([await put(), await health()]).toEqual([503, 503])
})

test.runIf(canMount)(
  'files on a disk that can only be read are unhealthy, and no file is thanked for',
  async ({ skip }) => {
    const data = await temporaryFolder()
    const { health, send, put, store } = await startService(data)
    const waiting = randomUUID()
    expect(await put(waiting)).toBe(201)
    for (const folder of ['files', 'files/kept', 'files/waiting']) {
      const path = join(data, folder)
      try {
        execFileSync('mount', ['--bind', path, path], { stdio: 'ignore' })
        execFileSync('mount', ['-o', 'remount,bind,ro', path], { stdio: 'ignore' })
      } catch {
        skip('this machine lets nobody mount a file system')
      }
      try {
        expect([await health(), await send(withLetter(waiting))], folder).toEqual([503, 503])
      } finally {
        execFileSync('umount', ['-l', path])
      }
      expect(await health(), folder).toBe(200)
    }
    expect(await send(withLetter(waiting))).toBe(201)
    expect((await store.list()).map(({ flags }) => flags)).toEqual([[]])
  },
)

test('a deleted log of the database takes no inquiry that would be lost', async () => {
  const data = await temporaryFolder()
  const { send, store } = await startService(data)
  const inquiries = Array.from({ length: 4 }, () => sampleContact())
  for (const inquiry of inquiries) {
    expect(await send(inquiry)).toBe(201)
    await rm(join(data, 'inquiries.sqlite-wal'))
  }
  expect(await store.list()).toHaveLength(4)
  const other = new DatabaseSync(join(data, 'inquiries.sqlite'))
  onTestFinished(() => other.close())
  expect(other.prepare('SELECT count(*) AS n FROM inquiries').get()).toEqual({ n: 4 })
})

test('while another process has the database, pages are served and an inquiry waits', async () => {
  const data = await temporaryFolder()
  const { send, page, store } = await startService(data)
  const code = `
    const database = new (require('node:sqlite').DatabaseSync)(process.argv[1])
    database.exec('BEGIN IMMEDIATE')
    console.log('locked')
    process.stdin.once('data', () => { database.exec('COMMIT'); process.exit() })`
  const other = spawn(process.execPath, ['-e', code, join(data, 'inquiries.sqlite')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  onTestFinished(() => void other.kill())
  await once(other.stdout, 'data')

  let isAnswered = false
  const sent = send(sampleContact()).finally(() => {
    isAnswered = true
  })
  for (let n = 0; n < 20; n++) expect(await page()).toBe(200)
  expect(isAnswered).toBe(false)
  other.stdin.write('go on\n')
  expect(await sent).toBe(201)
  expect(await store.list()).toHaveLength(1)
})

test('a lock on the file by another program does not stop pages either', async ({ skip }) => {
  if (!existsSync('/usr/bin/flock')) skip('this machine has no flock')
  const data = await temporaryFolder()
  const { send, page } = await startService(data)
  const other = spawn('flock', [join(data, 'inquiries.sqlite'), 'sh', '-c', 'echo locked; cat'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  onTestFinished(() => void other.kill())
  await once(other.stdout, 'data')
  expect([await page(), await send(sampleContact()), await page()]).toEqual([200, 201, 200])
})

test('a file whose move a killed process left half done is finished by a retry, or by the next start', async () => {
  const data = await temporaryFolder()
  const { put, send, files, store } = await startService(data)
  const move = async (name: string) => rename(join(data, 'files/waiting', name), join(data, 'files/kept', name))
  const kept = async () => (await readdir(join(data, 'files/kept'))).filter((name) => name !== 'check.txt')
  const [retried, swept] = [randomUUID(), randomUUID()]
  for (const id of [retried, swept]) {
    await put(id)
    await move(`${id}.pdf`)
  }
  await send({ form: 'claim', submissionId: randomUUID(), fullName: 'Ana', letter: [retried] })
  expect((await store.list()).map(({ flags }) => flags)).toEqual([[]])
  await files.sweep(Date.now() + 8 * 24 * 60 * 60_000)
  expect((await kept()).sort()).toEqual([retried, swept].flatMap((id) => [`${id}.json`, `${id}.pdf`]).sort())
})
