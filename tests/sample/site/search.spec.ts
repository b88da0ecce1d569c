import { expect, type Page, test } from '@playwright/test'
import { axeErrors } from '../../browser/axe.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const field = (page: Page) => dialog(page).getByRole('searchbox', { name: 'Search' })
const results = (page: Page) => dialog(page).locator('li a')

/** Opens the dialog as one does on that kind of device. */
async function openSearch(page: Page) {
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  if (await menu.isVisible()) await menu.click()
  await page.getByRole('button', { name: 'Search' }).filter({ visible: true }).click()
  await expect(field(page)).toBeFocused()
}

test('finds the page of a service in a city with every key, and opens it', { tag: ['@phone', '@visitor'] }, async ({
  page,
}) => {
  await page.goto('/about')
  await openSearch(page)
  await field(page).pressSequentially('bartender in tampa')
  await expect(results(page).first()).toContainText('Bartenders in Tampa')
  await expect(results(page).first().locator('mark')).toHaveText(['Bartenders', 'Tampa'])
  await results(page).first().click()
  await expect(page).toHaveURL('/tampa/bartenders')
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tampa')
})

test('the dialog loads when it is used, reports a missing connection, and opens all results', async ({ page }) => {
  await test.step('loads nothing of the search before it is used', async () => {
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(request.url()))
    await page.goto('/about')
    await page.locator('h1').click()
    await expect.poll(() => loaded.some((url) => url.includes('/assets/router-'))).toBe(true)
    const ofSearch = () => loaded.filter((url) => /\/(?:engine-|search\.json)/.test(url))
    expect(ofSearch()).toEqual([])
    await page.route('/search.json', (route) => route.abort())
    await openSearch(page)
    await expect.poll(() => ofSearch().length).toBe(2)
  })

  await test.step('reports a missing connection, and tries again', async () => {
    await field(page).fill('ushers boston')
    await expect(dialog(page).getByRole('status')).toHaveText('The search could not be loaded. Check your connection.')
    await page.unroute('/search.json')
    await dialog(page).getByRole('button', { name: 'Try again' }).click()
    await expect(results(page).first()).toContainText('Ushers in Boston')
  })

  await test.step('axe finds nothing in the dialog with results and without', async () => {
    for (const query of ['bartender', 'qwertyuiop']) {
      await field(page).fill(query)
      await expect(dialog(page).getByRole('link').first()).toBeVisible()
      expect(await axeErrors(page, { inside: '#search' })).toEqual([])
    }
  })

  await test.step('leads to the answer to a question, opened', async () => {
    await field(page).fill('price of bartenders')
    await results(page).first().click()
    await expect(page).toHaveURL('/faq#general-what-does-event-staff-cost')
    const answer = page.locator('#general-what-does-event-staff-cost')
    await expect(answer).toBeVisible()
    await expect(answer).toBeInViewport()
    await openSearch(page)
  })

  await test.step('shows links if nothing is found', async () => {
    await field(page).fill('qwertyuiop')
    await expect(dialog(page).getByRole('status')).toHaveText('Nothing found')
    await expect(dialog(page).getByRole('link')).toHaveText([/Cities/, /Services/, /Call \(/])
  })

  await test.step('Enter and the last line open all results', async () => {
    await field(page).fill('street team')
    await dialog(page)
      .getByRole('link', { name: /^All \d+ results/ })
      .click()
    await expect(page).toHaveURL('/search?q=street+team')
    await expect(page.locator('#main li a').nth(20)).toBeVisible()
    await page.goto('/about')
    await openSearch(page)
    await field(page).fill('ushers boston')
    await field(page).press('Enter')
    await expect(page).toHaveURL('/search?q=ushers+boston')
    await expect(page.locator('#main li a').first()).toContainText('Ushers in Boston')
  })

  await test.step('the page of results searches for the query of the address, and writes what is typed to it', async () => {
    await page.goto('/search?q=privacy')
    const own = page.getByRole('searchbox', { name: 'Service, city or word' })
    await expect(own).toHaveValue('privacy')
    await expect(page.locator('#main li a').first()).toContainText('Privacy policy')
    await own.fill('careers')
    await expect(page).toHaveURL('/search?q=careers')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  })
})

test('answers for what has no page: a button opens the quote form with role and place', async ({ page }) => {
  const quote = page.getByRole('dialog', { name: 'Get a staffing quote' })
  for (const [address, title, position, place] of [
    ['/phoenix/bartenders', 'Bartenders in Phoenix', 'Bartenders', 'Phoenix, Arizona'],
    ['/search?q=ushers+new+york', 'Ushers in New York', 'Convention Staff', 'New York, New York'],
  ] as const)
    await test.step(address, async () => {
      await page.goto(address)
      const ask = page.locator('#main li button').first()
      await expect(ask).toContainText(title)
      await expect(ask).toContainText('No page for this in')
      await ask.click()
      await expect(quote.getByLabel(position, { exact: true })).toBeChecked()
      await quote.getByRole('button', { name: 'Next', exact: true }).click()
      await expect(quote.getByLabel(/location/i)).toHaveValue(place)
    })
})

test('works by keyboard alone', async ({ page }) => {
  await page.goto('/about')
  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('street team')
  await expect(results(page)).toHaveCount(7)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(results(page).nth(1)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await page.keyboard.press('/')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/street-team')
})

test('a slash typed into a field stays there', async ({ page }) => {
  await page.goto('/locations')
  await page.getByRole('searchbox', { name: 'City, state or service' }).pressSequentially('a/b')
  await expect(page.getByRole('searchbox', { name: 'City, state or service' })).toHaveValue('a/b')
  await expect(dialog(page)).toBeHidden()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the button opens a form that opens the page of results', async ({ page }) => {
    await page.goto('/about')
    await page.getByRole('button', { name: 'Search' }).click()
    await field(page).fill('ushers')
    await field(page).press('Enter')
    await expect(page).toHaveURL('/search?q=ushers')
    await expect(page.getByText('The search needs scripts')).toBeVisible()
  })
})
