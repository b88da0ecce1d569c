import { expect } from '@playwright/test'
import { hold } from '../../browser/hold.ts'
import { expectHydrated } from '../../browser/hydrated.ts'
import { partsOf } from '../../browser/studio-parts.ts'
import { test } from './studio.ts'

test('what is typed while the studio is away is saved by its next start, and a reload loses nothing', {
  tag: '@marketer',
}, async ({ page, studio }) => {
  const { open, field, fields, button } = partsOf(page)
  const before = await studio.read('about.yaml')
  const title = /^title: (.*)$/m.exec(before)?.[1] ?? ''
  const fileSays = (words: string) => expect.poll(() => studio.read('about.yaml')).toBe(before.replace(title, words))
  await open(`${studio.url}/about`)
  await button('Page settings').click()
  await expect(field('Title')).toHaveValue(title)

  await studio.kill()
  await field('Title').fill('Typed while it was away')
  await expect(page.getByRole('status')).toHaveText('Not saved')
  await expect(fields.getByRole('alert')).toContainText('is saved as soon as it answers')
  await page.keyboard.press('ControlOrMeta+s')
  await button('Undo').click()
  await expect(page.getByRole('alert').filter({ hasText: 'does not answer' }).last()).toBeVisible()
  await field('Title').fill('Typed later')
  expect(await studio.read('about.yaml')).toBe(before)
  await studio.start()
  await fileSays('Typed later')
  await expect(page.getByRole('status')).toHaveText(/^Saved to/)
  await expect(page.getByRole('alert').filter({ hasText: 'does not answer' })).toHaveCount(0)

  // The browser asks, because not all is saved.
  page.on('dialog', (dialog) => void dialog.accept())
  await field('Title').fill('Typed in the last moment')
  await page.reload()
  await fileSays('Typed in the last moment')
})

test('a write that takes long says so in the bar until it ends', async ({ page, studio }) => {
  const { open, preview, field, saved } = partsOf(page)
  await open(`${studio.url}/about`)
  const headline = preview.getByRole('heading', { level: 1 })
  await headline.click()
  const release = await hold(page, '**/@studio/edit')
  await field('Title').fill('Written slowly')
  await expect(page.getByRole('status')).toHaveText('Saving …')
  await expect(headline).toHaveText('Written slowly')
  release()
  await saved('about.yaml')
  await expect(headline).toHaveText('Written slowly')
})

test('the answer where a shared list changes covers one change, and is asked again after Undo', async ({
  page,
  studio,
}) => {
  const { open, preview, fields, button, undo } = partsOf(page)
  const original = await studio.read('about.yaml')
  const before = original.replace('  - use: how-to-hire', '  - use: before-you-book\n$&')
  const fragment = '_data/fragments/before-you-book.yaml'
  const shared = `type: faq
title: Before you book
items:
  - question: Can the same people come?
    answer: Most of them can.
  - question: Who brings the uniforms?
    answer: We do.
`
  await studio.write(fragment, shared)
  await studio.write('about.yaml', before)
  await open(`${studio.url}/about`)
  await preview.getByText('Can the same people come?').click()
  const dialog = page.getByRole('dialog', { name: 'Shared text' })
  const down = fields.getByRole('button', { name: 'Entry 1 down' })
  for (const answer of ['Only here', 'Everywhere', 'Only here']) {
    const file = answer === 'Everywhere' ? fragment : 'about.yaml'
    const text = await studio.read(file)
    await down.click()
    await dialog.getByRole('button', { name: answer }).click()
    await expect.poll(() => studio.read(file)).not.toBe(text)
    await undo()
    await expect.poll(() => studio.read(file)).toBe(text)
    await fields.getByRole('button', { name: /Can the same people/, expanded: false }).click()
  }
  await down.click()
  await expect(dialog).toBeVisible()
  // A key of the studio changes nothing behind a dialog.
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(page.getByRole('dialog')).toHaveCount(1)
  expect([await studio.read(fragment), await studio.read('about.yaml')]).toEqual([shared, before])
  await button('Cancel').click()
})

test('the problems of other pages show, and lead to their fields, also from a view', async ({ page, studio }) => {
  const { open, fields } = partsOf(page)
  await open(`${studio.url}/about`)
  const problems = page.getByRole('button', { name: /^Problems \S+: 0 errors/ })
  const noProblem = 'Problems 0: 0 errors, 0 warnings'
  await expect(problems).toHaveAccessibleName(noProblem)
  const careers = await studio.read('careers.yaml')
  await studio.write('careers.yaml', careers.replace(/^title: .*$/m, 'title: Work\ntitel: Work'))
  await expect(problems).toHaveAccessibleName(/Elsewhere: 1 error,/)
  await problems.click()
  const elsewhere = page.getByRole('list', { name: 'Problems elsewhere' })
  await expect(elsewhere.getByRole('listitem').first()).toContainText('/careers')
  await elsewhere.getByRole('listitem').first().getByRole('button').first().click()
  await expect(page).toHaveURL(/\/studio\/careers$/)
  await expect(fields.getByRole('heading', { name: 'Page settings' })).toBeVisible()
  await page.goto(`${studio.url}/-/pages`)
  await expect(problems).toHaveAccessibleName(/Elsewhere: 1 error,/)
  await problems.click()
  await elsewhere.getByRole('listitem').first().getByRole('button').first().click()
  await expect(page).toHaveURL(/\/studio\/careers$/)
  await expect(fields.getByRole('heading', { name: 'Page settings' })).toBeVisible()
  await open(`${studio.url}/about`)
  await problems.click()
  await elsewhere
    .getByRole('button', { name: /^Fix: / })
    .first()
    .click()
  await expect.poll(() => studio.read('careers.yaml')).not.toContain('titel')
  await page.keyboard.press('Escape')
  await expect(problems).toHaveAccessibleName(noProblem)
})

test('a file that cannot be read says so in place of its blocks', async ({ page, studio }) => {
  const { blocks, fields, button } = partsOf(page)
  await studio.write('about.yaml', 'title: [\n')
  await page.goto(`${studio.url}/about`)
  await expect(blocks.getByRole('alert')).toContainText('cannot be read')
  await expect(fields).toContainText('cannot be read')
  await expect(page.getByText('no blocks yet')).toHaveCount(0)
  await expect(button('Add block')).toBeDisabled()
  await button('Open its text').click()
  await expect(page.getByRole('textbox', { name: /^YAML of/ })).toContainText('title: [')
})

test('nothing scrolls the shell, whatever is selected', async ({ page, studio }) => {
  const { open, blocks, fields, button } = partsOf(page)
  /** How far the document and the shell can be scrolled, and are. */
  const scroll = () =>
    page.evaluate(() =>
      [document.documentElement, document.body, document.querySelector('#studio > *')].map(
        (one) => one && [one.scrollHeight - one.clientHeight, one.scrollWidth - one.clientWidth, one.scrollTop],
      ),
    )
  const still = Array.from({ length: 3 }, () => [0, 0, 0])
  await open(`${studio.url}/about`)
  await button('Page settings').click()
  expect(await scroll()).toEqual(still)
  for (const one of await blocks.getByRole('treeitem').all()) {
    await one.click()
    await fields.getByRole('textbox').last().focus()
    expect(await scroll()).toEqual(still)
  }
  await blocks.getByRole('treeitem').first().click()
  await fields.locator('input[type=file]').first().focus()
  for (const name of ['New page', 'Copy page', 'Rename page', 'Delete page']) {
    await button('Pages').click()
    await page.getByRole('menuitem', { name: `${name}…` }).click()
    const dialog = page.getByRole('dialog', { name })
    await dialog.getByRole('button', { name: 'Cancel' }).focus()
    expect(await scroll(), name).toEqual(still)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
  await button('Add block').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button').last().focus()
  expect(await scroll(), 'Add block').toEqual(still)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await button('YAML').click()
  const editor = page.getByRole('textbox', { name: /^YAML of/ })
  await editor.press('ControlOrMeta+End')
  expect(await scroll(), 'YAML').toEqual(still)
  await button('YAML').click()
  for (const [width, height] of [
    [1440, 900],
    [768, 1024],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect.poll(scroll, `${width} × ${height}`).toEqual(still)
  }
})

test('in Try, the pages that links lead to have their styles', async ({ page, studio }) => {
  const { open, preview, button } = partsOf(page)
  await open(`${studio.url}/about`)
  await button('Try').click()
  const body = preview.locator('body')
  await expectHydrated(preview.locator('main'))
  await body.evaluate((element) => element.setAttribute('data-not-reloaded', ''))
  /** Names of classes of the page without any rule. */
  const unstyled = () =>
    body.evaluate(({ ownerDocument }) => {
      const rules = [...ownerDocument.styleSheets].flatMap(({ cssRules }) =>
        [...cssRules].map(({ cssText }) => cssText),
      )
      const text = rules.join('\n')
      const names = new Set([...ownerDocument.querySelectorAll('#main *')].flatMap(({ classList }) => [...classList]))
      return [...names].filter((name) => /^m-[a-z0-9]{4,}/.test(name) && !text.includes(`.${name}`))
    })
  const before = await unstyled()
  for (const name of ['careers', 'faq', 'locations']) {
    await preview
      .locator(`a[href="/${name}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click())
    await expect.poll(() => body.evaluate(({ ownerDocument }) => ownerDocument.location.pathname)).toBe(`/${name}`)
    await expect(preview.locator('main h1')).toBeVisible()
    expect((await unstyled()).filter((one) => !before.includes(one))).toEqual([])
  }
  await expect(body).toHaveAttribute('data-not-reloaded', '')
})

test('without the panes beside it, a page as wide as the window shows at full size, also after a reload', async ({
  page,
  studio,
}) => {
  const { open, button, run } = partsOf(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(`${studio.url}/about`)
  await button('1440').click()
  const widthOfPage = async () => Math.round((await page.getByTitle('Page preview').boundingBox())?.width ?? 0)
  await expect.poll(widthOfPage).toBeLessThan(1000)
  await button('Blocks beside the page').click()
  await button('Fields beside the page').click()
  await expect(page.getByRole('region', { name: 'Blocks' })).toBeHidden()
  await expect.poll(widthOfPage).toBe(1440)
  await page.reload()
  await button('1440').click()
  await expect.poll(widthOfPage).toBe(1440)
  await expect(button('Blocks beside the page')).toHaveAttribute('aria-pressed', 'false')

  await run('show or hide the fields')
  await expect(page.getByRole('region', { name: 'Fields' })).toBeVisible()
})
