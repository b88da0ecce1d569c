import { readdir, readFile } from 'node:fs/promises'
import { expect, type Locator } from '@playwright/test'
import { axeErrors } from '../../browser/axe.ts'
import { hold } from '../../browser/hold.ts'
import { settled } from '../../browser/settled.ts'
import { partsOf } from '../../browser/studio-parts.ts'
import { watchErrors } from '../../browser/watch-errors.ts'
import { isLong } from '../../support/long.ts'
import { test } from './studio.ts'

type Point = { x: number; y: number }

test('blocks are added, duplicated, moved and deleted, all of it is undone, and the page is tried on devices', {
  tag: '@marketer',
}, async ({ page, studio }) => {
  const { open, blocks, button, preview } = partsOf(page)
  const before = await studio.read('about.yaml')
  await open(`${studio.url}/about`)
  const names = async () => (await blocks.getByRole('treeitem').allInnerTexts()).map((text) => text.split('\n')[0])
  const sections = preview.locator('main > section')
  await expect.poll(names).toEqual(['Hero', 'Rich text', 'Stats strip', 'Why choose us', 'Process steps', 'Form'])

  await blocks.getByRole('treeitem', { name: /^Rich text/ }).click()
  await button('Add block').click()
  const gallery = page.getByRole('dialog', { name: 'Choose a block' })
  await gallery.getByLabel('Search blocks').fill('accordion')
  const picture = gallery.frameLocator('iframe[title="FAQ on a page"]')
  await expect(picture.getByRole('heading', { level: 2 })).toBeVisible()
  await gallery.getByRole('button', { name: /^FAQ/ }).first().click()
  await expect.poll(async () => (await names())[2]).toBe('FAQ')
  await expect(sections).toHaveCount(7)
  await expect(sections.nth(2)).toHaveAttribute('data-block', 'faq')

  await button('Duplicate').click()
  await expect(sections).toHaveCount(8)
  await button('Move down').click()
  await expect.poll(async () => (await names()).slice(2, 5)).toEqual(['FAQ', 'Stats strip', 'FAQ'])
  await blocks.getByRole('treeitem', { name: /^Stats strip/ }).click()
  await page.keyboard.press('Alt+ArrowUp')
  await expect.poll(async () => (await names()).slice(2, 5)).toEqual(['Stats strip', 'FAQ', 'FAQ'])
  await blocks.getByRole('treeitem', { name: /^FAQ/ }).first().click()
  await button('Delete').click()
  await expect(sections).toHaveCount(7)

  // Two are added before the first one is answered: each shows that it is on its way, and they come in this order.
  const release = await hold(page, '**/@studio/edit')
  for (const words of ['quote', 'logo']) {
    await button('Add block').click()
    await gallery.getByLabel('Search blocks').fill(words)
    await gallery.getByLabel('Search blocks').press('Enter')
  }
  await expect(page.getByRole('list', { name: 'On their way' }).getByRole('listitem')).toHaveCount(2)
  const [first, second] = await page.getByRole('list', { name: 'On their way' }).getByRole('listitem').allInnerTexts()
  release()
  await expect(sections).toHaveCount(9)
  const added = [first, second].map((text) => /^Adding (.*) …$/.exec(text ?? '')?.[1])
  await expect.poll(async () => (await names()).slice(3, 5)).toEqual(added)
  expect(added[0]).toMatch(/^(?:Quote|Testimonial)/)
  await button('Undo').click()
  await button('Undo').click()
  await expect(sections).toHaveCount(7)

  for (let step = 0; step < 5; step++) {
    const revision = await studio.read('about.yaml')
    await button('Undo').click()
    await expect.poll(() => studio.read('about.yaml')).not.toBe(revision)
  }
  expect(await studio.read('about.yaml')).toBe(before)
  await expect(sections).toHaveCount(6)

  // The page in the frame is as wide as the device.
  for (const width of ['390', '768', '1440']) {
    await button(width).click()
    await expect.poll(() => preview.locator('html').evaluate(() => innerWidth)).toBe(Number(width))
  }
  // It does not react in Edit, and works as for a visitor in Try.
  const heading = preview.getByRole('heading', { level: 1 })
  await preview.getByRole('link', { name: 'Find your city' }).click()
  await expect(heading).toHaveText('The people behind the people at your event')
  await button('Try').click()
  await preview.getByRole('link', { name: 'Find your city' }).click()
  await expect(heading).not.toHaveText('The people behind the people at your event')
})

test('blocks with their comments and entries of a list are dragged, by mouse and by their handles with the keys', {
  tag: '@marketer',
}, async ({ page, studio }) => {
  const { open, blocks, fields, button, preview, saved, undo } = partsOf(page)
  const original = await studio.read('about.yaml')
  const before = original.replace(/^ {2}- type: stats-strip\n/m, '  # Counted in spring.\n$&')
  await studio.write('about.yaml', before)
  // Only a page whose pictures are drawn shows a move before it is written.
  const rendered = page.waitForResponse(
    async (response) => response.url().endsWith('/@studio/page') && (await response.json()).view !== undefined,
  )
  await open(`${studio.url}/about`)
  await rendered
  const names = async () => (await blocks.getByRole('treeitem').allInnerTexts()).map((text) => text.split('\n')[0])
  const sections = preview.locator('main > section')
  /** Drags to a point of another entry, and lets go once it is shown there. */
  const dragOver = async (from: Locator, to: Locator, [position, target]: [Point, Point], shown: Locator) => {
    await settled(page)
    await from.hover({ position })
    const box = await to.boundingBox()
    if (!box) throw new Error('The entry to drag to is not shown.')
    await page.mouse.down()
    await page.mouse.move(box.x + target.x, box.y + target.y, { steps: 8 })
    await expect(shown).toBeAttached()
    await page.mouse.up()
  }
  const blockRow = (name: RegExp) => blocks.getByRole('treeitem', { name })
  const said = (words: string) => expect(blocks.getByText(words, { exact: true })).toBeAttached()
  const drag = () =>
    dragOver(
      blockRow(/^Stats strip/),
      blockRow(/^Hero/),
      [
        { x: 40, y: 12 },
        { x: 40, y: 4 },
      ],
      blocks.getByText('Stats strip is at 1 of 6.', { exact: true }),
    )
  const { promise: isSeen, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/@studio/edit', async (route) => {
    await isSeen
    await route.fulfill({ json: { kind: 'refused', message: 'The file is full.' } })
  })
  await drag()
  // List and page have the new order before an answer comes, also if the page is read again, and the old one if it is a refusal.
  const shared = '_data/fragments/how-to-hire.yaml'
  await studio.write(shared, (await studio.read(shared)).replace('How to Hire Event Staff', 'How to Hire a Crew'))
  await expect(preview.getByRole('heading', { name: 'How to Hire a Crew' })).toBeVisible()
  await expect.poll(names).toEqual(['Stats strip', 'Hero', 'Rich text', 'Why choose us', 'Process steps', 'Form'])
  await expect(sections.first()).toHaveAttribute('data-block', 'stats-strip')
  answer()
  await expect(page.getByText('The file is full.', { exact: true })).toBeVisible()
  await expect(sections.first()).toHaveAttribute('data-block', 'hero')
  await expect.poll(names).toEqual(['Hero', 'Rich text', 'Stats strip', 'Why choose us', 'Process steps', 'Form'])
  await page.unroute('**/@studio/edit')
  await drag()
  await saved('about.yaml')
  await expect(page.getByText('The file is full.')).toBeHidden()
  await expect.poll(names).toEqual(['Stats strip', 'Hero', 'Rich text', 'Why choose us', 'Process steps', 'Form'])
  expect(await studio.read('about.yaml')).toContain('blocks:\n  # Counted in spring.\n  - type: stats-strip\n')
  await undo()
  await expect.poll(() => studio.read('about.yaml')).toBe(before)
  await expect.poll(names).toEqual(['Hero', 'Rich text', 'Stats strip', 'Why choose us', 'Process steps', 'Form'])

  await blocks.getByRole('treeitem', { name: /^Stats strip/ }).click()
  const handle = blocks.getByRole('button', { name: 'Move Stats strip' })
  await handle.focus()
  // Both keys are pressed before anything could follow the first one.
  await handle.evaluate((button) => {
    for (const pressed of [
      { key: ' ', code: 'Space' },
      { key: 'ArrowDown', code: 'ArrowDown' },
    ])
      button.dispatchEvent(new KeyboardEvent('keydown', { ...pressed, bubbles: true, cancelable: true }))
  })
  await said('Stats strip is at 4 of 6.')
  await page.keyboard.press('Escape')
  await said('Stats strip stays at 3 of 6.')
  await page.keyboard.press('Space')
  await said('Stats strip, 3 of 6, is picked up.')
  await page.keyboard.press('ArrowDown')
  await said('Stats strip is at 4 of 6.')
  await page.keyboard.press('ArrowDown')
  await said('Stats strip is at 5 of 6.')
  await page.keyboard.press('Space')
  await expect.poll(names).toEqual(['Hero', 'Rich text', 'Why choose us', 'Process steps', 'Stats strip', 'Form'])
  await undo()
  await expect.poll(() => studio.read('about.yaml')).toBe(before)
  // Undo selects its block; a click before that would be undone with it.
  await expect.poll(names).toEqual(['Hero', 'Rich text', 'Stats strip', 'Why choose us', 'Process steps', 'Form'])

  // So are entries of a list.
  await blocks.getByRole('treeitem', { name: /^Why choose us/ }).click()
  const handles = fields.getByRole('group', { name: 'Reasons' }).getByRole('button', { name: /^Move / })
  const last = (await handles.nth(2).getAttribute('aria-label')) ?? ''
  const dragEntry = () =>
    dragOver(
      handles.nth(2),
      handles.nth(0),
      [
        { x: 12, y: 12 },
        { x: 8, y: 2 },
      ],
      fields.getByText(`${last.replace(/^Move /, '')} is at 1 of 3.`, { exact: true }),
    )
  const seen = Promise.withResolvers<void>()
  await page.route('**/@studio/edit', async (route) => {
    await seen.promise
    await route.fulfill({ json: { kind: 'refused', message: 'The file is full.' } })
  })
  await dragEntry()
  await expect(handles.nth(0)).toHaveAttribute('aria-label', last)
  seen.resolve()
  await expect(fields.getByRole('alert')).toContainText('The file is full.')
  await expect(handles.nth(2)).toHaveAttribute('aria-label', last)
  await page.unroute('**/@studio/edit')
  await button('Discard').click()
  // The message goes, and the entries move up.
  await expect(fields.getByRole('alert')).toBeHidden()
  await dragEntry()
  await expect(handles.nth(0)).toHaveAttribute('aria-label', last)
  await undo()
  await expect.poll(() => studio.read('about.yaml')).toBe(before)
  await expect(handles.nth(2)).toHaveAttribute('aria-label', last)
  await fields.getByRole('button', { name: 'Add reason' }).click()
  // A new entry is moved and taken away before it is valid, too.
  await page.keyboard.type('New title')
  await button('Entry 4 up').click()
  await expect(fields.getByRole('group', { name: 'Reasons' }).getByRole('button', { expanded: true })).toContainText(
    'New title',
  )
  await button('Remove entry 3').click()
  await expect(preview.getByRole('heading', { name: 'New title' })).toBeHidden()
  await expect.poll(() => studio.read('about.yaml')).toBe(before)
  await studio.write('about.yaml', original)
})

test('by keyboard alone, texts are changed and blocks added, moved, duplicated and deleted, and all is undone', async ({
  page,
  studio,
}) => {
  const { open, blocks, preview, field, fields, saved, tabTo, run } = partsOf(page)
  const before = await studio.read('about.yaml')
  await open(`${studio.url}/about`)
  const names = async () => (await blocks.getByRole('treeitem').allInnerTexts()).map((text) => text.split('\n')[0])
  const item = (name: RegExp) => blocks.getByRole('treeitem', { name })
  const press = (keys: string) => page.keyboard.press(keys)

  await tabTo(item(/^Hero/))
  await press('ArrowDown')
  await press('ArrowDown')
  await expect(item(/^Stats strip/)).toBeFocused()
  await tabTo(field('Title'))
  await press('End')
  await page.keyboard.type(' today')
  await press('ControlOrMeta+s')
  await saved('about.yaml')
  expect(await studio.read('about.yaml')).toContain('title: The agency in numbers today')

  // The same text on the page itself; Enter leads back to its field.
  await press('F2')
  await expect(preview.getByRole('textbox', { name: 'Text on the page' })).toBeFocused()
  await press('End')
  await page.keyboard.type('!')
  await press('Enter')
  await expect(field('Title')).toBeFocused()
  await expect(field('Title')).toHaveValue('The agency in numbers today!')
  await expect.poll(() => studio.read('about.yaml')).toContain('title: The agency in numbers today!')

  // The new block has the focus, so that its keys work and Tab leads to its fields.
  await press('ControlOrMeta+Enter')
  await expect(page.getByLabel('Search blocks')).toBeFocused()
  await page.keyboard.type('accordion')
  await tabTo(page.getByRole('dialog', { name: 'Choose a block' }).getByRole('button', { name: /^FAQ Questions/ }))
  await press('Enter')
  await expect
    .poll(names)
    .toEqual(['Hero', 'Rich text', 'Stats strip', 'FAQ', 'Why choose us', 'Process steps', 'Form'])
  await expect(item(/^FAQ/)).toBeFocused()
  await press('Alt+ArrowUp')
  await expect.poll(async () => (await names())[2]).toBe('FAQ')
  await expect(page.getByText('FAQ is at 3 of 7.', { exact: true })).toBeAttached()
  await press('ControlOrMeta+d')
  await expect.poll(async () => (await names()).filter((name) => name === 'FAQ')).toHaveLength(2)
  await run('delete block')
  await expect.poll(async () => (await names()).filter((name) => name === 'FAQ')).toHaveLength(1)
  await expect(item(/^FAQ/)).toBeFocused()
  await expect(preview.locator('main > section')).toHaveCount(7)

  // A text that other pages show too.
  await run('process steps')
  await tabTo(field('Title'))
  await press('End')
  await page.keyboard.type(' for a day')
  const dialog = page.getByRole('dialog', { name: 'Shared text' })
  await expect(dialog).toBeVisible()
  await tabTo(dialog.getByRole('button', { name: 'Only here' }))
  await press('Enter')
  await expect.poll(() => studio.read('about.yaml')).toContain('title: How to Hire Event Staff for a day')
  await expect(field('Title')).toBeFocused()

  for (let step = 0; (await studio.read('about.yaml')) !== before && step < 8; step++) {
    const now = await studio.read('about.yaml')
    await press('ControlOrMeta+z')
    await expect.poll(() => studio.read('about.yaml')).not.toBe(now)
  }
  expect(await studio.read('about.yaml')).toBe(before)
  await expect(preview.locator('main > section')).toHaveCount(6)
  await expect(fields).toBeVisible()
})

for (const [width, height, scheme] of [
  [1440, 900, 'dark'],
  [390, 844, 'light'],
  ...(isLong
    ? ([
        [1440, 900, 'light'],
        [390, 844, 'dark'],
      ] as const)
    : []),
] as const)
  test(`axe and the content policy find nothing at ${width} pixels in ${scheme} colours`, async ({ page, studio }) => {
    const errors = await watchErrors(page)
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height })
    const { open, blocks, button, fields } = partsOf(page)
    if (width > 1000) await open(`${studio.url}/about`)
    else {
      await page.goto(`${studio.url}/about`)
      await button('Outline').click()
    }
    const without = 'iframe'
    expect(await axeErrors(page, { without })).toEqual([])
    await blocks.getByRole('treeitem', { name: /^Why choose us/ }).click()
    await fields.getByRole('button', { expanded: false }).first().click()
    expect(await axeErrors(page, { without })).toEqual([])
    if (width < 1000) await button('Outline').click()
    await button('Page settings').click()
    expect(await axeErrors(page, { without })).toEqual([])
    if (width < 1000) await button('Outline').click()
    await button('Add block').click()
    await expect(page.getByLabel('Search blocks')).toBeVisible()
    expect(await axeErrors(page, { without })).toEqual([])
    if (scheme === 'light') {
      await page.keyboard.press('Escape')
      await button('Pages').click()
      expect(await axeErrors(page, { without })).toEqual([])
      await page.getByRole('menuitem', { name: 'New entry of a collection…' }).click()
      await expect(page.getByRole('dialog', { name: 'New entry of a collection' })).toBeVisible()
      expect(await axeErrors(page, { without })).toEqual([])
      await page.keyboard.press('Escape')
      if (width < 1000) {
        await button('View').click()
        await expect(button('768')).toBeVisible()
        expect(await axeErrors(page, { without })).toEqual([])
      }
      await page.goto(`${studio.url}/_data/cities/la`)
      if (width < 1000) await button('Fields').click()
      await expect(fields.getByText(/This is a shared file/)).toBeVisible()
      expect(await axeErrors(page, { without })).toEqual([])
    }
    expect(errors).toEqual([])
  })

test('nothing of the studio is in a built site', async () => {
  const files = (await readdir('dist', { recursive: true, withFileTypes: true })).filter(
    (entry) => entry.isFile() && /\.(?:html|js|css)$/.test(entry.name),
  )
  expect(files.length).toBeGreaterThan(500)
  for (const { parentPath, name } of files)
    expect((await readFile(`${parentPath}/${name}`, 'utf8')).match(/data-studio|@studio/)?.[0], name).toBeUndefined()
})
