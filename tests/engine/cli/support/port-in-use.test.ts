import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { describePortInUse } from '../../../../src/cli/support/port-in-use.ts'
import { run } from '../../../support/run.ts'
import { contentFolder } from '../../content/folder.ts'

const site = { name: 'dev', argv: [], pages: 'pages' }
const adviceOf = (...args: Parameters<typeof describePortInUse>) =>
  describePortInUse(...args).match(/To use another: (.+)\n/)?.[1]

it('says how to find the program that uses a taken port', () => {
  expect(describePortInUse(4173, site)).toBe(
    'Port 4173 is taken. To use another: PORT=4174 npm run dev\nTo see which program has it: lsof -i :4173',
  )
})

it('suggests the same command with another port', () => {
  const argv = ['--out', 'my dist']
  expect(adviceOf(65_535, site)).toBe('PORT=65534 npm run dev')
  expect(adviceOf(4173, { ...site, name: 'start', argv })).toBe("PORT=4174 npm start -- --out 'my dist'")
})

it('names the content folder once, wherever it was named', () => {
  expect(adviceOf(4173, { ...site, pages: 'shop' })).toBe('PORT=4174 npm run dev -- --site shop')
  const argv = ['--site', 'shop']
  expect(adviceOf(4173, { ...site, argv, pages: 'shop' })).toBe('PORT=4174 npm run dev -- --site shop')
})

it('is said by `start` before it builds', async () => {
  const server = createServer().listen(0)
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const { root } = await contentFolder({})
  const args = ['--pages', join(root, 'pages'), '--out', join(root, 'dist')]
  const { status, stderr } = await run('start', args, { env: { PORT: String(port) } })
  expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining(`Port ${port} is taken.`) })
  expect(existsSync(join(root, 'dist'))).toBe(false)
})
