import { expect, type Page, test } from '@playwright/test'
import { axeErrors } from '../browser/axe.ts'

const [white, night] = ['rgb(255, 255, 255)', 'rgb(11, 28, 26)']
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
const aroundPage = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]
      .filter(({ media }) => matchMedia(media).matches)
      .map(({ content }) => content),
  )

test.describe('for a visitor whose system is dark', () => {
  test.use({ colorScheme: 'dark' })

  test('a page has its dark colours, which can be read, and is light on paper', async ({ page }) => {
    for (const path of ['/', '/guided-tours', '/rental', '/book']) {
      await page.goto(path)
      expect(await ground(page)).toBe(night)
      expect(await axeErrors(page)).toEqual([])
    }
    expect(await aroundPage(page)).toEqual(['#0b1c1a'])
    await page.emulateMedia({ media: 'print' })
    await expect.poll(() => ground(page)).toBe(white)
  })

  test('the switch makes pages light, from the first picture of the next one', { tag: '@phone' }, async ({
    page,
    isMobile,
  }) => {
    await page.goto('/')
    if (isMobile) await page.getByRole('button', { name: 'Menu', exact: true }).click()
    const dark = page.getByRole('button', { name: 'Dark colours' })
    await expect(dark).toHaveAttribute('aria-pressed', 'true')
    await dark.click()
    await expect(dark).toHaveAttribute('aria-pressed', 'false')
    expect(await ground(page)).toBe(white)
    expect(await aroundPage(page)).toEqual(['#ffffff'])
    if (isMobile) await page.keyboard.press('Escape')

    await test.step('also after a link, and after a reload', async () => {
      await page.getByRole('contentinfo').getByRole('link', { name: 'Rental' }).click()
      await expect(page).toHaveURL('/rental')
      expect([await ground(page), await aroundPage(page)]).toEqual([white, ['#ffffff']])
      await page.reload({ waitUntil: 'commit' })
      await page.waitForFunction(() => document.querySelector('body > header') !== null)
      expect(await ground(page)).toBe(white)
    })

    await test.step('and a choice that is that of the system is forgotten', async () => {
      if (isMobile) await page.getByRole('button', { name: 'Menu', exact: true }).click()
      await dark.click()
      expect(await ground(page)).toBe(night)
      await page.emulateMedia({ colorScheme: 'light' })
      await expect.poll(() => ground(page)).toBe(white)
      await expect(dark).toHaveAttribute('aria-pressed', 'false')
    })
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'dark' })

  test('the page follows the system, and has no switch', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('body')).toHaveCSS('background-color', night)
    await expect(page.locator('[data-switches-scheme]').filter({ visible: true })).toHaveCount(0)
  })
})
