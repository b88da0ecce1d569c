import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import mammoth from 'mammoth'
import { opened, results } from '../documents/opened-workbook.ts'

const sheet = '/resources/bar-par-sheet'
const resume = '/resources/bartender-resume-template'

/** Fields can be changed once the app has taken over. */
async function visit(page: Page, path: string) {
  await page.goto(path)
  await expect(page.locator('[data-block=document] [readonly]')).toHaveCount(0)
}

async function saved(page: Page, name: string) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name, exact: true }).click(),
  ])
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

test('a sheet computes with every key, is still there after a reload, and is saved as a workbook and as a table', async ({
  page,
}) => {
  await test.step('a sheet computes with every key, and is still there after a reload', async () => {
    await visit(page, sheet)
    await page.getByLabel('On hand, row 1', { exact: true }).fill('6')
    await expect(page.getByLabel('Order, row 1', { exact: true })).toHaveText('0')
    await page.getByRole('button', { name: 'Remove row 2' }).click()
    await expect(page.getByLabel('Item, row 2', { exact: true })).toHaveValue('Sauvignon Blanc')
    await visit(page, sheet)
    await expect(page.getByLabel('On hand, row 1', { exact: true })).toHaveValue('6')
    await expect(page.getByLabel('Item, row 2', { exact: true })).toHaveValue('Sauvignon Blanc')
  })

  await test.step('a sheet is saved with what was written, as a workbook and as a table', async () => {
    await page.getByLabel('Item, row 1', { exact: true }).fill('=cmd|gin')
    const xlsx = await saved(page, 'Save as .xlsx')
    expect(xlsx.name).toBe('bar-par-sheet-mine.xlsx')
    const workbook = await opened(xlsx.bytes)
    expect(workbook[0]?.rows[5]?.[1]).toBe('=cmd|gin')
    expect([...results(workbook).keys()].filter((cell) => cell.startsWith('Par sheet!B6 '))).toEqual([])
    const csv = await saved(page, 'Save as .csv')
    expect(csv.bytes.toString('utf8')).toContain(`Spirits,'=cmd|gin,750 ml`)
  })
})

test('the run of show shows how many minutes are left before a hard start', async ({ page }) => {
  await visit(page, '/resources/run-of-show-template')
  await expect(page.getByLabel('Over or under, row 5')).toHaveText('5 min under')
  await page.getByLabel('Duration, row 4', { exact: true }).fill('0:40')
  await expect(page.getByLabel('Over or under, row 5')).toHaveText('15 min over')
})

test('a focused cell is not covered by the sticky column', { tag: '@phone-only' }, async ({ page }) => {
  await visit(page, sheet)
  const covering = () =>
    page.evaluate(() => {
      const { x, y, height } = document.activeElement?.getBoundingClientRect() ?? new DOMRect()
      return document.elementFromPoint(x + 4, y + height / 2)?.getAttribute('aria-label')
    })
  const tabTo = async (key: string, cell: string) => {
    await page.keyboard.press(key)
    await expect(page.getByLabel(cell, { exact: true })).toBeFocused()
    await expect.poll(covering).toBe(cell)
  }
  await page.getByLabel('Item, row 1', { exact: true }).focus()
  for (const name of ['Size', 'Unit', 'Case pack', 'Par', 'On hand', 'Delivered']) await tabTo('Tab', `${name}, row 1`)
  for (const name of ['On hand', 'Par', 'Case pack', 'Unit', 'Size']) await tabTo('Shift+Tab', `${name}, row 1`)
})

test('a resume takes a next line on Enter, is saved with what was written, and is printed alone', async ({ page }) => {
  await test.step('Enter starts the next line of a resume', async () => {
    await visit(page, resume)
    await page.getByLabel('Skills, line 1', { exact: true }).press('Enter')
    await expect(page.getByLabel('Skills, line 2', { exact: true })).toBeFocused()
    await expect(page.getByLabel('Skills, line 3', { exact: true })).toHaveValue(/Wine service/)
  })

  await test.step('a resume is saved with what was written', async () => {
    await page.getByLabel('Name', { exact: true }).fill('Ada Sample')
    const { name, bytes } = await saved(page, 'Save as .docx')
    expect(name).toBe('bartender-resume-template-mine.docx')
    const text = (await mammoth.extractRawText({ buffer: bytes })).value
    expect(text).toContain('Ada Sample')
    expect(text).not.toContain('Casey Sample')
  })

  await test.step('only the document is printed', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Start over' })).toBeHidden()
    await expect(page.getByText('Ada Sample').filter({ visible: true }).first()).toBeVisible()
  })
})

test('a document is one page of A4 and of Letter', async ({ page }) => {
  for (const [path, landscape] of [
    [resume, false],
    [sheet, true],
  ] as const) {
    await visit(page, path)
    for (const [format, short, long] of [
      ['A4', 595, 842],
      ['Letter', 612, 792],
    ] as const) {
      const pdf = (await page.pdf({ format })).toString('latin1')
      expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
      const [, width, height] = /\/MediaBox\s*\[0 0 (\d+)[\d.]* (\d+)/.exec(pdf) ?? []
      const size = landscape ? [long, short] : [short, long]
      expect([Number(width), Number(height)], `${path} on ${format}`).toEqual(size)
    }
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the sample and the files are available', async ({ page, request }) => {
    await page.goto(sheet)
    await expect(page.getByLabel('Item, row 2', { exact: true })).toHaveValue('Lager')
    await expect(page.getByLabel('Order, row 2', { exact: true })).toHaveText('144')
    await expect(page.getByText('saved on this device')).toBeHidden()
    const links = page.locator('[data-block=downloads] a')
    await expect(links).toHaveCount(4)
    await expect(links.first()).toContainText('22 KB')
    const file = await request.get((await links.first().getAttribute('href')) ?? '')
    expect(file.headers()).toMatchObject({
      'content-disposition': 'attachment; filename="bar-par-sheet.xlsx"',
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    })
  })
})
