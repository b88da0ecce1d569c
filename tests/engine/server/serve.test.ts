import { once } from 'node:events'
import { createServer as createListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { run } from '../../support/run.ts'
import { pages, sampleDist, temporaryFolder } from './sample-dist.ts'
import { startServe } from './started-serve.ts'

test('prints its address in one line, and exits with 0 on SIGTERM', async () => {
  const served = await startServe(['--dist', await sampleDist(), '--data', await temporaryFolder()])
  expect(await (await fetch(`${served.origin}/about`)).text()).toBe(pages['about.html'])
  served.child.kill('SIGTERM')
  expect(await served.ended).toEqual({ code: 0, out: `Marquee is at ${served.origin}\n`, err: '' })
})

test('reports a taken port and what to do', async () => {
  const other = createListener().listen(0)
  onTestFinished(() => void other.close())
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const args = ['--dist', await sampleDist(), '--data', await temporaryFolder()]
  const { code, err } = await runServe(args, { PORT: String(port) })
  expect(code).toBe(1)
  expect(err).toBe(
    `Port ${port} is taken. To use another: PORT=${port + 1} npm run serve -- ${args.join(' ')}\n` +
      `To see which program has it: lsof -i :${port}\n`,
  )
})

test('says how to build a missing site', async () => {
  const { code, err } = await runServe(['--dist', 'no-such-folder'])
  expect(code).toBe(1)
  expect(err).toBe('There is no site in no-such-folder/ yet. Build it first: npm run build -- --out no-such-folder\n')
})

test.each(['abc', '-1', '65536', '4173.5', ' '])('refuses the port `%s`', async (PORT) => {
  const { code, err } = await runServe([], { PORT })
  expect(code).toBe(2)
  expect(err).toContain(`PORT is \`${PORT}\`. It must be a number from 0 to 65535`)
})

test.each(['mysql://localhost/x', 'postgres://localhost', 'localhost:5432/x', 'postgres://[/x'])(
  'refuses `%s` as an address of PostgreSQL, and stores inquiries nowhere else',
  async (DATABASE_URL) => {
    const { code, err } = await runServe([], { DATABASE_URL })
    expect(code).toBe(2)
    expect(err).toContain('DATABASE_URL must name a PostgreSQL database: DATABASE_URL=postgres://')
  },
)

test('does not start without the configured database, and does not print its password', async () => {
  const DATABASE_URL = 'postgres://marquee:secret@127.0.0.1:1/leads'
  const { code, err } = await runServe(['--dist', await sampleDist()], { DATABASE_URL })
  expect(code).toBe(1)
  expect(err).toBe(
    'Inquiries cannot be stored in the database leads at 127.0.0.1:1: connect ECONNREFUSED 127.0.0.1:1\n' +
      'Start it, or fix DATABASE_URL. Without DATABASE_URL, inquiries are stored in a file under data/.\n',
  )
})

test('reports a folder that cannot store inquiries, before it accepts any', async () => {
  const { code, err } = await runServe(['--dist', await sampleDist(), '--data', 'package.json'])
  expect(code).toBe(1)
  expect(err).toContain('Inquiries cannot be stored in package.json/')
})

test('refuses an unknown option', async () => {
  const { code, err } = await runServe(['--prot', '1'])
  expect(code).toBe(2)
  expect(err).toContain('Usage: npm run serve')
})

const runServe = async (args: string[], env: NodeJS.ProcessEnv = {}) => {
  const { status, stderr } = await run('serve', args, { env })
  return { code: status, err: stderr }
}
