import { expect, test } from '@playwright/test'
import { startApp } from '../../browser/hydrated.ts'
import { watchErrors } from '../../browser/watch-errors.ts'

test('following links violates nothing, and an untrusted text becomes neither HTML nor a script', {
  tag: '@visitor',
}, async ({ page }) => {
  const errors = await watchErrors(page)
  await page.goto('/')
  await startApp(page)
  for (const name of ['Blog', 'FAQ']) {
    const link = page.getByRole('contentinfo').getByRole('link', { name, exact: true }).first()
    await link.click()
    await expect(page.locator('h1')).toBeVisible()
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  }
  await page.goBack()
  await expect(page.locator('h1')).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Get Staffing Quote' }).first().dispatchEvent('click')
  expect(errors).toEqual([])

  const refused = await page.evaluate(() => {
    try {
      document.body.innerHTML = '<p>not ours</p>'
      return 'taken'
    } catch (error) {
      return (error as Error).name
    }
  })
  expect(refused).toBe('TypeError')
  await expect.poll(() => errors.join()).toMatch(/trusted/i)
})
