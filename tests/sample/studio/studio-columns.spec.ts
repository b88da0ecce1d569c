import { expect } from '@playwright/test'
import { parse } from 'yaml'
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

test('blocks of a column are added, moved, copied and removed in its list', async ({ page, studio }) => {
  const { open, preview, saved } = partsOf(page)
  await studio.write('columns.yaml', text)
  await open(`${studio.url}/columns`)
  await preview.getByRole('heading', { name: 'On the left' }).click()
  const blocks = page.getByRole('group', { name: 'Blocks', exact: true }).first()
  const types = async () => {
    await saved('columns.yaml')
    const { blocks } = parse(await studio.read('columns.yaml'))
    return blocks[1].columns[0].blocks.map(({ type }: { type: string }) => type)
  }

  await blocks.getByRole('button', { name: 'Add block' }).last().click()
  await expect.poll(types).toEqual(['heading', 'section', 'text'])
  await expect(preview.getByText('New text')).toBeVisible()
  await blocks.getByRole('button', { name: 'Entry 3 up' }).click()
  await expect.poll(types).toEqual(['heading', 'text', 'section'])
  await blocks.getByRole('button', { name: 'Copy entry 2' }).click()
  await expect.poll(types).toEqual(['heading', 'text', 'text', 'section'])
  await blocks.getByRole('button', { name: 'Remove entry 3' }).click()
  await expect.poll(types).toEqual(['heading', 'text', 'section'])
})
