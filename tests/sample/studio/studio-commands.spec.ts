import { expect } from '@playwright/test'
import { axeErrors } from '../../browser/axe.ts'
import { hold } from '../../browser/hold.ts'
import { partsOf } from '../../browser/studio-parts.ts'
import { test } from './studio.ts'

test('commands, blocks and pages are found by words and run by keyboard', async ({ page, studio }) => {
  const { open, blocks, fields, preview } = partsOf(page)
  const before = await studio.read('about.yaml')
  await open(`${studio.url}/about`)
  const palette = page.getByRole('dialog', { name: 'Commands' })
  const item = (name: RegExp) => blocks.getByRole('treeitem', { name })
  const search = palette.getByRole('combobox')
  const run = async (words: string, option: RegExp) => {
    await page.keyboard.press('ControlOrMeta+k')
    await search.fill(words)
    await expect(palette.getByRole('option').first()).toHaveText(option)
    await page.keyboard.press('Enter')
    await expect(palette).toBeHidden()
  }

  await run('why choose', /^4\. Why choose us/)
  await expect(fields.getByRole('textbox').first()).toBeFocused()
  await run('move up', /^Move up.*Alt\+↑$/)
  await expect.poll(async () => (await blocks.getByRole('treeitem').allInnerTexts())[2]).toContain('Why choose us')
  await run('undo', /^Undo.*Move block up/)
  await expect.poll(async () => (await blocks.getByRole('treeitem').allInnerTexts())[3]).toContain('Why choose us')
  await expect.poll(() => studio.read('about.yaml')).toBe(before)

  // The arrow keys choose a block in the list, and the focus follows a block that moves.
  await item(/^Hero/).click()
  await page.keyboard.press('ArrowDown')
  await expect(item(/^Rich text/)).toBeFocused()
  await page.keyboard.press('Alt+ArrowDown')
  await expect.poll(() => studio.read('about.yaml')).not.toBe(before)
  await expect(item(/^Rich text/)).toBeFocused()
  await page.keyboard.press('Alt+ArrowUp')
  await expect.poll(() => studio.read('about.yaml')).toBe(before)
  await page.keyboard.press('End')
  await expect(item(/^Form/)).toBeFocused()

  // The palette opens from the page in the frame as well, and shows the keys.
  await preview.getByRole('heading', { level: 1 }).click()
  await preview.locator('body').press('ControlOrMeta+k')
  await expect(palette.getByRole('option', { name: /^Add block/ })).toContainText('Ctrl+Enter')
  await expect(palette.getByRole('option', { name: /^Save/ })).toContainText('Ctrl+S')
  await page.keyboard.press('Escape')
  await expect(palette).toBeHidden()

  await run('pages la ushers', /^Ushers in Los Angeles\s*\/la\/ushers$/)
  await expect(page).toHaveURL(/\/studio\/la\/ushers$/)
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Ushers in Los Angeles')

  await page.keyboard.press('ControlOrMeta+k')
  await search.fill('no such thing')
  await expect(palette.getByRole('status')).toHaveText('Nothing is called “no such thing”.')
  await page.keyboard.press('Escape')
  await expect(palette).toBeHidden()
})

test('on a phone a button opens the commands', async ({ page, studio }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { button } = partsOf(page)
  await page.goto(`${studio.url}/about`)
  await button('Commands').click()
  const palette = page.getByRole('dialog', { name: 'Commands' })
  await expect(palette.getByRole('option').first()).toBeVisible()
  expect(await axeErrors(page, { without: 'iframe' })).toEqual([])
  await palette.getByRole('option', { name: /^Page settings/ }).click()
  await expect(
    page.getByRole('region', { name: 'Fields' }).getByRole('heading', { name: 'Page settings' }),
  ).toBeVisible()
})

test('Redo that is pressed before Undo is answered follows it', async ({ page, studio }) => {
  const { open, blocks, field, saved, button } = partsOf(page)
  const before = await studio.read('about.yaml')
  await open(`${studio.url}/about`)
  await blocks.getByRole('treeitem', { name: /^Hero/ }).click()
  await field('Line above the title').fill('Who we are')
  await saved('about.yaml')
  const edited = await studio.read('about.yaml')
  const release = await hold(page, '**/@studio/undo')
  await blocks.getByRole('treeitem', { name: /^Hero/ }).focus()
  await page.keyboard.press('ControlOrMeta+z')
  await page.keyboard.press('ControlOrMeta+y')
  expect(await studio.read('about.yaml')).toBe(edited)
  const redone = page.waitForResponse('**/@studio/redo')
  await release()
  await redone
  expect(await studio.read('about.yaml')).toBe(edited)
  await expect(button('Redo')).toBeDisabled()
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(() => studio.read('about.yaml')).toBe(before)
})
