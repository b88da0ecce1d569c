import { expect, test } from '@playwright/test'
import { axeErrors } from '../browser/axe.ts'

const posts = 'main [data-block=page-list] li h3'

test('a list on several pages', async ({ page, request }) => {
  const nav = page.getByRole('navigation', { name: 'Pages', exact: true })
  const inHead = (rel: string) => page.locator(`head link[rel=${rel}]`)

  await test.step('leads from page to page, forwards and back', async () => {
    await page.goto('/blog')
    await expect(page.locator(posts).first()).toHaveText('Five things before the first frost')
    await expect(inHead('prev')).toHaveCount(0)
    await nav.getByRole('link', { name: 'Next page' }).click()
    await expect(page).toHaveURL('/blog/2')
    await expect(page).toHaveTitle('Journal, page 2 of 3 | Spoke & Chain')
    await expect(page.locator(posts)).toHaveCount(3)
    await expect(nav.locator('[aria-current=page]')).toHaveText('2')
    await expect(inHead('canonical')).toHaveAttribute('href', /\/blog\/2$/)
    await expect(inHead('prev')).toHaveAttribute('href', /\/blog$/)
    await expect(inHead('next')).toHaveAttribute('href', /\/blog\/3$/)
    await nav.getByRole('link', { name: 'Page 3' }).click()
    await expect(page.locator(posts)).toHaveCount(1)
    await expect(inHead('next')).toHaveCount(0)
    await nav.getByRole('link', { name: 'Page 1' }).click()
    await expect(page).toHaveURL('/blog')
  })

  await test.step('has one address for its first page, and none behind the last', async () => {
    const first = await request.get('/blog/1', { maxRedirects: 0 })
    expect([first.status(), first.headers()['location']]).toEqual([301, '/blog'])
    expect((await request.get('/blog/4')).status()).toBe(404)
  })

  await test.step('leads from post to post', async () => {
    await page.goto('/blog/vecht')
    await page.getByRole('link', { name: 'Next post When is a chain worn out?' }).click()
    await expect(page).toHaveURL('/blog/chain-wear')
    await page.goto('/blog/two-locks')
    await expect(page.getByRole('link', { name: /^Previous post/ })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Next post Why does it squeak?' })).toBeVisible()
  })
})

test('its links fit on the narrowest phone, from right to left as well', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/blog/2')
  expect(await axeErrors(page, { inside: 'main' })).toEqual([])
  for (const direction of ['ltr', 'rtl']) {
    await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction)
    const boxes = await page.locator('main nav[aria-label=Pages] li').evaluateAll((items) =>
      items.map((item) => {
        const { left, right, top } = item.getBoundingClientRect()
        return { left, right, top }
      }),
    )
    expect(new Set(boxes.map(({ top }) => Math.round(top))).size, `${direction}: one row`).toBe(1)
    expect(Math.min(...boxes.map(({ left }) => left))).toBeGreaterThanOrEqual(0)
    expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(320)
    const sign = direction === 'ltr' ? 1 : -1
    expect(boxes).toEqual([...boxes].sort((one, other) => sign * (one.left - other.left)))
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('every post is reached by links', async ({ page }) => {
    await page.goto('/blog')
    const seen: string[] = []
    for (;;) {
      seen.push(...(await page.locator(posts).allTextContents()))
      const next = page.getByRole('link', { name: 'Next page' })
      if ((await next.count()) === 0) break
      await next.click()
    }
    expect(new Set(seen).size).toBe(7)
  })
})
