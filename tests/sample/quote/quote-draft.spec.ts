import { expect, type Page, test } from '@playwright/test'
import { fillIn, heading, mockService, openForm, passThanks } from '../../browser/quote-page.ts'

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Get a staffing quote' })

test('a visitor who closes the browser in step 3 returns to step 3 the next day', async ({ page, context }) => {
  const form = await openForm(page)
  await form.getByRole('checkbox', { name: 'Bartenders' }).check()
  await form.getByRole('button', { name: 'Next', exact: true }).click()
  await form.getByLabel('Location').fill('Pier 5')
  await form.getByRole('button', { name: 'Next', exact: true }).click()
  await form.getByLabel('Staffing plan').fill('Two a day')
  await page.close()

  const next = await context.newPage()
  await next.clock.install({ time: Date.now() + 20 * 60 * 60_000 })
  const found = await openForm(next)
  await found.getByRole('button', { name: 'Continue where you left off' }).click()
  await expect(heading(found)).toHaveText('Staff requirements')
  await expect(found.getByLabel('Staffing plan')).toHaveValue('Two a day')
  await next.goBack()
  await expect(found.getByLabel('Location')).toHaveValue('Pier 5')
  await expect(next).toHaveURL(/\/book-now$/)
})

test('from the page of a city to a sent inquiry without typing before the contact step', {
  tag: ['@phone', '@visitor'],
}, async ({ page }) => {
  const model = await mockService(page, ['ok'])
  await page.clock.install()
  await page.goto('/boston/bartenders')
  await page.keyboard.press('Shift')
  await page.getByRole('button', { name: 'Get Staffing Quote' }).first().click()
  const dialog = dialogOf(page)
  await expect(dialog.getByRole('checkbox', { name: 'Bartenders' })).toBeChecked()
  await dialog.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(dialog.getByLabel('Location')).toHaveValue(/^Boston/)
  await dialog.getByRole('button', { name: 'Next', exact: true }).click()
  await dialog.getByRole('button', { name: 'Next', exact: true }).click()
  await dialog.getByLabel('First name').fill('Ada')
  await dialog.getByLabel('Last name').fill('Byron')
  await dialog.getByLabel('Email').fill('ada@example.com')
  await dialog.getByLabel('Phone number').fill('213 555 0142')
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await passThanks(page)
  await expect(dialog).toBeHidden()
  expect(JSON.parse([...model.rows.values()][0] ?? '')).toMatchObject({
    selectedPositions: ['Bartenders'],
    location: expect.stringMatching(/^Boston/),
  })
})

test('an address fills in city, roles, counts and guests', async ({ page }) => {
  const form = await openForm(page, '/book-now?city=la&role=bartenders:4&hours=6&guests=120&event=Gala')
  await expect(form.getByRole('checkbox', { name: 'Bartenders' })).toBeChecked()
  await form.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(form.getByLabel('Location')).toHaveValue('Los Angeles, California')
  await expect(form.getByLabel('Event type')).toHaveValue('Gala')
})

test('works by keyboard alone from the first box to the receipt', async ({ page }) => {
  await mockService(page, ['ok'])
  const form = await openForm(page)
  await form.getByRole('checkbox', { name: 'Brand Ambassadors' }).focus()
  await page.keyboard.press('Space')
  for (const step of ['Event information', 'Staff requirements', 'Contact information']) {
    await page.keyboard.press('Tab')
    for (let tabs = 0; tabs < 40; tabs++) {
      if ((await page.evaluate(() => document.activeElement?.textContent)) === 'Next') break
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Enter')
    await expect(heading(form)).toHaveText(step)
    await expect(heading(form)).toBeFocused()
  }
  for (const word of ['Ada', 'Byron', 'ada@example.com', '2135550142']) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(word)
  }
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused()
})

test('an empty first step shows what is missing, and the browser reports missing contact fields', async ({ page }) => {
  const form = await openForm(page)
  const box = form.getByRole('checkbox', { name: 'Bartenders' })
  await box.check()
  await box.uncheck()
  await expect(form.getByRole('alert')).toHaveText('Please select at least one service type.')
  await expect(form.getByRole('button', { name: 'Next', exact: true })).toBeDisabled()
  await fillIn(form)
  await form.getByLabel('Email').fill('')
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(form.getByLabel('Email')).toBeFocused()
})
