import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as material from '@mui/material'
import { expect, test } from '@playwright/test'
import { watchErrors } from '../../browser/watch-errors.ts'
import { isLong } from '../../support/long.ts'
import { cloneRepository } from '../../support/repository-clone.ts'
import { freePort } from '../../support/servers/free-port.ts'
import { needsStyle, notTried } from '../every-component/props.tsx'

const root = join(import.meta.dirname, '../../..')
const shared = join(root, 'tests/engine/errors/_shared')

/** Components that draw nothing until they are hydrated, and two usual ones. */
const watched = ['Button', 'TextField', ...needsStyle]

/** All that looks like a component in the exports of MUI. */
const exported = Object.entries(material as Record<string, unknown>)
  .filter(
    ([name, value]) => /^[A-Z]/.test(name) && (typeof value === 'function' || (value as object).constructor === Object),
  )
  .map(([name]) => name)

/** A tenth of them, with those that are watched; in the long part all. */
const tried = exported.filter(
  (name, index) => !(name in notTried) && (isLong || index % 10 === 0 || watched.includes(name)),
)
const idOf = (name: string) =>
  'component-' +
  name
    .replace(/_/g, '')
    .replace(/(?<!^)([A-Z])/g, '-$1')
    .toLowerCase()

let clone: string
let server: ChildProcess | undefined
let origin: string

/** Builds a page with each component in a block of the site, in a clone of the repository. */
test.beforeAll(async () => {
  clone = await mkdtemp(join(tmpdir(), 'marquee-components-'))
  const pages = join(clone, 'content')
  await mkdir(pages)
  await cp(shared, join(pages, '_data'), { recursive: true })
  await cp(join(root, 'pages/_public/logo.svg'), join(pages, '_public/favicon.svg'))
  const blocks = tried.map((name) => `  - type: every-component\n    id: ${idOf(name)}\n    component: ${name}\n`)
  await writeFile(
    join(pages, 'index.yaml'),
    `title: Every component of MUI\ndescription: Each component that the package exports, in an island of its own, as a visitor would use it on a page.\nblocks:\n  - type: page-title\n    title: Every component\n${blocks.join('')}`,
  )
  await cp(join(root, 'tests/engine/every-component'), join(pages, '_blocks/every-component'), { recursive: true })
  await cloneRepository(clone, pages)
  await promisify(execFile)(process.execPath, ['src/cli/main.ts', 'build', '--no-compress'], { cwd: clone })
  const port = await freePort()
  origin = `http://localhost:${port}`
  server = spawn(process.execPath, ['src/cli/main.ts', 'serve'], {
    cwd: clone,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  await new Promise<void>((listening) => server?.stdout?.once('data', () => listening()))
})

test.afterAll(async () => {
  if (server?.kill('SIGTERM')) await once(server, 'exit')
  await rm(clone, { recursive: true, force: true })
})

test('every component of MUI hydrates in a block under the content policy of the site', async ({ page }) => {
  const errors = await watchErrors(page)
  page.on(
    'console',
    (message) => message.type() === 'error' && errors.push(`${message.text()} ${message.location().url}`),
  )
  const html = await (await page.request.get(origin)).text()
  const styled = [...html.matchAll(/data-component="(\w+)"(.*?)<\/section>/gs)].flatMap(([, name, inside = '']) =>
    / style="/.test(inside) ? [name] : [],
  )
  expect(styled, 'add them to `needsStyle`').toEqual([])
  await page.goto(origin)
  await page.keyboard.press('Shift')
  const notHydrated = () => page.locator('main [data-island=""]').evaluateAll((islands) => islands.map(({ id }) => id))
  await expect.poll(async () => [...(await notHydrated()), ...errors]).toEqual([])
  await page.waitForLoadState('networkidle')
  const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id))
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  for (const name of watched) await expect(page.locator(`[data-component=${name}] > *`).first()).toBeAttached()
  expect(errors).toEqual([])
})
