import { expect, type Page, test } from '@playwright/test'
import { hold } from '../../browser/hold.ts'

const pages = ['/captain-guide', '/staff-portal', '/data-dashboard', '/team-member-training']

test('pages for staff are not indexed, and are as wide as the window', { tag: '@phone' }, async ({ page }) => {
  for (const path of pages) {
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBe(0)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  }
})

test.describe('the captain guide', () => {
  const list = (page: Page) => page.locator('[data-block=checklist]')

  test('opens a case with one tap, with the number to call', async ({ page }) => {
    await page.goto('/captain-guide')
    await page.getByRole('link', { name: 'Somebody is hurt or ill' }).click()
    const injury = page.locator('#steps-injury')
    await expect(injury).toBeInViewport()
    await expect(injury.getByRole('link', { name: 'Call 911' })).toHaveAttribute('href', 'tel:911')
  })

  test('stores ticks on the device, and restores them after they were cleared', async ({ page }) => {
    await page.goto('/captain-guide')
    await list(page).getByRole('checkbox', { name: 'Client and purpose' }).check()
    await list(page).getByRole('checkbox', { name: 'First breaks taken on time' }).check()
    await expect(list(page).getByRole('group', { name: /Briefing/ })).toContainText('1 of 5')
    await page.reload()
    await expect(list(page).getByRole('checkbox', { name: 'Client and purpose' })).toBeChecked()
    await list(page).getByRole('button', { name: 'Clear all ticks' }).click()
    await expect(list(page).getByRole('checkbox', { checked: true })).toHaveCount(0)
    await list(page).getByRole('button', { name: 'Bring the ticks back' }).click()
    await expect(list(page).getByRole('checkbox', { checked: true })).toHaveCount(2)
  })

  test('what is ticked before hydration stays ticked', async ({ page }) => {
    const letScriptsThrough = await hold(page, '**/assets/*.js')
    await page.goto('/captain-guide')
    await list(page).getByRole('checkbox', { name: 'Client and purpose' }).check()
    letScriptsThrough()
    await expect(list(page).getByRole('group', { name: /Briefing/ })).toContainText('1 of 5')
    await expect(list(page).getByRole('checkbox', { name: 'Client and purpose' })).toBeChecked()
  })
})
