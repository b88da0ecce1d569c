import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import sharp from 'sharp'
import { partsOf } from '../../browser/studio-parts.ts'
import { test } from './studio.ts'

test.use({ hasRepository: true })

/** What reads, renders or writes many pages takes a while on a busy machine. */
const long = { timeout: 120_000 }

const root = join(import.meta.dirname, '../../..')

/** A paragraph as Word puts it on the clipboard. */
const word =
  '<p class="MsoNormal" style="margin:0cm"><b><span lang="EN-US">Two hosts</span></b><span lang="EN-US"> for every ' +
  '<i>fifty</i> guests, by the <a href="https://example.com/door">side door</a>.<o:p></o:p></span></p>'

test('a marketer makes a page, changes others, and proposes; a reviewer checks it; a second marketer restores a block', {
  tag: '@marketer',
}, async ({ page, studio }) => {
  test.setTimeout(600_000)
  page.setDefaultTimeout(60_000)
  const { open, run, blocks, fields, field, button, preview } = partsOf(page)
  const main = page.getByRole('main')
  const read = (name: string) => studio.read(name).catch(() => '')
  const addBlock = async (words: string) => {
    const before = await blocks.getByRole('treeitem').count()
    await button('Add block').click()
    const gallery = page.getByRole('dialog', { name: 'Choose a block' })
    await gallery.getByLabel('Search blocks').fill(words)
    await gallery
      .getByRole('button', { name: new RegExp(`^${words}`, 'i') })
      .first()
      .click()
    await expect(blocks.getByRole('treeitem')).toHaveCount(before + 1)
  }
  const begun = studio.git('rev-parse', 'HEAD')
  await open(`${studio.url}/about`)

  await test.step('a new page from a copy', async () => {
    await run('all pages')
    await button('New page').click()
    const dialog = page.getByRole('dialog', { name: 'New page' })
    await dialog.getByLabel('Title').fill('Hosts for galas')
    await dialog.getByLabel('Copy of').fill('uniform')
    await page.getByRole('option', { name: /uniform-guidelines$/ }).click()
    await dialog.getByRole('button', { name: 'Create' }).click()
    await expect(page).toHaveURL(`${studio.url}/hosts-for-galas`, long)
    await expect(blocks.getByRole('treeitem').first()).toBeVisible()
  })

  await test.step('five blocks, with a paragraph from Word and a photograph with what stays visible', async () => {
    await blocks.getByRole('treeitem').last().click()
    for (const name of ['Callout', 'Timeline', 'FAQ', 'Image', 'Text']) await addBlock(name)
    await field('Body').click()
    await page.keyboard.press('ControlOrMeta+a')
    await page.locator(':focus').evaluate((element, text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', text)
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, word)
    const paragraph = '**Two hosts** for every *fifty* guests, by the [side door](https://example.com/door).'
    await expect.poll(() => read('hosts-for-galas.yaml')).toContain(paragraph)

    await blocks.getByRole('treeitem', { name: /^Image/ }).click()
    const photograph = await sharp({ create: { width: 2400, height: 1600, channels: 3, background: '#345' } })
      .jpeg()
      .toBuffer()
    await fields
      .getByLabel('Upload image')
      .setInputFiles({ name: 'Gala at Night.jpg', mimeType: 'image/jpeg', buffer: photograph })
    await expect(field('Name')).toHaveValue('gala-at-night', long)
    await field('Description of the picture').fill('Hosts at the door of a gala')
    await button('Choose what stays visible').click()
    const point = page.getByRole('dialog', { name: 'What must stay visible?' })
    await point.getByRole('button', { name: /^The point that stays visible/ }).press('ArrowRight')
    await point.getByRole('button', { name: 'Keep this point' }).click()
    await expect.poll(() => read('hosts-for-galas.yaml')).toMatch(/name: gala-at-night[\s\S]*focus:\s+x: 0\.51/)
  })

  await test.step('a title replaced on all pages of a place', async () => {
    await run('search and replace')
    await page.getByLabel('Search', { exact: true }).fill('Fifteen miles')
    await page.getByLabel('Replace with', { exact: true }).fill('Ten miles')
    await expect(main.getByRole('status')).toHaveText(/places? in \d+ files?\./, long)
    await button('Replace all').click()
    await expect(main.getByRole('alert')).toHaveText(/files? written\. One Undo takes it back\./, long)
    await button('Back to the page').click()
  })

  await test.step('a sentence of a template, after a look at three places', async () => {
    await run('template')
    const title = page.getByRole('region', { name: 'Words of the template' }).getByLabel('Title', { exact: true })
    await title.fill('{service.name} for a full house in {city.name}')
    for (const [place, words] of [
      ['Los Angeles · Ushers', 'Ushers for a full house in Los Angeles'],
      ['San Francisco · Greeters', 'Greeters for a full house in San Francisco'],
      ['Chicago · Bartenders', 'Bartenders for a full house in Chicago'],
    ])
      await expect(page.frameLocator(`iframe[title^="${place},"]`).locator('h1')).toHaveText(words ?? '', long)
    await expect(main.getByRole('status')).toHaveText('9 pages change.', long)
    await button('Everywhere').click()
    await expect(main.getByRole('alert')).toHaveText('9 pages written. One Undo takes it back.', long)
    await button('Back to the page').click()
  })

  await test.step('a new place with four services', async () => {
    await run('grid of pages')
    await button('New city').click()
    const dialog = page.getByRole('dialog', { name: 'New city' })
    const group = (name: string) => dialog.getByRole('group', { name })
    const type = (name: string, text: string) => dialog.getByRole('textbox', { name, exact: true }).first().fill(text)
    const choose = async (name: string | RegExp, words: string) => {
      await dialog.getByRole('combobox', { name }).first().click()
      await page.keyboard.type(words)
      await page.keyboard.press('Enter')
    }
    for (const [name, text] of [
      ['Name', 'Reno'],
      ['Coordinates', '39.53, -119.81'],
      ['City', 'Reno'],
      ['State', 'Nevada'],
      ['State code', 'NV'],
      ['Districts 1', 'Midtown'],
      ['What', 'Hot August Nights'],
      ['Lede', 'The lots fill up early here.'],
      ['Headline', 'The lots fill up early'],
    ] as const)
      await type(name, text)
    await choose('Timezone', 'America/Los')
    await choose(/^Months/, 'Aug')
    await group('Venues').getByRole('textbox', { name: 'Name' }).fill('Reno-Sparks Convention Center')
    await group('Venues').getByRole('textbox', { name: 'Note' }).fill('One long hall; crews come in from the north.')
    const card = group('Server card')
    await card.getByRole('combobox', { name: 'Rule' }).click()
    await page.getByRole('option', { name: /voluntary/i }).click()
    for (const [name, text] of [
      ['Name', 'TIPS or another course'],
      ['Body', 'House policy of the venue'],
      ['Note', 'Venues ask for a course. Ask the venue.'],
    ] as const)
      await card.getByRole('textbox', { name }).fill(text)
    await card.getByLabel('Review by').fill('2099-06-30')
    await group('Facts').getByRole('textbox', { name: 'Text' }).fill('The airport is ten minutes away.')
    await group('FAQs').getByRole('textbox', { name: 'Question' }).fill('When does the crew arrive in Reno?')
    await group('FAQs')
      .getByRole('textbox', { name: 'Answer' })
      .fill('An hour before the doors open, by the north gate.')
    await dialog.getByRole('checkbox', { name: 'Servers' }).check()
    await dialog.getByRole('checkbox', { name: 'A page of its own, at /reno' }).uncheck()
    await expect(dialog.getByRole('status')).toHaveText(/^4 pages: Ushers in Reno/, long)
    await dialog.getByRole('button', { name: 'Create city' }).click()
    await expect(main.getByRole('status')).toContainText('Reno is there, with 4 pages.', long)
    await button('Back to the page').click()
  })

  await test.step('a problem fixed', async () => {
    await page.goto(`${studio.url}/hosts-for-galas`)
    await blocks.getByRole('treeitem', { name: /^Image/ }).click()
    await field('Link').fill('/abuot')
    await expect(fields.getByRole('button', { name: 'Fix: Change to /about' })).toBeVisible(long)
    await fields.getByRole('button', { name: 'Fix: Change to /about' }).click()
    await expect.poll(() => read('hosts-for-galas.yaml')).toContain('link: /about')
  })

  const proposed = await test.step('proposed', async () => {
    await page.getByRole('button', { name: /^Changes \d+/ }).click()
    await page.getByRole('textbox', { name: 'What you have changed' }).fill('Reno, and hosts for galas')
    await button('Propose').click()
    await expect(main).toContainText(/Proposed as studio\/[\d-]+-reno-and-hosts-for-galas/, long)
    return (await main.getByRole('alert').textContent()) ?? ''
  })

  await test.step('the reviewer checks the branch out: it is valid, and changes the pages that the proposal names', async () => {
    const clone = await mkdtemp(join(tmpdir(), 'marquee-clone-'))
    const report = await mkdtemp(join(tmpdir(), 'marquee-report-'))
    try {
      const marquee = (...args: string[]) =>
        execFileSync(process.execPath, [join(root, 'src/cli/main.ts'), ...args], {
          cwd: clone,
          encoding: 'utf8',
          stdio: ['ignore', 'pipe', 'ignore'],
        })
      const branch = /studio\/[\d-]+-reno-and-hosts-for-galas/.exec(proposed)?.[0] ?? ''
      studio.git('clone', '--quiet', '--branch', branch, 'origin.git', clone)
      marquee('validate', '--site', 'pages')
      const said = marquee('diff', 'HEAD~1', '--site', 'pages', '--no-pictures', '--out', join(report, 'diff'))
      const lines = said
        .replace(/ since .*/, '')
        .split('\n')
        .filter((line) => line && !line.includes(report))
      expect(lines.length).toBeGreaterThan(10)
      expect(lines.filter((line) => !proposed.includes(line))).toEqual([])
    } finally {
      await rm(clone, { recursive: true, force: true })
      await rm(report, { recursive: true, force: true })
    }
  })

  await test.step('a second marketer restores the block of yesterday', async () => {
    const yesterday = await readFile(studio.pathOf('about.yaml'), 'utf8')
    studio.git('add', '.')
    studio.git('commit', '--quiet', '--message', 'Merge what was proposed')
    await studio.write('about.yaml', yesterday.replace(/title: .*people.*/, 'title: Somebody changed this'))
    studio.git('commit', '--quiet', '--all', '--message', 'Change the about page')
    await page.goto(`${studio.url}/about`)
    await blocks.getByRole('treeitem', { name: /^Hero/ }).click()
    await button('History of the block').click()
    const dialog = page.getByRole('dialog', { name: 'History of Hero' })
    await dialog.getByRole('button', { name: /Begin the site/ }).click()
    await dialog.getByRole('button', { name: 'Restore', exact: true }).click()
    await expect(dialog).toBeHidden(long)
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText('The people behind the people at your event')
    await expect.poll(() => read('about.yaml')).toBe(yesterday)
  })
  // Other tests of this studio begin with what was committed first.
  studio.git('reset', '--quiet', '--soft', begun)
})
