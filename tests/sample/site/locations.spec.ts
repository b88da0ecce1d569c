import { expect, type Page, test } from '@playwright/test'
import { axeErrors } from '../../browser/axe.ts'
import { expectHydrated } from '../../browser/hydrated.ts'

const block = (page: Page) => page.locator('#cities')
const search = (page: Page) => page.getByRole('searchbox', { name: 'City, state or service' })
const rows = (page: Page) => block(page).locator('li[data-city]')
const bulb = (page: Page, city: string) => block(page).locator('svg').getByRole('link', { name: city })

test('shows all 33 cities on a map and in a list, which are searched by words, by keyboard and by an address', {
  tag: '@visitor',
}, async ({ page }) => {
  await test.step('shows all 33 cities on the map and in the list', async () => {
    await page.goto('/locations')
    await expect(rows(page)).toHaveCount(33)
    await expect(block(page).locator('svg a')).toHaveCount(33)
    await expect(block(page).getByRole('status')).toHaveText('33 cities')
    await expect(rows(page).first().getByRole('link', { name: 'Los Angeles' })).toHaveAttribute('href', '/la')
  })

  await test.step('its words begin where the headline of the page does', async () => {
    const left = (level: number) =>
      page
        .getByRole('heading', { level })
        .first()
        .evaluate((heading) => heading.getBoundingClientRect().left)
    for (const width of [390, 1200, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      // A busy browser lays the page out after it has answered that the window has another width.
      await expect.poll(async () => (await left(2)) - (await left(1)), { message: `${width} px` }).toBe(0)
    }
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  await test.step('on paper the bulb of a city with a page is filled, and that of another is a ring', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(bulb(page, 'Los Angeles').locator('[data-bulb]')).toHaveCSS('fill', 'rgb(0, 0, 0)')
    await expect(bulb(page, 'Phoenix').locator('[data-bulb]')).toHaveCSS('fill', 'rgb(255, 255, 255)')
    await page.emulateMedia({ media: null })
  })

  await test.step('by keyboard: search, results, services', async () => {
    await search(page).fill('philadelphia')
    await expect(block(page).getByRole('status')).toHaveText('1 of 33 cities')
    await page.keyboard.press('ArrowDown')
    await expect(rows(page).getByRole('link', { name: 'Philadelphia' })).toBeFocused()
    await expect(bulb(page, 'Philadelphia, Pennsylvania')).toHaveAttribute('data-lit', '')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(rows(page).getByRole('link', { name: 'Ushers' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(search(page)).toBeFocused()
    await expect(rows(page)).toHaveCount(33)
  })

  await test.step('filters both with every key, and writes the search to the address', async () => {
    await search(page).pressSequentially('bartenders in texas')
    await expect(block(page).getByRole('status')).toHaveText('4 of 33 cities')
    await expect(rows(page)).toHaveText([
      /Dallas/,
      /Houston/,
      /Austin/,
      /San Antonio.*Ask for Bartenders in San Antonio/,
    ])
    await expect(block(page).locator('svg a')).toHaveCount(4)
    await expect(page).toHaveURL(/\?q=bartenders\+in\+texas$/)
  })

  await test.step('an address with a search shows its results', async () => {
    await page.goto('/locations?q=nola')
    await expect(rows(page)).toHaveText([/New Orleans/])
  })
})

test('leads to the quote form if nothing matches, with the name of a city that has no page', async ({ page }) => {
  await test.step('links to the quote form if nothing matches', async () => {
    await page.goto('/locations')
    await search(page).fill('boise')
    await expect(block(page).getByRole('status')).toHaveText('No city matches')
    await block(page).getByRole('button', { name: 'Ask us' }).click()
    await expect(page.getByRole('dialog', { name: 'Get a staffing quote' })).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('a city without a page opens the quote form with its name', async () => {
    await search(page).fill('portland')
    await block(page).getByRole('button', { name: 'Ask us: Portland, Oregon' }).click()
    const dialog = page.getByRole('dialog', { name: 'Get a staffing quote' })
    await dialog.getByText('Bartenders', { exact: true }).click()
    await dialog.getByRole('button', { name: 'Next', exact: true }).click()
    await expect(dialog.getByLabel(/location/i)).toHaveValue('Portland, Oregon')
  })
})

test('hovering a city highlights it in the other half', async ({ page }) => {
  await page.goto('/locations')
  await page.keyboard.press('Shift')
  await expectHydrated(search(page))
  await bulb(page, 'Chicago, Illinois').hover()
  await expect(rows(page).filter({ hasText: 'Chicago' })).toHaveAttribute('data-lit', '')
  await rows(page).filter({ hasText: 'Los Angeles' }).hover()
  await expect(bulb(page, 'Los Angeles, California')).toHaveAttribute('data-lit', '')
})

test('on every device a bulb links to the row of its city, is large enough to hit, and has a label where there is room', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  await test.step('labels show on a wide screen and not on a phone', async () => {
    await page.goto('/locations')
    const label = block(page).locator('svg text', { hasText: 'Denver' })
    if (isMobile) await expect(label).toBeHidden()
    else await expect(label).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  })

  await test.step('no pointer area is shorter than 24 px, however near the next city is', async () => {
    const areas = await block(page)
      .locator('svg polygon')
      .evaluateAll((shapes) =>
        shapes.map((shape) => {
          const { width, height } = shape.getBoundingClientRect()
          return Math.max(width, height)
        }),
      )
    for (const longer of areas) expect(longer).toBeGreaterThanOrEqual(24)
  })

  await test.step('a bulb links to the row of its city', async () => {
    await bulb(page, 'Miami, Florida').click()
    await expect(page).toHaveURL(/#cities-miami$/)
    await expect(rows(page).filter({ hasText: 'Miami' })).toBeInViewport()
  })
})

test('axe finds nothing in the results, nor if there are none', async ({ page }) => {
  await page.goto('/locations?q=ushers')
  await expect(rows(page)).not.toHaveCount(33)
  expect(await axeErrors(page, { inside: '#cities' })).toEqual([])
  await search(page).fill('boise')
  await expect(block(page).getByRole('status')).toHaveText('No city matches')
  expect(await axeErrors(page, { inside: '#cities' })).toEqual([])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('shows the full list, whose services expand, and no search, which would do nothing', async ({ page }) => {
    await page.goto('/locations')
    await expect(rows(page)).toHaveCount(33)
    await expect(search(page)).toBeHidden()
    const boston = rows(page).filter({ hasText: 'Boston' })
    await boston.locator('summary').click()
    await expect(boston.getByRole('link', { name: 'Ushers' })).toHaveAttribute('href', '/boston/ushers')
  })
})

test('a page of a city has a map of its surroundings, with the names of the cities', async ({ page }) => {
  await page.goto('/la/event-staff')
  const map = page.locator('[data-block="area-map"] figure svg')
  await expect(map.locator('text')).toHaveText(['Orange County', 'San Diego', 'Los Angeles'])
})
