import { expect, type Page, test } from '@playwright/test'
import type { PageData } from '../../../src/render/page-data.ts'
import { hold } from '../../browser/hold.ts'
import { openForm } from '../../browser/quote-page.ts'
import { settled } from '../../browser/settled.ts'

const scripts = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length)

const guests = (page: Page) => page.getByLabel('Guests', { exact: true })
const recommended = (page: Page) => page.locator('output[name=recommended]')

// Pages that start with a form: what they show before a touch is the HTML of the build, on every device.
test.describe('before the first touch', () => {
  test('no script is loaded, however long the page is open', async ({ page }) => {
    await page.clock.install()
    for (const path of ['/', '/locations', '/faq', '/reimbursement']) {
      await page.goto(path)
      await page.clock.runFor('01:00')
      expect(await scripts(page), path).toBe(0)
    }
  })

  test('a form with a draft offers to continue', async ({ page }) => {
    const form = await openForm(page)
    await form.getByRole('checkbox', { name: 'Bartenders' }).check()
    await form.getByRole('button', { name: 'Next', exact: true }).click()
    await form.getByLabel('Location').fill('Pier 5')
    await page.goto('/book-now')
    await expect(form.getByRole('button', { name: 'Continue where you left off' })).toBeVisible()
  })

  test('an address fills in the form', async ({ page }) => {
    await page.goto('/book-now?role=bartenders')
    await expect(page.locator('main form').getByRole('checkbox', { name: 'Bartenders' })).toBeChecked()
  })
})

test.describe('the first touch is also', () => {
  const calculator = '/resources/bartender-calculator'

  test('a click without pointer and key', async ({ page }) => {
    await page.goto(calculator)
    await page.getByRole('button', { name: 'Use these numbers in my quote' }).dispatchEvent('click')
    await expect(page.getByRole('dialog').getByRole('checkbox', { name: 'Bartenders' })).toBeChecked()
  })

  test('a value that was filled in by a program', async ({ page }) => {
    await page.goto(calculator)
    await guests(page).evaluate((input: HTMLInputElement) => {
      input.value = '300'
      input.dispatchEvent(new InputEvent('input', { bubbles: true }))
    })
    await expect(recommended(page)).toHaveText('5')
  })
})

/** The ids of blocks and dialogs that hydrated, in this order. */
async function orderOfLife(page: Page, touched: (page: Page) => Promise<void>): Promise<string[]> {
  await page.goto('/')
  await page.evaluate(() => {
    const ids: string[] = []
    new MutationObserver((changes) => {
      for (const { target } of changes) ids.push((target as Element).closest('[id]')?.id ?? '')
      document.body.dataset['hydrated'] = ids.join(' ')
    }).observe(document, { subtree: true, attributeFilter: ['data-island'] })
  })
  await touched(page)
  await expect(page.locator('[data-island=""]')).toHaveCount(0)
  return ((await page.locator('body').getAttribute('data-hydrated')) ?? '').split(' ')
}

test.describe('the touched block hydrates before the others', { tag: '@phone-only' }, () => {
  test('the quote form', async ({ page }) => {
    const [first] = await orderOfLife(page, (page) => page.locator('main [popovertarget=quote-dialog]').first().tap())
    expect(first).toBe('quote-dialog')
  })

  test('a form at the end of the page', async ({ page }) => {
    const [first] = await orderOfLife(page, (page) => page.locator('#contact input:visible').first().tap())
    expect(first).toBe('contact')
  })
})

test.describe('all modules are requested at once', () => {
  const touches = {
    'of the page, before those of the quote dialog': (page: Page) => guests(page).dispatchEvent('pointerdown'),
    'of page and dialog, if the dialog is touched': (page: Page) =>
      page.locator('[popovertarget=quote-dialog]').first().dispatchEvent('pointerdown'),
  }
  for (const [which, touch] of Object.entries(touches))
    test(which, async ({ page }) => {
      const requested = new Set<string>()
      const release = await hold(page, '**/assets/*.js', (path) => requested.add(path) !== undefined)
      await page.goto('/resources/bartender-calculator')
      const { modules, dialogModules = [] } = JSON.parse((await page.locator('#page').textContent()) ?? '') as PageData
      expect(dialogModules.some((module) => module.startsWith('/assets/form-'))).toBe(true)
      await touch(page)
      const expected = which.startsWith('of page and') ? [...modules, ...dialogModules] : [...modules]
      await expect.poll(() => [...requested].toSorted()).toEqual(expected.toSorted())
      release()
      await expect(page.locator('[data-island=""]')).toHaveCount(0)
      for (const module of dialogModules) expect([...requested]).toContain(module)
    })
})

test('what is typed while the scripts load counts, and nothing moves once they are there', {
  tag: '@phone',
}, async ({ page }) => {
  const release = await hold(page, '**/assets/*.js')
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
