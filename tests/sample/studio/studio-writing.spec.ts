import AxeBuilder from '@axe-core/playwright'
import { expect, type Locator, type Page } from '@playwright/test'
import { partsOf } from '../../browser/studio-parts.ts'
import { give } from './given-picture.ts'
import { test } from './studio.ts'

/** Pastes HTML as another program puts it on the clipboard. */
const paste = (page: Page, html: string, plain = 'plain', rtf = '') =>
  page.locator(':focus').evaluate(
    (element, [html = '', plain = '', rtf = '']) => {
      const clipboardData = new DataTransfer()
      if (html !== '') clipboardData.setData('text/html', html)
      if (rtf !== '') clipboardData.setData('text/rtf', rtf)
      clipboardData.setData('text/plain', plain)
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    [html, plain, rtf],
  )

/** The editor follows the caret by an event that comes before the frame after the next one. */
const followed = (text: Locator) =>
  text.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

/** Puts the caret behind the last letter of a paragraph. */
async function clickEnd(paragraph: Locator): Promise<void> {
  const { width, height } = (await paragraph.boundingBox()) ?? { width: 0, height: 0 }
  await paragraph.click({ position: { x: width - 2, y: height - 5 } })
  await followed(paragraph)
}

const word = `<html><head><style>p.MsoNormal {color: red}</style></head><body><!--StartFragment-->
<h1>Setting up<o:p></o:p></h1>
<p class=MsoNormal style='color:red'>Come <b style='mso-bidi-font-weight:normal'>two hours</b> before, by the <a href="https://example.com/door">side&nbsp;door</a>.<o:p></o:p></p>
<p class=MsoNormal>&nbsp;</p>
<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span>Black shoes</p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o<span>&nbsp;&nbsp;</span></span>without laces</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span>A white shirt</p>
<table class=MsoTableGrid><tr><td><p>Role</p></td><td><p>Hours</p></td></tr><tr><td><p>Usher</p></td><td><p>6</p></td></tr></table>
<!--EndFragment--></body></html>`

const google = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700">Bring</span><span style="font-weight:400"> your </span><span style="font-style:italic">own</span><span> badge, </span><a href="https://www.google.com/url?q=https://example.com/badge&sa=D"><span style="text-decoration:underline">like this</span></a><a href="javascript:alert(1)">.</a></p></b>`

/** Links the selected text to the page of ushers by words of its title; words of no title lead nowhere. */
async function linkToUshers(page: Page): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: 'Link' })
  const linkTo = dialog.getByLabel('Link to')
  await linkTo.fill('no such page')
  await linkTo.press('Enter')
  await expect(dialog).toContainText('“no such page” is no address and in no title.')
  await linkTo.fill('ushers los')
  await expect(page.getByRole('option', { name: 'Ushers in Los Angeles' })).toBeVisible()
  await linkTo.press('Enter')
  await expect(linkTo).toHaveValue('/la/ushers')
  await expect(dialog).toContainText('Leads to “Ushers in Los Angeles”.')
  await linkTo.press('Enter')
  return dialog
}

test('a text is written as it looks, by keys and by the bar, and only what was touched changes', {
  tag: '@marketer',
}, async ({ page, studio }) => {
  const { open, blocks, fields, field, saved, button, undoTo } = partsOf(page)
  const before = await studio.read('about.yaml')
  const body = field('Body')
  const bar = fields.getByRole('toolbar', { name: 'Formatting of body' })
  const format = (name: string) => bar.getByRole('button', { name, exact: true })
  await open(`${studio.url}/about`)
  await blocks.getByText('Rich text', { exact: true }).click()
  const paragraph = body.getByText('Companies that run or take part in events:')

  await test.step('what is typed changes its paragraph alone', async () => {
    await clickEnd(paragraph)
    await page.keyboard.type(' any event')
    await saved('about.yaml')
    // A slow machine saves more than once while somebody types.
    await expect
      .poll(() => studio.read('about.yaml'))
      .toBe(before.replace('take part in events:\n', 'take part in events: any event\n'))
    await undoTo(before, () => studio.read('about.yaml'))
    await expect(body.getByText('any event')).toBeHidden()
  })

  await test.step('bold, italic and a link to a page of the site', async () => {
    await paragraph.dblclick({ position: { x: 20, y: 8 } })
    await format('Bold').click()
    await expect(format('Bold')).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => studio.read('about.yaml')).toMatch(/^ {6}.*\*\*\w+\*\*/m)
    await page.keyboard.press('ControlOrMeta+b')
    await page.keyboard.press('ControlOrMeta+i')
    await expect(format('Italic')).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('ControlOrMeta+i')
    await expect.poll(() => studio.read('about.yaml')).toBe(before)
    await page.keyboard.press('ControlOrMeta+k')
    const dialog = await linkToUshers(page)
    await expect(
      body.getByRole('link', { name: 'events' }).or(body.locator('a[href="/la/ushers"]')).first(),
    ).toBeVisible()
    await expect.poll(() => studio.read('about.yaml')).toMatch(/\]\(\/la\/ushers\)/)
    await format('Link').click()
    await dialog.getByRole('button', { name: 'Remove link' }).click()
    await expect.poll(() => studio.read('about.yaml')).toBe(before)
  })

  await test.step('headings, lists and quotes, also by the signs of Markdown', async () => {
    await clickEnd(paragraph)
    await page.keyboard.press('Enter')
    await page.keyboard.type('## Hours')
    await expect(format('Heading')).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('Enter')
    await page.keyboard.type('One')
    await format('Numbered list').click()
    await page.keyboard.press('Enter')
    await page.keyboard.type('Two')
    await expect
      .poll(() => studio.read('about.yaml'))
      .toContain('take part in events:\n\n      ## Hours\n\n      1. One\n      2. Two\n\n      - corporate')
    await undoTo(before, () => studio.read('about.yaml'))
  })

  const written = await new AxeBuilder({ page }).include('section[aria-label="Fields"]').analyze()
  expect(written.violations).toEqual([])

  await test.step('its Markdown is a button away', async () => {
    await button('Markdown of body').click()
    await expect(field('Body')).toHaveValue(/^A business plans an event/)
    await button('Markdown of body').click()
    await expect(bar).toBeVisible()
  })
})

test('what is pasted from Word and Google Docs keeps headings, bold words, links, lists and tables', async ({
  page,
  studio,
}) => {
  const { open, blocks, field } = partsOf(page)
  await open(`${studio.url}/about`)
  await blocks.getByText('Rich text', { exact: true }).click()
  await clickEnd(field('Body').getByText('Companies that run or take part in events:'))
  await page.keyboard.press('Enter')
  await paste(page, word)
  await expect
    .poll(() => studio.read('about.yaml'))
    .toContain(
      [
        '## Setting up',
        '',
        'Come **two hours** before, by the [side door](https://example.com/door).',
        '',
        '- Black shoes',
        '  - without laces',
        '- A white shirt',
        '',
        '| Role | Hours |',
        '| --- | --- |',
        '| Usher | 6 |',
      ]
        .map((line) => line && `      ${line}`)
        .join('\n'),
    )
  await clickEnd(field('Body').getByText('In the cities on our'))
  await page.keyboard.press('Enter')
  await paste(page, google)
  await expect
    .poll(() => studio.read('about.yaml'))
    .toContain('      **Bring** your *own* badge, [like this](https://example.com/badge).\n')
  // Plain text, as a mail or an editor has it.
  await page.keyboard.press('Enter')
  await paste(page, '', '• Gloves\n• Torch\n')
  await expect.poll(() => studio.read('about.yaml')).toContain('      - Gloves\n      - Torch\n')
  await expect(field('Body').getByRole('listitem').filter({ hasText: 'Torch' })).toBeVisible()
})

test('the pictures of a paste from Word are offered one after the other, where they stood', async ({
  page,
  studio,
}) => {
  const { open, blocks, field } = partsOf(page)
  const dialog = page.getByRole('dialog', { name: 'Add this picture?' })
  await open(`${studio.url}/about`)
  await blocks.getByText('Rich text', { exact: true }).click()
  await clickEnd(field('Body').getByText('Companies that run or take part in events:'))
  await page.keyboard.press('Enter')
  const hex = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGD4DwABBAEAfbLI3wAAAABJRU5ErkJggg==',
    'base64',
  ).toString('hex')
  const picture = (name: string) => `<img src="file:///C:/Temp/${name}.png">`
  await paste(
    page,
    `<p>The door ${picture('1')} and the hall ${picture('2')}.</p><p>The map: <img src="https://example.com/map.png"></p>`,
    'The door',
    String.raw`{\rtf1 {\pict\pngblip ${hex}}{\pict\pngblip ${hex}}}`,
  )
  // The text is there at once, and nothing of a picture that nobody has answered for.
  await expect.poll(() => studio.read('about.yaml')).toMatch(/ The door {1,2}and the hall\s*\.\n/)
  await dialog.getByLabel('What it shows').fill('Our door')
  await dialog.getByRole('button', { name: 'Add picture' }).click()
  await expect(dialog.getByLabel('What it shows')).toHaveValue('')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  const missing = page.getByRole('dialog', { name: '1 picture of what you pasted is missing' })
  await expect(missing).toContainText('Copy each picture by itself and paste it here')
  expect((await new AxeBuilder({ page }).include('[role=dialog]').analyze()).violations).toEqual([])
  await missing.getByRole('button', { name: 'Close' }).click()
  await expect(field('Body')).toBeFocused()
  await expect
    .poll(() => studio.read('about.yaml'))
    .toMatch(/ The door !\[Our door\]\(\/images\/our-door\.png\) and the hall\s*\.\n\s+The map:\n/)
})

test('a text with formatting is written on the page itself, in the styles of the page', async ({
  page,
  context,
  studio,
}) => {
  const { open, preview, field, button, undoTo } = partsOf(page)
  const original = await studio.read('about.yaml')
  const before = original.replace('      A business plans', '      {site.name}: a business plans')
  await studio.write('about.yaml', before)
  const text = preview.getByRole('textbox', { name: 'Text on the page' })
  const bar = page.getByRole('toolbar', { name: 'Formatting of text on the page' })
  const line = preview.getByText('openings, festivals and other days with a crowd')
  await open(`${studio.url}/about`)

  await test.step('the page stays as it is, and the caret is where it was clicked', async () => {
    const boxes = () =>
      preview.locator('main h3').evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().y)))
    await line.click()
    await expect(field('Body')).toBeFocused()
    const shown = await boxes()
    const { width, height } = (await line.boundingBox()) ?? { width: 0, height: 0 }
    await line.dblclick({ position: { x: width - 2, y: height / 2 } })
    await expect(text).toBeFocused()
    await expect(text.getByRole('heading', { level: 3, name: 'Who hires us' })).toBeVisible()
    expect((await boxes()).slice(-shown.length)).toEqual(shown)
    await page.keyboard.type(' and rain')
    const typed = before.replace('with a crowd\n', 'with a crowd and rain\n')
    await expect.poll(() => studio.read('about.yaml')).toBe(typed)
  })

  await test.step('an unfinished word of an input method is not interrupted', async () => {
    const keyboard = await context.newCDPSession(page)
    for (const word of ['に', 'にほ']) {
      const end = word.length
      await keyboard.send('Input.imeSetComposition', { text: word, selectionStart: end, selectionEnd: end })
      await expect(text).toContainText(`and rain${word}`)
    }
    await keyboard.send('Input.insertText', { text: '日本' })
    await expect.poll(() => studio.read('about.yaml')).toContain('with a crowd and rain日本\n')
  })

  await test.step('Ctrl+Z undoes what was typed here', async () => {
    while ((await text.textContent())?.includes('rain')) await page.keyboard.press('ControlOrMeta+z')
    await expect.poll(() => studio.read('about.yaml')).toBe(before)
    await expect(text).toBeFocused()
  })

  await test.step('bold by its key, a link to a page of the site, and the bar by keys', async () => {
    await line.dblclick({ position: { x: 20, y: 10 } })
    await followed(line)
    await page.keyboard.press('ControlOrMeta+b')
    await expect(bar.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => studio.read('about.yaml')).toContain('- **openings**, festivals')
    expect((await new AxeBuilder({ page }).exclude('iframe').analyze()).violations).toEqual([])
    await page.keyboard.press('ControlOrMeta+k')
    await linkToUshers(page)
    await expect(text).toBeFocused()
    await expect.poll(() => studio.read('about.yaml')).toMatch(/- \*?\*?\[\*?\*?openings\*?\*?\]\(\/la\/ushers\)/)
    await page.keyboard.press('Alt+F10')
    await expect(bar.getByRole('button', { name: 'Bold' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(text).toBeFocused()
    await expect.poll(() => studio.read('about.yaml')).toContain('- [openings](/la/ushers), festivals')
  })

  await test.step('what is pasted from Word keeps what it means', async () => {
    const start = await studio.read('about.yaml')
    await clickEnd(text.getByText('Companies that run or take part in events:'))
    await page.keyboard.press('Enter')
    await preview.locator(':focus').evaluate((element, html) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', html)
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, word)
    await expect(text.getByRole('heading', { level: 3, name: 'Setting up' })).toBeVisible()
    await expect.poll(() => studio.read('about.yaml')).toContain('      Come **two hours** before, by the [side door]')
    // What was typed just before belongs to the same step.
    while ((await text.textContent())?.includes('Setting up')) await page.keyboard.press('ControlOrMeta+z')
    await expect.poll(() => studio.read('about.yaml')).toBe(start)
  })

  await test.step('a token is deleted whole, and leads to its record', async () => {
    const chip = text.locator('[data-studio-token]')
    await expect(chip).toHaveText('site.name: Marigold Lane Event Staffing')
    await page.keyboard.press('ControlOrMeta+Home')
    await followed(text)
    await page.keyboard.press('Delete')
    await expect(chip).toBeHidden()
    await page.keyboard.press('ControlOrMeta+z')
    await chip.click()
    await expect(field('Name of the company')).toHaveValue('Marigold Lane Event Staffing')
  })

  await test.step('Escape leaves the text, and the page shows it as it is now', async () => {
    await line.dblclick()
    await expect(text).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(text).toBeHidden()
    await expect(bar).toBeHidden()
    await expect(preview.getByRole('link', { name: 'openings' })).toBeVisible()
    await expect(button('Undo')).toBeEnabled()
    await undoTo(before, () => studio.read('about.yaml'))
    await expect(preview.getByRole('link', { name: 'openings' })).toBeHidden()
  })
})

test('a picture from the clipboard, or one that is dropped, is offered as a picture', async ({ page, studio }) => {
  const { open, blocks, preview, field } = partsOf(page)
  const dialog = page.getByRole('dialog', { name: 'Add this picture?' })
  await open(`${studio.url}/about`)
  await blocks.getByText('Rich text', { exact: true }).click()

  await test.step('in a field, under a name that follows from what it shows', async () => {
    await clickEnd(field('Body').getByText('Companies that run or take part in events:'))
    await give(page.locator(':focus'), 'paste', 'image.png')
    await expect(dialog.getByLabel('What it shows')).toBeFocused()
    await expect(dialog.getByRole('button', { name: 'Add picture' })).toBeDisabled()
    await page.keyboard.type('Our front door')
    await expect(dialog.getByLabel('Name')).toHaveValue('our-front-door')
    expect((await new AxeBuilder({ page }).include('[role=dialog]').analyze()).violations).toEqual([])
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect
      .poll(() => studio.read('about.yaml'))
      .toContain('part in events:![Our front door](/images/our-front-door.png)\n')
    await expect(field('Body')).toBeFocused()
    await expect(page.getByRole('button', { name: /^Problems \S+: 0 errors, 0 warnings/ })).toBeVisible()
  })

  await test.step('on the page, under the name of its file', async () => {
    const text = preview.getByRole('textbox', { name: 'Text on the page' })
    const line = preview.getByText('openings, festivals and other days with a crowd')
    await line.dblclick()
    await expect(text).toBeFocused()
    await give(text.getByText('openings, festivals'), 'drop', 'Side Door.png')
    await expect(dialog.getByLabel('Name')).toHaveValue('side-door')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(text).toBeFocused()
    await give(text.getByText('openings, festivals'), 'drop', 'Side Door.png')
    await dialog.getByLabel('What it shows').fill('The side door')
    await dialog.getByRole('button', { name: 'Add picture' }).click()
    await expect(text.getByRole('img', { name: 'The side door' })).toBeVisible()
    await expect.poll(() => studio.read('about.yaml')).toContain('- ![The side door](/images/side-door.png)openings')
    await page.keyboard.press('Escape')
    await expect(preview.getByRole('img', { name: 'The side door' })).toBeVisible()
  })

  await test.step('a text without formatting keeps nothing of it, and says so', async () => {
    const before = await studio.read('about.yaml')
    await field('Title').click()
    await give(field('Title'), 'paste', 'image.png')
    await expect(page.getByText('This text has no pictures, so nothing was pasted.')).toBeVisible()
    await give(field('Title'), 'drop', 'image.png')
    await expect(page.getByText('Files belong into a text with formatting')).toBeVisible()
    expect(await studio.read('about.yaml')).toBe(before)
  })
})

test('a shared text with formatting asks where it changes, and is written on after the answer', async ({
  page,
  studio,
}) => {
  const { open, preview } = partsOf(page)
  const original = await studio.read('about.yaml')
  const shared = 'type: rich-text\ntitle: A note\nbody: |\n  Some **shared** words.\n\n  And others.\n'
  await studio.write('_data/fragments/note.yaml', shared)
  await studio.write('about.yaml', original.replace('  - use: how-to-hire', '  - use: note\n$&'))
  await studio.write('noted.yaml', 'title: Noted\ndescription: Another page with the note.\nblocks:\n  - use: note\n')
  await open(`${studio.url}/about`)
  const text = preview.getByRole('textbox', { name: 'Text on the page' })
  const dialog = page.getByRole('dialog', { name: 'Shared text' })
  await preview.getByText('Some shared words.').dblclick()
  await expect(text).toBeFocused()
  await clickEnd(text.getByText('Some shared words.'))
  await page.keyboard.type(' Not so.')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(text).toHaveText('Some shared words.And others.')
  await expect(text).toBeFocused()
  // The caret is where it was.
  await page.keyboard.type(' For us:')
  await dialog.getByRole('button', { name: 'Only here' }).click()
  await expect(text).toBeFocused()
  await page.keyboard.type(' more.')
  await expect
    .poll(() => studio.read('about.yaml'))
    .toContain('  - use: note\n    body: |\n      Some **shared** words. For us: more.\n\n      And others.\n')
  expect(await studio.read('_data/fragments/note.yaml')).toBe(shared)
  await page.keyboard.press('Escape')
  await expect(preview.getByText('Some shared words. For us: more.')).toBeVisible()
})
