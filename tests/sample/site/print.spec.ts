import { expect, test } from '@playwright/test'

test('a printed page has all its pictures except the one behind the headline, and each logo once', async ({ page }) => {
  await page.goto('/')
  await page.pdf()
  const pictures = page.locator('[data-picture] [data-lazy] img')
  expect(await pictures.count()).toBeGreaterThan(5)
  const missing = (images: (HTMLElement | SVGElement)[]) =>
    images.filter((img) => !(img instanceof HTMLImageElement && img.complete && img.naturalWidth > 0)).length
  expect(await pictures.evaluateAll(missing)).toBe(0)

  await page.emulateMedia({ media: 'print' })
  const hidden = (images: Element[]) => images.filter((img) => img.getClientRects().length === 0).length
  expect(await pictures.evaluateAll(hidden)).toBe(0)
  await expect(page.locator('[data-block=hero] img')).toBeHidden()

  await page.setViewportSize({ width: 800, height: 1100 })
  await page.emulateMedia({ media: 'print', reducedMotion: 'no-preference' })
  const logos = page.locator('[data-block=logo-strip] li:visible')
  const names = await logos.allTextContents()
  expect(new Set(names).size).toBe(names.length)
  const isCut = (items: Element[]) =>
    items.some((item) => item.getBoundingClientRect().left < 0 || item.getBoundingClientRect().right > 800)
  expect(await logos.evaluateAll(isCut)).toBe(false)
})

test('a printed page has all answers', async ({ page }) => {
  await page.goto('/faq')
  const answers = page.locator('main details > div')
  const shown = () => answers.evaluateAll((all) => all.filter((answer) => answer.checkVisibility()).length)
  const count = await answers.count()
  expect(count).toBeGreaterThan(10)
  expect(await shown()).toBe(0)
  await page.emulateMedia({ media: 'print' })
  expect(await shown()).toBe(count)
  await expect(page.getByRole('link', { name: 'Link to this answer' }).first()).toBeHidden()
})
