import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, type Page, test } from '@playwright/test'
import { expectHydrated } from '../../browser/hydrated.ts'
import { partsOf, withoutTour } from '../../browser/studio-parts.ts'
import { watchErrors } from '../../browser/watch-errors.ts'
import { linkPackages } from '../../support/link-packages.ts'
import { startDevServer } from '../../support/servers/dev-server.ts'
import { freePort } from '../../support/servers/free-port.ts'

const root = join(import.meta.dirname, '../../..')
const site = join(root, 'tests/sites/own-blocks')
const main = join(root, 'src/cli/main.ts')

/** Collects what the policy refuses, and every error on the console. */
async function watchAll(page: Page): Promise<string[]> {
  const errors = await watchErrors(page)
  page.on(
    'console',
    (message) => message.type() === 'error' && errors.push(`${message.text()} ${message.location().url}`),
  )
  return errors
}

/** Counts in the block `counter`, which begins with 3. */
async function count(page: Page) {
  const counter = page.locator('[data-block=counter]')
  await expect(counter.locator('output')).toHaveText('3 guests')
  await counter.getByRole('button', { name: 'One more' }).click()
  await expect(counter.locator('output')).toHaveText('4 guests')
  await expectHydrated(counter.getByRole('button'))
}

test('blocks of a site are built: in the HTML without a script, hydrated under the policy of the site', async ({
  page,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-own-'))
  const out = join(folder, 'dist')
  await promisify(execFile)(process.execPath, [main, 'build', '--no-compress', '--pages', site, '--out', out], {
    cwd: root,
  })
  const port = await freePort()
  const server = spawn(process.execPath, [main, 'serve', '--out', out, '--data', join(folder, 'data')], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  await once(server.stdout, 'data')
  const home = `http://localhost:${port}/`

  const html = await (await page.request.get(home)).text()
  expect(html).toMatch(/<section data-block="counter".*?<output>3 guests<\/output>/s)
  expect(html).toMatch(/<section data-block="notice".*?The hall is small\./s)
  const errors = await watchAll(page)
  await page.goto(home)
  await expect(page.getByRole('heading', { name: 'Doors close at nine' })).toBeVisible()
  await expect(page.locator('[data-block=faq]').getByRole('listitem')).toHaveText([
    'Where do I park?',
    'When is the last train?',
  ])
  await count(page)
  // Its style sheets, pictures and font, which a block without a script brings.
  const poster = page.locator('.poster')
  await expect(poster).toHaveCSS('letter-spacing', '7px')
  await expect(poster).toHaveCSS('border-top-width', '5px')
  await expect(page.getByRole('button', { name: 'One more' }).locator('..')).toHaveCSS('letter-spacing', '3px')
  for (const alt of ['A dot', 'A seal'])
    expect(
      await page.getByAltText(alt).evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBeGreaterThan(0)
  expect(await page.evaluate(() => document.fonts.load('16px Hall', 'Tonight').then((fonts) => fonts.length))).toBe(1)
  expect(errors).toEqual([])

  server.kill('SIGTERM')
  await once(server, 'exit')
  await rm(folder, { recursive: true })
})

test.describe('in the development server', () => {
  test.describe.configure({ mode: 'serial' })

  let server: Awaited<ReturnType<typeof startDevServer>>
  let page: Page
  let errors: string[]

  test.beforeAll(async ({ browser }) => {
    server = await startDevServer(async (pages) => {
      await cp(site, pages, { recursive: true })
      await linkPackages(dirname(pages), { engine: true })
    })
    page = await (await browser.newContext()).newPage()
    errors = await watchAll(page)
  })
  test.afterAll(async () => {
    await page.context().close()
    await server.stop()
  })

  const pathOf = (file: string) => join(server.pages, file)
  async function edit(file: string, from: string, to: string) {
    const text = await readFile(pathOf(file), 'utf8')
    expect(text).toContain(from)
    await writeFile(pathOf(file), text.replace(from, to))
  }
  const overlay = () => page.getByRole('alert').filter({ hasText: 'The content has errors' })
  const isNotReloaded = () => expect(page.locator('body')).toHaveAttribute('data-not-reloaded', '')

  test('a block is shown and hydrated, and its edited component shows in the open page', async () => {
    await page.goto(server.home)
    await page.evaluate(() => document.body.setAttribute('data-not-reloaded', ''))
    await count(page)
    const poster = page.locator('.poster')
    await expect(poster).toHaveCSS('letter-spacing', '7px')
    for (const alt of ['A dot', 'A seal'])
      expect(
        await page
          .getByAltText(alt)
          .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
      ).toBeGreaterThan(0)
    await edit('_blocks/poster/poster.css', '7px', '8px')
    await expect(poster).toHaveCSS('letter-spacing', '8px')
    await edit('_blocks/counter/counter.tsx', '{counterWords.more}', '{counterWords.more} now')
    const counter = page.locator('[data-block=counter]')
    await expect(counter.getByRole('button', { name: 'One more now' })).toBeVisible()
    await expect(counter.locator('output')).toHaveText('4 guests')
    await edit('_blocks/notice/notice.tsx', 'intro={text}', "intro={'Please note: ' + text}")
    await expect(page.getByText('Please note: The hall is small.')).toBeVisible()
    await isNotReloaded()
    expect(errors).toEqual([])
  })

  test('an edited schema counts at once, and a broken one is one error until it is repaired', async () => {
    const field = "  from: line(90).optional().meta({ description: 'Who says so.', examples: ['The host'] }),\n"
    await edit('index.yaml', 'text: The hall is small.', 'text: The hall is small.\n    from: The host')
    await expect(overlay()).toContainText('`from` is not a field of `notice`')
    await edit('_blocks/notice/schema.ts', '  text:', `${field}  text:`)
    await expect(overlay()).toBeHidden()
    await edit('_blocks/notice/notice.tsx', '{ title, text }', '{ title, text, from }')
    await edit('_blocks/notice/notice.tsx', '+ text', "+ text + ' ' + from")
    await expect(page.getByText('Please note: The hall is small. The host')).toBeVisible()

    await edit('_blocks/notice/schema.ts', field, `${field}  from:: line(90),\n`)
    await expect(overlay()).toContainText(/_blocks\/notice\/schema\.ts:7:8 {2}broken-block/)
    await expect(overlay()).toContainText('1 error in ')
    await expect(page.locator('[data-block=notice]')).toHaveCount(0)
    await expect(page.locator('[data-block=counter]')).toBeVisible()
    await edit('_blocks/notice/schema.ts', `${field}  from:: line(90),\n`, field)
    await expect(overlay()).toBeHidden()
    await expect(page.getByText('Please note: The hall is small. The host')).toBeVisible()

    // A file that the schema imports.
    await writeFile(pathOf('_data/wording.yaml'), 'counter:\n  further: Ein Gast mehr\n')
    await expect(overlay()).toContainText('`further` is not a field of `counter`')
    await edit('_blocks/counter/words.ts', '  more:', "  further: 'One guest more',\n  more:")
    await expect(overlay()).toBeHidden()
    await isNotReloaded()
  })

  test('a block that is written while the server runs is shown on a new page, and on the open one', async () => {
    const siren = pathOf('_blocks/siren')
    await mkdir(siren)
    for (const [name, text] of Object.entries(sirenFiles)) await writeFile(join(siren, name), text)
    await writeFile(pathOf('warning.yaml'), sirenPage)
    await expect(async () => {
      await page.goto(`${server.home}/warning`)
      await expect(page.locator('[data-block=siren]')).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await page.getByRole('button', { name: 'Start the alarm' }).click()
    await expect(page.getByRole('button', { name: 'Stop the alarm' })).toBeVisible()

    await page.goto(server.home)
    await edit('index.yaml', '  - type: counter', '  - type: siren\n    title: Leave\n  - type: counter')
    await page.getByRole('button', { name: 'Start the alarm' }).click()
    await expect(page.getByRole('button', { name: 'Stop the alarm' })).toBeVisible()
  })

  test('in the studio a block is chosen in the gallery, edited and saved as YAML', async () => {
    const { open, blocks, button, field, preview, saved } = partsOf(page)
    await withoutTour(page.context())
    await open(`${server.home}/studio/warning`)
    await blocks.getByRole('treeitem', { name: /^Siren/ }).click()
    await button('Add block').click()
    const gallery = page.getByRole('dialog', { name: 'Choose a block' })
    await gallery.getByLabel('Search blocks').fill('clicker')
    await expect(gallery.frameLocator('iframe[title="Counter on a page"]').locator('output')).toHaveText('3 guests')
    await gallery
      .getByRole('button', { name: /^Counter/ })
      .first()
      .click()
    // The fields are those of the new block now.
    await expect(field('Start')).toHaveValue('3')
    await field('Title').fill('Guests who left')
    await field('Start').fill('12')
    await saved('warning.yaml')
    await expect(preview.locator('[data-block=counter] output')).toHaveText('12 guests')
    await expect
      .poll(() => readFile(pathOf('warning.yaml'), 'utf8'))
      .toContain('  - type: counter\n    title: Guests who left\n    start: 12\n')
  })
})

/** A block that sounds an alarm. */
const sirenFiles = {
  'schema.ts': `import { defineBlock, line } from 'marquee/schema'
import type { z } from 'zod'

export const sirenSchema = defineBlock(
  'siren',
  'Warns.',
  { title: line(90).meta({ description: 'The heading.', examples: ['Leave'] }) },
  { island: 'touch' },
)
export type Siren = z.infer<typeof sirenSchema>
`,
  'siren.tsx': `import Button from '@mui/material/Button'
import { Section } from 'marquee'
import { useState } from 'react'
import type { Siren as Block } from './schema.ts'

export function Siren({ title }: Block) {
  const [isOn, setOn] = useState(false)
  return (
    <Section>
      <h2>{title}</h2>
      <Button onClick={() => setOn(true)}>{isOn ? 'Stop the alarm' : 'Start the alarm'}</Button>
    </Section>
  )
}
`,
  'example.yaml': 'type: siren\ntitle: Leave\n',
}

const sirenPage = `title: A warning of the hall
description: Where guests see that they have to leave, with a button that starts the alarm for everybody.
blocks:
  - type: page-title
    title: A warning
  - type: siren
    title: Leave
`
