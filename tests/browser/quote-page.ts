import { expect, type Locator, type Page } from '@playwright/test'

const service = '**/api/inquiries'

export const notSent = 'An error occurred while submitting the form. Please try again.'

/** Opens a page, and returns its quote form once it is hydrated. */
export async function openForm(page: Page, path = '/book-now'): Promise<Locator> {
  await page.goto(path)
  const form = page.locator('main form')
  await expect(form.getByRole('button', { name: 'Next', exact: true })).toHaveCount(1)
  await page.keyboard.press('Shift')
  await expect(form.locator('[data-waits]')).toHaveCount(0)
  return form
}

export const heading = (form: Locator) => form.getByRole('heading', { level: 3 })

/** Goes to the last step with one position and no date, and fills it in. */
export async function fillIn(form: Locator, firstName = 'Ada') {
  await form.getByRole('checkbox', { name: 'Bartenders' }).check()
  for (const step of ['Event information', 'Staff requirements', 'Contact information']) {
    await form.getByRole('button', { name: 'Next', exact: true }).click()
    await expect(heading(form)).toHaveText(step)
  }
  await form.getByLabel('First name').fill(firstName)
  await form.getByLabel('Last name').fill('Byron')
  await form.getByLabel('Email').fill('ada@example.com')
  await form.getByLabel('Phone number').fill('213 555 0142')
}

export type Answer = 'ok' | 'lost' | 'offline'

/**
 * Replaces the inquiry service: stores each id once, as the real one does, and gives these answers in turn. `lost`:
 * stores the inquiry, and drops the connection before it answers.
 */
export async function mockService(page: Page, answers: readonly Answer[]) {
  const rows = new Map<string, string>()
  let requests = 0
  await page.context().route(service, async (route) => {
    const body = route.request().postData() ?? '{}'
    const { submissionId } = JSON.parse(body) as { submissionId: string }
    const answer = answers[Math.min(requests++, answers.length - 1)]
    if (answer === 'ok' || answer === 'lost') rows.set(submissionId, body)
    if (answer !== 'ok') return route.abort('connectionreset')
    return route.fulfill({ status: 201, json: { ok: true, id: submissionId } })
  })
  return { rows, requests: () => requests }
}

/** Waits for the thanks, and moves the clock on by 3 s, after which the form starts again. */
export async function passThanks(page: Page) {
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  await page.clock.fastForward(3_000)
}

/** Stops the clock of the page: no timer fires until the test moves the clock on. */
export async function stopClock(page: Page) {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}
