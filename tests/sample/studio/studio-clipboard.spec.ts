import { expect } from '@playwright/test'
import { partsOf } from '../../browser/studio-parts.ts'
import { test } from './studio.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const clipboard = (page: import('@playwright/test').Page) => page.evaluate(() => navigator.clipboard.readText())

test('a block is copied to another page as YAML, with its comments', async ({ page, studio }) => {
  const { open, blocks, preview, saved, undo } = partsOf(page)
  const about = await studio.read('about.yaml')
  await studio.write('about.yaml', about.replace(/^ {2}- type: stats-strip/m, '  # Counted in spring.\n$&'))
  const locations = await studio.read('locations.yaml')
  await open(`${studio.url}/about`)
  await blocks.getByRole('treeitem', { name: /^Stats strip/ }).click()
  await page.keyboard.press('ControlOrMeta+c')
  await expect.poll(() => clipboard(page)).toMatch(/^# Counted in spring\.\n- type: stats-strip\n {2}/)
  await page.keyboard.press('ControlOrMeta+d')
  await saved('about.yaml')
  expect((await studio.read('about.yaml')).match(/ # Counted in spring\.\n {2}- type: stats-strip\n/g)).toHaveLength(2)
  await undo()
  await expect.poll(async () => (await studio.read('about.yaml')).match(/ # Counted in spring/g)).toHaveLength(1)

  await open(`${studio.url}/locations`)
  await preview.locator('body').click({ position: { x: 2, y: 2 } })
  await page.keyboard.press('ControlOrMeta+v')
  await saved('locations.yaml')
  expect(await studio.read('locations.yaml')).toContain('\n  # Counted in spring.\n  - type: stats-strip\n')
  await expect(preview.locator('main > section[data-block=stats-strip]')).toHaveCount(1)
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(() => studio.read('locations.yaml')).toBe(locations)
})

test('a block is cut and pasted, also from an editor; a clipboard without blocks is refused, and nothing is lost', async ({
  page,
  studio,
}) => {
  const { open, blocks, field } = partsOf(page)
  const before = await studio.read('about.yaml')
  await open(`${studio.url}/about`)
  await page.evaluate(() => navigator.clipboard.writeText('Nothing but words'))
  await blocks.getByRole('treeitem', { name: /^Hero/ }).click()
  await page.keyboard.press('ControlOrMeta+v')
  await expect(page.getByRole('alert')).toHaveText(
    'The clipboard holds no blocks. Copy a block here, or from a YAML file: its lines from - type: or - use: on.',
  )
  expect(await studio.read('about.yaml')).toBe(before)
  await field('Line above the title').fill('')
  await page.keyboard.press('ControlOrMeta+v')
  await expect(field('Line above the title')).toHaveValue('Nothing but words')
  // The next attempt starts without the error of the last one.
  await blocks.getByRole('treeitem', { name: /^Hero/ }).click()
  await page.keyboard.press('ControlOrMeta+c')
  await expect(page.getByRole('alert')).toHaveCount(0)

  // A block is cut and pasted by commands, and one from an editor is pasted.
  const names = async () => (await blocks.getByRole('treeitem').allInnerTexts()).map((text) => text.split('\n')[0])
  await blocks.getByRole('treeitem', { name: /^Rich text/ }).click()
  await page.keyboard.press('ControlOrMeta+x')
  await expect.poll(names).toEqual(['Hero', 'Stats strip', 'Why choose us', 'Process steps', 'Form'])
  await blocks.getByRole('treeitem', { name: /^Why choose us/ }).click()
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('combobox', { name: /^Search commands/ }).fill('paste block')
  await page.keyboard.press('Enter')
  await expect.poll(names).toEqual(['Hero', 'Stats strip', 'Why choose us', 'Rich text', 'Process steps', 'Form'])

  await page.evaluate(() => navigator.clipboard.writeText('    - type: rich-text\n      body: From an editor.\n'))
  await page.keyboard.press('ControlOrMeta+v')
  await expect.poll(async () => (await names()).filter((name) => name === 'Rich text')).toHaveLength(2)
  await expect.poll(() => studio.read('about.yaml')).toContain('\n  - type: rich-text\n    body: From an editor.\n')
})
