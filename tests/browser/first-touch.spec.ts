import { expect, type Page, test } from '@playwright/test'
import { openForm } from './quote-page.ts'
import { settled } from './settled.ts'

const scripts = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length)

const guests = (page: Page) => page.getByLabel('Guests', { exact: true })
const recommended = (page: Page) => page.locator('output[name=recommended]')

// Pages that begin with a form: what they show before a touch is the HTML of the build, on every device.
test.describe('before the first touch', { tag: '@desktop' }, () => {
  for (const path of ['/book-now', '/resources/bartender-calculator', '/locations', '/reimbursement'])
    test(`${path} loads no script`, async ({ page }) => {
      await page.goto(path, { waitUntil: 'networkidle' })
      expect(await scripts(page)).toBe(0)
    })

  test('a form that was begun before offers to go on', async ({ page }) => {
    const form = await openForm(page)
    await form.getByRole('checkbox', { name: 'Bartenders' }).check()
    await form.getByRole('button', { name: 'Next' }).click()
    await form.getByLabel('Location').fill('Pier 5')
    await page.goto('/book-now')
    await expect(form.getByRole('button', { name: 'Continue where you left off' })).toBeVisible()
  })

  test('an address fills in what it asks', async ({ page }) => {
    await page.goto('/book-now?role=bartenders')
    await expect(page.locator('main form').getByRole('checkbox', { name: 'Bartenders' })).toBeChecked()
  })
})

test.describe('the first touch is also', { tag: '@desktop' }, () => {
  const calculator = '/resources/bartender-calculator'

  test('a press that no pointer and no key has made', async ({ page }) => {
    await page.goto(calculator)
    await page.getByRole('button', { name: 'Use these numbers in my quote' }).dispatchEvent('click')
    await expect(page.getByRole('dialog').getByRole('checkbox', { name: 'Bartenders' })).toBeChecked()
  })

  test('a value that somebody else has put in', async ({ page }) => {
    await page.goto(calculator)
    await guests(page).evaluate((input: HTMLInputElement) => {
      input.value = '300'
      input.dispatchEvent(new InputEvent('input', { bubbles: true }))
    })
    await expect(recommended(page)).toHaveText('5')
  })
})

test('what is typed while the scripts are on their way counts, and nothing moves when they are there', async ({
  page,
}) => {
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  let release: () => void = () => {}
  const held = new Promise<void>((done) => {
    release = done
  })
  await page.goto('/resources/bartender-calculator')
  await settled(page)
  await page.evaluate(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) document.body.dataset['shift'] = JSON.stringify(entry)
    }).observe({ type: 'layout-shift' })
  })
  await guests(page).fill('300')
  release()
  await expect(recommended(page)).toHaveText('5')
  await settled(page)
  await expect(page.locator('body')).not.toHaveAttribute('data-shift')
})
