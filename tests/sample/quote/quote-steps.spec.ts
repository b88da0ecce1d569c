import { expect, type Page, test } from '@playwright/test'
import { fillIn, heading, openForm } from '../../browser/quote-page.ts'

test("the browser's Back returns a step, preserves the answers, and then leaves the page", {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/about')
  const form = await openForm(page)
  await fillIn(form)
  await page.goBack()
  await expect(heading(form)).toHaveText('Staff requirements')
  await expect(heading(form)).toBeFocused()
  await expect(heading(form)).toBeInViewport()
  await page.goForward()
  await expect(form.getByLabel('First name')).toHaveValue('Ada')
  expect(page.url()).toMatch(/\/book-now$/)
  for (const step of ['Staff requirements', 'Event information', 'Select staff types']) {
    await page.goBack()
    await expect(heading(form)).toHaveText(step)
  }
  await expect(form.getByRole('checkbox', { name: 'Bartenders' })).toBeChecked()
  await page.goBack()
  await expect(page).toHaveURL('/about')
})

test('Back and Next on the form and in the browser can be mixed', async ({ page }) => {
  const form = await openForm(page)
  await fillIn(form)
  await form.getByRole('button', { name: 'Back' }).click()
  await form.getByRole('button', { name: 'Back' }).click()
  await expect(heading(form)).toHaveText('Event information')
  await page.goBack()
  await expect(heading(form)).toHaveText('Select staff types')
  await form.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(heading(form)).toHaveText('Event information')
  await page.goBack()
  await expect(heading(form)).toHaveText('Select staff types')
})

/** From /about to /faq, and there to the second step of the dialog. */
async function secondStepOfDialog(page: Page) {
  await page.goto('/about')
  await page.goto('/faq')
  await page.keyboard.press('Shift')
  await page.evaluate(() => document.querySelector<HTMLElement>('#quote-dialog')?.showPopover())
  const dialog = page.getByRole('dialog', { name: 'Get a staffing quote' })
  await dialog.getByRole('checkbox', { name: 'Bartenders' }).check()
  await dialog.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(heading(dialog)).toHaveText('Event information')
  return dialog
}

test('in the dialog Back returns a step, and closes the dialog on the first step', { tag: '@phone' }, async ({
  page,
}) => {
  const dialog = await secondStepOfDialog(page)
  await page.goBack()
  await expect(heading(dialog)).toHaveText('Select staff types')
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/faq')
  await page.goBack()
  await expect(page).toHaveURL('/about')
})

test('closing the dialog leaves no steps in the history', async ({ page }) => {
  const dialog = await secondStepOfDialog(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect.poll(() => page.evaluate(() => history.state?.form ?? null)).toBeNull()
  await page.goBack()
  await expect(page).toHaveURL('/about')
})

test('several days are chosen in a calendar by keyboard alone, and removed again', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2027-03-10T12:00:00'))
  const form = await openForm(page)
  await form.getByRole('checkbox', { name: 'Bartenders' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(heading(form)).toHaveText('Event information')
  const calendar = form.getByRole('group', { name: 'Event dates' })
  await expect(calendar.getByRole('button', { name: /March 9, 2027/ })).toBeDisabled()
  await calendar.getByRole('button', { name: /Today, Wednesday, March 10, 2027/ }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  const chosen = form.getByRole('list', { name: 'Chosen dates' })
  await expect(chosen.getByRole('listitem')).toHaveText(['Thu, Mar 11, 2027', 'Thu, Mar 18, 2027'])
  await chosen.getByRole('button', { name: 'Remove Thu, Mar 11, 2027' }).press('Enter')
  await expect(chosen.getByRole('listitem')).toHaveText(['Thu, Mar 18, 2027'])
  await expect(calendar.getByRole('button', { name: /March 18, 2027, selected/ })).toHaveCount(1)
  await expect(calendar.getByRole('button', { name: /, selected/ })).toHaveCount(1)
})

test('Next is visible at every step without scrolling', { tag: '@phone-only' }, async ({ page }) => {
  await page.goto('/faq')
  await page.touchscreen.tap(5, 5)
  await page.evaluate(() => document.querySelector<HTMLElement>('#quote-dialog')?.showPopover())
  const dialog = page.getByRole('dialog', { name: 'Get a staffing quote' })
  await dialog.getByRole('checkbox', { name: 'Bartenders' }).tap()
  for (const step of ['Select staff types', 'Event information', 'Staff requirements']) {
    await expect(heading(dialog)).toHaveText(step)
    await expect(dialog.getByRole('button', { name: 'Next', exact: true })).toBeInViewport({ ratio: 1 })
    await dialog.getByRole('button', { name: 'Next', exact: true }).tap()
  }
  await expect(dialog.getByRole('button', { name: 'Submit' })).toBeInViewport({ ratio: 1 })
})

/** A telephone on its side, and a page at 200 % on a small laptop. */
for (const [width, height] of [
  [844, 390],
  [640, 360],
] as const)
  test(`at ${width} × ${height} each step of the dialog begins with something to answer`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/about')
    await page.getByRole('button', { name: 'Get Staffing Quote' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Get a staffing quote' })
    const next = dialog.getByRole('button', { name: 'Next', exact: true })
    await dialog.getByRole('checkbox', { name: 'Bartenders' }).check()
    for (const [step, answer] of [
      ['Select staff types', dialog.getByRole('checkbox').first()],
      ['Event information', dialog.getByLabel('Event type')],
      ['Staff requirements', dialog.getByLabel('Staffing plan')],
      ['Contact information', dialog.getByLabel('First name')],
    ] as const) {
      await expect(heading(dialog)).toHaveText(step)
      await dialog.evaluate((element) => element.scrollTo(0, 0))
      // A field of several lines may go on below.
      await expect(answer).toBeInViewport({ ratio: 0.5 })
      const { scrollWidth, clientWidth } = await dialog.evaluate(({ scrollWidth, clientWidth }) => ({
        scrollWidth,
        clientWidth,
      }))
      expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
      if (step !== 'Contact information') await next.click()
    }
  })
