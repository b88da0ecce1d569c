import { expect, test } from '@playwright/test'
import { axeErrors } from '../browser/axe.ts'

test('a link to the top shows on the way up alone, leads there, and is not on paper', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/repair')
  const link = page.getByRole('link', { name: 'Back to top' })
  const opacity = () => link.evaluate((element) => getComputedStyle(element.parentElement ?? element).opacity)
  const scroll = (y: number) => page.evaluate((place) => scrollTo(0, place), y)
  expect(await opacity()).toBe('0')
  await scroll(1_200)
  await expect.poll(() => page.evaluate(() => document.body.className)).toBe('scrolled down')
  expect(await opacity()).toBe('0')
  await scroll(1_000)
  await expect.poll(opacity).toBe('1')
  expect(await axeErrors(page, { inside: 'body > footer' })).toEqual([])
  await link.click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(page.locator('#main')).toBeFocused()
  await page.setViewportSize({ width: 320, height: 640 })
  // A busy browser lays the page out after it has answered that the window is smaller.
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await page.emulateMedia({ media: 'print' })
  await expect(link).toBeHidden()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the link is at the end of the page', async ({ page }) => {
    await page.goto('/repair')
    await expect(page.getByRole('link', { name: 'Back to top' })).not.toBeInViewport()
    await page.getByRole('link', { name: 'Back to top' }).click()
    await expect(page.locator('h1')).toBeInViewport()
  })
})
