import { expect } from '@playwright/test'
import { parse } from 'yaml'
import { axeErrors } from '../../browser/axe.ts'
import { partsOf } from '../../browser/studio-parts.ts'
import { test } from './studio.ts'

const text = `title: Side by side
description: A page with a section, whose columns hold a heading and a section with questions and a text in it.
noindex: true
blocks:
  - type: page-title
    title: Side by side
  - type: section
    columns:
      - blocks:
          - type: heading
            title: On the left
          - type: section
            columns:
              - blocks:
                  - type: text
                    body: Deep down.
      - blocks:
          - type: callout
            text: On the right.
`

test('a text of a block in a column is changed in its field and in place', async ({ page, studio }) => {
  const { open, preview, field, saved } = partsOf(page)
  await studio.write('columns.yaml', text)
  await open(`${studio.url}/columns`)

  await test.step('in its field, which a click on the page leads to', async () => {
    await preview.getByRole('heading', { name: 'On the left' }).click()
    await expect(field('Title')).toBeFocused()
    await page.keyboard.press('End')
    await page.keyboard.type('!')
    await expect(preview.getByRole('heading', { name: 'On the left!' })).toBeVisible()
    await saved('columns.yaml')
    expect(await studio.read('columns.yaml')).toBe(text.replace('On the left', 'On the left!'))
  })

  await test.step('in place, two levels deep', async () => {
    await preview.getByText('Deep down.').dblclick()
    await expect(preview.getByRole('textbox', { name: 'Text on the page' })).toBeFocused()
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.type(' Indeed.')
    await expect.poll(() => studio.read('columns.yaml')).toContain('body: Deep down. Indeed.')
  })
})

/** The blocks of the file as names: a text by its words, a section by its columns. */
const shapeOf = (blocks: Record<string, unknown>[]): unknown[] =>
  blocks.map((block) =>
    Array.isArray(block['columns'])
      ? block['columns'].map(({ blocks }) => shapeOf(blocks))
      : (block['title'] ?? block['body'] ?? block['text'] ?? block['type']),
  )

test('blocks are moved within and between columns by keyboard and by dragging, with their comments, and each move is one undo', async ({
  page,
  studio,
}) => {
  const { open, blocks, fields, preview, undo } = partsOf(page)
  const commented = text.replace(
    '          - type: heading',
    '          # What stands left.\n          - type: heading',
  )
  await studio.write('columns.yaml', commented)
  await open(`${studio.url}/columns`)
  const shape = async () => shapeOf(parse(await studio.read('columns.yaml')).blocks)
  const row = (name: RegExp) => blocks.getByRole('treeitem', { name })
  const said = (words: string) => expect(page.getByText(words, { exact: true })).toBeAttached()
  const undone = async () => {
    await undo()
    await expect.poll(() => studio.read('columns.yaml')).toBe(commented)
  }

  await test.step('as a tree with levels, whose rows open and close', async () => {
    const levels = await blocks
      .getByRole('treeitem')
      .evaluateAll((rows) =>
        rows.map((one) => [one.getAttribute('aria-level'), one.querySelector('[id] span')?.textContent]),
      )
    expect(levels).toEqual([
      ...[
        ['1', 'Page title'],
        ['1', 'Section'],
        ['2', 'Column 1'],
        ['3', 'Heading'],
      ],
      ...[
        ['3', 'Section'],
        ['4', 'Column 1'],
        ['5', 'Text'],
        ['2', 'Column 2'],
        ['3', 'Callout'],
      ],
    ])
    expect(await axeErrors(page, { without: 'iframe' })).toEqual([])
    await preview.getByRole('heading', { name: 'On the left' }).click()
    await expect(row(/^Heading/)).toHaveAttribute('aria-selected', 'true')
    await expect(fields.getByRole('heading', { name: 'Heading' })).toBeVisible()
    await row(/^Heading/).click()
    await page.keyboard.press('ArrowLeft')
    await expect(row(/^Column 1/).first()).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(row(/^Heading/)).toBeHidden()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(row(/^Heading/)).toBeFocused()
  })

  await test.step('by keyboard', async () => {
    await page.keyboard.press('Alt+ArrowDown')
    await expect.poll(shape).toEqual(['Side by side', [[[['Deep down.']], 'On the left'], ['On the right.']]])
    await said('Heading is at Column 1 of 2, 2 of 2.')
    await page.keyboard.press('Alt+ArrowDown')
    await expect.poll(shape).toEqual(['Side by side', [[[['Deep down.']]], ['On the left', 'On the right.']]])
    await said('Heading is at Column 2 of 2, 1 of 2.')
    await expect(row(/^Heading/)).toBeFocused()
    await page.keyboard.press('Alt+ArrowDown')
    await page.keyboard.press('Alt+ArrowDown')
    await expect.poll(shape).toEqual(['Side by side', [[[['Deep down.']]], ['On the right.']], 'On the left'])
    await said('Heading is at 3 of 3.')
    expect(await studio.read('columns.yaml')).toContain(
      '\n  # What stands left.\n  - type: heading\n    title: On the left\n',
    )
    await page.keyboard.press('Alt+ArrowRight')
    await expect.poll(shape).toEqual(['Side by side', [[[['Deep down.']], 'On the left'], ['On the right.']]])
    await page.keyboard.press('Alt+ArrowRight')
    await expect.poll(shape).toEqual(['Side by side', [[[['Deep down.']]], ['On the right.', 'On the left']]])
    await page.keyboard.press('Alt+ArrowLeft')
    await expect.poll(shape).toEqual(['Side by side', [[[['Deep down.']], 'On the left'], ['On the right.']]])
    for (let moves = 0; moves < 7; moves++) await undo()
    await expect.poll(() => studio.read('columns.yaml')).toBe(commented)
  })

  await test.step('by dragging, across columns and levels', async () => {
    const drag = (from: RegExp, to: RegExp) =>
      row(from).dragTo(row(to).last(), {
        sourcePosition: { x: 90, y: 12 },
        targetPosition: { x: 90, y: 12 },
        steps: 12,
      })
    await drag(/^Callout/, /^Text/)
    await expect.poll(shape).toEqual(['Side by side', [['On the left', [['On the right.', 'Deep down.']]], []]])
    await expect(row(/^Column 2/)).toContainText('0 blocks')
    await expect(preview.locator('main section')).not.toHaveCount(0)
    await drag(/^Heading/, /^Column 2/)
    await expect.poll(shape).toEqual(['Side by side', [[[['On the right.', 'Deep down.']]], ['On the left']]])
    await undo()
    await undone()
    await drag(/^Page title/, /^Heading/)
    await expect.poll(shape).toEqual([[['On the left', 'Side by side', [['Deep down.']]], ['On the right.']]])
    await undone()
  })

  await test.step('by the handle with the keys', async () => {
    await row(/^Callout/).click()
    await blocks.getByRole('button', { name: 'Move Callout' }).focus()
    await page.keyboard.press('Space')
    await said('Callout, Column 2 of 2, 1 of 1, is picked up.')
    await page.keyboard.press('ArrowUp')
    await said('Callout is at Column 1 of 2, 3 of 3.')
    await page.keyboard.press('Space')
    await expect.poll(shape).toEqual(['Side by side', [['On the left', [['Deep down.']], 'On the right.'], []]])
    await undone()
  })
})

test('blocks of a column are added, duplicated, cut, pasted and deleted where they are', async ({
  page,
  studio,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { open, blocks, button, preview, undo } = partsOf(page)
  await studio.write('columns.yaml', text)
  await open(`${studio.url}/columns`)
  const shape = async () => shapeOf(parse(await studio.read('columns.yaml')).blocks)
  const row = (name: RegExp) => blocks.getByRole('treeitem', { name })

  await row(/^Text/).click()
  await button('Add block').click()
  const gallery = page.getByRole('dialog', { name: 'Choose a block' })
  // A section would stand too deep there.
  await gallery.getByLabel('Search blocks').fill('section')
  await expect(gallery.getByRole('button', { name: /^Section/ })).toBeHidden()
  await gallery.getByLabel('Search blocks').fill('divider')
  await gallery.getByRole('button', { name: /^Divider/ }).click()
  await expect.poll(shape).toEqual(['Side by side', [['On the left', [['Deep down.', 'or']]], ['On the right.']]])
  await expect(row(/^Divider/)).toHaveAttribute('aria-selected', 'true')
  await undo()

  await row(/^Column 2/).click()
  await button('Add block').click()
  await gallery.getByLabel('Search blocks').fill('divider')
  await gallery.getByRole('button', { name: /^Divider/ }).click()
  await expect.poll(shape).toEqual([
    'Side by side',
    [
      ['On the left', [['Deep down.']]],
      ['On the right.', 'or'],
    ],
  ])
  await undo()

  await row(/^Callout/).click()
  await page.keyboard.press('ControlOrMeta+d')
  await expect.poll(shape).toEqual([
    'Side by side',
    [
      ['On the left', [['Deep down.']]],
      ['On the right.', 'On the right.'],
    ],
  ])
  await undo()
  await expect(row(/^Callout/)).toHaveCount(1)
  await row(/^Callout/).click()
  await page.keyboard.press('ControlOrMeta+x')
  await expect.poll(shape).toEqual(['Side by side', [['On the left', [['Deep down.']]], []]])
  await row(/^Text/).click()
  await page.keyboard.press('ControlOrMeta+v')
  await expect.poll(shape).toEqual(['Side by side', [['On the left', [['Deep down.', 'On the right.']]], []]])
  await expect(preview.getByText('On the right.')).toBeVisible()
  await undo()
  await undo()
  await row(/^Heading/).click()
  await button('Delete').click()
  await expect.poll(shape).toEqual(['Side by side', [[[['Deep down.']]], ['On the right.']]])
  await undo()
  await expect.poll(() => studio.read('columns.yaml')).toBe(text)
})
