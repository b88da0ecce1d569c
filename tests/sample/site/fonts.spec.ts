import { expect, test } from '@playwright/test'

test('a page loads the usual characters, and others when somebody types them', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.woff2')) fetched.push(new URL(request.url()).pathname)
  })
  await page.goto('/search?q=San+José')
  await page.evaluate(() => document.fonts.ready)
  const field = page.getByRole('main').getByRole('searchbox')
  await expect(field).toHaveValue('San José')
  expect(fetched.map((path) => path.split('-')[0]).sort()).toEqual(['/assets/bricolage', '/assets/figtree'])
  await field.fill('Besançon')
  await expect.poll(() => fetched.length).toBe(3)
  expect(fetched[2]).toMatch(/^\/assets\/figtree-/)
})
