import { expect, test } from '@playwright/test'

test('a printed page has all its pictures except the one behind the headline', async ({ page }) => {
  await page.goto('/')
  await page.pdf()
  const isLoaded = (img: HTMLElement | SVGElement) =>
    img instanceof HTMLImageElement && img.complete && img.naturalWidth > 0
  const pictures = await page.locator('[data-picture] [data-lazy] img').all()
  expect(pictures.length).toBeGreaterThan(5)
  for (const picture of pictures) expect(await picture.evaluate(isLoaded)).toBe(true)

  await page.emulateMedia({ media: 'print' })
  for (const picture of pictures) expect(await picture.boundingBox()).toMatchObject({ height: expect.any(Number) })
  await expect(page.locator('[data-block=hero] img')).toBeHidden()
})

test('a printed page has each logo once', async ({ page }) => {
  await page.goto('/')
  await page.setViewportSize({ width: 800, height: 1100 })
  await page.emulateMedia({ media: 'print', reducedMotion: 'no-preference' })
  const strip = page.locator('[data-block=logo-strip]')
  const logos = await strip.locator('li:visible').all()
  expect(new Set(await strip.locator('li:visible').allTextContents()).size).toBe(logos.length)
  for (const logo of logos) {
    const { x = -1, width = 0 } = (await logo.boundingBox()) ?? {}
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x + width).toBeLessThanOrEqual(800)
  }
})

test('a printed page has all answers', async ({ page }) => {
  await page.goto('/faq')
  const answers = await page.locator('main details > div').all()
  expect(answers.length).toBeGreaterThan(10)
  for (const answer of answers) await expect(answer).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  for (const answer of answers) await expect(answer).toBeVisible()
  await expect(page.getByRole('link', { name: 'Link to this answer' }).first()).toBeHidden()
})
