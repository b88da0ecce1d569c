import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { cloneRepository } from '../../support/repository-clone.ts'
import { freePort } from '../../support/servers/free-port.ts'
import { writeSmallSite } from './small-site.ts'

const root = join(import.meta.dirname, '../../..')

let clone: string
let server: ChildProcess
let origin: string

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  clone = await mkdtemp(join(tmpdir(), 'marquee-refresh-'))
  const content = join(clone, 'content')
  await writeSmallSite(content)
  await cloneRepository(clone, content)
  const port = await freePort()
  origin = `http://localhost:${port}`
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const env = { ...process.env, PORT: String(port), NODE_ENV: 'development' }
  server = spawn(process.execPath, [vite], { cwd: clone, env, stdio: ['ignore', 'pipe', 'ignore'] })
  await new Promise<void>((listening) => {
    server.stdout?.on('data', (text) => String(text).includes('localhost') && listening())
  })
})

test.afterAll(async () => {
  server.kill('SIGTERM')
  await once(server, 'exit')
  await rm(clone, { recursive: true, force: true })
})

async function edit(file: string, from: string, to: string) {
  const text = await readFile(join(clone, file), 'utf8')
  expect(text).toContain(from)
  await writeFile(join(clone, file), text.replace(from, to))
}

/** Opens the page of a calculator and marks the window, so that a reload would be noticed. */
async function open(page: Page) {
  await page.goto(`${origin}/calculator`)
  await page.evaluate(() => document.body.setAttribute('data-not-reloaded', ''))
}

test('an edited component of an island shows in the open page, which preserves its state', async ({ page }) => {
  await open(page)
  const answer = page.locator('#calculator output').first()
  const before = await answer.textContent()
  await page.getByLabel('Items', { exact: true }).fill('300')
  await expect(answer).not.toHaveText(before ?? '')
  const counted = (await answer.textContent()) ?? ''
  await edit('blocks/calculator/calculator.tsx', '{block.action}', '{block.action} now')
  await expect(page.getByRole('button', { name: /now$/ })).toBeVisible()
  await expect(page.getByLabel('Items', { exact: true })).toHaveValue('300')
  await expect(answer).toHaveText(counted)
  await expect(page.locator('body')).toHaveAttribute('data-not-reloaded', '')
})

test('an edited component of a static block shows in the open page', async ({ page }) => {
  await open(page)
  await edit(
    'blocks/calculator-ratios/calculator-ratios.tsx',
    '{calculatorWords.ratio}<',
    '{calculatorWords.ratio} here<',
  )
  await expect(page.getByRole('columnheader', { name: 'Ratio here' })).toBeVisible()
  await expect(page.locator('body')).toHaveAttribute('data-not-reloaded', '')
})

test('an edit that is saved while the page is loading shows without a reload', async ({ page }) => {
  let saved = () => {}
  const edited = new Promise<void>((resolve) => {
    saved = resolve
  })
  await page.route('**/calculator', async (route) => {
    if (route.request().resourceType() !== 'document') await edited
    await route.continue()
  })
  await open(page)
  await edit('pages/calculator.yaml', 'title: How many do you need?', 'title: How many waiters?')
  saved()
  await expect(page.getByRole('heading', { level: 1, name: 'How many waiters?' })).toBeVisible()
  await expect(page.locator('body')).toHaveAttribute('data-not-reloaded', '')
})
