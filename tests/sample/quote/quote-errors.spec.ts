import { chromium, expect, type Page, test } from '@playwright/test'
import { fillIn, notSent, openForm, stopClock } from '../../browser/quote-page.ts'

const thanks = (page: Page) => page.getByRole('heading', { name: 'Thank you' })

/** What the service of the test has of a visitor, by the visitor's own inquiry. */
const submit = (page: Page) => page.locator('main form').getByRole('button', { name: 'Submit' }).click()

test.describe('when sending fails', () => {
  test('the connection is lost at each step: nothing is lost, and the inquiry is sent once it is back', {
    tag: '@visitor',
  }, async ({ page, context }) => {
    const form = await openForm(page)
    await context.setOffline(true)
    await fillIn(form)
    await submit(page)
    await expect(form.getByRole('alert')).toContainText(notSent)
    const answered = page.waitForResponse('**/api/inquiries')
    await context.setOffline(false)
    expect((await answered).status()).toBe(201)
    await expect(thanks(page)).toBeVisible()
  })

  test('a reload while sending loses and duplicates nothing', async ({ page }) => {
    const rows: string[] = []
    let held = true
    await page.route('**/api/inquiries', async (route) => {
      const { submissionId } = JSON.parse(route.request().postData() ?? '{}') as { submissionId: string }
      rows.push(submissionId)
      if (held) return
      await route.fulfill({ status: 200, json: { ok: true, id: submissionId } })
    })
    const form = await openForm(page)
    await fillIn(form)
    await submit(page)
    await expect(form.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
    await expect.poll(() => rows.length).toBe(1)
    held = false
    await page.reload()
    await expect(page.getByRole('status')).toContainText('has been sent.')
    expect(new Set(rows).size).toBe(1)
    await expect(page.locator('main form').getByText('Continue where you left off')).toHaveCount(0)
  })

  test('a browser that is closed while sending sends on its next start', async ({ baseURL }, info) => {
    const profile = info.outputPath('profile')
    const start = () =>
      chromium.launchPersistentContext(profile, {
        ...info.project.use.launchOptions,
        baseURL: baseURL ?? '',
      })
    const before = await start()
    const page = await before.newPage()
    const ids: string[] = []
    await before.route('**/api/inquiries', (route) => {
      ids.push((JSON.parse(route.request().postData() ?? '{}') as { submissionId: string }).submissionId)
    })
    await fillIn(await openForm(page))
    await submit(page)
    await expect.poll(() => ids.length).toBe(1)
    await before.close()

    const after = await start()
    const next = await after.newPage()
    const answered = next.waitForRequest('**/api/inquiries')
    await next.goto('/about')
    expect(JSON.parse((await answered).postData() ?? '{}').submissionId).toBe(ids[0])
    await expect(next.getByRole('status')).toContainText('has been sent.')
    await after.close()
  })

  test('two tabs with the same queued inquiry send it once, one tab at a time', async ({ page, context }) => {
    const ids: string[] = []
    let answer = () => {}
    const held = new Promise<void>((release) => {
      answer = release
    })
    await context.route('**/api/inquiries', async (route) => {
      const { submissionId } = JSON.parse(route.request().postData() ?? '{}') as { submissionId: string }
      ids.push(submissionId)
      if (ids.length === 1) return route.abort('connectionreset')
      await held
      return route.fulfill({ status: 201, json: { ok: true, id: submissionId } })
    })
    const form = await openForm(page)
    await stopClock(page)
    await fillIn(form)
    await submit(page)
    await expect(form.getByRole('alert')).toContainText(notSent)
    const other = await context.newPage()
    await other.goto('/about')
    // Both tabs try again now; the clock is one for both.
    await page.clock.runFor(5_000)
    await expect.poll(() => ids.length).toBe(2)
    await page.clock.runFor(20_000)
    expect(ids.length).toBe(2)
    answer()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('marquee-waiting'))).toBeNull()
    await page.clock.runFor(60_000)
    expect(ids.length).toBe(2)
    expect(new Set(ids).size).toBe(1)
  })
})
