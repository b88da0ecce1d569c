import { expect } from '@playwright/test'
import { axeErrors } from '../../browser/axe.ts'
import { hold } from '../../browser/hold.ts'
import { partsOf } from '../../browser/studio-parts.ts'
import { test } from './studio.ts'

test('the menu is found by its words, changed with one question, and ordered by keyboard', async ({ page, studio }) => {
  const { open, run, fields, field, preview, button, saved, undo } = partsOf(page)
  const dialog = page.getByRole('dialog', { name: 'Shared text' })
  const before = await studio.read('_data/site.yaml')
  await open(`${studio.url}/about`)
  await run('navigation')
  await expect(page).toHaveURL(/\/-\/settings\?of=header$/)
  await expect(fields.getByRole('heading', { name: 'Header and menu' })).toBeFocused()
  const list = page.getByRole('navigation', { name: 'Settings of the site' })
  await expect(list.getByRole('link', { name: /^Header and menu/ })).toHaveAttribute('aria-current', 'page')
  await expect(fields.getByText(/changes \d+ pages\./)).toBeVisible()

  await button('Add menu entry').click()
  await expect(dialog).toContainText(/“Site”, which \d+ pages show/)
  await dialog.getByRole('button', { name: 'Everywhere' }).click()
  await field('Text').first().fill('TEAM')
  await field('Link to').first().fill('/team')
  await page.keyboard.press('Tab')
  await saved('_data/site.yaml')
  expect(await studio.read('_data/site.yaml')).toContain('    - text: TEAM\n      href: /team\n')
  // Everything else in the header goes on without another question.
  await fields.getByRole('button', { name: 'Entry 4 up' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => studio.read('_data/site.yaml')).toMatch(/text: TEAM[\s\S]*text: LOCATIONS/)
  await expect(dialog).toBeHidden()
  await button('1440').click()
  await expect(preview.getByRole('banner').getByText('TEAM', { exact: true }).first()).toBeVisible()

  // The dropdown chooses what it lists in words.
  await fields.getByRole('button', { name: 'LOCATIONS', exact: true }).click()
  await expect(field('Kind of dropdown links')).toHaveText('Pages of a collection')
  await expect(field('Collection')).toHaveText('Cities')
  await undo()
  await undo()
  await expect.poll(() => studio.read('_data/site.yaml')).toBe(before)
})

test('a dropdown begins with its first link open, and is written once that is filled in', async ({ page, studio }) => {
  const { fields, field } = partsOf(page)
  const dialog = page.getByRole('dialog', { name: 'Shared text' })
  await page.goto(`${studio.url}/-/settings?of=header`)
  await fields.getByRole('button', { name: 'CAREERS', exact: true }).click()
  await field('Kind of dropdown links').click()
  await page.getByRole('option', { name: 'Links of your choice' }).click()
  await dialog.getByRole('button', { name: 'Everywhere' }).click()
  const first = fields.getByRole('button', { name: 'Dropdown link 1', exact: true })
  await expect(first).toHaveAttribute('aria-expanded', 'true')
  await field('Text').nth(1).fill('Our team')
  await field('Link to').nth(1).fill('/team')
  await page.keyboard.press('Tab')
  await expect.poll(() => studio.read('_data/site.yaml')).toMatch(/href: \/careers\n.*\n?\s+.*Our team/)
})

test('the question about an entry that nobody has filled in does not say that no page changes', async ({
  page,
  studio,
}) => {
  await page.goto(`${studio.url}/-/settings?of=announcements`)
  await page.getByRole('button', { name: 'Add announcement' }).click()
  const dialog = page.getByRole('dialog', { name: 'Shared text' })
  await expect(dialog).toContainText('Nothing changes yet: it is written once it is filled in.')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
})

test('the logo is another file of the site, or one that is uploaded, and a redirect finds its page', async ({
  page,
  studio,
}) => {
  const { fields, field } = partsOf(page)
  await page.goto(`${studio.url}/-/settings?of=logo`)
  await expect(field('Picture file')).toHaveValue('logo.svg')
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M2 2h20v20H2z"/></svg>'
  const release = await hold(page, '**/@studio/edit')
  await fields
    .getByLabel('Upload picture file', { exact: true })
    .setInputFiles([{ name: 'New Mark.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) }])
  await page.getByRole('dialog', { name: 'Shared text' }).getByRole('button', { name: 'Everywhere' }).click()
  // It shows before it is written, so that nothing comes while somebody types over it.
  await expect(field('Picture file')).toHaveValue('images/new-mark.svg')
  release()
  await expect.poll(() => studio.read('_data/theme.yaml')).toContain('file: images/new-mark.svg')
  await field('Picture file').fill('logo')
  await page.getByRole('option', { name: 'logo.svg' }).click()
  await expect.poll(() => studio.read('_data/theme.yaml')).toContain('file: logo.svg')

  await page.goto(`${studio.url}/-/settings?of=redirects`)
  await fields.getByRole('button', { name: 'Begin the list of redirects' }).click()
  await fields.getByRole('button', { name: 'Add redirect' }).click()
  await field('Old address').fill('/about_us.html')
  await field('New address').fill('careers')
  await page.getByRole('option', { name: '/careers' }).click()
  await expect.poll(() => studio.read('_data/redirects.yaml')).toBe('- from: /about_us.html\n  to: /careers\n')
})

test('a header that is clicked on the page shows its part of the settings alone', async ({ page, studio }) => {
  const { open, fields, preview } = partsOf(page)
  await open(`${studio.url}/about`)
  await preview
    .locator('footer')
    .getByText(/^Monday to Friday/)
    .click()
  await expect(fields.getByRole('heading', { name: 'Opening hours' })).toBeVisible()
  await expect(page.locator('[data-field="hours.text"]')).toBeFocused()
  await expect(fields.getByText('Menu entries')).toBeHidden()
  await fields.getByRole('link', { name: 'All settings' }).click()
  await page.getByRole('link', { name: /^Footer/ }).click()
  await expect(fields.getByText('Link columns', { exact: true })).toBeVisible()
})

test('the first redirect of a site is written in words, and one Undo takes it back', async ({ page, studio }) => {
  const { open, run, fields, field, button, undo } = partsOf(page)
  await open(`${studio.url}/about`)
  await run('old address')
  await expect(fields.getByText('No old address leads anywhere yet.')).toBeVisible()
  await button('Begin the list of redirects').click()
  await button('Add redirect').click()
  await field('Old address').fill('/about_us.html')
  await field('New address').fill('/about')
  await page.keyboard.press('Tab')
  await expect.poll(() => studio.read('_data/redirects.yaml')).toBe('- from: /about_us.html\n  to: /about\n')
  await undo()
  await undo()
  await expect.poll(() => studio.read('_data/redirects.yaml').catch(() => 'none')).toBe('none')
})

test('on a phone the settings are a list, and each opens its fields', async ({ page, studio }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  const { fields, field } = partsOf(page)
  await page.goto(`${studio.url}/-/settings`)
  const company = page.getByRole('link', { name: /^Company/ })
  await expect(company).toBeVisible()
  expect(await axeErrors(page, { without: 'iframe' })).toEqual([])
  await company.click()
  await expect(fields.getByRole('heading', { name: 'Company' })).toBeVisible()
  await expect(field('Telephone number')).toHaveValue(/^\(213\)/)
  await expect(fields.getByText('Postal address, and what search engines read')).toBeVisible()
  expect(await axeErrors(page, { without: 'iframe' })).toEqual([])
})

test('values of the sample are one line, and each names its part of the settings and leads there', async ({
  page,
  studio,
}) => {
  const { open, fields, field } = partsOf(page)
  await open(`${studio.url}/about`)
  await page.getByRole('button', { name: /^Problems/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Problems of this page' })
  // What is left of the sample is one line, and no problem.
  await expect(dialog.getByText('“Telephone number” is still the sample value')).toBeHidden()
  await dialog.getByRole('button', { name: /^\d+ values? of the sample to replace/ }).click()
  const problem = dialog.getByRole('button', { name: /^“Telephone number” is still the sample value/ })
  await expect(problem).toContainText('Company')
  await expect(problem).toContainText('then delete “Telephone number” from the list “Sample”')
  await problem.click()
  await expect(fields.getByRole('heading', { name: 'Company' })).toBeVisible()
  await expect(field('Telephone number')).toBeFocused()
  await expect(fields.getByText('“Telephone number” is still the sample value')).toBeVisible()
})

test('the page list has the settings and the shared files by their names in words', async ({ page, studio }) => {
  const { open, fields } = partsOf(page)
  await open(`${studio.url}/about`)
  const list = page.getByRole('combobox', { name: 'Page', exact: true })
  await list.fill('grid')
  await expect(page.getByRole('option', { name: /^Grid of pages: City service/ })).toBeVisible()
  await list.fill('menu')
  await expect(page.getByRole('option').first()).toHaveText(/^Header and menu/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/-\/settings\?of=header$/)
  await expect(fields.getByRole('heading', { name: 'Header and menu' })).toBeFocused()
})
