import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { openSqliteStore } from '../../../src/server/store/open-store.ts'
import { madeDist, madeFolder } from './made-dist.ts'
import { madeContact } from './made-inquiry.ts'
import { nodePath, startServe } from './started-serve.ts'

// Each test starts processes of its own, and a busy machine takes its time over that.
vi.setConfig({ testTimeout: 60_000 })

/** How many are sent in all, how many at a time, and after how many answers the process ends. */
const load = { all: 300, atOnce: 10, endAfter: 120 }

test.each(['SIGKILL', 'SIGTERM'] as const)(
  'after %s in the midst of it, each inquiry that was acknowledged is in the store, once',
  async (signal) => {
    const data = await madeFolder()
    const served = await startServe(['--dist', await madeDist(), '--data', data])
    const acknowledged = new Map<string, string>()
    const refused: number[] = []
    const waiting = Array.from({ length: load.all }, (_, n) => n)[Symbol.iterator]()

    const sendAll = async () => {
      for (const n of waiting) {
        const inquiry = madeContact({ email: `a${n}@example.com` })
        const answer = await post(served.origin, inquiry, `203.0.113.${n % 250}`).catch(() => undefined)
        if (!answer) return
        if (answer.status === 201) acknowledged.set(inquiry.submissionId, answer.body.id)
        else refused.push(answer.status)
        if (acknowledged.size === load.endAfter) served.child.kill(signal)
      }
    }
    await Promise.all(Array.from({ length: load.atOnce }, sendAll))
    const { code } = await served.ended

    const store = await openSqliteStore(join(data, 'inquiries.sqlite'))
    const stored = await store.list()
    await store.close()
    const ids = new Map(stored.map(({ submissionId, id }) => [submissionId, id]))
    expect(acknowledged.size).toBeGreaterThanOrEqual(load.endAfter)
    expect(acknowledged.size).toBeLessThan(load.all)
    for (const [submissionId, id] of acknowledged) expect(ids.get(submissionId)).toBe(id)
    expect(stored).toHaveLength(ids.size)
    expect(refused.filter((status) => status !== 503)).toEqual([])
    expect(code).toBe(signal === 'SIGTERM' ? 0 : null)
    // Who is told to stop answers everything that it took.
    if (signal === 'SIGTERM') expect(ids.size).toBe(acknowledged.size)
  },
)

test('the command reads what the server has stored', async () => {
  const data = await madeFolder()
  const served = await startServe(['--dist', await madeDist(), '--data', data])
  await post(served.origin, madeContact({ message: 'Line one\nline two \u009b31m' }), '203.0.113.1')
  const run = (...args: string[]) =>
    spawnSync(nodePath, ['src/cli/main.ts', 'inquiries', ...args, '--data', data], { encoding: 'utf8' })
  expect(run('list').stdout).toMatch(/^\S+Z {2}contact {2}Ana Lima {2}ana@example\.com {2}Line one line two {2}31m\n$/)
  expect(JSON.parse(run('export', '--format', 'json').stdout)).toMatchObject([{ firstName: 'Ana', form: 'contact' }])
  expect(run('export').stdout).toContain('ana@example.com')
  expect(run('lsit')).toMatchObject({ status: 2, stderr: expect.stringContaining('Usage') })
})

async function post(origin: string, inquiry: unknown, address: string) {
  const answer = await fetch(`${origin}/api/inquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(inquiry),
  })
  return { status: answer.status, body: await answer.json() }
}
