import { expect, type Page, test } from '@playwright/test'
import { axeErrors } from '../browser/axe.ts'
import { settled } from '../browser/settled.ts'

const bar = (page: Page) => page.getByRole('complementary', { name: 'Announcement' })
const top = (page: Page) => page.getByRole('banner').evaluate((element) => element.getBoundingClientRect().top)

test('an announcement is over the header of its pages, leaves with the page, and stays closed', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/')
  await expect(bar(page)).toContainText('Winter check: brakes, chain and lights for €39.')
  expect(await axeErrors(page, { inside: 'body > aside' })).toEqual([])

  await test.step('the header follows it, and sticks to the window', async () => {
    const height = (await bar(page).boundingBox())?.height ?? 0
    expect(await top(page)).toBeCloseTo(height, 0)
    await page.evaluate(() => scrollTo(0, 600))
    await expect(bar(page)).not.toBeInViewport()
    await page.evaluate(() => scrollTo(0, 500))
    await expect.poll(() => top(page)).toBe(0)
    await page.evaluate(() => scrollTo(0, 0))
  })

  await test.step('a closed one is away at once, and from the first picture of the next visit', async () => {
    await bar(page).getByRole('button', { name: 'Close the announcement' }).click()
    await expect(bar(page)).toBeHidden()
    expect(await top(page)).toBe(0)
    await page.reload({ waitUntil: 'commit' })
    await page.waitForFunction(() => document.querySelector('body > header') !== null)
    await expect(bar(page)).toBeHidden()
    await page.goto('/shops')
    await expect(bar(page)).toBeHidden()
  })

  await test.step('another is still there, also after a link to its page, and after one without any', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Rental' }).click()
    await expect(page).toHaveURL('/rental')
    await expect(bar(page)).toContainText('No rental in the week of King’s Day.')
    expect(await axeErrors(page, { inside: 'body > aside' })).toEqual([])
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
    await expect(page).toHaveURL('/privacy')
    await expect(bar(page)).toHaveCount(0)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Repairs' }).click()
    await expect(page).toHaveURL('/repair')
    await expect(bar(page)).toBeHidden()
  })
})

test('nothing moves when an announcement is there, it fits into 320 px, and is not on paper', async ({ page }) => {
  await page.addInitScript(() => {
    const moved: number[] = []
    Object.assign(window, { moved })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/rental')
  await settled(page)
  expect(await page.evaluate(() => (window as unknown as { moved: number[] }).moved)).toEqual([])
  await expect(bar(page)).toBeVisible()
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await page.emulateMedia({ media: 'print' })
  await expect(bar(page)).toBeHidden()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('an announcement is there, and has no button', async ({ page }) => {
    await page.goto('/rental')
    await expect(bar(page)).toBeVisible()
    await expect(bar(page).getByRole('button', { name: 'Close the announcement' })).toBeHidden()
    const height = (await bar(page).boundingBox())?.height ?? 0
    expect(await top(page)).toBeCloseTo(height, 0)
  })
})
