import { expect, test } from '@playwright/test'
import { axeErrors } from '../../browser/axe.ts'
import { type Answer, fillIn, mockService, openForm } from '../../browser/quote-page.ts'

// The checks read every element of the page, which takes its time.
test.slow()

test('the first three steps and their errors are free of accessibility errors', { tag: '@phone' }, async ({ page }) => {
  const form = await openForm(page)
  await form.getByRole('checkbox', { name: 'Bartenders' }).check()
  expect(await axeErrors(page, { inside: 'main form' })).toEqual([])
  await form.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(form.getByRole('group', { name: 'Event dates' })).toBeVisible()
  await form.getByRole('button', { name: 'Next month' }).click()
  await expect(form.getByRole('button', { name: 'Previous month' })).toBeEnabled()
  await form.getByRole('button', { name: / 14, / }).first().click()
  expect(await axeErrors(page, { inside: 'main form' })).toEqual([])
  await form.getByRole('button', { name: 'Next', exact: true }).click()
  await form.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(form.getByRole('alert')).toHaveText('Please fill in all staff requirements before proceeding.')
  expect(await axeErrors(page, { inside: 'main form' })).toEqual([])
})

test('the contact step, its failure and the receipt are free of accessibility errors', async ({ page }) => {
  const answers: Answer[] = ['offline']
  await mockService(page, answers)
  const form = await openForm(page)
  await fillIn(form)
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(form.getByRole('link', { name: 'Send as e-mail' })).toBeVisible()
  expect(await axeErrors(page, { inside: 'main form' })).toEqual([])
  answers[0] = 'ok'
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  await page.getByRole('button', { name: 'See what you sent' }).first().click()
  await expect(page.getByRole('dialog', { name: 'What you sent' })).toBeVisible()
  expect(await axeErrors(page, { inside: '[role=dialog]' })).toEqual([])
})
