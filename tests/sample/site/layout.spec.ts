import { expect, test } from '@playwright/test'

test.describe('header', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('hides on the way down, comes back on the way up, and is dark after 50 px', {
    tag: ['@phone', '@visitor'],
  }, async ({ page }) => {
    await page.goto('/')
    // Text that takes another font moves the page, which is a way down as well.
    await page.evaluate(() => document.fonts.ready)
    const header = page.getByRole('banner')
    const ground = () => header.evaluate((element) => getComputedStyle(element).backgroundColor)
    const top = () => header.evaluate((element) => element.getBoundingClientRect().bottom)
    // Two scrolls between two frames are one event, with the place of the second.
    const scroll = (y: number) =>
      page.evaluate((place) => {
        const scrolled = new Promise((done) => addEventListener('scroll', () => done(undefined), { once: true }))
        scrollTo(0, place)
        return scrolled
      }, y)
    expect(await ground()).toBe('rgba(0, 0, 0, 0)')

    await scroll(51)
    await expect.poll(ground).toBe('color(srgb 0.0705882 0.054902 0.0470588 / 0.86)')
    await scroll(1_200)
    await expect.poll(top).toBeLessThanOrEqual(0)
    await scroll(1_100)
    await expect.poll(top).toBeGreaterThan(60)
    await scroll(0)
    await expect.poll(ground).toBe('rgba(0, 0, 0, 0)')
  })

  test('the menu of locations opens on hover, closes 100 ms afterwards, and is opened, read and closed by keyboard', {
    tag: '@visitor',
  }, async ({ page }) => {
    await page.goto('/')
    const entry = page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name: 'LOCATIONS' })
    const cities = page.locator('[data-menu] > div')
    await entry.hover()
    await expect(cities).toBeVisible()
    expect(await cities.evaluate((panel) => getComputedStyle(panel).transitionDelay.split(', ')[0])).toBe('0s')
    await expect(cities.getByRole('link')).toHaveCount(21)
    await page.mouse.move(10, 600)
    expect(await cities.evaluate((panel) => getComputedStyle(panel).transitionDelay.split(', ')[0])).toBe('0.1s')
    await expect(cities).toBeHidden()

    const toggle = page.getByRole('button', { name: 'LOCATIONS: show the links' })
    await entry.focus()
    await expect(cities).toBeHidden()
    await page.keyboard.press('Tab')
    await expect(toggle).toBeFocused()
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await expect(async () => {
      await page.keyboard.press('Enter')
      await expect(toggle).toHaveAttribute('aria-expanded', 'true', { timeout: 500 })
    }).toPass()
    await expect(cities).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(cities.getByRole('link').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(cities).toBeHidden()
    await toggle.focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Search' }).first()).toBeFocused()
  })

  test('the full-screen menu on phones opens and closes, and offers the same entries', {
    tag: ['@phone-only', '@visitor'],
  }, async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu', exact: true }).tap()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu).toBeVisible()
    expect(await menu.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 })
    for (const name of ['HOME', 'CAREERS', 'LOCATIONS', 'All Locations'])
      await expect(menu.getByRole('link', { name, exact: true })).toBeVisible()
    await expect(menu.getByRole('button', { name: 'INQUIRE' })).toBeVisible()
    await menu.getByRole('button', { name: 'Close menu' }).tap()
    await expect(menu).toBeHidden()
  })
})

for (const height of [844, 664])
  test(`INQUIRE is visible in the phone menu at ${height} px, and covers no entry`, { tag: '@phone-only' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height })
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu', exact: true }).tap()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    const inquire = menu.getByRole('button', { name: 'INQUIRE' })
    await expect(inquire).toBeInViewport({ ratio: 1 })
    for (const entry of await menu.getByRole('link').all()) await entry.tap({ trial: true })
    await expect(inquire).toBeInViewport({ ratio: 1 })
    await inquire.tap()
    await expect(page.getByRole('dialog', { name: 'Get a staffing quote' })).toBeVisible()
  })

test.describe('quote dialog', () => {
  test('opens at most 800 px wide, makes the page inert, closes by Escape, by its button and by a click outside, and returns the focus', {
    tag: ['@phone', '@visitor'],
  }, async ({ page, isMobile }) => {
    await test.step('opens at most 800 px wide, closes by Escape, and returns the focus', async () => {
      await page.goto('/')
      const open = page.getByRole('button', { name: 'Get Staffing Quote' }).first()
      await open.click()
      const dialog = page.getByRole('dialog', { name: 'Get a staffing quote' })
      await expect(dialog).toBeVisible()
      expect((await dialog.boundingBox())?.width).toBeLessThanOrEqual(800)
      await expect(dialog.getByRole('checkbox', { name: 'Bartenders' })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(open).toBeFocused()
    })
    // A phone has neither a Tab key nor room around the dialog.
    if (isMobile) return

    await test.step('makes the page behind it inert while it is open', async () => {
      await page.getByRole('button', { name: 'Get Staffing Quote' }).first().click()
      const behind = ['header', '#main', 'footer'].map((part) => page.locator(`${part}:not(dialog *)`).first())
      for (const part of behind) await expect(part).toHaveAttribute('inert')
      for (let press = 0; press < 15; press++) {
        await page.keyboard.press('Tab')
        expect(await page.evaluate(() => document.activeElement?.closest('#main, header, footer'))).toBeNull()
      }
      await page.keyboard.press('Escape')
      for (const part of behind) await expect(part).not.toHaveAttribute('inert')
    })

    await test.step('closes by its button and by a click outside', async () => {
      const dialog = page.getByRole('dialog', { name: 'Get a staffing quote' })
      await page.getByRole('button', { name: 'Get Staffing Quote' }).first().click()
      await dialog.getByRole('button', { name: 'Close' }).click()
      await expect(dialog).toBeHidden()
      await page.getByRole('button', { name: 'Get Staffing Quote' }).first().click()
      await expect(dialog).toBeVisible()
      await page.mouse.click(4, 4)
      await expect(dialog).toBeHidden()
    })
  })

  test('closes the menu from which it was opened', { tag: '@phone-only' }, async ({ page }) => {
    await page.goto('/')
    const opener = page.getByRole('button', { name: 'Menu', exact: true })
    await opener.tap()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await menu.getByRole('button', { name: 'INQUIRE' }).tap()
    const dialog = page.getByRole('dialog', { name: 'Get a staffing quote' })
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).tap()
    await expect(dialog).toBeHidden()
    await expect(menu).toBeHidden()
    await expect(opener).toBeFocused()
  })
})

test('the first tab stop skips the header', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
})
