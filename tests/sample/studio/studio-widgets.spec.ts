import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import sharp from 'sharp'
import { partsOf } from '../../browser/studio-parts.ts'
import { test } from './studio.ts'

test('fields of Markdown, pictures, tokens, moments and anchors take what is typed and chosen', async ({
  page,
  studio,
}) => {
  const { open, blocks, fields, field, saved, undo, button } = partsOf(page)
  await open(`${studio.url}/about`)

  await test.step('Markdown has a preview by the renderer of the site, in which HTML is text', async () => {
    await blocks.getByRole('treeitem', { name: /^Rich text/ }).click()
    await expect(fields.getByRole('toolbar', { name: 'Formatting of body' })).toBeVisible()
    await button('Markdown of body').click()
    await field('Body').fill('## What {site.name} does\n\n<img src=x onerror=alert(1)> and **more**')
    await button('Preview of body').click()
    const preview = fields.getByRole('region', { name: 'Body as the page shows it', includeHidden: true })
    await expect(preview.locator('h3')).toHaveText('What Marigold Lane Event Staffing does')
    await expect(preview.locator('strong')).toHaveText('more')
    await expect(preview).toContainText('<img src=x onerror=alert(1)>')
    await expect(preview.locator('img')).toHaveCount(0)
  })

  await test.step('a picture is uploaded under a safe name, and Undo restores the previous one', async () => {
    await blocks.getByRole('treeitem', { name: /^Hero/ }).click()
    await expect(fields.getByRole('img', { name: 'Picture about/hero' })).toBeVisible()
    const buffer = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#a33' } })
      .png()
      .toBuffer()
    const chooser = fields.getByLabel('Upload image')
    await chooser.setInputFiles({ name: '../Crew  Photo É.png', mimeType: 'image/png', buffer })
    await expect(field('Name')).toHaveValue('crew-photo-e')
    await expect.poll(() => studio.read('about.yaml')).toContain('name: crew-photo-e')
    await expect(fields.getByRole('img', { name: 'Picture crew-photo-e' })).toBeVisible()
    const alt = fields.getByText('The description is that of the previous picture.')
    await expect(alt).toBeVisible()
    expect((await readFile(studio.pathOf('_public/images/crew-photo-e.png'))).equals(buffer)).toBe(true)
    await chooser.setInputFiles({ name: 'page.png', mimeType: 'image/png', buffer: Buffer.from('<html>') })
    await expect(
      fields.getByText('Only pictures (JPEG, PNG, WebP, AVIF, SVG), PDF files and films (MP4, WebM) can be uploaded.'),
    ).toBeVisible()
    await undo()
    await expect(field('Name')).toHaveValue('about/hero')
    await expect(alt).toHaveCount(0)

    // It may go into a folder: one that there is, or a new one.
    await fields.getByRole('button', { name: 'Upload into a folder' }).click()
    await field('Folder').fill('abo')
    await page.getByRole('option', { name: 'about', exact: true }).click()
    await chooser.setInputFiles({ name: 'Crew.png', mimeType: 'image/png', buffer })
    await expect(field('Name')).toHaveValue('about/crew')
    expect((await readFile(studio.pathOf('_public/images/about/crew.png'))).equals(buffer)).toBe(true)
    await undo()
    await expect(field('Name')).toHaveValue('about/hero')
  })

  await test.step('a token is chosen from those of the page, and inserted at the caret', async () => {
    await field('Line above the title').fill('At ')
    await button('Insert a token into line above the title').click()
    const tokens = page.getByRole('dialog', { name: 'Tokens' })
    await tokens.getByLabel('Search tokens').fill('site.name')
    await tokens.getByRole('button', { name: '{site.name}', exact: false }).first().click()
    await expect.poll(() => studio.read('about.yaml')).toContain('At {site.name}')
  })

  await test.step('an anchor becomes small letters and hyphens as it is typed', async () => {
    await fields.getByRole('button', { name: 'Anchor, colours and times' }).click()
    await field('ID').pressSequentially('Über Uns')
    await expect(field('ID')).toHaveValue('uber-uns')
    await expect.poll(() => studio.read('about.yaml')).toContain('id: uber-uns')
  })

  await test.step('a moment is chosen as a day and a time, and written with its zone', async () => {
    await button('Page settings').click()
    await field('Publish at').fill('2030-05-06')
    await saved('about.yaml')
    await expect.poll(() => studio.read('about.yaml')).toMatch(/^publishAt: ["']?2030-05-06["']?$/m)
    await field('Publish at: time').fill('09:30')
    await expect.poll(() => studio.read('about.yaml')).toMatch(/^publishAt: ["']?2030-05-06T09:30-07:00["']?$/m)
  })
})

test('another kind of question has the fields that both kinds have, and the first kind returns with all its fields', async ({
  page,
  studio,
}) => {
  const { open, blocks, fields, field } = partsOf(page)
  const before = await studio.read('interview-form.yaml')
  await open(`${studio.url}/interview-form`)
  await blocks.getByRole('treeitem', { name: /^Form/ }).click()
  await fields.getByRole('button', { name: 'You', exact: true }).click()
  await fields.getByRole('button', { name: 'Your age', exact: true }).click()
  const choose = async (kind: string) => {
    await field('Kind of fields 6').click()
    await page.getByRole('option', { name: kind, exact: true }).click()
  }
  await expect(field('Kind of fields 6')).toHaveText('One of a list, all in sight')
  await choose('Text')
  await expect(field('Label')).toHaveValue('Your age')
  await expect.poll(() => studio.read('interview-form.yaml')).toMatch(/kind: text\n\s+name: age\n\s+label: Your age/)
  await choose('One of a list, all in sight')
  await expect(
    fields.getByRole('group', { name: 'Options' }).getByRole('button', { name: '18 to 20', exact: true }),
  ).toBeVisible()
  await expect
    .poll(async () => (await studio.read('interview-form.yaml')).replace(/\s+/g, ' '))
    .toContain('help: Some work with alcohol')
  expect(before).toContain('18 to 20')
})

test('a value of shared data shows its reference, which can be changed', async ({ page, studio }) => {
  const { open, blocks, fields, field, saved } = partsOf(page)
  const before = await studio.read('faq.yaml')
  await open(`${studio.url}/faq`)
  await blocks.getByRole('treeitem', { name: /^FAQ groups/ }).click()
  await fields.getByRole('group', { name: 'Groups' }).getByRole('button', { expanded: false }).first().click()
  const data = field('Items: shared data')
  await expect(data).toHaveValue('faqs/general')
  await data.fill('faqs/ushers')
  await page.getByRole('option', { name: 'faqs/ushers' }).click()
  await saved('faq.yaml')
  expect(await studio.read('faq.yaml')).toBe(before.replace('{ from: faqs/general }', '{ from: faqs/ushers }'))

  // A number of a record may have decimals.
  await page.goto(`${studio.url}/_data/cities/la`)
  await field('Latitude').fill('')
  await page.getByRole('dialog', { name: 'Shared text' }).getByRole('button', { name: 'Everywhere' }).click()
  await field('Latitude').pressSequentially('34.25')
  await expect(field('Latitude')).toHaveValue('34.25')
  await expect.poll(() => studio.read('_data/cities/la.yaml')).toContain('34.25')
})

test('shared data that another program adds is offered without loading the studio again', async ({ page, studio }) => {
  const { open, blocks, fields, field } = partsOf(page)
  await open(`${studio.url}/faq`)
  await expect(page.getByRole('progressbar', { name: /^Checking/ })).toBeHidden()
  await studio.write('_data/faqs/coats.yaml', await studio.read('_data/faqs/general.yaml'))
  await blocks.getByRole('treeitem', { name: /^FAQ groups/ }).click()
  await fields.getByRole('group', { name: 'Groups' }).getByRole('button', { expanded: false }).first().click()
  await field('Items: shared data').fill('faqs/co')
  await expect(page.getByRole('option', { name: 'faqs/coats' })).toBeVisible()
})

test('a link finds its page by words of the title, and takes a telephone number too', async ({ page, studio }) => {
  const { open, blocks, fields, saved } = partsOf(page)
  const before = await studio.read('about.yaml')
  await open(`${studio.url}/about`)
  await blocks.getByRole('treeitem', { name: /^Hero/ }).click()
  const link = fields.getByLabel('Link to').first()
  await link.fill('los ushers')
  await page.getByRole('option', { name: 'Ushers in Los Angeles /la/ushers' }).click()
  await expect(link).toHaveValue('/la/ushers')
  await saved('about.yaml')
  expect(await studio.read('about.yaml')).toBe(before.replace("'#quote'", "'/la/ushers'"))
  await link.fill('tel:+12135550100')
  await expect.poll(() => studio.read('about.yaml')).toContain('tel:+12135550100')
})

test('an entry that cannot be written as it begins shows at once, and is written when it is valid', async ({
  page,
  studio,
}) => {
  const { open, fields, button } = partsOf(page)
  const before = await studio.read('about.yaml')
  await open(`${studio.url}/about`)
  await button('Page settings').click()
  for (const [again, name] of ['/old-about', '/older-about'].entries()) {
    await fields.getByRole('button', { name: 'Add alias' }).click()
    const entry = fields.getByRole('textbox', { name: `Aliases ${again + 1}` })
    await expect(entry).toBeFocused()
    // It is no address: nothing is written, and it stays to be corrected.
    await page.keyboard.type('no address')
    await expect(fields.getByRole('alert').filter({ hasText: 'Not saved' })).toBeVisible()
    await expect(entry).toHaveValue('no address')
    await entry.fill(name)
    await expect.poll(() => studio.read('about.yaml')).toContain(`  - ${name}\n`)
  }
  expect(await studio.read('about.yaml')).toContain('aliases:\n  - /old-about\n  - /older-about\n')

  await fields.getByRole('button', { name: 'Add alias' }).click()
  await page.keyboard.type('no address')
  await expect(fields.getByRole('alert').filter({ hasText: 'Not saved' })).toBeVisible()
  await fields.getByRole('button', { name: 'Remove entry 3' }).click()
  await expect(fields.getByRole('textbox', { name: 'Aliases 3' })).toBeHidden()
  await expect(fields.getByRole('alert').filter({ hasText: 'Not saved' })).toBeHidden()
  expect(await studio.read('about.yaml')).not.toContain('no address')
  await studio.write('about.yaml', before)
})
