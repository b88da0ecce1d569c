import { expect, type Page, test } from '@playwright/test'
import { axeErrors } from '../../browser/axe.ts'

const bar = (page: Page) => page.getByRole('navigation', { name: 'Contact' })
const scrollDown = (page: Page, y: number) => page.evaluate((place) => scrollTo(0, place), y)

test('the bar with the phone number and the quote form stays at the foot of the window on phones', {
  tag: '@phone-only',
}, async ({ page }) => {
  await page.goto('/chicago/bartenders')
  await expect(bar(page)).toBeHidden()
  await scrollDown(page, 1_600)
  await expect(bar(page)).toBeInViewport({ ratio: 1 })
  await expect(bar(page).getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+12135550142')
  expect(await axeErrors(page, { inside: 'body > nav' })).toEqual([])

  await test.step('it covers neither the last lines nor what has the focus', async () => {
    const covered = async () => {
      await scrollDown(page, 1e6)
      return page.evaluate(() => {
        const [footer, bar] = ['footer', 'nav'].map((part) => document.querySelector(`body > ${part}`))
        return (footer?.getBoundingClientRect().bottom ?? 0) - (bar?.getBoundingClientRect().top ?? 0)
      })
    }
    // Half a pixel may be rounding.
    await expect.poll(covered).toBeLessThan(1)
    await scrollDown(page, 0)
    const hidden = await page.evaluate(() => {
      const height = document.querySelector<HTMLElement>('body > nav')?.offsetHeight ?? 0
      return [...document.querySelectorAll<HTMLElement>('main :is(a, button)')]
        .filter((element) => {
          element.focus()
          return element === document.activeElement && element.getBoundingClientRect().bottom > innerHeight - height
        })
        .map(({ textContent }) => textContent)
    })
    expect(hidden).toEqual([])
  })

  await test.step('its button opens the quote form, which lies over it', async () => {
    await scrollDown(page, 1_600)
    await bar(page).getByRole('button', { name: 'Get a quote' }).tap()
    const dialog = page.getByRole('dialog', { name: 'Get a staffing quote' })
    await expect(dialog).toBeVisible()
    await expect(bar(page)).toHaveAttribute('inert')
    await dialog.getByRole('button', { name: 'Close' }).tap()
  })

  await test.step('it fits into 320 px', async () => {
    await page.setViewportSize({ width: 320, height: 640 })
    await expect(bar(page)).toBeInViewport({ ratio: 1 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })

  await test.step('it is not on paper', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(bar(page)).toBeHidden()
  })
})

test('the bar is not on pages that begin with a form, ask for a password or are named, also after a link to them', {
  tag: '@phone-only',
}, async ({ page }) => {
  for (const path of ['/interview-form', '/3chi', '/careers']) {
    await page.goto(path)
    await scrollDown(page, 400)
    await expect(bar(page)).toBeHidden()
  }
  await page.goto('/about')
  await scrollDown(page, 400)
  await expect(bar(page)).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click()
  await expect(page).toHaveURL('/careers')
  await scrollDown(page, 400)
  await expect(bar(page)).toBeHidden()
})

test('no bar on a wide window', async ({ page }) => {
  await page.goto('/chicago/bartenders')
  await scrollDown(page, 1_600)
  await expect(bar(page)).toBeHidden()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the bar is always there on phones', { tag: '@phone-only' }, async ({ page }) => {
    await page.goto('/chicago/bartenders')
    await expect(bar(page)).toBeInViewport({ ratio: 1 })
  })
})
