import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { startApp } from '../../browser/hydrated.ts'
import { watchErrors } from '../../browser/watch-errors.ts'
import { serveMeasuredSite } from './measured-site.ts'
import { providers, type Sent, standIn } from './stand-ins.ts'

// One worker runs all of them, so that their site is built once.
test.describe.configure({ mode: 'default' })

let site: Awaited<ReturnType<typeof serveMeasuredSite>>

test.beforeAll(async () => {
  site = await serveMeasuredSite({ measure: providers })
})
test.afterAll(() => site?.stop())

const names = providers.map(({ provider }) => provider)

/** The events that each provider got, by the names that most of them use. */
const eventsOf = (sent: readonly Sent[]) =>
  Object.fromEntries(
    names.map((name) => [
      name,
      sent.flatMap(({ provider, event }) =>
        provider === name && event !== 'engagement' ? [ourName[event] ?? event] : [],
      ),
    ]),
  )
const ourName: Record<string, string> = { pageview: 'page_view', PageView: 'page_view', Lead: 'form_sent' }

/** What all providers got, which is the same for each, besides the one that has one name for two events. */
async function expectEvents(sent: readonly Sent[], events: readonly string[]) {
  const expected = Object.fromEntries(
    names.map((name) => [
      name,
      events.map((event) => (name === 'meta-pixel' && /^(?:call|email)$/.test(event) ? 'Contact' : event)),
    ]),
  )
  await expect.poll(() => eventsOf(sent)).toEqual(expected)
}

async function open(page: Page, path: string) {
  const errors = await watchErrors(page)
  const records = await standIn(page, site.origin)
  await page.goto(site.origin + path)
  return { errors, ...records }
}

test('each provider counts views, also of pages that the app shows without loading them', async ({ page }) => {
  const { sent, errors } = await open(page, '/about?utm_source=letter')
  await expectEvents(sent, ['page_view'])
  await startApp(page)
  await page.getByRole('link', { name: 'Calculator' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How many do you need?')
  await expectEvents(sent, ['page_view', 'page_view'])
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About the small site')
  await expectEvents(sent, ['page_view', 'page_view', 'page_view'])
  const addresses = sent.flatMap(({ provider, event, details: { dl, u, url, page_location, address } }) =>
    event === 'engagement' || provider === 'meta-pixel' ? [] : [dl ?? u ?? url ?? page_location ?? address],
  )
  const [first, second] = [`${site.origin}/about?utm_source=letter`, `${site.origin}/calculator`]
  expect([...new Set(addresses)].sort()).toEqual([first, second])
  expect(errors).toEqual([])
})

test('each provider counts what visitors do, and gets nothing that they type', async ({ page }) => {
  await page.route('**/api/inquiries', (route) => route.fulfill({ status: 201, json: { ok: true, id: '1' } }))
  const { sent, errors } = await open(page, '/ask')
  const did = ['page_view']
  await expectEvents(sent, did)
  await startApp(page)
  await page.getByRole('textbox', { name: 'Your name' }).fill('Anna Secret')
  await expectEvents(sent, [...did, 'form_begin'])
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('textbox', { name: 'Your event' }).fill('Secret party')
  did.push('form_begin', 'form_step')
  await expectEvents(sent, did)
  await page.getByRole('button', { name: 'Send' }).click()
  await expectEvents(sent, [...did, 'form_sent'])
  did.push('form_sent')
  for (const link of await page.getByRole('link').all())
    await link.evaluate((element) => element.addEventListener('click', (event) => event.preventDefault()))
  await page.getByRole('main').getByRole('link', { name: 'Call us' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Write to us' }).click()
  await page.getByRole('main').getByRole('link', { name: 'The price list' }).click()
  did.push('call', 'email', 'download')
  await expectEvents(sent, did)
  const details = (event: string) =>
    sent.filter(({ provider, event: name }) => provider === 'script' && name === event).map((one) => one.details)
  expect(details('form_step')).toEqual([expect.objectContaining({ form: 'ask', progress: 100 })])
  expect(details('download')).toEqual([expect.objectContaining({ file: '/prices.pdf' })])
  expect(JSON.stringify(sent)).not.toMatch(/secret|Anna/i)
  expect(errors).toEqual([])
})

test('a search that finds nothing is counted once the visitor has typed, without the words', async ({ page }) => {
  const { sent, errors } = await open(page, '/find')
  await startApp(page)
  const field = page.getByRole('main').getByRole('searchbox')
  await field.pressSequentially('qqxx')
  // The page of results writes the query into its address, so scripts that read addresses get nothing.
  const counted = ['page_view', 'search_nothing']
  await expect.poll(() => eventsOf(sent)).toMatchObject({ plausible: counted, matomo: counted, ga4: counted })
  expect(JSON.stringify(sent)).not.toContain('qqxx')
  expect(errors).toEqual([])
})

test('a page that does not exist is counted with its address', async ({ page }) => {
  const { sent } = await open(page, '/no/such/page')
  await expectEvents(sent, ['page_view', 'not_found'])
  expect(sent.find(({ provider }) => provider === 'ga4')?.details['dl']).toBe(`${site.origin}/no/such/page`)
})

test('no query leaves the page: scripts that read it themselves are not loaded', async ({ page }) => {
  const { sent, requested } = await open(page, '/calculator?guests=180&utm_source=letter')
  await expect
    .poll(() => eventsOf(sent))
    .toMatchObject({ plausible: ['page_view'], matomo: ['page_view'], ga4: ['page_view'] })
  expect(requested.filter((address) => /facebook|gtm\.js|own\.example/.test(address))).toEqual([])
  expect(JSON.stringify(sent)).not.toContain('guests')
})

test('whoever sends Global Privacy Control is counted by nobody', { tag: '@visitor' }, async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  const { requested } = await open(page, '/about')
  await startApp(page)
  await page.getByRole('link', { name: 'Calculator' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How many do you need?')
  expect(requested).toEqual([])
})

test('a script of another site loads nothing from a host that is not listed', async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { loadUnlisted: true }))
  const { requested, sent } = await open(page, '/about')
  await expectEvents(sent, ['page_view'])
  await expect.poll(() => page.evaluate(() => (window as { refused?: string }).refused)).toBe('TypeError')
  expect(requested.some((address) => address.includes('tags.example.com'))).toBe(true)
  expect(requested.some((address) => address.includes('unlisted'))).toBe(false)
})

test('a crawler’s copy of a page has neither the script nor its settings', async () => {
  const read = (file: string) => readFile(join(site.folder, 'dist', file), 'utf8')
  expect(await read('about.html')).toContain('G-ABC1234567')
  expect(await read('snapshots/about.html')).not.toMatch(/G-ABC1234567|<script(?! type="application\/ld)/)
})
