import { expect } from '@playwright/test'
import { partsOf } from '../../browser/studio-parts.ts'
import { test } from './studio.ts'

test('prints one line, the address of the studio, when it is ready', async ({ studio }) => {
  expect(studio.printed()).toBe(`${studio.url}/\n`)
})

test('another origin reads nothing of its server, and no page has the token', { tag: '@marketer' }, async ({
  request,
  studio,
}) => {
  const { text, origin } = { text: await (await request.get(studio.url)).text(), origin: new URL(studio.url).origin }
  const token = /studio-token" content="(\w+)"/.exec(text)?.[1] ?? ''
  expect(token).toHaveLength(32)
  const headers = { origin: 'http://localhost:9999', accept: 'text/html' }
  for (const path of ['/about', '/about?studio', '/swipe', '/pages/swipe.yaml', '/@studio/shell.js']) {
    const response = await request.get(origin + path, { headers })
    expect(response.headers()['access-control-allow-origin'], path).toBeUndefined()
    expect(await response.text(), path).not.toContain(token)
  }
  expect((await request.get(`${origin}/about?studio`, { headers })).headers()['x-frame-options']).toBe('SAMEORIGIN')
  expect((await request.get(`${origin}/about`, { headers: { host: 'evil.example' } })).status()).toBe(403)
  for (const path of [
    '/.env',
    '/.git/HEAD',
    '/.marquee/studio/pages/journal.jsonl',
    '/.marquee/page.json',
    '/@fs/etc/passwd',
  ])
    expect((await request.get(origin + path)).ok(), path).toBe(false)
})

test('a text is changed in its field, which a click on the page leads to: it shows at once, and is saved byte for byte', {
  tag: '@marketer',
}, async ({ page, studio }) => {
  const { open, preview, field, saved, button } = partsOf(page)
  const headline = 'The people behind the people at your event'
  const before = await studio.read('about.yaml')
  await open(`${studio.url}/about`)
  await preview.getByRole('heading', { level: 1 }).click()
  await expect(field('Title')).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type('!')
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(`${headline}!`)
  await saved('about.yaml')
  expect(await studio.read('about.yaml')).toBe(before.replace('people at your event', 'people at your event!'))
  await button('Undo').click()
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(headline)
  await expect(field('Title')).toHaveValue(headline)
  await expect.poll(() => studio.read('about.yaml')).toBe(before)
  await button('Redo').click()
  await expect(field('Title')).toHaveValue(`${headline}!`)
  await button('Undo').click()
  await expect(field('Title')).toHaveValue(headline)

  // Ctrl+Z in a field undoes what was typed there.
  await preview.getByText('About us', { exact: true }).click()
  await expect(field('Line above the title')).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type(' all')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(field('Line above the title')).toHaveValue('About us')

  // An edit that adds an error is held back, until it is written anyway.
  await field('Title').fill('')
  await expect(button('Write anyway')).toBeVisible()
  await expect(field('Title')).toHaveAttribute('aria-invalid', 'true')
  expect(await studio.read('about.yaml')).toBe(before)
  await button('Write anyway').click()
  await saved('about.yaml')
  await expect(field('Title')).toBeFocused()
  await page.getByRole('button', { name: /^Problems \S+: 1 error, 0 warnings/ }).click()
  await page.getByRole('dialog', { name: 'Problems of this page' }).getByRole('button').first().click()
  await expect(field('Title')).toBeFocused()
  await button('Undo').click()
  await expect(page.getByRole('button', { name: /^Problems \S+: 0 errors, 0 warnings/ })).toBeVisible()
  await expect.poll(() => studio.read('about.yaml')).toBe(before)
})

test('texts are edited in place after a double click: as they are, with a chip for each token', {
  tag: '@marketer',
}, async ({ page, context, studio }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { open, preview, field, saved, button, undoTo } = partsOf(page)
  const before = await studio.read('about.yaml')
  const text = preview.getByRole('textbox', { name: 'Text on the page' })
  await open(`${studio.url}/about`)
  await preview.getByText('One agency for every role on the floor').dblclick()
  await expect(text).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('One agency')
  await page.keyboard.press('Enter')
  await saved('about.yaml')
  await expect(preview.getByRole('heading', { name: 'One agency', exact: true })).toBeVisible()
  await expect(field('Title')).toHaveValue('One agency')
  await button('Undo').click()
  await expect(field('Title')).toHaveValue('One agency for every role on the floor')
  await expect.poll(() => studio.read('about.yaml')).toBe(before)

  await test.step('a text with tokens', async () => {
    const chip = text.getByRole('button', { name: 'site.name: Marigold Lane Event Staffing' })
    await preview.getByText(/Founded in 2010/).dblclick()
    await expect(text).toBeFocused()
    await expect(text.getByRole('button')).toHaveCount(2)
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.type(' Now')
    const typed = before.replace('claims.founded}.', 'claims.founded}. Now')
    await expect.poll(() => studio.read('about.yaml')).toBe(typed)
    // The block has been rendered meanwhile. An unfinished word of an input method is not saved, and not interrupted.
    const keyboard = await context.newCDPSession(page)
    for (const word of ['に', 'にほ']) {
      const end = word.length
      const rendered = page.waitForResponse((response) => response.url().endsWith('/try'))
      await keyboard.send('Input.imeSetComposition', { text: word, selectionStart: end, selectionEnd: end })
      await field('Line above the title').evaluate((input: HTMLInputElement, value) => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
        input.dispatchEvent(new Event('input', { bubbles: true }))
      }, `About us ${word}`)
      await rendered
      await expect(preview.getByText(`About us ${word}`, { exact: true })).toBeVisible()
      await expect(text).toContainText(` Now${word}`)
    }
    await keyboard.send('Input.insertText', { text: '日本' })
    await expect.poll(() => studio.read('about.yaml')).toContain("{site.claims.founded}. Now日本'")

    await page.keyboard.press('ControlOrMeta+Home')
    await page.keyboard.press('Delete')
    await expect(chip).toBeHidden()
    await page.keyboard.press('ControlOrMeta+z')
    await expect(chip).toBeVisible()
    await chip.press('Enter')
    await expect(field('Name of the company')).toHaveValue('Marigold Lane Event Staffing')
    await expect(text).toBeHidden()
    await expect(preview.getByText('Founded in 2010. Now日本')).toBeVisible()
    await undoTo(before, () => studio.read('about.yaml'))
  })

  await test.step('the caret of a text of several lines is where it was clicked', async () => {
    const lines = before.replace(/intro: '(.*) in (cities .*)'/, 'intro: |-\n      $1 in\n      $2')
    await studio.write('about.yaml', lines)
    const intro = preview.getByText(/Founded in 2010/)
    await expect.poll(() => intro.textContent()).toContain(' in\ncities ')
    const position = await intro.evaluate((element) => {
      const range = document.createRange()
      const nodes = [...element.childNodes].filter((node) => node instanceof window.Text)
      const letters = nodes.find(({ data }) => data.includes('cities across'))
      if (!letters) throw new Error(`No letters in ${element.outerHTML}`)
      range.setStart(letters, letters.data.indexOf('cities across'))
      const [point] = range.getClientRects()
      const box = element.getBoundingClientRect()
      return { x: (point?.x ?? 0) - box.x + 1, y: (point?.y ?? 0) - box.y + 8 }
    })
    await intro.dblclick({ position })
    await expect(text).toBeFocused()
    await page.keyboard.type('all ')
    await expect.poll(() => studio.read('about.yaml')).toBe(lines.replace('      cities', '      all cities'))
  })

  await test.step('a day, which is no text', async () => {
    await open(`${studio.url}/uniform-guidelines`)
    await preview.locator('main time').first().dblclick()
    await expect(field('Updated')).toBeFocused()
  })
})

test('the studio shows what an editor and a second tab save, and asks about changes of the same text', async ({
  page,
  context,
  studio,
}) => {
  const { open, preview, field, button } = partsOf(page)
  const before = await studio.read('about.yaml')
  await open(`${studio.url}/about`)
  await preview.getByRole('heading', { level: 1 }).click()
  await studio.write('about.yaml', before.replace('eyebrow: About us', 'eyebrow: Who we are'))
  await expect(field('Line above the title')).toHaveValue('Who we are')
  await expect(preview.getByText('Who we are', { exact: true })).toBeVisible()

  // Two tabs change two texts at the same time: both changes stay.
  const other = await context.newPage()
  const second = partsOf(other)
  await second.open(`${studio.url}/about`)
  await second.blocks.getByRole('treeitem', { name: /^Hero/ }).click()
  await Promise.all([
    field('Line above the title').fill('Our people'),
    second.field('Intro').fill('We know each of them.'),
  ])
  await expect(field('Intro')).toHaveValue('We know each of them.')
  await expect(second.field('Line above the title')).toHaveValue('Our people')
  await expect.poll(() => studio.read('about.yaml')).toMatch(/eyebrow: Our people\n.*intro: '?We know each of them\./s)

  // Both change the title before one sees the other.
  await page.route('**/@studio/changes', () => undefined)
  await page.route('**/@studio/page', () => undefined)
  const dialog = page.getByRole('dialog', { name: 'Changed elsewhere' })
  for (const [mine, theirs, choice] of [
    ['Mine', 'Theirs', 'Take theirs'],
    ['Mine again', 'Theirs again', 'Keep mine'],
  ] as const) {
    await second.field('Title').fill(theirs)
    await expect.poll(() => studio.read('about.yaml')).toContain(`title: ${theirs}\n`)
    await field('Title').fill('')
    await field('Title').pressSequentially(mine)
    await expect(page.getByRole('alert')).toContainText('about.yaml was changed elsewhere at the same place.')
    // The question comes in no word.
    await expect(dialog).toBeHidden()
    await field('Title').pressSequentially('!')
    await field('Title').blur()
    await expect(dialog).toContainText(`${mine}!`)
    await expect(dialog).toContainText(theirs)
    expect(await studio.read('about.yaml')).toContain(`title: ${theirs}\n`)
    await page.unroute('**/@studio/page')
    await dialog.getByRole('button', { name: choice }).click()
    await expect(dialog).toBeHidden()
    const chosen = choice === 'Take theirs' ? theirs : `${mine}!`
    await expect(field('Title')).toHaveValue(chosen)
    await expect.poll(() => studio.read('about.yaml')).toContain(`title: ${chosen}\n`)
    await page.route('**/@studio/page', () => undefined)
  }
  await expect(second.field('Title')).toHaveValue('Mine again!')
  await expect(button('Undo')).toBeEnabled()
  await other.close()
  await studio.write('about.yaml', before)
})

test('a shared question is changed on one page, given back, and changed everywhere', async ({ page, studio }) => {
  const { open, preview, fields, saved, undoTo, button } = partsOf(page)
  const original = await studio.read('about.yaml')
  const before = original.replace('  - use: how-to-hire', '  - use: before-you-book\n$&')
  const fragment = '_data/fragments/before-you-book.yaml'
  const shared = `# Asked on the telephone.
type: faq
title: Before you book
items:
  - question: Can the same people come?  # every week
    answer: Most of them can.
  - question: Who brings the uniforms?
    answer: We do.
`
  await studio.write(fragment, shared)
  await studio.write('about.yaml', before)
  await open(`${studio.url}/about`)
  const question = preview.getByText('Can the same people come?')
  const field = fields.getByRole('textbox', { name: 'Question' })
  const dialog = page.getByRole('dialog', { name: 'Shared text' })

  // The question waits until all of it is typed; Escape undoes what nobody said a place for.
  await question.click()
  await expect(field).toBeFocused()
  await page.keyboard.type('So: ')
  await expect(dialog).toContainText('“Shared section: Before you book”')
  await page.keyboard.press('Escape')
  await expect(field).toHaveValue('Can the same people come?')
  await expect(question).toHaveText('Can the same people come?')

  await expect(field).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type(' To us?')
  await dialog.getByRole('button', { name: 'Only here' }).click()
  await saved('about.yaml')
  await expect(preview.getByText('Can the same people come? To us?')).toBeVisible()
  expect(await studio.read(fragment)).toBe(shared)
  expect(await studio.read('about.yaml')).toContain('- question: Can the same people come? To us?\n')
  await expect(field).toBeFocused()
  await button('Show the shared words').click()
  await expect(fields.getByText('- question: Can the same people come?\n', { exact: false })).toBeVisible()
  await button('Give back').click()
  await expect.poll(() => studio.read('about.yaml')).toBe(before)
  await expect(field).toHaveValue('Can the same people come?')

  await question.click()
  await expect(field).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type(' To us?')
  await dialog.getByRole('button', { name: 'Everywhere' }).click()
  // It may be written in two parts.
  await expect.poll(() => studio.read(fragment)).toBe(shared.replace('people come?', 'people come? To us?'))
  expect(await studio.read('about.yaml')).toBe(before)
  await undoTo(shared, () => studio.read(fragment))
  await expect(field).toHaveValue('Can the same people come?')
  await studio.write('about.yaml', original)
})

test('a page that follows a template gets an override, and gives it back', async ({ page, studio }) => {
  const { open, preview, saved, button } = partsOf(page)
  const dialog = page.getByRole('dialog', { name: 'Shared text' })
  const before = await studio.read('la/ushers.yaml')
  await open(`${studio.url}/la/ushers`)
  await preview.getByRole('heading', { level: 1 }).dblclick()
  const text = preview.getByRole('textbox', { name: 'Text on the page' })
  await expect(text).toBeFocused()
  // A question about a text that is edited on the page interrupts it, and leaves the caret where it is.
  await page.keyboard.type('U')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(text.getByRole('button')).toHaveCount(2)
  await expect(text).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type('U')
  await dialog.getByRole('button', { name: 'Only here' }).click()
  await saved('la/ushers.yaml')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Ushers for Los Angeles')
  await page.keyboard.press('Enter')
  await expect.poll(() => studio.read('la/ushers.yaml')).toContain('Ushers for Los Angeles')
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Ushers for Los Angeles')
  expect(await studio.read('la/ushers.yaml')).toBe(
    `${before}overrides:\n  blocks[hero].title: "Ushers for Los Angeles"\n`,
  )
  await expect(button('Delete')).toBeDisabled()
  await button("Show the template's words").click()
  await expect(
    page.getByRole('region', { name: 'Fields' }).getByText('{service.name} in {city.name}', { exact: true }),
  ).toBeVisible()
  await button('Give back').click()
  await expect(preview.getByRole('heading', { level: 1 })).not.toHaveText('Ushers for Los Angeles')
  await expect(button('Give back')).toBeHidden()
})

test('the words of a template change on all its pages at once, and one Undo undoes it', async ({ page, studio }) => {
  const { open, preview, field, button } = partsOf(page)
  const template = '_data/templates/city-service.yaml'
  const names = [template, 'la/ushers.yaml', 'sf/bartenders.yaml', '_data/generated.lock.json']
  const read = () => Promise.all(names.map(studio.read))
  const before = await read()
  await open(`${studio.url}/la/ushers`)
  await preview.getByRole('heading', { level: 1 }).click()
  await field('Title').fill('{service.name} for {city.name}')
  const dialog = page.getByRole('dialog', { name: 'Shared text' })
  await expect(dialog).toContainText(/“Template: City service”, which \d+ pages show/)
  await dialog.getByRole('button', { name: 'Everywhere' }).click()
  await expect(page.getByRole('status')).toHaveText(/^Saved to \d{2} files$/)
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Ushers for Los Angeles')
  const [written, ...pages] = await read()
  expect(written).toContain("title: '{service.name} for {city.name}'")
  for (const text of pages.slice(0, 2)) expect(text).toContain('title: "{service.name} for {city.name}"')
  await button('Undo').click()
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Ushers in Los Angeles')
  expect(await read()).toEqual(before)
})

test('a file that another program writes while a text is saved shows in the field, too', async ({ page, studio }) => {
  const { open, blocks, field, preview } = partsOf(page)
  const before = await studio.read('about.yaml')
  await open(`${studio.url}/about`)
  await blocks.getByRole('treeitem', { name: /^Hero/ }).click()
  const { promise: later, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/@studio/edit', async (route) => {
    const response = await route.fetch()
    await later
    await route.fulfill({ response })
  })
  await field('Line above the title').fill('Typed here')
  await expect.poll(() => studio.read('about.yaml')).toContain('eyebrow: Typed here')
  await studio.write('about.yaml', before.replace('eyebrow: About us', 'eyebrow: Written elsewhere'))
  const read = page.waitForResponse('**/@studio/page')
  await read
  release()
  await expect(field('Line above the title')).toHaveValue('Written elsewhere')
  await expect(preview.getByText('Written elsewhere', { exact: true })).toBeVisible()
  await studio.write('about.yaml', before)
})
