import { expect, type Page, test } from '@playwright/test'
import { hold } from '../../browser/hold.ts'
import { settled } from '../../browser/settled.ts'

const holdSheets = (page: Page) => hold(page, '**/assets/*.css')
const below = (page: Page) => [page.locator('#faq'), page.getByRole('contentinfo')]
const familyOf = (element: Element) => getComputedStyle(element).fontFamily

test('the top of a page shows before its style sheets have loaded, and everything below shows with them', {
  tag: ['@phone', '@visitor'],
}, async ({ page }) => {
  const release = await holdSheets(page)
  await page.goto('/', { waitUntil: 'commit' })
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeVisible()
  expect(await heading.evaluate(familyOf)).toContain('Bricolage')
  await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible()
  for (const part of below(page)) await expect(part).toBeHidden()
  // The scrollbar as well, which would move it all later.
  expect(await page.evaluate(() => document.documentElement.scrollHeight > innerHeight)).toBe(true)
  const top = await heading.boundingBox()
  release()
  for (const part of below(page)) await expect(part).toBeVisible()
  await settled(page)
  expect(await heading.boundingBox()).toEqual(top)
})

test('a dialog that is opened before the style sheets have loaded shows its frame at once, and then its content', {
  tag: '@phone',
}, async ({ page }) => {
  const release = await holdSheets(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Get Staffing Quote' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Get a staffing quote' })
  await expect(dialog).toBeVisible()
  expect(await dialog.evaluate((element) => getComputedStyle(element).borderRadius)).toBe('20px')
  const box = dialog.getByRole('checkbox', { name: 'Bartenders' })
  await expect(box).toBeHidden()
  release()
  await box.check()
  await expect(box).toBeChecked()
})

test('a page without its style sheets shows unstyled', async ({ page }) => {
  await page.route('**/assets/*.css', (route) => route.abort())
  // The app does not start without the style sheets: it reloads the page once.
  await hold(page, '**/assets/*.js')
  await page.goto('/')
  for (const part of below(page)) await expect(part).toBeVisible()
  await page.getByRole('button', { name: 'Get Staffing Quote' }).first().click()
  await expect(page.getByRole('dialog').getByRole('checkbox', { name: 'Bartenders' })).toBeVisible()
})

test('local storage is not read before the first paint: the disk may be slow', async ({ page }) => {
  await page.addInitScript(() => {
    const storage = localStorage
    let looks = 0
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        looks++
        return storage
      },
    })
    Object.defineProperty(window, 'looks', { get: () => looks })
  })
  // Installed alone, the clock runs while the page loads.
  await page.clock.install({ time: '2026-11-24T10:00:00Z' })
  await page.clock.pauseAt('2026-11-24T11:00:00Z')
  await page.goto('/')
  const looks = () => page.evaluate(() => (window as unknown as { looks: number }).looks)
  expect(await looks()).toBe(0)
  await page.clock.runFor(200)
  expect(await looks()).toBe(1)
})

test('the style sheets of a page do not load before its fonts', async ({ request }) => {
  for (const [path, isLow] of [
    ['/', false],
    ['/book-now', true],
  ] as const) {
    const html = await (await request.get(path)).text()
    const sheets = html.match(/<link rel="stylesheet"[^>]*>/g) ?? []
    expect(sheets.length, path).toBeGreaterThan(0)
    expect(
      sheets.filter((sheet) => sheet.includes('fetchpriority="low"') !== isLow),
      path,
    ).toEqual([])
  }
})

test('an address leads to a part of the page that shows with the style sheets', async ({ page }) => {
  const release = await holdSheets(page)
  await page.goto('/#faq', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  release()
  await expect(page.locator('#faq')).toBeInViewport()
})

test('a link to words of the page leads to them', async ({ page }) => {
  await page.goto('/#:~:text=Questions%20before%20you%20book')
  await expect(page.getByText('Questions before you book')).toBeInViewport()
})

test('a reload and Back preserve the scroll position', async ({ page }) => {
  await page.goto('/')
  await page.locator('#faq').scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  const release = await holdSheets(page)
  const loaded = page.reload()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  release()
  await loaded
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)

  await page.goto('/about')
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('nothing waits for the style sheets', async ({ page }) => {
    await page.route('**/assets/*.css', (route) => route.abort())
    await page.goto('/')
    for (const part of below(page)) await expect(part).toBeVisible()
  })
})
