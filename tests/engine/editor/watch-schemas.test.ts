// @module-tag exhaustive

import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { isLong } from '../../support/long.ts'

const collections = (field: string) =>
  `cities:\n  description: A city.\n  fields:\n    ${field}: { kind: text, description: Where to park. }\n`

/** A repository with a small site, and the fields of a city in its schemas of editors. */
function repository() {
  const root = mkdtempSync(join(tmpdir(), 'marquee-schemas-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  for (const name of [
    'blocks',
    'schema',
    'src',
    'package.json',
    'package-lock.json',
    'vite.config.ts',
    'tsconfig.json',
  ])
    cpSync(name, join(root, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
  const data = join(root, 'pages/_data')
  mkdirSync(data, { recursive: true })
  writeFileSync(
    join(data, 'site.yaml'),
    'name: Bikes\nphone: (213) 555-0100\nemail: hi@example.com\norigin: https://bikes.example.org\n',
  )
  const save = (field: string) => writeFileSync(join(data, 'collections.yaml'), collections(field))
  const fields = () =>
    Object.keys(JSON.parse(readFileSync(join(root, '.marquee/cities.json'), 'utf8')).properties as object)
  const run = (...args: string[]) =>
    spawn(process.execPath, ['src/cli/main.ts', ...args], {
      cwd: root,
      stdio: 'pipe',
      env: { ...process.env, PORT: '0' },
    })
  const offered = (field: string) =>
    vi.waitFor(() => expect(fields()).toContain(field), { timeout: 60_000, interval: 50 })
  return { root, run, save, fields, offered }
}

it('another site is in the settings of the editor once somebody asks for it, and not because a server looks at it', async () => {
  const { root, run, save } = repository()
  save('trams')
  mkdirSync(join(root, '.vscode'))
  cpSync(join(root, 'pages'), join(root, 'other'), { recursive: true })
  const settings = join(root, '.vscode/settings.json')
  writeFileSync(settings, '{}\n')
  // What a server starts, but for `--watch`.
  expect(await once(run('editor', '--no-settings', '--site', join(root, 'other')), 'exit')).toEqual([0, null])
  expect(existsSync(join(root, '.marquee/other/cities.json'))).toBe(true)
  expect(readFileSync(settings, 'utf8')).toBe('{}\n')
  expect(await once(run('editor', '--site', 'other'), 'exit')).toEqual([0, null])
  expect(readFileSync(settings, 'utf8')).toContain('"./.marquee/other/cities.json"')
})

it('the schemas of editors offer a new field after a save', async () => {
  const { run, save, fields, offered } = repository()
  save('trams')
  const watching = run('editor', '--watch')
  const ended = once(watching, 'exit')
  await once(watching.stdout, 'data')
  expect(fields()).toContain('trams')

  save('parking')
  await offered('parking')

  watching.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
})

it.runIf(isLong)(
  'the development server runs the process that writes them, and starts it again after a crash',
  async () => {
    const { run, save, offered } = repository()
    save('trams')
    const server = run('dev')
    const ended = once(server, 'exit')
    await offered('trams')

    const pids = execFileSync('pgrep', ['-P', String(server.pid), '-f', 'editor --watch'], { encoding: 'utf8' })
    process.kill(Number(pids), 'SIGKILL')
    save('parking')
    await offered('parking')

    server.kill('SIGTERM')
    await ended
  },
)
