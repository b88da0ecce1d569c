import { expect, type Page, test } from '@playwright/test'
import { axeErrors } from '../../browser/axe.ts'
import { startApp } from '../../browser/hydrated.ts'
import { watchErrors } from '../../browser/watch-errors.ts'
import { serveMeasuredSite } from './measured-site.ts'
import { providers, standIn } from './stand-ins.ts'

const names = providers.map(({ provider }) => provider)
const statistics = ['ga4', 'matomo', 'plausible']

// One worker runs all of them, so that their site is built once.
test.describe.configure({ mode: 'default' })

let site: Awaited<ReturnType<typeof serveMeasuredSite>>

test.beforeAll(async () => {
  const actionBar = { call: 'Call' }
  site = await serveMeasuredSite({ measure: providers, consent: { privacy: '/about' }, actionBar, backToTop: true })
})
test.afterAll(() => site?.stop())

async function open(page: Page, path = '/about') {
  const errors = await watchErrors(page)
  const records = await standIn(page, site.origin)
  await page.goto(site.origin + path)
  const asked = page.getByRole('region', { name: 'Your privacy' })
  const counting = () => [...new Set(records.sent.map(({ provider }) => provider))].sort()
  return { page, asked, counting, errors, ...records }
}

const privately = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))

async function followLink(page: Page) {
  await startApp(page)
  await page.getByRole('link', { name: 'Calculator' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How many do you need?')
}

test('nothing is requested before consent, also after navigation, and everything after it', {
  tag: '@visitor',
}, async ({ page }) => {
  const { asked, counting, requested, errors } = await open(page)
  await expect(asked).toBeVisible()
  expect(await axeErrors(page)).toEqual([])
  await followLink(page)
  await expect(asked).toBeVisible()
  expect(requested).toEqual([])
  await asked.getByRole('button', { name: 'Accept all' }).click()
  await expect(asked).toBeHidden()
  await expect.poll(counting).toEqual([...names].sort())
  await page.reload()
  await expect.poll(() => requested.filter((address) => address.includes('fbevents')).length).toBe(2)
  await expect(asked).toBeHidden()
  expect(errors).toEqual([])
})

test('after a refusal nothing is requested, and nobody is asked again', async ({ page }) => {
  const { asked, requested } = await open(page)
  await asked.getByRole('button', { name: 'Refuse all' }).click()
  await expect(asked).toBeHidden()
  await expect(page.locator('#main')).toBeFocused()
  await followLink(page)
  await page.reload()
  await page.waitForLoadState('networkidle')
  await expect(asked).toBeHidden()
  expect(requested).toEqual([])
})

test('one category is chosen, and withdrawn at the foot of the page: cookies are gone', async ({ page, context }) => {
  const { asked, counting, requested } = await open(page)
  await asked.getByText('Choose').click()
  await asked.getByRole('checkbox', { name: /^Statistics/ }).check()
  await asked.getByRole('button', { name: 'Save the choice' }).click()
  await expect.poll(counting).toEqual(statistics)
  const cookies = async () => (await context.cookies()).map(({ name }) => name).sort()
  await expect.poll(cookies).toEqual(['_ga', '_pk_id.1'])
  const change = page.getByRole('contentinfo').getByRole('button', { name: 'Privacy choices' })
  await change.click()
  await expect(asked).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(asked).toBeHidden()
  await expect(change).toBeFocused()
  await change.click()
  const before = requested.length
  const reloaded = page.waitForEvent('load')
  await asked.getByRole('button', { name: 'Refuse all' }).click()
  await reloaded
  await expect.poll(cookies).toEqual([])
  await page.waitForLoadState('networkidle')
  expect(
    requested.slice(before).filter((address) => !address.includes('collect') && !address.includes('.php')),
  ).toEqual([])
})

test('somebody who agreed to something else is asked again', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('marquee-consent', JSON.stringify({ version: 'statistics:ga4', accepted: ['statistics'] })),
  )
  const { asked, requested } = await open(page)
  await expect(asked).toBeVisible()
  expect(requested).toEqual([])
})

const answers = {
  'two months ago': [new Date(Date.now() - 61 * 24 * 60 * 60_000).toISOString(), false],
  'thirteen months ago': [new Date(Date.now() - 400 * 24 * 60 * 60_000).toISOString(), true],
  'nobody knows when': [undefined, true],
  'on a day that is none': ['soon', true],
} as const
test('somebody is asked again a year after the answer', async ({ page }) => {
  const { asked } = await open(page)
  await asked.getByRole('button', { name: 'Refuse all' }).click()
  const stored = JSON.parse((await page.evaluate(() => localStorage.getItem('marquee-consent'))) ?? '')
  expect(stored).toEqual({ version: stored.version, accepted: [], at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) })
  for (const [when, [at, isAsked]] of Object.entries(answers)) {
    await page.evaluate((choice) => localStorage.setItem('marquee-consent', choice), JSON.stringify({ ...stored, at }))
    await page.reload({ waitUntil: 'networkidle' })
    expect(await asked.isVisible(), when).toBe(isAsked)
  }
})

test('the answer in one tab counts in all of them, and behind Back', { tag: '@visitor' }, async ({ context, page }) => {
  const first = await open(page)
  const second = await open(await context.newPage(), '/ask')
  const third = await open(await context.newPage())
  await third.asked.getByRole('button', { name: 'Accept all' }).click()
  for (const { asked, counting } of [first, second, third]) {
    await expect(asked).toBeHidden()
    await expect.poll(counting).toEqual([...names].sort())
  }

  // A tab in which somebody writes is not loaded again, and sends nothing more.
  const form = second.page.locator('main form').first()
  await form.locator('input:visible').first().fill('Ada')
  await second.page.evaluate(() => document.body.setAttribute('data-not-reloaded', ''))
  const reloaded = page.waitForEvent('load')
  await third.page.getByRole('button', { name: 'Privacy choices' }).click()
  await third.asked.getByRole('button', { name: 'Refuse all' }).click()
  await reloaded
  expect((await context.cookies()).map(({ name }) => name)).toEqual([])
  const before = second.sent.length
  await second.page.getByRole('link', { name: 'Call us' }).dispatchEvent('click')
  await expect(form.locator('input:visible').first()).toHaveValue('Ada')
  await expect(second.page.locator('body[data-not-reloaded]')).toHaveCount(1)
  expect(second.sent).toHaveLength(before)

  // The page behind Back was asleep when another one was answered.
  await page.evaluate(() => localStorage.removeItem('marquee-consent'))
  await page.reload()
  await expect(first.asked).toBeVisible()
  await page.goto(`${site.origin}/ask`)
  await first.asked.getByRole('button', { name: 'Refuse all' }).click()
  await page.goBack()
  await expect(first.asked).toBeHidden()
})

test('Global Privacy Control is a refusal, which the visitor can change', { tag: '@visitor' }, async ({ page }) => {
  await privately(page)
  const { asked, counting, requested } = await open(page)
  await followLink(page)
  await expect(asked).toBeHidden()
  expect(requested).toEqual([])
  await page.getByRole('button', { name: 'Privacy choices' }).click()
  await asked.getByRole('button', { name: 'Accept all' }).click()
  await expect.poll(counting).toEqual([...names].sort())
})

test('both answers look alike, nothing moves, and no focused element is covered at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.addInitScript(() => {
    const shifts = Object.assign(window, { shifted: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.shifted += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const { asked } = await open(page, '/ask')
  await expect(asked).toBeVisible()
  const looks = await asked.getByRole('button').evaluateAll((buttons) =>
    buttons.slice(0, 2).map((button) => {
      const { color, backgroundColor, borderColor, fontSize, fontWeight, width, height } = getComputedStyle(button)
      return { color, backgroundColor, borderColor, fontSize, fontWeight, width, height }
    }),
  )
  expect(looks[0]).toEqual(looks[1])
  expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBe(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await expect(page.getByRole('navigation', { name: 'Contact' })).toBeHidden()
  const covered: string[] = []
  for (let step = 0; step < 40; step++) {
    await page.keyboard.press('Tab')
    const name = await page.evaluate(() => {
      const banner = document.getElementById('consent')
      const focused = document.activeElement
      if (!banner || !focused || focused === document.body || banner.contains(focused)) return ''
      return focused.getBoundingClientRect().bottom > banner.getBoundingClientRect().top ? focused.outerHTML : ''
    })
    if (name) covered.push(name)
  }
  expect(covered).toEqual([])
})

test('it is absent on paper, has a border in forced colours, and fits from right to left', async ({ page }) => {
  const { asked } = await open(page)
  await page.emulateMedia({ forcedColors: 'active' })
  expect(await asked.evaluate((element) => getComputedStyle(element).borderTopWidth)).toBe('1px')
  await page.emulateMedia({ forcedColors: 'none', media: 'print' })
  await expect(asked).toBeHidden()
  await expect(page.getByRole('button', { name: 'Privacy choices' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl'
  })
  const { x, width } = (await asked.boundingBox()) ?? { x: -1, width: 0 }
  expect([x, width]).toEqual([0, page.viewportSize()?.width])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('nobody is asked, and nothing is requested', async ({ page }) => {
    const { requested } = await standIn(page, site.origin)
    await page.goto(`${site.origin}/about`)
    await expect(page.getByRole('region', { name: 'Your privacy' })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Privacy choices' })).toBeHidden()
    expect(requested).toEqual([])
  })
})
