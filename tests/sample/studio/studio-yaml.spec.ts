import { expect, type Page } from '@playwright/test'
import { axeErrors } from '../../browser/axe.ts'
import { partsOf } from '../../browser/studio-parts.ts'
import { test } from './studio.ts'

/** The pane, and what it shows: the lines around the caret. */
const paneOf = (page: Page) => {
  const pane = page.getByRole('region', { name: 'YAML' })
  const editor = pane.getByRole('textbox', { name: /^YAML of .*pages\// })
  return { pane, editor, line: (text: string) => editor.locator('.cm-line', { hasText: text }).first() }
}

test("the pane and the form show each other's edits, and preserve comments and the caret", {
  tag: '@marketer',
}, async ({ page, studio }) => {
  const { open, blocks, button, field, preview, saved, undo, undoTo } = partsOf(page)
  const { pane, editor, line } = paneOf(page)
  const original = await studio.read('about.yaml')
  const about = original.replace(/^ {2}- type: stats-strip\n/m, '$&    # Counted in spring.\n')
  await studio.write('about.yaml', about)
  await open(`${studio.url}/about`)
  await blocks.getByRole('treeitem', { name: /^Stats strip/ }).click()
  await button('YAML').click()
  await expect(editor).toBeFocused()

  // The pane opens where the selected block is written.
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('End')
  await expect(field('Title')).toHaveValue('The agency in numbers')
  await page.keyboard.type(' today')
  await expect(preview.getByRole('heading', { name: 'The agency in numbers today' })).toBeVisible()
  // The page does not follow a text that is no YAML.
  await page.keyboard.type(': "')
  await expect(editor.locator('.cm-lintRange-error').first()).toBeVisible()
  await expect(preview.getByRole('heading', { name: 'The agency in numbers today', exact: true })).toBeVisible()
  for (let count = 0; count < 3; count++) await page.keyboard.press('Backspace')
  await expect(editor.locator('.cm-lintRange-error')).toHaveCount(0)
  await saved('about.yaml')
  await expect(field('Title')).toHaveValue('The agency in numbers today')
  const today = about.replace('The agency in numbers', 'The agency in numbers today')
  expect(await studio.read('about.yaml')).toBe(today)

  // A field and another program change the pane, and the caret stays behind what was typed.
  await field('Title').fill('Our numbers')
  await expect(line('title: Our numbers')).toBeVisible()
  await field('Title').blur()
  await expect.poll(() => studio.read('about.yaml')).toContain('title: Our numbers')
  await studio.write('about.yaml', (await studio.read('about.yaml')).replace('average rating', 'mean rating'))
  await expect(line('label: mean rating')).toBeVisible()
  await line('title: Our numbers').click()
  await page.keyboard.press('End')
  await page.keyboard.insertText(' now')
  await page.keyboard.press('ControlOrMeta+s')
  await expect.poll(() => studio.read('about.yaml')).toContain('# Counted in spring.\n    title: Our numbers now\n')

  // Undo goes through all edits, wherever they were typed.
  await undo()
  await expect(line('title: Our numbers')).toHaveText('    title: Our numbers')
  await undo()
  await expect.poll(() => studio.read('about.yaml')).toContain('    title: The agency in numbers today\n')
  await undoTo(about.replace('average', 'mean'), () => studio.read('about.yaml'))

  // A shared text leads to its file, whose pages the head counts, and back.
  await blocks.getByRole('treeitem', { name: /^Process steps/ }).click()
  const shared = pane.getByRole('textbox', { name: /^YAML of .*_data\/fragments\/how-to-hire.yaml$/ })
  await expect(shared).toBeVisible()
  await expect(blocks.getByRole('treeitem', { name: /^Process steps/ })).toBeFocused()
  await expect(pane.getByText(/^Everywhere: [\d,]+ pages$/)).toBeVisible()
  const fragment = await studio.read('_data/fragments/how-to-hire.yaml')
  await shared.locator('.cm-line', { hasText: 'title: ' }).first().click()
  await page.keyboard.press('End')
  await page.keyboard.insertText(' now')
  await saved('_data/fragments/how-to-hire.yaml')
  await expect(preview.getByRole('heading', { name: 'How to Hire Event Staff now' })).toBeVisible()
  await undo()
  await expect.poll(() => studio.read('_data/fragments/how-to-hire.yaml')).toBe(fragment)
  await button('File of this page').click()
  await expect(line('use: how-to-hire')).toBeVisible()
})

test('invalid YAML or an added error is held back at its line, and Ctrl+Z undoes it', async ({ page, studio }) => {
  const { open, blocks, button, undo, undoTo } = partsOf(page)
  const { pane, editor, line } = paneOf(page)
  const before = await studio.read('about.yaml')
  await open(`${studio.url}/about`)
  await blocks.getByRole('treeitem', { name: /^Stats strip/ }).click()
  // A slow machine has not parsed all of the text when the new line starts.
  const browser = await page.context().newCDPSession(page)
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await button('YAML').click()
  await expect(editor).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('ton')
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await expect(line('ton')).toHaveText('    ton')
  await page.keyboard.press('Control+Space')
  await page.getByRole('listbox').getByRole('option', { name: /^tone/ }).click()
  await page.keyboard.type('lila')
  await expect(pane.getByRole('alert')).toContainText('lila')
  await expect(line('tone: lila').locator('.cm-lintRange-error')).toHaveText('lila')
  expect(await studio.read('about.yaml')).toBe(before)

  // Escape leads to the block, whose keys work again.
  await page.keyboard.press('Escape')
  await expect(blocks.getByRole('treeitem', { name: /^Stats strip/ })).toBeFocused()
  await editor.focus()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(line('tone: lila')).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await pane.getByRole('button', { name: 'Write anyway' }).click()
  await expect.poll(() => studio.read('about.yaml')).toContain('\n    tone: lila\n')
  // A fix changes what was typed, with the rest of it.
  await undo()
  await expect(line('tone: lila')).toHaveCount(0)
  await editor.focus()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.insertText('tonee: paper # Mine.')
  await expect(pane.getByRole('alert')).toContainText('tonee')
  await page.getByRole('button', { name: /^Problems / }).click()
  await button('Fix: Change to tone').click()
  await page.keyboard.press('Escape')
  await expect.poll(() => studio.read('about.yaml')).toContain('\n    tone: paper # Mine.\n')
  // A slow machine may have saved the new line before its words.
  await undoTo(before, () => studio.read('about.yaml'))
})

test('a line that was changed elsewhere is never overwritten silently', async ({ page, studio }) => {
  const { blocks, button } = partsOf(page)
  const { editor, line } = paneOf(page)
  const before = await studio.read('about.yaml')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${studio.url}/about`)
  await button('YAML').click()
  await expect(editor).toBeFocused()
  expect(await axeErrors(page, { without: 'iframe' })).toEqual([])
  // The tab has not seen the other version when it saves.
  await page.route('**/@studio/text', (route) => route.abort())
  await studio.write('about.yaml', before.replace(/^title: .*$/m, '$&?').replace(/^description: .*$/m, '$& More.'))
  await line('title: ').click()
  await page.keyboard.press('End')
  await page.keyboard.type('!')
  await page.keyboard.press('ControlOrMeta+s')
  const dialog = page.getByRole('dialog', { name: 'Changed elsewhere' })
  await expect(dialog).toContainText(/!.*\?/s)
  await page.unroute('**/@studio/text')
  await dialog.getByRole('button', { name: 'Keep mine' }).click()
  await expect
    .poll(() => studio.read('about.yaml'))
    .toBe(before.replace(/^title: .*$/m, '$&!').replace(/^description: .*$/m, '$& More.'))
  await expect(line('description: ')).toContainText('More.')
  await studio.write('about.yaml', before)
  await editor.focus()
  await page.keyboard.press('Escape')
  await expect(blocks.getByRole('button').first()).toBeVisible()
})
