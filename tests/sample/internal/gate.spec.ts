import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import type { GateFields } from '../../../src/gate/envelope.ts'
import { openWithPassword } from '../../../src/gate/open.ts'
import { seal } from '../../../src/gate/seal.ts'
import { axeErrors } from '../../browser/axe.ts'
import { enter, gates, openPage, passwordField, passwordOf } from '../../browser/gate-page.ts'
import { hold } from '../../browser/hold.ts'
import { expectHydrated } from '../../browser/hydrated.ts'

const dist = resolve(import.meta.dirname, '../../../dist')
const [swipe = { path: '', remember: '' }, ...others] = gates
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const locked = (page: Page) => expect(heading(page)).toHaveText('Protected Area')
const dataPattern = /(<script type="application\/json" id="page">)([\s\S]*?)(<\/script>)/

/** What the document of a protected page holds. */
function gateOf(path: string): { html: string; gate: GateFields } {
  const html = readFileSync(join(dist, `${path}.html`), 'utf8')
  const { islands } = JSON.parse(html.match(dataPattern)?.[2] ?? '{}') as { islands: { gate: GateFields } }
  return { html, gate: islands.gate }
}

/** Serves a protected page as a later build would write it, with another password. */
async function rotate(page: Page, path: string, password: string) {
  const { html, gate } = gateOf(path)
  const content = '<!doctype html><title>Rota</title><main id="main"><section><h1>New rota</h1></section></main>'
  const envelope = await seal({ html: content, path, origin: 'https://rotated.example', passwords: [password] })
  const body = html.replace(dataPattern, (_, open, data, close) => {
    const before = JSON.parse(data)
    return open + JSON.stringify({ ...before, islands: { ...before.islands, gate: { ...gate, envelope } } }) + close
  })
  await page.route(`**${path}`, (route) => route.fulfill({ body, contentType: 'text/html; charset=utf-8' }))
}

test('a protected page shows the screen of the specification, opens, stores a key, and is locked in a new session', {
  tag: ['@phone', '@visitor'],
}, async ({ page, browser, baseURL }) => {
  const { path, remember } = swipe
  await page.goto(path)
  await locked(page)
  await expect(page.getByText('Please enter the password to access this page', { exact: true })).toBeVisible()
  await expect(passwordField(page)).toHaveAttribute('type', 'password')
  await expect(page).toHaveTitle(new RegExp(`^Protected Area \\(${path}\\)`))
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  expect(await axeErrors(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)

  await enter(page, passwordOf(path))
  await expect(heading(page)).not.toHaveText('Protected Area')
  await expect(heading(page)).toBeFocused()
  const title = (await heading(page).textContent()) ?? ''
  expect(await axeErrors(page, { without: '[data-notices]' })).toEqual([])

  const stored = await page.evaluate(() => Object.entries({ ...sessionStorage }))
  expect(stored.map(([key]) => key)).toContain(remember)
  expect(JSON.stringify(stored)).not.toContain(passwordOf(path))
  await page.reload()
  await expect(heading(page)).toHaveText(title)

  const other = await browser.newContext({ baseURL: baseURL ?? '' })
  const fresh = await other.newPage()
  await fresh.goto(path)
  await locked(fresh)
  await expect(passwordField(fresh)).toBeVisible()
  await other.close()
})

test('the other protected pages differ in their words alone', async ({ page }) => {
  for (const { path, remember } of others) {
    await page.goto(path)
    await locked(page)
    await expect(page).toHaveTitle(new RegExp(`^Protected Area \\(${path}\\)`))
    await enter(page, passwordOf(path))
    await expect(heading(page)).not.toHaveText('Protected Area')
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toContain(remember)
    expect(await axeErrors(page, { without: '[data-notices]' })).toEqual([])
  }
})

test('a wrong password is an error, clears the field and leaves the page closed; it can be shown and opens by keyboard alone', async ({
  page,
}) => {
  await page.goto('/swipe')
  for (const wrong of ['', 'open sesame', `${passwordOf('/swipe')}x`]) {
    await enter(page, wrong)
    await expect(page.getByRole('status').getByText('Incorrect password').last()).toBeVisible()
    await expect(passwordField(page)).toHaveValue('')
    await expect(passwordField(page)).toBeFocused()
    await locked(page)
  }
  expect(await page.evaluate(() => sessionStorage.getItem('swipe-auth'))).toBeNull()

  await passwordField(page).focus()
  await page.keyboard.type(passwordOf('/swipe'))
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(passwordField(page)).toHaveAttribute('type', 'text')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Candidate cards')
  await expect(heading(page)).toBeFocused()
})

test('a password entered before hydration is not lost, and never gets into the address', async ({ page }) => {
  const letScriptsThrough = await hold(page, '**/assets/*.js')
  await page.goto('/swipe', { waitUntil: 'commit' })
  await passwordField(page).fill(passwordOf('/swipe'))
  await passwordField(page).press('Enter')
  letScriptsThrough()
  await expect(heading(page)).toHaveText('Candidate cards')
  expect(new URL(page.url()).search).toBe('')
})

test('is opened and left like any page, and stays open when one returns', async ({ page }) => {
  await page.goto('/staff-portal')
  await page.locator('main a[href="/swipe"]').click()
  await locked(page)
  await enter(page, passwordOf('/swipe'))
  await expect(heading(page)).toHaveText('Candidate cards')
  await expect(page).toHaveTitle(/^Candidate cards/)
  await page.goBack()
  await expect(heading(page)).toHaveText('Staff portal')
  await expect(page).toHaveTitle(/^Staff portal/)
  await page.goForward()
  await expect(heading(page)).toHaveText('Candidate cards')
  await expect(page).toHaveTitle(/^Candidate cards/)
})

test('a stored key that is forged, none or of another page opens nothing', async ({ page }) => {
  await page.goto('/swipe')
  // The screen that is still starting would look at the stored key as well, and forget it.
  await expectHydrated(passwordField(page))
  for (const key of [btoa('0'.repeat(32)), 'true', (await openEnvelope('/captain-form')).key]) {
    await page.evaluate((stored) => sessionStorage.setItem('swipe-auth', stored), key)
    await page.reload()
    await expect(page.getByText('Incorrect password')).toBeVisible()
    await locked(page)
    expect(await page.evaluate(() => sessionStorage.getItem('swipe-auth'))).toBeNull()
  }
  await enter(page, passwordOf('/swipe'))
  await expect(heading(page)).toHaveText('Candidate cards')
})

async function openEnvelope(path: string) {
  const opened = await openWithPassword(gateOf(path).gate.envelope, path, passwordOf(path))
  if (!opened) throw new Error(`dist${path}.html was built with another password.`)
  return opened
}

test('a new password invalidates the stored key, and the old one opens nothing', async ({ page }) => {
  await openPage(page, '/swipe')
  await rotate(page, '/swipe', 'another-strong-password')
  await page.reload()
  await expect(page.getByText('Incorrect password')).toBeVisible()
  await locked(page)
  await enter(page, passwordOf('/swipe'))
  await expect(page.getByText('Incorrect password')).toHaveCount(2)
  await enter(page, 'another-strong-password')
  await expect(heading(page)).toHaveText('New rota')
})

test('swapped and shortened contents open nothing', async ({ page }) => {
  for (const change of [
    (own: GateFields) => ({ ...own, envelope: gateOf('/captain-form').gate.envelope }),
    (own: GateFields) => ({ ...own, envelope: { ...own.envelope, content: own.envelope.content.slice(0, -8) } }),
  ]) {
    const { html } = gateOf('/swipe')
    const body = html.replace(dataPattern, (_, open, data, close) => {
      const before = JSON.parse(data)
      return (
        open + JSON.stringify({ ...before, islands: { ...before.islands, gate: change(before.islands.gate) } }) + close
      )
    })
    await page.unrouteAll()
    await page.route('**/swipe', (route) => route.fulfill({ body, contentType: 'text/html; charset=utf-8' }))
    await page.goto('/swipe')
    await enter(page, passwordOf('/swipe'))
    await expect(page.getByText('Incorrect password')).toBeVisible()
    await locked(page)
  }
})

test('in a browser without cryptography the page says what to do', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(crypto, 'subtle', { value: undefined }))
  await page.goto('/swipe')
  await expect(page.getByRole('alert').filter({ hasText: 'only over https' })).toBeVisible()
  await expect(passwordField(page)).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the page says that it needs scripts', async ({ page }) => {
    await page.goto('/swipe')
    await expect(page.getByText('the browser needs scripts to open it')).toBeVisible()
    await expect(passwordField(page)).toBeHidden()
  })
})
