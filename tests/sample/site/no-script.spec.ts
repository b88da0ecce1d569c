import { expect, test } from '@playwright/test'

test.use({ javaScriptEnabled: false })

test('without scripts the page shows its text, pictures and links, and questions open', {
  tag: ['@phone', '@visitor'],
}, async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Best Event Staffing Agency')
  await expect(page.getByText('Your payment confirms the booking.')).toBeVisible()
  await expect(page.getByText('Loading...').first()).toBeHidden()

  const picture = page.locator('[data-picture="home/about"] img').last()
  await picture.scrollIntoViewIfNeeded()
  await expect(picture).toBeVisible()

  const question = page.locator('#faq details').first()
  const answer = question.locator('p').first()
  await expect(answer).toBeHidden()
  await question.locator('summary').click()
  await expect(answer).toBeVisible()

  await page.getByRole('contentinfo').getByRole('link', { name: 'Locations' }).click()
  await expect(page).toHaveURL('/locations')
})

test('without scripts the quote dialog says how to reach the agency; a click outside closes it, and follows no link there', async ({
  page,
}) => {
  await page.goto('/faq')
  const beside = await page.locator('header a').first().boundingBox()
  await page.getByRole('button', { name: 'INQUIRE' }).filter({ visible: true }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Get a staffing quote' })
  await expect(dialog.getByRole('link', { name: /555-0142/ }).first()).toBeVisible()
  await page.mouse.click((beside?.x ?? 0) + 8, (beside?.y ?? 0) + 8)
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/faq')
})

test('without scripts no form has fields, which nothing would send, but says whom to call', async ({ page }) => {
  for (const path of ['/reimbursement', '/careers', '/trial-shift', '/book-now']) {
    await page.goto(path)
    await expect(
      page
        .locator('main')
        .getByRole('link', { name: /555-0142/ })
        .first(),
      path,
    ).toBeVisible()
    await expect(page.locator('main form').filter({ visible: true }), path).toHaveCount(0)
    await expect(page.locator('main :is(input, select, textarea)').filter({ visible: true }), path).toHaveCount(0)
  }
})
