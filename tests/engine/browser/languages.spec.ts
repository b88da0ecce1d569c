import { cp, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { axeErrors } from '../../browser/axe.ts'
import { startApp } from '../../browser/hydrated.ts'
import { expectStill, watchShift } from '../../browser/layout-shift.ts'
import { watchErrors } from '../../browser/watch-errors.ts'
import { serveBuilt } from './built-folder.ts'

// One worker runs all of them, so that their site is built once.
test.describe.configure({ mode: 'default' })

let site: Awaited<ReturnType<typeof serveBuilt>>
test.beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-languages-'))
  await cp(join(import.meta.dirname, '../../sites/bakery'), join(folder, 'pages'), { recursive: true })
  site = await serveBuilt(folder)
})
test.afterAll(() => site?.stop())

const openMenu = (page: Page) => page.getByRole('banner').locator('[popovertarget=languages]')
const choices = (page: Page) => page.getByRole('banner').locator('a[data-language]').filter({ visible: true })
const offer = (page: Page) => page.locator('[data-language-offer]')
const path = (page: Page) => {
  const { pathname, search, hash } = new URL(page.url())
  return pathname + search + hash
}

test.use({ locale: 'nl-NL' })

test('the choice of languages opens by keyboard, and leads to the same page with its anchor', async ({ page }) => {
  const errors = await watchErrors(page)
  await page.goto(`${site.origin}/over-ons?van=brief#rich-text`)
  await expect(choices(page)).toHaveCount(0)
  await openMenu(page).focus()
  await page.keyboard.press('Enter')
  await expect(choices(page)).toHaveText(['Nederlands', 'العربية'])
  await expect(choices(page).first()).toHaveAttribute('aria-current', 'true')
  expect(await axeErrors(page, { inside: 'header' })).toEqual([])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(choices(page).last()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  expect(path(page)).toBe('/ar/man-nahnu?van=brief#rich-text')
  expect(errors).toEqual([])
})

test('the choice follows the page that a link has led to', async ({ page }) => {
  await page.goto(`${site.origin}/over-ons`)
  await startApp(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Prijzen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prijzen')
  await openMenu(page).click()
  await choices(page).last().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('خبز على مهل')
  expect(path(page)).toBe('/ar')
})

test('a picture beside a text in the menu does not lie over it, from right to left', { tag: '@phone-only' }, async ({
  page,
}) => {
  await page.goto(`${site.origin}/ar`)
  await page.getByRole('button', { name: 'القائمة' }).click()
  const search = page.locator('#menu').getByRole('button', { name: 'بحث' })
  const gap = await search.evaluate((button) => {
    const text = document.createRange()
    text.selectNodeContents([...button.childNodes].find((node) => node.nodeType === Node.TEXT_NODE) as Node)
    const picture = button.querySelector('svg') as SVGElement
    return picture.getBoundingClientRect().left - text.getBoundingClientRect().right
  })
  expect(gap).toBeGreaterThan(4)
})

test('the menu of phones has the languages, from right to left too', { tag: '@phone-only' }, async ({ page }) => {
  await page.goto(`${site.origin}/ar/man-nahnu`)
  const opener = page.getByRole('button', { name: 'القائمة', exact: true })
  const middleOf = (button: typeof opener) =>
    button.evaluate((element) => {
      const { left, right } = element.getBoundingClientRect()
      return Math.round((left + right) / 2)
    })
  const place = await middleOf(opener)
  await opener.click()
  // The menu is closed where it was opened.
  expect(await middleOf(page.getByRole('button', { name: 'إغلاق القائمة' }))).toBe(place)
  await expect(choices(page)).toHaveText(['Nederlands', 'العربية'])
  await choices(page).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Over de bakkers')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, locale: 'ar-EG' })

  test('the choice of languages works, and nothing is offered', async ({ page }) => {
    await page.goto(`${site.origin}/over-ons`)
    await expect(offer(page)).toBeHidden()
    await openMenu(page).click()
    await choices(page).last().click()
    expect(path(page)).toBe('/ar/man-nahnu')
  })
})

test.describe('a visitor who reads Arabic', () => {
  test.use({ locale: 'ar-EG' })

  test('is offered the page in it, in its words, where nothing moves', { tag: '@phone' }, async ({ page }) => {
    const errors = await watchErrors(page)
    await watchShift(page)
    const response = await page.goto(`${site.origin}/over-ons`)
    expect(response?.headers()['vary'] ?? '').not.toMatch(/language/i)
    const link = offer(page).getByRole('link', { name: 'اقرأ هذه الصفحة بالعربية' })
    await expect(link).toHaveAttribute('lang', 'ar')
    await expectStill(page, 0, 'the page')
    expect(await axeErrors(page, { inside: '[data-language-offer]' })).toEqual([])
    await link.click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
    expect(path(page)).toBe('/ar/man-nahnu')
    await expect(offer(page)).toBeHidden()
    expect(errors).toEqual([])
  })

  test('closes it for good', async ({ page }) => {
    await page.goto(site.origin)
    await offer(page).getByRole('button').click()
    await expect(offer(page)).toBeHidden()
    await page.goto(`${site.origin}/over-ons`)
    await expect(offer(page)).toBeHidden()
  })

  test('is offered the page that a link has led to, and none that is not there', async ({ page }) => {
    await page.goto(`${site.origin}/over-ons`)
    await startApp(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Prijzen' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prijzen')
    await expect(offer(page)).toBeHidden()
    await page.getByRole('banner').getByRole('link', { name: 'Verhalen' }).click()
    await expect(offer(page).getByRole('link')).toHaveAttribute('href', '/ar/hikayat')
  })
})

test('nobody is offered the language of the page, nor one that they like less', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'languages', { value: ['en-GB', 'nl', 'ar'] }))
  await page.goto(`${site.origin}/over-ons`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(offer(page)).toBeHidden()
})

test('what somebody has filled in is offered in the other language, ticked by its value', async ({ page }) => {
  // Nobody has translated this block.
  const order = page.locator('#call-to-action').getByRole('button', { name: 'Bestellen' })
  await page.goto(site.origin)
  await startApp(page)
  await order.click()
  await page.getByRole('dialog').getByLabel('Heel (1,6 kg)').check()
  await page.getByRole('dialog').getByLabel('Je naam').fill('Noor')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Home')
  await openMenu(page).click()
  await choices(page).last().click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await startApp(page)
  await order.click()
  await page.getByRole('dialog').getByRole('button', { name: 'تابع من حيث توقفت' }).click()
  await expect(page.getByRole('dialog').getByLabel('كامل (1,6 كغ)')).toBeChecked()
  await expect(page.getByRole('dialog').getByLabel('اسمك')).toHaveValue('Noor')
})

test('the search of a language finds its pages, with and without the signs of vowels, and no others', async ({
  page,
}) => {
  await page.goto(`${site.origin}/ar/bahth`)
  await startApp(page)
  const found = async (word: string) => {
    await page.getByRole('main').getByRole('searchbox').fill(word)
    return page.getByRole('main').locator('a[href^="/ar/"]')
  }
  await expect(await found('الخبازين')).not.toHaveCount(0)
  await expect(await found('الخَبّازين')).not.toHaveCount(0)
  await expect(await found('molen')).toHaveCount(0)
  await expect(page.getByRole('main').getByText('لا توجد نتائج')).toBeVisible()
})

test('a page with a text and a block of the source has no faults, and fits on the narrowest phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(`${site.origin}/ar`)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('#call-to-action')).toHaveAttribute('lang', 'nl')
  await expect(page.locator('#call-to-action')).toHaveCSS('direction', 'ltr')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  expect(await axeErrors(page)).toEqual([])
})

test('an address is the same bytes whatever language a browser asks for, and an unknown one answers in its own', async ({
  request,
}) => {
  const answer = async (to: string, language: string) => {
    const response = await request.get(site.origin + to, { headers: { 'Accept-Language': language } })
    return { status: response.status(), vary: response.headers()['vary'] ?? '', body: await response.text() }
  }
  for (const to of ['/', '/over-ons', '/ar/man-nahnu']) {
    const inArabic = await answer(to, 'ar')
    expect(inArabic).toEqual(await answer(to, 'nl-NL,en;q=0.5'))
    expect(inArabic).toMatchObject({ status: 200, vary: expect.not.stringMatching(/language/i) })
  }
  expect(await answer('/ar/niets', 'nl')).toMatchObject({ status: 404, body: expect.stringContaining('لا خبز هنا') })
  expect(await answer('/niets', 'ar')).toMatchObject({
    status: 404,
    body: expect.stringContaining('Hier ligt geen brood'),
  })
})
