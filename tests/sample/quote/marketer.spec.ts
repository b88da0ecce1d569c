import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { heading, mockService } from '../../browser/quote-page.ts'
import { startDevServer } from '../../support/servers/dev-server.ts'
import { copySmallSample } from '../../support/small-sample.ts'

const fragment = '_data/fragments/quote-form.yaml'

let site: Awaited<ReturnType<typeof startDevServer>>
let original: string

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  site = await startDevServer(copySmallSample)
  original = await readFile(join(site.pages, fragment), 'utf8')
})

test.afterAll(() => site.stop())

/** Saves the fragment of the quote form with a change, as a marketer does. */
const save = (text: string, changed: string) => {
  expect(original).toContain(text)
  return writeFile(join(site.pages, fragment), original.replace(text, changed))
}

const next = (form: Locator) => form.getByRole('button', { name: 'Next', exact: true }).click()

/** Waits until the server shows what was saved, so that no update comes while the form is filled in. */
const served = (page: Page, text: string) =>
  expect
    .poll(async () => (await page.request.get(`${site.home}/book-now`, { headers: { accept: 'text/html' } })).text())
    .toContain(text)

/** Opens the form, ticks a position and chooses days of the next month. */
async function fillTo(page: Page, position: string, days: readonly number[]): Promise<Locator> {
  const form = page.locator('main form')
  await page.goto(`${site.home}/book-now`)
  await page.keyboard.press('Shift')
  await expect(form.locator('[data-waits]')).toHaveCount(0)
  await form.getByRole('checkbox', { name: position }).check()
  await next(form)
  await expect(heading(form)).toHaveText('Event information')
  await form.getByRole('button', { name: 'Next month' }).click()
  for (const day of days)
    await form
      .getByRole('button', { name: new RegExp(` ${day}, `) })
      .first()
      .click()
  await next(form)
  await expect(heading(form)).toHaveText('Staff requirements')
  return form
}

async function fillContact(form: Locator) {
  await form.getByLabel('First name').fill('Ada')
  await form.getByLabel('Last name').fill('Byron')
  await form.getByLabel('Email').fill('ada@example.com')
  await form.getByLabel('Phone number').fill('213 555 0142')
  await form.getByRole('button', { name: 'Submit' }).click()
}

test('a ninth position is a line of YAML: it is ticked, gets its amounts, and is sent', async ({ page }) => {
  const model = await mockService(page, ['ok'])
  await save('          - Line Cooks\n', "          - Line Cooks\n          - Barista's helpers\n")
  await served(page, 's helpers')
  const form = await fillTo(page, "Barista's helpers", [14])
  await next(form)
  await expect(form.getByRole('alert')).toHaveText('Please fill in all staff requirements before proceeding.')
  const numbers = form.getByRole('group', { name: "Barista's helpers" })
  await numbers.getByLabel('Count').fill('3')
  await numbers.getByLabel('Hours per shift').fill('4.5')
  await next(form)
  await fillContact(form)
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  expect(JSON.parse([...model.rows.values()][0] ?? '')).toMatchObject({
    form: 'quote',
    selectedPositions: ["Barista's helpers"],
    "Barista's helpers-count": 3,
    "Barista's helpers-hours": 4.5,
  })
})

test('a question for several days is a few lines of YAML, and appears for these only', async ({ page }) => {
  const model = await mockService(page, ['ok'])
  const question = `      - kind: yesno
        name: sameStaff
        label: Do you want the same people each day?
        required: true
        when: { field: eventDates, count: several }
`
  await save('  - title: Contact information\n', `${question}  - title: Contact information\n`)
  await served(page, 'sameStaff')
  const group = page.locator('main form').getByRole('group', { name: 'Do you want the same people each day?' })
  await fillTo(page, 'Bartenders', [14])
  await expect(group).toHaveCount(0)
  const form = await fillTo(page, 'Bartenders', [14, 15])
  await form.getByLabel('Staffing plan').fill('Two a day')
  await next(form)
  await expect(form.getByRole('alert')).toHaveText('Please choose an answer.')
  await group.getByText('Yes').click()
  await next(form)
  await fillContact(form)
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  expect(JSON.parse([...model.rows.values()][0] ?? '')).toMatchObject({ sameStaff: 'yes', eventDetails: 'Two a day' })
})
