import AxeBuilder from '@axe-core/playwright'
import { expect, type Locator, type Page } from '@playwright/test'
import { partsOf } from '../../browser/studio-parts.ts'
import { test } from './studio.ts'

/** Pastes HTML as another program puts it on the clipboard. */
const paste = (page: Page, html: string) =>
  page.locator(':focus').evaluate((element, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', text)
    clipboardData.setData('text/plain', 'plain')
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)

/** Puts the caret behind the last letter of a paragraph. */
async function clickEnd(paragraph: Locator): Promise<void> {
  const { width, height } = (await paragraph.boundingBox()) ?? { width: 0, height: 0 }
  await paragraph.click({ position: { x: width - 2, y: height - 5 } })
  // The editor follows the caret by an event that comes before the frame after the next one.
  await paragraph.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

const word = `<html><head><style>p.MsoNormal {color: red}</style></head><body><!--StartFragment-->
<h1>Setting up<o:p></o:p></h1>
<p class=MsoNormal style='color:red'>Come <b>two hours</b> before, by the <a href="https://example.com/door">side&nbsp;door</a>.<o:p></o:p></p>
<p class=MsoNormal>&nbsp;</p>
<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span>Black shoes</p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o<span>&nbsp;&nbsp;</span></span>without laces</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span>A white shirt</p>
<table class=MsoTableGrid><tr><td><p>Role</p></td><td><p>Hours</p></td></tr><tr><td><p>Usher</p></td><td><p>6</p></td></tr></table>
<!--EndFragment--></body></html>`

const google = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700">Bring</span><span style="font-weight:400"> your </span><span style="font-style:italic">own</span><span> badge, </span><a href="https://www.google.com/url?q=https://example.com/badge&sa=D"><span style="text-decoration:underline">like this</span></a><a href="javascript:alert(1)">.</a></p></b>`

test('a text is written as it looks, by keys and by the bar, and only what was touched changes', async ({
  page,
  studio,
}) => {
  const { open, blocks, fields, field, saved, button, undo } = partsOf(page)
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
    expect(await studio.read('about.yaml')).toBe(
      before.replace('take part in events:\n', 'take part in events: any event\n'),
    )
    await undo()
    await expect(body.getByText('any event')).toBeHidden()
    expect(await studio.read('about.yaml')).toBe(before)
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
    const dialog = page.getByRole('dialog', { name: 'Link' })
    await dialog.getByLabel('Link to').fill('ushers los')
    await page.getByRole('option', { name: 'Ushers in Los Angeles' }).click()
    await dialog.getByRole('button', { name: 'Set link' }).click()
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
    for (let press = 0; (await studio.read('about.yaml')) !== before && press < 20; press++) await undo()
    expect(await studio.read('about.yaml')).toBe(before)
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
})
