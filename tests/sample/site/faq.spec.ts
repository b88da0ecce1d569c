import { expect, type Page, test } from '@playwright/test'
import { axeErrors } from '../../browser/axe.ts'

const field = (page: Page) => page.getByRole('searchbox', { name: 'Words of your question' })
const shown = (page: Page) => page.locator('#questions details:visible')

test('filters the questions with every key, and writes the search to the address', { tag: '@visitor' }, async ({
  page,
}) => {
  await page.goto('/faq')
  // Its scripts load when somebody uses it.
  await field(page).click()
  await expect(page.locator('#find').getByRole('status')).toHaveText(/^\d+ questions$/)
  await field(page).pressSequentially('tip jar')
  await expect(page.locator('#find').getByRole('status')).toHaveText(/^\d of \d+ questions$/)
  await expect(shown(page).first()).toContainText('May we put out a tip jar?')
  await expect(page).toHaveURL('/faq?q=tip+jar')
  await page.reload()
  await expect(field(page)).toHaveValue('tip jar')
  await expect(shown(page).first()).toContainText('May we put out a tip jar?')
  await field(page).fill('')
  await expect(page).toHaveURL('/faq')
  await expect(page.locator('#questions').getByRole('heading', { level: 3 })).toHaveCount(28)
})

test('links to the form if no question matches', async ({ page }) => {
  await page.goto('/faq?q=qwertyuiop')
  await expect(page.locator('#find').getByRole('status')).toHaveText('No question fits')
  await page.locator('#find').getByRole('link', { name: 'Ask a question' }).click()
  await expect(page.locator('#contact')).toBeInViewport()
  expect(await axeErrors(page, { inside: '#find' })).toEqual([])
})

test('opens the answer of an address', async ({ page }) => {
  await page.goto('/faq#bartenders-may-we-put-out-a-tip-jar')
  const answer = page.locator('#bartenders-may-we-put-out-a-tip-jar')
  await expect(answer).toBeVisible()
  await expect(answer).toBeInViewport()
  await expect(answer.getByRole('link', { name: 'Link to this answer' })).toHaveAttribute('href', /#bartenders-may/)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('shows every question, which opens, and no search, which would do nothing', async ({ page }) => {
    await page.goto('/faq')
    await expect(field(page)).toBeHidden()
    await page.getByText('May we put out a tip jar?').click()
    await expect(page.getByText('That is your decision')).toBeVisible()
  })
})
