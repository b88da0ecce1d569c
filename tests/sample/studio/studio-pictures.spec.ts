import { existsSync } from 'node:fs'
import AxeBuilder from '@axe-core/playwright'
import { expect } from '@playwright/test'
import sharp from 'sharp'
import { partsOf } from '../../browser/studio-parts.ts'
import { give } from './given-picture.ts'
import { test } from './studio.ts'

test('all pictures are listed with the pages that show them, found by name, and uploaded', async ({ page, studio }) => {
  const { open, run, undo } = partsOf(page)
  await open(`${studio.url}/about`)
  await run('pictures')
  await expect(page).toHaveURL(`${studio.url}/-/pictures`)
  const pictures = page.getByRole('list', { name: 'Pictures' }).getByRole('listitem')
  const filter = page.getByRole('searchbox', { name: 'Filter pictures' })

  await filter.fill('hero about')
  await expect(pictures).toHaveCount(1)
  await expect(pictures).toContainText('1920 × 750, 120 KB')
  await expect(pictures.getByRole('img', { name: 'Picture about/hero' })).toBeVisible()
  await filter.fill('nothing like it')
  await expect(page.getByText('No picture has all of these words in its name.')).toBeVisible()
  await filter.fill('')

  const buffer = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#a33' } })
    .png()
    .toBuffer()
  const chooser = page.getByLabel('Upload files')
  await chooser.setInputFiles([
    { name: 'Front Door.png', mimeType: 'image/png', buffer },
    { name: 'page.png', mimeType: 'image/png', buffer: Buffer.from('<html>') },
    { name: 'cut.png', mimeType: 'image/png', buffer: buffer.subarray(0, buffer.length - 40) },
  ])
  await expect(page.getByRole('alert')).toContainText(
    'page.png: Only pictures (JPEG, PNG, WebP, AVIF, SVG), PDF files and films (MP4, WebM) can be uploaded.',
  )
  await expect(page.getByRole('alert')).toContainText('cut.png: The file is damaged: it ends before its picture does.')
  await expect(page.getByRole('alert')).toContainText('Stored as /images/front-door.png.')
  await page.getByLabel('Only those that no page shows').check()
  await expect(pictures.filter({ hasText: 'front-door' })).toContainText('300 × 200')
  await expect(pictures.filter({ hasText: 'front-door' })).toContainText('No page shows it')
  expect((await new AxeBuilder({ page }).include('main:not([hidden])').analyze()).violations).toEqual([])

  await page.getByRole('button', { name: 'Delete front-door' }).click()
  await expect(page.getByRole('alert')).toHaveText('front-door was deleted. One Undo brings it back.')
  await expect(pictures.filter({ hasText: 'front-door' })).toHaveCount(0)
  await undo()
  await expect(pictures.filter({ hasText: 'front-door' }).getByRole('img')).toBeVisible()
  await expect(page.getByText('One Undo brings it back.')).toBeHidden()

  await page.getByLabel('Only those that no page shows').uncheck()
  await expect(page.getByRole('button', { name: 'Delete about/hero' })).toHaveCount(0)
  await pictures.filter({ hasText: 'about/hero' }).getByRole('link').click()
  await expect(page).toHaveURL(`${studio.url}/about`)
})

test('a PDF is stored, listed with its size, replaced under its name and offered by links', {
  tag: '@marketer',
}, async ({ page, studio }) => {
  const { open, run, blocks, fields, undo } = partsOf(page)
  await open(`${studio.url}/about`)
  await run('pictures')
  const pdf = (text: string) => ({ name: 'Menu 2026.pdf', mimeType: 'application/pdf', buffer: Buffer.from(text) })
  await page.getByLabel('Upload files').setInputFiles([pdf('%PDF-1.7 one')])
  await expect(page.getByRole('alert')).toContainText('Stored as /files/menu-2026.pdf.')
  const listed = page.getByRole('list', { name: 'Other files' }).getByRole('listitem').filter({ hasText: 'menu-2026' })
  await expect(listed).toContainText('PDF, 1 KB')
  await expect(listed).toContainText('Nothing links to it')
  await listed.getByLabel('Replace /files/menu-2026.pdf').setInputFiles([pdf('%PDF-1.7 two')])
  const dialog = page.getByRole('dialog', { name: 'Replace /files/menu-2026.pdf?' })
  await expect(dialog).toContainText('Nothing uses it.')
  expect((await new AxeBuilder({ page }).include('[role=dialog]').analyze()).violations).toEqual([])
  await dialog.getByRole('button', { name: 'Replace' }).click()
  await expect(dialog).toBeHidden()
  await expect.poll(() => studio.read('_public/files/menu-2026.pdf')).toBe('%PDF-1.7 two')
  await undo()
  await expect.poll(() => studio.read('_public/files/menu-2026.pdf')).toBe('%PDF-1.7 one')

  await open(`${studio.url}/about`)
  await blocks.getByRole('treeitem', { name: /^Hero/ }).click()
  await fields
    .getByRole('combobox', { name: /^Link to/ })
    .first()
    .fill('menu')
  await page.getByRole('option', { name: '/files/menu-2026.pdf' }).click()
  await expect.poll(() => studio.read('about.yaml')).toMatch(/href: '?\/files\/menu-2026\.pdf/)

  // A text with formatting, too: by words of its name, which the link then says.
  await blocks.getByRole('treeitem', { name: /^Rich text/ }).click()
  await fields.getByRole('textbox', { name: 'Body' }).getByText('Companies that run or take part').click()
  await page.keyboard.press('End')
  await page.keyboard.press('ControlOrMeta+k')
  const linkTo = page.getByRole('dialog', { name: 'Link' }).getByLabel('Link to')
  await linkTo.fill('menu pdf')
  await page.getByRole('option', { name: '/files/menu-2026.pdf' }).click()
  await linkTo.press('Enter')
  await expect.poll(() => studio.read('about.yaml')).toContain('[menu-2026.pdf](/files/menu-2026.pdf)')
})

test('a file is uploaded into a folder, moved to another one and replaced by one of another name, with all its uses', {
  tag: '@marketer',
}, async ({ page, studio }) => {
  const { open, run, undo } = partsOf(page)
  const has = (name: string) => existsSync(studio.pathOf(name))
  const before = await studio.read('about.yaml')
  await open(`${studio.url}/about`)
  await run('pictures')
  const buffer = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#a33' } })
    .png()
    .toBuffer()

  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>')
  const drawing = { name: 'Big Day.svg', mimeType: 'image/svg+xml', buffer: svg }

  // Into a new folder.
  const folder = page.getByRole('combobox', { name: 'Folder' })
  await folder.fill('Team 2026')
  await page.getByLabel('Upload files').setInputFiles([{ name: 'Ana Doe.png', mimeType: 'image/png', buffer }])
  await expect(page.getByRole('alert')).toContainText('Stored as /images/team-2026/ana-doe.png.')

  // From one folder into another, which is there by now.
  await page.getByRole('searchbox', { name: 'Filter pictures' }).fill('about hero')
  await page.getByRole('button', { name: 'Move about/hero' }).click()
  const move = page.getByRole('dialog', { name: 'Move or rename about/hero' })
  await expect(move.getByRole('combobox', { name: 'Folder' })).toHaveValue('about')
  await move.getByRole('combobox', { name: 'Folder' }).fill('team')
  await page.getByRole('option', { name: 'team-2026' }).click()
  await expect(move.getByRole('status')).toHaveText(
    'It will be at /images/team-2026/hero.svg. 1 place changes with it. One Undo takes it back.',
  )
  await expect(move).toContainText('(1 place)')
  expect((await new AxeBuilder({ page }).include('[role=dialog]').analyze()).violations).toEqual([])
  await move.getByRole('button', { name: 'Move' }).click()
  await expect(move).toBeHidden()
  expect(await studio.read('about.yaml')).toBe(before.replace('name: about/hero', 'name: team-2026/hero'))
  expect([has('_public/images/about/hero.svg'), has('_public/images/team-2026/hero.svg')]).toEqual([false, true])

  // By a file of another name, which keeps it.
  await page.getByRole('searchbox', { name: 'Filter pictures' }).fill('team hero')
  await page.getByLabel('Replace team-2026/hero').setInputFiles([drawing])
  const replace = page.getByRole('dialog', { name: 'Replace team-2026/hero?' })
  await expect(replace.getByRole('radio', { name: 'Under its own name: /images/team-2026/big-day.svg' })).toBeChecked()
  await expect(replace.getByRole('status')).toContainText('1 place changes with it.')
  await expect(
    replace.getByRole('checkbox', { name: 'Keep the old file at /images/team-2026/hero.svg' }),
  ).not.toBeChecked()
  expect((await new AxeBuilder({ page }).include('[role=dialog]').analyze()).violations).toEqual([])
  await replace.getByRole('button', { name: 'Replace' }).click()
  await expect(replace).toBeHidden()
  expect(await studio.read('about.yaml')).toBe(before.replace('name: about/hero', 'name: team-2026/big-day'))
  expect([has('_public/images/team-2026/hero.svg'), has('_public/images/team-2026/big-day.svg')]).toEqual([false, true])
  await undo()
  await undo()
  expect(await studio.read('about.yaml')).toBe(before)
  expect(has('_public/images/about/hero.svg')).toBe(true)
})

test('the point of a picture that stays visible is chosen by a click or by keys, and its crops are shown', async ({
  page,
  studio,
}) => {
  const { open, blocks, fields, button, undo } = partsOf(page)
  const before = await studio.read('about.yaml')
  await open(`${studio.url}/about`)
  await blocks.getByRole('treeitem', { name: /^Hero/ }).click()
  await button('Choose what stays visible').click()
  const dialog = page.getByRole('dialog', { name: 'What must stay visible?' })
  const point = dialog.getByRole('button', { name: /^The point that stays visible/ })
  await expect(point).toHaveAccessibleName(/50 % from the left, 50 % from the top/)
  const { width, height } = (await point.boundingBox()) ?? { width: 0, height: 0 }
  await point.click({ position: { x: width * 0.25, y: height * 0.8 } })
  await expect(point).toHaveAccessibleName(/25 % from the left, 80 % from the top/)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+ArrowUp')
  await expect(point).toHaveAccessibleName(/26 % from the left, 70 % from the top/)
  await expect(dialog.getByText('Square').locator('xpath=preceding-sibling::img')).toHaveCSS(
    'object-position',
    '26% 70%',
  )
  expect((await new AxeBuilder({ page }).include('[role=dialog]').analyze()).violations).toEqual([])
  await dialog.getByRole('button', { name: 'Keep this point' }).click()
  await expect.poll(() => studio.read('about.yaml')).toMatch(/focus:\n {8}x: 0\.26\n {8}y: 0\.7\n/)
  await button('Change what stays visible').click()
  await dialog.getByRole('button', { name: 'Use the middle' }).click()
  await expect.poll(() => studio.read('about.yaml')).toBe(before)
  await expect(fields.getByRole('button', { name: 'Choose what stays visible' })).toBeVisible()
  await undo()
})

test('another picture of the site is attached by sight', async ({ page, studio }) => {
  const { open, blocks, fields, field, button } = partsOf(page)
  await open(`${studio.url}/about`)
  await blocks.getByRole('treeitem', { name: /^Hero/ }).click()
  await button('Attach picture').click()
  const dialog = page.getByRole('dialog', { name: 'Attach picture' })
  const choices = dialog.getByRole('list', { name: 'Pictures to choose from' }).getByRole('button')
  await expect(dialog.getByLabel('Filter pictures')).toBeFocused()
  await expect(choices.and(page.locator('[aria-current=true]'))).toHaveAccessibleName(/about\/hero/)
  await dialog.getByLabel('Filter pictures').fill('cities la')
  expect((await new AxeBuilder({ page }).include('[role=dialog]').analyze()).violations).toEqual([])
  await choices.filter({ hasText: /^cities\/la$/ }).click()
  await expect(dialog).toBeHidden()
  await expect(field('Name')).toHaveValue('cities/la')
  await expect.poll(() => studio.read('about.yaml')).toContain('name: cities/la')
  await expect(fields.getByText('The description is that of the previous picture.')).toBeVisible()
})

test('a picture that is dropped on a block or its field, or pasted while it is selected, is shown there', async ({
  page,
  studio,
}) => {
  const { open, blocks, fields, field, preview } = partsOf(page)
  const shown = (name: string) => expect.poll(() => studio.read('about.yaml')).toContain(`name: ${name}\n`)
  await open(`${studio.url}/about`)
  const before = await studio.read('about.yaml')

  await give(preview.getByRole('heading', { level: 1 }), 'drop', 'Front Door.png')
  await shown('front-door')
  await expect(field('Description of the picture')).toBeFocused()
  await expect(fields.getByText('The description is that of the previous picture.')).toBeVisible()

  await give(fields.getByRole('img', { name: 'Picture front-door' }), 'drop', 'Side Door.png')
  await shown('side-door')
  await give(field('Description of the picture'), 'paste', 'image.png')
  await shown('image')
  await blocks.getByRole('treeitem', { name: /^Hero/ }).click()
  await give(page.locator(':focus'), 'paste', 'image.png')
  await shown('image-2')

  const after = await studio.read('about.yaml')
  expect(after.replace('name: image-2', 'name: about/hero')).toBe(before)
  await give(preview.getByRole('heading', { name: 'One agency for every role on the floor' }), 'drop', 'Roof.png')
  await expect(page.getByText('Nothing here shows a picture, so nothing was stored.')).toBeVisible()
  expect(await studio.read('about.yaml')).toBe(after)
})
