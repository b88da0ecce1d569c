import { expect } from '@playwright/test'
import { partsOf } from '../../browser/studio-parts.ts'
import { test } from './studio.ts'

/** A start of the studio takes a while on a busy machine. */
const long = { timeout: 60_000 }

test('three blocks added faster than the server answers are seen at once, and come in the order of the requests', async ({
  page,
  studio,
}) => {
  const { open, blocks, button, preview } = partsOf(page)
  const gallery = page.getByRole('dialog', { name: 'Choose a block' })
  const onTheirWay = page.getByRole('list', { name: 'On their way' }).getByRole('listitem')
  const names = async () => (await blocks.getByRole('treeitem').allInnerTexts()).map((text) => text.split('\n')[0])
  await open(`${studio.url}/about`)
  await blocks.getByRole('treeitem', { name: /^Rich text/ }).click()
  // The first answer takes longest.
  const delays = [3_000, 1_000, 100]
  await page.route('**/@studio/edit', async (route) => {
    const answer = await route.fetch()
    await new Promise((resolve) => setTimeout(resolve, delays.shift() ?? 0))
    await route.fulfill({ response: answer })
  })
  for (const words of ['faq', 'callout', 'logo']) {
    await button('Add block').click()
    await gallery.getByLabel('Search blocks').fill(words)
    await gallery.getByLabel('Search blocks').press('Enter')
  }
  await expect(onTheirWay).toHaveCount(3)
  const added = (await onTheirWay.allInnerTexts()).map((text) => /^Adding (.*) …$/.exec(text)?.[1])
  expect(added.slice(0, 2)).toEqual(['FAQ', 'Callout'])
  await expect(preview.locator('main > section')).toHaveCount(9, long)
  await expect(onTheirWay).toHaveCount(0)
  expect((await names()).slice(1, 6)).toEqual(['Rich text', ...added, 'Stats strip'])
  const types = [...(await studio.read('about.yaml')).matchAll(/^ {2}- type: (\S+)/gm)].map(([, type]) => type)
  expect(types.slice(1, 4)).toEqual(['rich-text', 'faq', 'callout'])
})

test('an entry that is not valid yet, and what a colleague writes into its file and its list, are both there at the end', async ({
  page,
  studio,
}) => {
  const { open, fields, field, button } = partsOf(page)
  const before = await studio.read('about.yaml')
  await studio.write('about.yaml', before.replace(/^blocks:/m, 'aliases:\n  - /about-them\nblocks:'))
  await open(`${studio.url}/about`)
  await button('Page settings').click()
  await fields.getByRole('button', { name: 'Add alias' }).click()
  const held = fields.getByRole('textbox', { name: 'Aliases 2' })
  await expect(held).toBeFocused()
  await page.keyboard.type('about us')
  await expect(fields.getByRole('alert').filter({ hasText: 'Not saved' })).toBeVisible()

  // Above it in the list, and in another field.
  const theirs = before
    .replace(/^title: .*$/m, 'title: Theirs')
    .replace(/^blocks:/m, 'aliases:\n  - /about-you\n  - /about-them # since May\nblocks:')
  await studio.write('about.yaml', theirs)
  await expect(field('Title')).toHaveValue('Theirs', long)
  const mine = fields.getByRole('textbox', { name: /^Aliases \d$/ }).last()
  await expect(mine).toHaveValue('about us')
  expect(await studio.read('about.yaml')).toBe(theirs)
  await mine.fill('/about-us')
  await expect
    .poll(() => studio.read('about.yaml'), long)
    .toBe(theirs.replace('/about-them # since May\n', '/about-them # since May\n  - /about-us\n'))
})

test('what is typed before the first field of a new entry shows goes into it', async ({ page, studio }) => {
  const { open, fields, button } = partsOf(page)
  await open(`${studio.url}/about`)
  await button('Page settings').click()
  await fields.getByRole('button', { name: 'Add alias' }).evaluate((add: HTMLElement) => {
    add.click()
    // The field shows once this is done.
    for (const key of '/us') document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  })
  const added = fields.getByRole('textbox', { name: /^Aliases \d$/ }).last()
  await expect(added).toHaveValue('/us')
  await page.keyboard.type('-all')
  await expect.poll(() => studio.read('about.yaml'), long).toContain('  - /us-all\n')
})

test('what is typed into two blocks while the studio is away is all written by its next start', async ({
  page,
  studio,
}) => {
  const { open, blocks, field } = partsOf(page)
  const before = await studio.read('about.yaml')
  await open(`${studio.url}/about`)
  for (const round of [1, 2]) {
    await studio.kill()
    await blocks.getByRole('treeitem', { name: /^Hero/ }).click()
    await field('Title').fill(`Headline ${round}`)
    await blocks.getByRole('treeitem', { name: /^Rich text/ }).click()
    await field('Title').fill(`Heading ${round}`)
    await expect(page.getByRole('status')).toHaveText('Not saved')
    await studio.start()
    await expect
      .poll(() => studio.read('about.yaml'), long)
      .toBe(
        before
          .replace('The people behind the people at your event', `Headline ${round}`)
          .replace('One agency for every role on the floor', `Heading ${round}`),
      )
    await expect(page.getByRole('status')).toHaveText(/^Saved to/, long)
  }
})

test('what is typed before a text of the page is open is put in at the caret', async ({ page, studio }) => {
  const { preview, saved } = partsOf(page)
  const text = preview.getByRole('textbox', { name: 'Text on the page' })

  await test.step('a plain text, clicked before its page is read', async () => {
    const before = await studio.read('about.yaml')
    const { promise: isTyped, resolve: goOn } = Promise.withResolvers<void>()
    await page.route('**/@studio/page', async (route) => {
      await isTyped
      await route.continue()
    })
    await page.goto(`${studio.url}/about`)
    await preview.getByText('One agency for every role on the floor').dblclick()
    await page.keyboard.press('End')
    await page.keyboard.type(', andd')
    await page.keyboard.press('Backspace')
    await expect(text).toBeHidden()
    goOn()
    await page.keyboard.type(' more')
    await expect(text).toHaveText('One agency for every role on the floor, and more')
    await page.unroute('**/@studio/page')
    await expect.poll(() => studio.read('about.yaml')).toBe(before.replace('on the floor', '$&, and more'))
    await saved('about.yaml')
  })

  await test.step('a formatted text, whose editor is loaded with the first one', async () => {
    const before = await studio.read('about.yaml')
    const { promise: isTyped, resolve: goOn } = Promise.withResolvers<void>()
    await page.goto(`${studio.url}/about`)
    await expect(page.getByRole('region', { name: 'Blocks' }).getByRole('treeitem').first()).toBeVisible()
    await page.route('**/@studio/*.js', async (route) => {
      await isTyped
      await route.continue()
    })
    await preview.getByText('openings, festivals and other days').dblclick()
    await page.keyboard.press('End')
    await page.keyboard.type(' of it')
    await page.keyboard.press('Enter')
    await page.keyboard.type('fairs')
    await expect(text).toBeHidden()
    goOn()
    await expect(text.getByRole('listitem').filter({ hasText: 'fairs' })).toBeVisible()
    await expect
      .poll(() => studio.read('about.yaml'))
      .toBe(before.replace('other days with a crowd', '$& of it\n      - fairs'))
    await page.keyboard.press('Escape')
  })
})

test('what is typed while the question about a shared text is open goes into the text', async ({ page, studio }) => {
  const { open, preview, fields, field } = partsOf(page)
  const dialog = page.getByRole('dialog', { name: 'Shared text' })
  await page.goto(`${studio.url}/_data/faqs/ushers`)
  await fields.getByRole('button', { name: 'Add entry' }).click()
  await expect(dialog).toBeVisible()
  await page.keyboard.type('May we choosee')
  await page.keyboard.press('Backspace')
  await dialog.getByRole('button', { name: 'Everywhere' }).click()
  await expect(field('Question')).toHaveValue('May we choose')
  await expect(field('Question')).toBeFocused()
  await page.keyboard.type(' the crew?')
  await field('Answer').fill('Yes, by name.')
  await expect
    .poll(() => studio.read('_data/faqs/ushers.yaml'))
    .toMatch(/- question: May we choose the crew\?\n\s+answer: Yes, by name\.\n/)

  await open(`${studio.url}/la/ushers`)
  await preview.getByRole('heading', { level: 1 }).click()
  await field('Title').press('End')
  await page.keyboard.type('!')
  await expect(dialog).toBeVisible()
  await page.keyboard.type(' Today')
  await dialog.getByRole('button', { name: 'Only here' }).click()
  await expect(field('Title')).toHaveValue(/! Today$/)
  await expect.poll(() => studio.read('la/ushers.yaml')).toMatch(/blocks\[hero\]\.title: .*! Today/)

  await test.step('also into a text on the page', async () => {
    const text = preview.getByRole('textbox', { name: 'Text on the page' })
    await open(`${studio.url}/sf/ushers`)
    await preview.getByRole('heading', { level: 1 }).dblclick()
    await expect(text).toBeFocused()
    await page.keyboard.press('End')
    await page.keyboard.type('!')
    await expect(dialog).toBeVisible()
    await page.keyboard.type(' Now')
    await dialog.getByRole('button', { name: 'Only here' }).click()
    await expect(text).toContainText('! Now')
    await expect.poll(() => studio.read('sf/ushers.yaml')).toMatch(/blocks\[hero\]\.title: .*! Now/)
  })
})
