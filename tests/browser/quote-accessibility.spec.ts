import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { type Answer, fillIn, openForm, standIn } from './quote-page.ts'

const violations = async (page: Page, part: string) => {
  const { violations } = await new AxeBuilder({ page }).include(part).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}

// The checks read every element of the page, which takes its time.
test.slow()

test('the first three steps and their faults are free of accessibility faults', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const form = await openForm(page)
  await form.getByRole('checkbox', { name: 'Bartenders' }).check()
  expect(await violations(page, 'main form')).toEqual([])
  await form.getByRole('button', { name: 'Next' }).click()
  await expect(form.getByRole('group', { name: 'Event dates' })).toBeVisible()
  await form.getByRole('button', { name: 'Later month' }).click()
  await form.getByRole('button', { name: / 14th/ }).first().click()
  expect(await violations(page, 'main form')).toEqual([])
  await form.getByRole('button', { name: 'Next' }).click()
  await form.getByRole('button', { name: 'Next' }).click()
  await expect(form.getByRole('alert')).toHaveText('Please fill in all staff requirements before proceeding.')
  expect(await violations(page, 'main form')).toEqual([])
})

test('the contact step, its failure and the receipt are free of accessibility faults', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const answers: Answer[] = ['offline']
  await standIn(page, answers)
  const form = await openForm(page)
  await fillIn(form)
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(form.getByRole('link', { name: 'Send as e-mail' })).toBeVisible()
  expect(await violations(page, 'main form')).toEqual([])
  answers[0] = 'ok'
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  await page.getByRole('button', { name: 'See what you sent' }).first().click()
  await expect(page.getByRole('dialog', { name: 'What you sent' })).toBeVisible()
  expect(await violations(page, 'dialog[open]')).toEqual([])
})
