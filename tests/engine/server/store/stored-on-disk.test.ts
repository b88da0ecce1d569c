// @module-tag exhaustive

import { statSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isLong } from '../../../support/long.ts'
import { run } from '../../../support/run.ts'
import { sampleDist, temporaryFolder } from '../sample-dist.ts'
import { sampleContact, sampleQuote } from '../sample-inquiry.ts'
import { placeNames, places, sampleStore } from '../sample-store.ts'
import { startServe } from '../started-serve.ts'

/** How many are sent at the same time, and after how many answers the process ends. */
const load = { all: isLong ? 1_000 : 300, endAfter: 20 }

/** By default each store meets one of the signals. */
const signals = { SQLite: 'SIGKILL', PostgreSQL: 'SIGTERM' } as const

describe.each(placeNames)('in %s', (name) => {
  test.each(isLong ? Object.values(signals) : [signals[name]])(
    'after %s while many arrive at once, acknowledged ones are stored, and after a retry all are, once',
    async (signal) => {
      const place = await places[name]()
      const dist = await sampleDist()
      const served = await startServe(['--dist', dist, ...place.args], place.env)
      const inquiries = Array.from({ length: load.all }, (_, n) => sampleContact({ email: `a${n}@example.com` }))
      const acknowledged = new Map<string, string>()
      const refused: number[] = []
      const sendAll = inquiries.map(async (inquiry, n) => {
        const answer = await post(served.origin, inquiry, addressOf(n)).catch(() => undefined)
        if (answer && answer.status !== 201) refused.push(answer.status)
        if (answer?.status !== 201) return
        acknowledged.set(inquiry.submissionId, answer.body.id)
        // Once: a signal that comes while the process is ending, when nothing listens any more, would be what ends it.
        if (acknowledged.size === load.endAfter) served.child.kill(signal)
      })
      await Promise.all(sendAll)
      const { code } = await served.ended

      const store = await sampleStore(place)
      const stored = new Map((await store.list()).map(({ submissionId, id }) => [submissionId, id]))
      expect(acknowledged.size).toBeGreaterThanOrEqual(load.endAfter)
      // A server that is asked to stop may have stored all of them by then.
      if (signal === 'SIGKILL') expect(acknowledged.size).toBeLessThan(load.all)
      for (const [submissionId, id] of acknowledged) expect(stored.get(submissionId)).toBe(id)
      expect(refused.filter((status) => status !== 503)).toEqual([])
      expect(code).toBe(signal === 'SIGTERM' ? 0 : null)
      // A server that is asked to stop answers everything that it stored.
      if (signal === 'SIGTERM') expect(stored.size).toBe(acknowledged.size)

      const again = await startServe(['--dist', dist, ...place.args], place.env)
      const answers = inquiries.map((inquiry, n) => post(again.origin, inquiry, addressOf(n)))
      for (const [n, answer] of (await Promise.all(answers)).entries()) {
        const id = stored.get(inquiries[n]?.submissionId ?? '')
        expect(answer.status).toBe(id === undefined ? 201 : 200)
        expect(answer.body.id).toBe(id ?? answer.body.id)
      }
      const all = await store.list()
      expect(all).toHaveLength(load.all)
      expect(new Set(all.map(({ submissionId }) => submissionId)).size).toBe(load.all)
    },
  )

  test('the command reads what the server has stored', async () => {
    const place = await places[name]()
    const dist = await sampleDist()
    const served = await startServe(['--dist', dist, ...place.args], place.env)
    await post(served.origin, sampleContact({ message: 'Line one\nline two \u009b31m' }), addressOf(0))
    const inquiries = (...args: string[]) => runInquiries([...args, ...place.args], place.env)
    expect((await inquiries('list', '--dist', dist)).stdout).toMatch(
      /^\S+Z {2}contact {2}Ana Lima {2}ana@example\.com {2}Line one; line two {2}31m\n$/,
    )
    await post(served.origin, sampleQuote(), addressOf(1))
    expect((await inquiries('list', '--dist', dist)).stdout).toContain(
      '  2 x Bartenders, 6 hours each; 1 x Line Cooks, 4.5 hours each',
    )
    expect(JSON.parse((await inquiries('export', '--format', 'json')).stdout)).toMatchObject([
      { firstName: 'Ana', form: 'contact' },
      { firstName: 'Ana', form: 'quote', 'Bartenders-count': 2 },
    ])
    expect((await inquiries('export')).stdout).toContain('ana@example.com')
    expect(await inquiries('lsit')).toMatchObject({ status: 2, stderr: expect.stringContaining('Usage') })

    const out = join(await temporaryFolder(), 'inquiries.csv')
    expect(await inquiries('export', '--out', out)).toMatchObject({ status: 0, stdout: '' })
    expect(statSync(out).mode & 0o777).toBe(0o600)
    expect(await inquiries('export', '--out', out)).toMatchObject({
      status: 1,
      stderr: `${out} is there already. Name a new file.\n`,
    })
  })
})

test('a store without inquiries is reported, since it may be the wrong one', async () => {
  const folder = await temporaryFolder()
  expect(await runInquiries(['list', '--data', folder], {})).toMatchObject({
    status: 0,
    stdout: '',
    stderr: `There are no inquiries in ${folder}/ yet.\n`,
  })
})

test('a copy written while inquiries arrive is a whole store, and can replace a lost one', async () => {
  const place = await places.SQLite()
  const served = await startServe(['--dist', await sampleDist(), ...place.args], place.env)
  const before = await Promise.all(
    Array.from({ length: 20 }, (_, n) => post(served.origin, sampleContact(), addressOf(n), n)),
  )
  const during = Array.from({ length: 100 }, (_, n) => post(served.origin, sampleContact(), addressOf(n + 20), n))
  const copy = join(await temporaryFolder(), 'copy.sqlite')
  const inquiries = (...args: string[]) => runInquiries([...args, ...place.args], place.env)
  expect(await inquiries('backup', copy)).toMatchObject({ status: 0, stdout: '', stderr: '' })
  expect(await inquiries('backup', copy)).toMatchObject({
    status: 1,
    stderr: `${copy} is there already. Name a new file.\n`,
  })
  await Promise.all(during)
  expect(statSync(copy).mode & 0o777).toBe(0o600)

  const other = await places.SQLite()
  await copyFile(copy, join(other.args[1] ?? '', 'inquiries.sqlite'))
  const restored = (await (await sampleStore(other)).list()).map(({ id }) => id)
  const original = (await (await sampleStore(place)).list()).map(({ id }) => id)
  expect(restored).toEqual(original.slice(0, restored.length))
  expect(restored).toEqual(expect.arrayContaining(before.map(({ body }) => body.id)))
  await expect(other.query('DELETE FROM inquiries')).rejects.toThrow('never removed')
})

test('a database is copied by its own program', async () => {
  const refused = await runInquiries(['backup', 'x'], { DATABASE_URL: 'postgres://user:secret@localhost/leads' })
  expect(refused.status).toBe(2)
  expect(refused.stderr).toContain('pg_dump "$DATABASE_URL"')
})

const runInquiries = (args: string[], env: NodeJS.ProcessEnv) => run('inquiries', args, { env })

/** Addresses that RFC 2544 sets aside for such tests: each visitor has its own, and none is limited. */
const addressOf = (n: number) => `198.18.${n >> 8}.${n & 255}`

async function post(origin: string, inquiry: object, address: string, person?: number) {
  const answer = await fetch(`${origin}/api/inquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(person === undefined ? inquiry : { ...inquiry, email: `b${person}@example.com` }),
  })
  return { status: answer.status, body: await answer.json() }
}
