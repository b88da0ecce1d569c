import { expect, test } from '@playwright/test'
import { fillIn, heading, mockService, notSent, openForm, passThanks, stopClock } from '../../browser/quote-page.ts'

test.describe('the submission queue', () => {
  test('an inquiry reaches the service once, shows its thanks, and can be read afterwards', {
    tag: '@visitor',
  }, async ({ page }) => {
    await page.clock.install()
    const form = await openForm(page)
    await fillIn(form)
    const answered = page.waitForResponse('**/api/inquiries')
    await form.getByRole('button', { name: 'Submit' }).dblclick()
    expect((await answered).status()).toBe(201)
    await passThanks(page)
    await expect(heading(form)).toHaveText('Select staff types')
    await page.getByRole('status').getByRole('button', { name: 'See what you sent' }).click()
    const receipt = page.getByRole('dialog', { name: 'What you sent' })
    await expect(receipt).toContainText('Bartenders')
    await expect(receipt).toContainText('Ada Byron')
    await page.emulateMedia({ media: 'print' })
    for (const other of ['body > header', 'main', '.MuiBackdrop-root']) await expect(page.locator(other)).toBeHidden()
    await expect(receipt).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
    await receipt.getByRole('button', { name: 'Close' }).click()
    await page.reload()
    await form.getByRole('button', { name: 'See what you sent' }).click()
    await expect(receipt).toContainText('ada@example.com')
    await page.goto('/')
    await page.locator('main [popovertarget=quote-dialog]').first().click()
    await page.locator('#quote-dialog').getByRole('button', { name: 'See what you sent' }).click()
    await receipt.getByRole('button', { name: 'Close' }).click()
    await expect(receipt).toBeHidden()
  })

  const questions = ['form', 'selectedPositions', 'eventDates', 'eventType', 'location']
  const person = ['firstName', 'lastName', 'email', 'phoneNumber']
  for (const [endpoint, fields] of [
    ['/api/inquiries', [...questions, ...person, 'submissionId', 'website', 'elapsedMs', 'sentFrom', 'pageLanguage']],
    ['https://forms.example.com/quote', [...questions, ...person, 'submissionId']],
  ] as const)
    test(`an inquiry to ${endpoint} has the fields of this endpoint`, async ({ page }) => {
      await page.route('**/book-now', async (route) => {
        const response = await route.fetch()
        const { 'content-security-policy': _policy, ...headers } = response.headers()
        const html = await response.text()
        expect(html).toContain('"endpoint":"/api/inquiries"')
        return route.fulfill({ headers, body: html.replaceAll('"/api/inquiries"', `"${endpoint}"`) })
      })
      await page.route(new URL(endpoint, test.info().project.use.baseURL).href, (route) =>
        route.fulfill({ status: 201, json: { ok: true } }),
      )
      const form = await openForm(page)
      await fillIn(form)
      // A machine fills in what people do not see.
      await form.locator('[name=website]').fill('https://spam.example.com')
      const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith(endpoint))
      await form.getByRole('button', { name: 'Submit' }).click()
      const inquiry = JSON.parse((await sent).postData() ?? '')
      expect(Object.keys(inquiry).sort()).toEqual([...fields].sort())
      expect(inquiry).toMatchObject({ form: 'quote', selectedPositions: ['Bartenders'], firstName: 'Ada' })
      await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
    })

  test('an answer that is lost loses nothing: sending is repeated automatically, and stored once', async ({ page }) => {
    const model = await mockService(page, ['lost', 'ok'])
    const form = await openForm(page)
    await stopClock(page)
    await fillIn(form)
    await form.getByRole('button', { name: 'Submit' }).click()
    await expect(form.getByRole('alert')).toContainText(notSent)
    await expect(form.getByRole('button', { name: 'Submit' })).toBeEnabled()
    await expect(form.getByLabel('First name')).toHaveValue('Ada')
    expect(model.requests()).toBe(1)
    await page.clock.runFor(1_000)
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
    expect(model.requests()).toBe(2)
    expect(model.rows.size).toBe(1)
  })

  test('a visitor who leaves after a failure is informed on the next visit, on any page', async ({ page }) => {
    const model = await mockService(page, ['offline', 'ok'])
    const form = await openForm(page)
    await stopClock(page)
    await fillIn(form)
    await form.getByRole('button', { name: 'Submit' }).click()
    await expect(form).toContainText('even if you leave now')
    expect(model.rows.size).toBe(0)
    await page.clock.resume()
    await page.goto('/about')
    await expect(page.getByRole('status')).toContainText(/Your inquiry of \w+ \d+ has been sent\./)
    expect(model.rows.size).toBe(1)
    expect(await page.evaluate(() => localStorage.getItem('marquee-waiting'))).toBeNull()
  })
})
