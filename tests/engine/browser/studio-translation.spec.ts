import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { partsOf, withoutTour } from '../../browser/studio-parts.ts'
import { startDevServer } from '../../support/servers/dev-server.ts'

// One worker runs all of them, so that one studio is started.
test.describe.configure({ mode: 'serial' })

let server: Awaited<ReturnType<typeof startDevServer>>
test.beforeAll(async () => {
  const bakery = join(import.meta.dirname, '../../sites/bakery')
  server = await startDevServer((pages) => cp(bakery, pages, { recursive: true }))
})
test.afterAll(() => server.stop())
test.beforeEach(({ context }) => withoutTour(context))

const read = (name: string) => readFile(join(server.pages, name), 'utf8')
const row = (page: Page, source: string) => page.locator('[data-unit]').filter({ hasText: source })
const frame = (page: Page) => page.frameLocator('iframe')

async function openInArabic(page: Page, address = '/') {
  await page.goto(`${server.home}/studio${address}`)
  await page.getByRole('combobox', { name: 'Language of the page' }).click()
  await page.getByRole('option', { name: 'العربية' }).click()
  await expect(page.getByRole('heading', { name: 'Translation' })).toBeVisible()
}

test('on a phone the choice of the language leaves room for all buttons of the bar', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openInArabic(page)
  const beyond = await page
    .locator('header :is(button, [role=combobox])')
    .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().right > innerWidth).map(String))
  expect(beyond).toEqual([])
})

test('the bar chooses the language of the page in the frame, and a translation goes to the mirror alone', async ({
  page,
}) => {
  const source = await read('index.yaml')
  await openInArabic(page)
  await expect(frame(page).locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(frame(page).locator('h1')).toHaveText('خبز على مهل')

  const missing = row(page, 'Is er glutenvrij brood?')
  await expect(missing).toContainText('Missing')
  await missing.getByRole('textbox').fill('هل يوجد خبز بلا غلوتين؟')
  await page.keyboard.press('Control+Enter')
  await expect(missing).toContainText('Translated')
  await expect(frame(page).getByText('هل يوجد خبز بلا غلوتين؟')).toBeVisible()
  // The next open text has the focus.
  await expect(row(page, 'Nee, in één oven').getByRole('textbox')).toBeFocused()
  expect(await read('_languages/ar/index.yaml')).toContain('هل يوجد خبز بلا غلوتين؟')
  expect(await read('index.yaml')).toBe(source)

  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect(missing).toContainText('Missing')
  expect(await read('_languages/ar/index.yaml')).not.toContain('هل يوجد خبز بلا غلوتين؟')
})

test('a click on the page leads to the text in the list, and what was typed and does not fit stays', async ({
  page,
}) => {
  await openInArabic(page)
  await expect(frame(page).locator('h1')).toHaveText('خبز على مهل')
  await frame(page).locator('h1').click()
  const focused = page.locator('[data-unit]').filter({ has: page.locator('textarea:focus') })
  await expect(focused).toContainText('Brood met tijd')

  const description = row(page, 'Zuurdesembrood uit een houtoven')
  const before = await read('_languages/ar/index.yaml')
  await description.getByRole('textbox').fill('خ'.repeat(300))
  await description.getByRole('textbox').blur()
  await expect(description).toContainText('Not saved')
  expect(await read('_languages/ar/index.yaml')).toBe(before)
  // What would be lost with the tab is asked about first.
  const asked = page.waitForEvent('dialog')
  const reloaded = page.reload()
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.accept()
  await reloaded
  await expect(row(page, 'Zuurdesembrood uit een houtoven').getByRole('textbox')).toHaveValue('خ'.repeat(300))
})

test('a text is written on the page in its language, and saved as in the list', async ({ page }) => {
  const [source, mirror] = await Promise.all([read('over-ons.yaml'), read('_languages/ar/over-ons.yaml')])
  await openInArabic(page, '/over-ons')
  const title = frame(page).locator('h1')
  await expect(title).toHaveText('عن الخبازين')
  await title.dblclick()
  await expect(title.getByRole('textbox')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('الخبازون')
  const listed = page.locator('[data-unit]').filter({ hasText: 'Title of Page title' }).getByRole('textbox')
  await expect(listed).toHaveValue('الخبازون')
  await expect.poll(() => read('_languages/ar/over-ons.yaml')).toContain('text: الخبازون')
  // What is saved meanwhile leaves the text open.
  await page.keyboard.type(' هنا')
  await expect(listed).toHaveValue('الخبازون هنا')
  await page.keyboard.press('Escape')
  await expect.poll(() => read('_languages/ar/over-ons.yaml')).toContain('text: الخبازون هنا')
  await expect(title).toHaveText('الخبازون هنا')
  expect(await read('over-ons.yaml')).toBe(source)

  await test.step('Markdown with its format', async () => {
    const body = page.locator('[data-unit]').filter({ hasText: 'Body of Rich text' }).getByRole('textbox')
    const before = await body.inputValue()
    await frame(page).getByRole('heading', { name: 'الدقيق' }).dblclick()
    await expect(page.getByRole('region', { name: 'Text on the page' })).toBeVisible()
    await page.keyboard.press('Home')
    await page.keyboard.type('نعم، ')
    await expect(body).toHaveValue(before.replace('## ', '## نعم، '))
    await expect.poll(() => read('_languages/ar/over-ons.yaml')).toContain('## نعم، الدقيق')
  })
  await page.keyboard.press('Escape')
  await writeFile(join(server.pages, '_languages/ar/over-ons.yaml'), mirror)
  await expect(listed).toHaveValue('عن الخبازين')
  await expect(title).toHaveText('عن الخبازين')
})

test('a changed source shows its words, and “Still right” takes the translation over', async ({ page }) => {
  const source = await read('index.yaml')
  await writeFile(join(server.pages, 'index.yaml'), source.replace('Dat proef je.', 'Dat proef je echt.'))
  await openInArabic(page)
  const stale = row(page, 'Dat proef je')
  await expect(stale).toContainText('The source has changed')
  await expect(stale.locator('ins')).toContainText('echt')
  await stale.getByRole('button', { name: 'Still right' }).click()
  await expect(stale).toContainText('Translated')
  expect(await read('_languages/ar/index.yaml')).toContain('Dat proef je echt.')
})

test('what the mirror keeps of texts that are gone is removed by one button, which Undo takes back', async ({
  page,
}) => {
  const kept = 'unused:\n  blocks[hero].title: { source: Oud brood, text: خبز قديم }\n'
  const mirror = await read('_languages/ar/over-ons.yaml')
  await writeFile(join(server.pages, '_languages/ar/over-ons.yaml'), `${mirror.trimEnd()}\n${kept}`)
  await openInArabic(page, '/over-ons')
  await expect(row(page, 'Oud brood')).toContainText('Title of Hero')
  await page.getByRole('button', { name: 'Remove 1 translation that is no longer used' }).click()
  await expect(row(page, 'Oud brood')).toBeHidden()
  expect(await read('_languages/ar/over-ons.yaml')).toBe(mirror)
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect(row(page, 'Oud brood')).toBeVisible()
  expect(await read('_languages/ar/over-ons.yaml')).toContain(kept)
})

test('a page that the language does not have is begun at an address of its own, and counted among all', async ({
  page,
}) => {
  await openInArabic(page, '/prijzen')
  await expect(page.getByText('The page is not in Arabic yet.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Address in Arabic' }).fill('/ar/asar')
  await page.getByRole('button', { name: 'Translate this page' }).click()
  await expect(page.getByText('The page is not in Arabic yet.')).toBeHidden()
  expect(await read('_languages/ar/prijzen.yaml')).toMatch(/^path: \/ar\/asar\ntexts:\n/)
  await page.getByRole('button', { name: 'All pages' }).click()
  await page.getByRole('link', { name: '/over-ons' }).click()
  await expect(frame(page).locator('h1')).toHaveText('عن الخبازين')

  await page.getByRole('combobox', { name: 'Language of the page' }).click()
  await page.getByRole('option', { name: 'Nederlands' }).click()
  await expect(frame(page).locator('html')).toHaveAttribute('lang', 'nl')
})

test('a problem of a translation names its page, language and text in words, and leads to its texts', async ({
  page,
}) => {
  const { open } = partsOf(page)
  await open(`${server.home}/studio/over-ons`)
  await page.getByRole('button', { name: /^Problems/ }).click()
  const problems = page.getByRole('list', { name: 'Problems elsewhere' })
  await expect(problems).toContainText(/“Question of item \d of FAQ”/)
  await expect(problems).not.toContainText(/blocks\[|`/)
  const found = problems.getByRole('listitem').filter({ hasText: ', / · Arabic' }).first()
  await found.getByRole('button').first().click()
  await expect(page.getByRole('heading', { name: 'Translation' })).toBeVisible()
  await expect(frame(page).locator('h1')).toHaveText('خبز على مهل')
  await expect(row(page, 'Brood met tijd').first()).toBeVisible()
})

test('the translations that go along with a deleted page are named', async ({ page }) => {
  const { open, run } = partsOf(page)
  await open(`${server.home}/studio/over-ons`)
  await run('Delete page')
  const dialog = page.getByRole('dialog', { name: 'Delete page' })
  await expect(dialog).toContainText('Undo brings it back. Its translations are deleted too: Arabic.')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
})

test('search and replace finds translations, says their language, and leads to their texts', async ({ page }) => {
  const { open, run } = partsOf(page)
  const matches = page.getByRole('list', { name: 'Matches' })
  await open(`${server.home}/studio/`)
  await run('search and replace')
  await page.getByLabel('Search', { exact: true }).fill('خبز على مهل')
  const found = matches.getByRole('listitem').filter({ hasText: ' · Arabic · Title' }).first()
  await expect(found.locator('[dir=rtl]')).toContainText('خبز على مهل')

  await page.getByLabel('Search', { exact: true }).fill('Brood met tijd')
  await expect(page.getByRole('main').getByRole('status')).toContainText('looked at again then.')

  await page.getByLabel('Search', { exact: true }).fill('خبز على مهل')
  await found.getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Translation' })).toBeVisible()
  await expect(row(page, 'Brood met tijd').first()).toBeVisible()
})
