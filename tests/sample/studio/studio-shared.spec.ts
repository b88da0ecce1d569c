import { expect, type Page } from '@playwright/test'
import { partsOf } from '../../browser/studio-parts.ts'
import { test } from './studio.ts'

/** What reads all pages takes a while on a busy machine. */
const long = { timeout: 60_000 }

/** Answers the question about a change of an open file: it comes once, also while something is typed. */
const changeEverywhere = (page: Page) =>
  page.getByRole('dialog', { name: 'Shared text' }).getByRole('button', { name: 'Everywhere' }).click()

test('a record is chosen in the page list, and changed in its fields for every page that shows it', async ({
  page,
  studio,
}) => {
  const { open, fields, field, preview, saved, button } = partsOf(page)
  const before = await studio.read('_data/cities/la.yaml')
  await open(`${studio.url}/about`)
  const list = page.getByRole('combobox', { name: 'Page', exact: true })
  await list.fill('city angeles')
  await page.getByRole('option', { name: 'City: Los Angeles', exact: true }).click()
  await expect(fields.getByText(/This is a shared file\. \d+ pages show it/)).toBeVisible()
  await field('Name').first().fill('L. A.')
  await changeEverywhere(page)
  await saved('_data/cities/la.yaml')
  expect(await studio.read('_data/cities/la.yaml')).toBe(before.replace('name: Los Angeles', 'name: L. A.'))
  await expect(preview.getByRole('heading', { level: 1 })).toContainText('L. A.')
  await button('Undo').click()
  await expect.poll(() => studio.read('_data/cities/la.yaml')).toBe(before)
})

test('the page list marks pages that are not public, and finds them by their title', async ({ page, studio }) => {
  const { open } = partsOf(page)
  await open(`${studio.url}/about`)
  const list = page.getByRole('combobox', { name: 'Page', exact: true })
  await list.fill('candidate cards')
  await expect(page.getByRole('option', { name: 'Candidate cards /swipe Protected' })).toBeVisible()
})

test('a protected page is shown and edited like any other', async ({ page, studio }) => {
  const { open, preview, field, saved, button } = partsOf(page)
  const before = await studio.read('swipe.yaml')
  await open(`${studio.url}/swipe`)
  await expect(page.getByText('Protected', { exact: true })).toBeVisible()
  await preview.getByRole('heading', { level: 1 }).click()
  const title = await field('Title').inputValue()
  await field('Title').fill(`${title} today`)
  await saved('swipe.yaml')
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(`${title} today`)
  await button('Undo').click()
  await expect.poll(() => studio.read('swipe.yaml')).toBe(before)
})

test('questions of a shared list are added, moved and removed', async ({ page, studio }) => {
  const { fields, field, button, saved } = partsOf(page)
  const before = await studio.read('_data/faqs/ushers.yaml')
  await page.goto(`${studio.url}/_data/faqs/ushers`)
  await fields.getByRole('button', { name: 'Add entry' }).click()
  await changeEverywhere(page)
  await expect(field('Question')).toBeFocused()
  await page.keyboard.type('May we choose the crew?')
  await field('Answer').fill('Yes, by name.')
  await saved('_data/faqs/ushers.yaml')
  expect(await studio.read('_data/faqs/ushers.yaml')).toMatch(/- question: May we choose the crew\?\n\s+answer: Yes, /)
  await button('Undo').click()
  await expect.poll(() => studio.read('_data/faqs/ushers.yaml')).toBe(before)
})

test('questions from several files name these, and an entry that is added there is asked about once', async ({
  page,
  studio,
}) => {
  const { open, blocks, fields, field } = partsOf(page)
  const dialog = page.getByRole('dialog', { name: 'Shared text' })
  await open(`${studio.url}/la/ushers`)
  await blocks.getByRole('treeitem', { name: /^FAQ/ }).click()
  await expect(fields.getByRole('button', { name: 'Open City: Los Angeles' })).toBeVisible()
  await fields.getByRole('button', { name: 'Open FAQ: Ushers' }).click()
  await expect(page).toHaveURL(/\/_data\/faqs\/ushers$/)
  await fields.getByRole('button', { name: /^Add/ }).click()
  await dialog.getByRole('button', { name: 'Everywhere' }).click()
  await expect(field('Question')).toBeFocused()
  await page.keyboard.type('Do they work on Sundays?', { delay: 60 })
  await field('Answer').click()
  await page.keyboard.type('Yes.')
  await expect(dialog).toBeHidden()
  await expect
    .poll(() => studio.read('_data/faqs/ushers.yaml'))
    .toMatch(/question: Do they work on Sundays\?\n\s+answer: Yes\.\n/)
})

test('a block leads to its fragment, which is edited on a page that shows it', async ({ page, studio }) => {
  const { open, blocks, preview, field, saved, button } = partsOf(page)
  const before = await studio.read('_data/fragments/how-to-hire.yaml')
  await open(`${studio.url}/about`)
  await blocks.getByRole('treeitem', { name: /^Process steps/ }).click()
  await button('Shared section: How to hire').click()
  await expect(blocks.getByRole('treeitem')).toHaveCount(1)
  await preview.getByRole('heading', { name: 'How to Hire Event Staff' }).click()
  await expect(field('Title')).toBeFocused()
  await field('Title').fill('How to hire')
  await changeEverywhere(page)
  await saved('_data/fragments/how-to-hire.yaml')
  await expect(preview.getByRole('heading', { name: 'How to hire', exact: true })).toBeVisible()
  await button('Undo').click()
  await expect.poll(() => studio.read('_data/fragments/how-to-hire.yaml')).toBe(before)
})

test('a new entry of a fragment is outlined, and edited in place, where the page shows it', async ({
  page,
  studio,
}) => {
  const { blocks, preview, fields, field, button, saved } = partsOf(page)
  const fragment = '_data/fragments/before-you-book.yaml'
  const about = await studio.read('about.yaml')
  // Its list has entries of another file before the new one.
  const items = 'items:\n  - question: Who books?\n    answer: You do.\n  - from: faqs/ushers\n'
  await studio.write(fragment, `type: faq\ntitle: Before you book\n${items}`)
  await studio.write('about.yaml', about.replace('  - use: how-to-hire', '  - use: before-you-book\n$&'))
  await page.goto(`${studio.url}/_data/fragments/before-you-book`)
  await blocks.getByRole('treeitem', { name: /^FAQ/ }).click()
  // Where one page alone shows it, nothing is asked.
  await expect(fields.getByText(/1 page shows it/)).toBeVisible(long)
  await button('Add item').click()
  await expect(field('Question')).toBeFocused()
  await page.keyboard.type('New question')
  await field('Answer').fill('Yes, by name.')
  await saved(fragment)
  await expect(preview.getByText('New question')).toBeVisible()
  await field('Question').focus()
  const isOutlined = async () => {
    const outline = await preview.locator('div.value').boundingBox()
    const text = await preview.getByText('New question').boundingBox()
    const middle = text === null ? Number.NaN : text.y + text.height / 2
    return outline !== null && outline.y < middle && middle < outline.y + outline.height
  }
  await expect.poll(isOutlined).toBe(true)
  await page.keyboard.press('F2')
  const inPlace = preview.getByRole('textbox', { name: 'Text on the page' })
  await expect(inPlace).toHaveText('New question')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('May we choose the crew?')
  await page.keyboard.press('Enter')
  await expect(field('Question')).toHaveValue('May we choose the crew?')
  await saved(fragment)
  const [, added] = (await studio.read(fragment)).split(items)
  expect(added).toBe('  - question: May we choose the crew?\n    answer: Yes, by name.\n')
  await expect(fields.getByText('Who books?')).toBeVisible()
})

test('a matrix offers the cities that it lacks, and takes the chosen one with its pages', async ({ page, studio }) => {
  const { fields, undo } = partsOf(page)
  const matrix = '_data/coverage/city-service.yaml'
  const before = await studio.read(matrix)
  await page.goto(`${studio.url}/_data/coverage/city-service`)
  const add = fields.getByRole('combobox', { name: 'Add city' })
  await add.fill('chic')
  await expect(page.getByText('All of them are in the list.')).toBeVisible()
  await add.fill('bost')
  await page.getByRole('option', { name: 'Boston', exact: true }).click()
  await changeEverywhere(page)
  await expect(page.getByRole('status')).toHaveText(/^Saved to \d+ files$/, long)
  expect(await studio.read(matrix)).toBe(before.replace('[la, sf, chicago]', '[la, sf, chicago, boston]'))
  expect(await studio.read('boston/ushers.yaml')).toContain('city: boston')
  await undo()
  expect(await studio.read(matrix)).toBe(before)
  expect(await studio.read('boston/ushers.yaml').catch(() => 'gone')).toBe('gone')
})

test('a template is edited with its pages, and a condition as YAML', async ({ page, studio }) => {
  const { fields, blocks, undo } = partsOf(page)
  const names = ['_data/templates/city-service.yaml', 'la/ushers.yaml']
  const before = await Promise.all(names.map(studio.read))
  await page.goto(`${studio.url}/_data/templates/city-service`)
  await blocks.getByRole('treeitem', { name: /^Hero/ }).click()
  await fields.getByLabel('Line above the title', { exact: true }).fill('All of {city.state}')
  await changeEverywhere(page)
  await expect(page.getByRole('status')).toHaveText(/^Saved to \d{2} files$/)
  expect(await studio.read('la/ushers.yaml')).toContain('All of {city.state}')

  await blocks
    .getByRole('treeitem', { name: /city-card-required/ })
    .first()
    .click()
  await fields.getByLabel('When', { exact: true }).fill('service.family: [')
  await expect(fields.getByText(/^This is not YAML yet/)).toBeVisible()
  await undo()
  expect(await Promise.all(names.map(studio.read))).toEqual(before)
})

test('a text of a template changes for some cities, and one Undo undoes it', async ({ page, studio }) => {
  const { open, preview, field, undo } = partsOf(page)
  const names = ['la/ushers.yaml', 'sf/ushers.yaml', 'chicago/ushers.yaml', '_data/templates/city-service.yaml']
  const before = await Promise.all(names.map(studio.read))
  await open(`${studio.url}/la/ushers`)
  await preview.getByRole('heading', { level: 1 }).click()
  await field('Title').press('End')
  await page.keyboard.type('!')
  const dialog = page.getByRole('dialog', { name: 'Shared text' })
  await dialog.getByRole('button', { name: 'For some' }).click()
  await dialog.getByRole('combobox', { name: 'City' }).fill('san fran')
  await page.getByRole('option', { name: 'San Francisco', exact: true }).click()
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: 'Change 2 pages' }).click()
  await expect(page.getByRole('status')).toHaveText('Saved to 2 files')
  const override = /overrides:\n {2}blocks\[hero\]\.title: ["']?\{service\.name\} in \{city\.name\}!/
  expect(await studio.read('la/ushers.yaml')).toMatch(override)
  expect(await studio.read('sf/ushers.yaml')).toMatch(override)
  expect(await studio.read('chicago/ushers.yaml')).toBe(before[2])

  // What is typed from now on goes to the same pages.
  await field('Title').press('End')
  await page.keyboard.type('!')
  await expect.poll(() => studio.read('sf/ushers.yaml')).toContain('{city.name}!!')
  // The second edit continues the first as one step if it follows soon.
  await undo()
  if ((await studio.read('la/ushers.yaml')) !== before[0]) await undo()
  expect(await Promise.all(names.map(studio.read))).toEqual(before)
})

test('words of this page alone are given back to the template, and are shared again', async ({ page, studio }) => {
  const { open, preview, field, button } = partsOf(page)
  const dialog = page.getByRole('dialog', { name: 'Shared text' })
  const before = await studio.read('la/ushers.yaml')
  await open(`${studio.url}/la/ushers`)
  await preview.getByRole('heading', { level: 1 }).click()
  for (const words of ['Ushers of ours', 'Ushers of yours']) {
    await field('Title').fill(words)
    await dialog.getByRole('button', { name: 'Only here' }).click()
    const written = expect.poll(() => studio.read('la/ushers.yaml'))
    await written.toContain(`blocks[hero].title: ${words}`)
    await button('Give back').click()
    await expect(button('Give back')).toBeHidden()
    await written.toBe(before)
  }
})

test('a record is created from its schema and deleted, unless something uses it', async ({ page, studio }) => {
  const { open, field, saved, button } = partsOf(page)
  await open(`${studio.url}/about`)
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('dialog', { name: 'Commands' }).getByRole('combobox').fill('new entry')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'New entry of a collection' })
  await dialog.getByRole('combobox', { name: 'Kind' }).click()
  await page.getByRole('option', { name: 'Service', exact: true }).click()
  await dialog.getByLabel('Name', { exact: false }).first().fill('Valet Parkers')
  await expect(dialog.getByLabel('File name')).toHaveValue('valet-parkers')
  await dialog.getByRole('button', { name: 'New entry of a collection' }).click()
  await expect(page).toHaveURL(/\/studio\/_data\/services\/valet-parkers$/)
  await expect(field('Name').first()).toHaveValue('Valet Parkers')
  await expect(page.getByRole('button', { name: /^Problems \S+: 0 errors/ })).toBeVisible()
  await field('Name').first().fill('Valets')
  await saved('_data/services/valet-parkers.yaml')

  const choose = async (name: string) => {
    await button('Pages').click()
    await page.getByRole('menuitem', { name: `${name}…` }).click()
    return page.getByRole('dialog', { name })
  }
  const deletion = await choose('Delete file')
  await expect(deletion).toContainText('Nothing uses', long)
  await deletion.getByRole('button', { name: 'Delete file' }).click()
  await expect.poll(() => studio.read('_data/services/valet-parkers.yaml').catch(() => 'gone')).toBe('gone')

  await page.goto(`${studio.url}/_data/cities/la`)
  const refusal = await choose('Delete file')
  await expect(refusal).toContainText(/is used by \d+ files, .*_data\/coverage\/city-service\.yaml/, long)
  await expect(refusal.getByRole('button', { name: 'Delete file' })).toBeDisabled()
})

test('texts around a page lead to the files that all pages share, and changing them asks first', async ({
  page,
  studio,
}) => {
  const { open, preview, fields, field, saved, undo, button } = partsOf(page)
  const dialog = page.getByRole('dialog', { name: 'Shared text' })
  const names = ['_data/site.yaml', '_data/wording.yaml', '_data/cities/la.yaml']
  const before = await Promise.all(names.map(studio.read))
  await open(`${studio.url}/about`)

  // The footer is of the site file.
  await preview
    .locator('footer')
    .getByText(/^Monday to Friday/)
    .click()
  await expect(fields.getByText(/What you change here changes \d+ pages\./)).toBeVisible()
  await expect(page.locator('[data-field="hours.text"]')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText('Monday to Friday')
  await expect(dialog).toContainText(/“Site”, which \d+ pages show/)
  await expect(dialog.getByRole('button', { name: 'Only here' })).toBeHidden()
  await dialog.getByRole('button', { name: 'Everywhere' }).click()
  await saved('_data/site.yaml')
  await expect(preview.locator('footer')).not.toContainText('p.m.')
  await undo()
  await expect(preview.locator('footer')).toContainText('p.m.')

  // A step of the process is named by the engine.
  await preview.getByText('Step 1', { exact: true }).click()
  await expect(fields.getByRole('heading', { name: 'Words of buttons and messages' })).toBeVisible()
  await expect(page.locator('[data-field="blocks.step"]')).toBeFocused()
  await page.keyboard.insertText('Part {n}')
  await dialog.getByRole('button', { name: 'Everywhere' }).click()
  await saved('_data/wording.yaml')
  await expect(preview.getByText('Part 1', { exact: true })).toBeVisible()
  await undo()

  // A token of a text leads to the value that it stands for.
  await preview.getByText('certified professionals').click()
  await field('Value').first().focus()
  await fields.getByRole('list', { name: 'Tokens in value' }).getByRole('button').first().click()
  await expect(page.locator('[data-field="claims.professionals.value"]')).toBeFocused()

  // The menu lists cities by the names of their records. Esc goes up to the page.
  await button('1440').click()
  await preview.getByText('LOCATIONS', { exact: true }).first().hover()
  await preview.getByRole('link', { name: 'Los Angeles' }).first().click()
  await expect(field('Name').first()).toBeFocused()
  await expect(fields.getByRole('heading', { name: 'City: Los Angeles' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(fields.getByText('Click a text on the page')).toBeVisible()
  expect(await Promise.all(names.map(studio.read))).toEqual(before)
})
