import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'

const board = (page: Page) => page.locator('[data-block=dashboard]')
const chart = (page: Page, name: string) => board(page).getByRole('figure', { name })
const csv = [
  'receivedAt,form,selectedPositions,location,booked,answeredAt',
  '2026-08-03T09:00:00Z,quote,"Bartenders, Line Cooks","Chicago, Illinois",yes,2026-08-03T09:30:00Z',
  '2026-09-04T09:00:00Z,quote,Bartenders,Boston,perhaps,',
].join('\n')
const load = (page: Page, text: string, name = 'mine.csv') =>
  board(page)
    .getByLabel('CSV or JSON file')
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })

test('a file is charted in place of the sample, each chart is a table as well, and the figures and the sample are saved', async ({
  page,
}) => {
  await test.step('labels the sample until a file is loaded, and charts the file', async () => {
    const sent: string[] = []
    await page.goto('/data-dashboard')
    await expect(board(page)).toContainText('Sample data')
    await expect(board(page)).toContainText('Made up')
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(request.url())
    })
    await load(page, csv)
    await expect(board(page)).toContainText('mine.csv · 2 inquiries')
    await expect(chart(page, 'Bookings by city').getByRole('listitem')).toHaveText([/Chicago\s*1/])
    await expect(chart(page, 'Inquiries by service').getByRole('listitem')).toHaveText([
      /Bartenders\s*2/,
      /Line Cooks\s*1/,
    ])
    await expect(chart(page, 'Fill rate by city')).toContainText('a column staffPlanned, planned or headcount')
    await expect(board(page).getByRole('alert')).toContainText('Line 3, booked: “perhaps” is neither yes nor no')
    await board(page).getByLabel('Came in from').selectOption({ label: 'September 2026' })
    await expect(chart(page, 'Inquiries by service').getByRole('listitem')).toHaveText([/Bartenders\s*1/])
    expect(sent).toEqual([])
  })

  await test.step('each chart is a table as well, and its figures can be saved', async () => {
    await board(page).getByLabel('Came in from').selectOption({ index: 0 })
    const services = chart(page, 'Inquiries by service')
    await services.getByText('As a table').click()
    await expect(services.getByRole('row')).toHaveText([/Service\s*Inquiries/, /Bartenders\s*2/, /Line Cooks\s*1/])
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      board(page).getByRole('button', { name: 'Save the figures as CSV' }).click(),
    ])
    expect(await readFile(await download.path(), 'utf8')).toContain('Inquiries by service,Bartenders,2,Inquiries')
  })

  await test.step('an invalid file is refused with a reason, and the charts stay', async () => {
    await load(page, 'name,city\nx,Boston', 'other.csv')
    await expect(board(page).getByRole('alert').first()).toContainText(
      'The file has no column that says when an inquiry came in.',
    )
    await expect(board(page)).toContainText('mine.csv · 2 inquiries')
    await load(page, '[{"receivedAt":"2026-08-03T09:00:00Z","location":"Reno"}]', 'export.json')
    await expect(board(page)).toContainText('export.json · 1 inquiry')
    await board(page).getByRole('button', { name: 'Show the sample again' }).click()
    await expect(board(page)).toContainText('Sample data')
  })

  await test.step('the sample that is saved can be loaded again', async () => {
    const before = await chart(page, 'Bookings by city').textContent()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      board(page).getByRole('button', { name: 'Save the sample as CSV' }).click(),
    ])
    await load(page, await readFile(await download.path(), 'utf8'), 'sample.csv')
    await expect(board(page)).toContainText('sample.csv')
    await expect(board(page).getByRole('alert')).toHaveCount(0)
    expect(await chart(page, 'Bookings by city').textContent()).toBe(before)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the sample is charted', async ({ page }) => {
    await page.goto('/data-dashboard')
    await expect(chart(page, 'Time to the first answer').getByRole('listitem')).toHaveCount(6)
    await expect(board(page).getByRole('button', { name: 'Print' })).toBeHidden()
  })
})
