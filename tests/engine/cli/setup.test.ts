import { spawnSync } from 'node:child_process'
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'

const setup = join(import.meta.dirname, '../../../src/cli/setup.mjs')

/** Installs nothing: notes how it was called, and lays what `npm ci` would lay for a lock file with one package. */
const fakeNpm = `#!${process.execPath}
const { appendFileSync, copyFileSync, mkdirSync, rmSync, symlinkSync } = require('node:fs')
appendFileSync('calls.txt', process.argv.slice(2).join(' ') + '\\n')
rmSync('node_modules', { recursive: true, force: true })
mkdirSync('node_modules/node/bin', { recursive: true })
copyFileSync('package-lock.json', 'node_modules/.package-lock.json')
symlinkSync(process.execPath, 'node_modules/node/bin/node')
`

it('installs by the lock file once, and again if packages are out of date', async () => {
  const root = await mkdtemp(join(tmpdir(), 'marquee-setup-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  await mkdir(join(root, 'src/cli'), { recursive: true })
  await cp(setup, join(root, 'src/cli/setup.mjs'))
  await writeFile(join(root, 'src/cli/main.ts'), "console.log('ran', ...process.argv.slice(2))\n")
  await writeFile(join(root, 'npm'), fakeNpm)
  await chmod(join(root, 'npm'), 0o755)
  const write = (file: string, version: string) =>
    writeFile(join(root, file), JSON.stringify({ packages: { 'node_modules/zod': { version } } }))
  const run = () =>
    spawnSync(process.execPath, [join(root, 'src/cli/setup.mjs'), 'where', 'page:/'], {
      encoding: 'utf8',
      env: { ...process.env, PATH: [root, dirname(process.execPath)].join(delimiter) },
    })
  const calls = () => readFile(join(root, 'calls.txt'), 'utf8')
  await write('package-lock.json', '4.1.0')

  expect(run()).toMatchObject({ status: 0, stdout: 'ran where page:/\n' })
  expect(await calls()).toMatch(/^ci .*\n$/)
  expect(run()).toMatchObject({ status: 0, stderr: '' })
  expect(await calls()).toMatch(/^ci .*\n$/)

  await write('package-lock.json', '4.2.0')
  expect(run()).toMatchObject({ status: 0, stdout: 'ran where page:/\n' })
  expect(await calls()).toMatch(/^ci .*\nci .*\n$/)
})
