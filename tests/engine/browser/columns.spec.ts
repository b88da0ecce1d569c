import { appendFile, cp, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { parse } from 'yaml'
import type { z } from 'zod'
import { engineSchemas } from '../../../src/content/block-types/engine-blocks.ts'
import { type ExampleSize, exampleName, exampleSizes } from '../../../src/content/block-types/example-sizes.ts'
import { engineBlocks } from '../../../src/content/block-types/find-blocks.ts'
import { jsonSchemaOf } from '../../../src/editor/json-schema.ts'
import { readText } from '../../../src/files/read-text.ts'
import { littleOf } from '../../../src/gallery/little-example.ts'
import { axeErrors } from '../../browser/axe.ts'
import { cutTexts } from '../../browser/cut-texts.ts'
import { unseenDrawings } from '../../browser/forced-colours.ts'
import { expectStill, watchShift } from '../../browser/layout-shift.ts'
import { scrollThrough } from '../../browser/scroll-through.ts'
import { settled } from '../../browser/settled.ts'
import { watchErrors } from '../../browser/watch-errors.ts'
import { serveBuilt } from './built-folder.ts'

const root = join(import.meta.dirname, '../../..')

/** A value for this site: with links to its pages, and lists of them. */
const adapted = (text: string): object => {
  const value: unknown = parse(text.replace(/(\b(?:href|link): |\]\()\/[\w/-]+/g, '$1/'), (key, part) =>
    key === 'pages' ? undefined : key === 'under' ? '/list' : part,
  )
  return value as object
}

/** An example of a block: with the least that it may say, as usual, or with much of everything. */
async function exampleIn(folder: string, size: ExampleSize, schema: z.ZodType): Promise<object> {
  const text = await readText(join(folder, exampleName(size)))
  if (text !== undefined) return adapted(text)
  const usual = await readFile(join(folder, exampleName('usual')), 'utf8')
  return littleOf(adapted(usual), jsonSchemaOf(schema)) as object
}

/** A section holds the others, and a pager needs a list of several pages. */
const withoutPage = ['section', 'pager']

/** The examples of each type. */
const examplesOf = (size: ExampleSize) =>
  Promise.all(
    engineBlocks()
      .filter(({ type }) => !withoutPage.includes(type))
      .map(async ({ type, folder }) => ({
        ...(await exampleIn(folder, size, engineSchemas[type] as z.ZodType)),
        id: type,
        ...(type === 'page-list' && { noindex: true }),
      })),
  )

const examples = await examplesOf('usual')

const exampleOf = (type: string) => examples.filter(({ id }) => id === type)

const search = '{ text: Search, placeholder: A word, href: /halves, nothing: { text: Look at the lists., links: [] } }'

const page = (title: string, blocks: object[], noindex = true) =>
  JSON.stringify({
    title,
    description: 'A page for a site that is just large enough to show every block in a column of every width.',
    noindex,
    blocks: [{ type: 'page-title', title }, ...blocks],
  })

const withPage = (block: { id: string }, path: string) =>
  block.id === 'site-search' ? { ...block, page: path } : block

/** Blocks of a page, below each other. The headline of a page stands in a section: the page has one. */
const stack = (blocks: readonly { id: string }[], path: string) =>
  blocks.map((block) =>
    engineSchemas[block.id]?.meta()?.['headline']
      ? { type: 'section', width: 'full', space: 'none', columns: [{ blocks: [withPage(block, path)] }] }
      : withPage(block, path),
  )

/** Rows of a layout with a block of each type. */
const rows = (layout: string, path: string) => {
  const length = layout.split(' ').length
  return Array.from({ length: Math.ceil(examples.length / length) }, (_, row) => ({
    type: 'section',
    layout,
    columns: examples.slice(row * length, (row + 1) * length).map((block) => ({ blocks: [withPage(block, path)] })),
  }))
}
const layouts = { halves: '1/2 1/2', thirds: '1/3 1/3 1/3', quarters: '1/4 1/4 1/4 1/4' }

const twoServices = ['Repair', 'Hire'].map((name) => ({ name }))

// One worker runs all of them, so that their site is built once.
test.describe.configure({ mode: 'default' })

let server: Awaited<ReturnType<typeof serveBuilt>> | undefined

test.beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-columns-'))
  const pages = join(folder, 'pages')
  await cp(join(root, 'tests/engine/errors/_shared'), join(pages, '_data'), { recursive: true })
  const siteFile = join(pages, '_data/site.yaml')
  await writeFile(
    siteFile,
    (await readFile(siteFile, 'utf8')).replace('header:\n', `embeds: [calendly.com]\nheader:\n  search: ${search}\n`),
  )
  await appendFile(join(pages, '_data/theme.yaml'), 'shape: { borderRadius: 12 }\n')
  await mkdir(join(pages, 'list'))
  const texts = {
    index: page('Home', []),
    404: page('Not found', []),
    'list/calculator': page('A calculator', exampleOf('calculator')),
    'list/case': page('A case', exampleOf('case-study')),
    services: page('Services', [{ ...exampleOf('services-list')[0], services: twoServices }]),
    'list/post': page('A post', [], false),
    ...Object.fromEntries(
      Object.entries(layouts).map(([name, layout]) => [name, page(name, rows(layout, `/${name}`))]),
    ),
    ...Object.fromEntries(
      await Promise.all(
        exampleSizes.map(async (size) => [size, page(size, stack(await examplesOf(size), `/${size}`))] as const),
      ),
    ),
  }
  for (const [name, text] of Object.entries(texts)) await writeFile(join(pages, `${name}.yaml`), text)
  server = await serveBuilt(folder)
})

test.afterAll(() => server?.stop())

for (const name of Object.keys(layouts))
  test(`every block in ${name} shows its whole text, in windows from a small phone to a desktop`, async ({
    page: view,
  }) => {
    await view.goto(`${server?.origin}/${name}`)
    for (const width of [320, 390, 768, 1440]) {
      await view.setViewportSize({ width, height: 900 })
      await settled(view)
      expect.soft(await cutTexts(view), `${name} at ${width} px`).toEqual([])
    }
  })

test('two services share the whole row', async ({ page: view }) => {
  await view.setViewportSize({ width: 1440, height: 900 })
  await view.goto(`${server?.origin}/services`)
  const boxOf = async (name: string) => {
    const box = await view.getByRole('main').getByRole('listitem').filter({ hasText: name }).boundingBox()
    if (!box) throw new Error(`${name} is not shown.`)
    return box
  }
  const list = await view.getByRole('main').getByRole('list').filter({ hasText: 'Repair' }).boundingBox()
  const [one, other] = [await boxOf('Repair'), await boxOf('Hire')]
  expect(one.y).toBe(other.y)
  expect(Math.abs(other.x + other.width - (list?.x ?? 0) - (list?.width ?? 0))).toBeLessThan(1)
})

for (const size of exampleSizes)
  test(`every block with ${size} content fits its window, and moves nothing while it loads`, async ({ page: view }) => {
    await watchShift(view)
    await view.goto(`${server?.origin}/${size}`)
    await scrollThrough(view)
    await expectStill(view, 0.01, size)
    for (const width of [320, 390, 768, 1440]) {
      await view.setViewportSize({ width, height: 900 })
      await settled(view)
      expect.soft(await cutTexts(view), `${size} at ${width} px`).toEqual([])
    }
    const found = await axeErrors(view, { inside: 'main' })
    expect(found.filter((error) => !error.startsWith('heading-order'))).toEqual([])
  })

test('what is as wide as the window has square corners, though the theme rounds them', async ({ page: view }) => {
  await view.goto(`${server?.origin}/thirds`)
  for (const width of [390, 1440]) {
    await view.setViewportSize({ width, height: 900 })
    const radii = await view.evaluate(() =>
      [...document.body.querySelectorAll('*')]
        .filter((element) => element.getBoundingClientRect().width >= innerWidth)
        .map((element) => `${element.tagName} ${getComputedStyle(element).borderRadius}`),
    )
    expect(radii).toContain('HEADER 0px')
    expect(radii.filter((one) => !one.endsWith(' 0px'))).toEqual([])
  }
  // The theme does round corners.
  await expect(view.locator('.MuiPaper-rounded:visible').first()).not.toHaveCSS('border-radius', '0px')
})

test('blocks in columns hydrate without an error, and axe finds nothing', async ({ page: view }) => {
  const errors = await watchErrors(view)
  await view.goto(`${server?.origin}/thirds`)
  await view.getByRole('main').press('Shift')
  const islands = view.locator('main [data-island]')
  expect(await islands.count()).toBeGreaterThan(5)
  await expect(view.locator('main [data-island=""]')).toHaveCount(0)
  expect(errors).toEqual([])
  // The order of headings is that of the examples, which have no words around them.
  const found = await axeErrors(view, { inside: 'main' })
  expect(found.filter((error) => !error.startsWith('heading-order'))).toEqual([])
})

for (const [name, change] of Object.entries({
  'from right to left': (view: Page) => view.evaluate(() => document.documentElement.setAttribute('dir', 'rtl')),
  'on paper': (view: Page) => view.emulateMedia({ media: 'print' }),
  'in forced colours': (view: Page) => view.emulateMedia({ forcedColors: 'active' }),
}))
  test(`blocks in columns show their whole text ${name}`, async ({ page: view }) => {
    await view.goto(`${server?.origin}/thirds`)
    await change(view)
    await settled(view)
    expect(await cutTexts(view)).toEqual([])
  })

test('icons, bulbs and bars of every block are seen in forced colours, light and dark', async ({ page: view }) => {
  await view.goto(`${server?.origin}/thirds`)
  const rows = view.locator('main > section')
  // A browser leaves layers out of a picture of 34,000 pixels in height: a few rows at a time.
  const size = 4
  for (let first = 0; first < (await rows.count()); first += size) {
    await rows.evaluateAll(
      (all, [from, to]) => {
        for (const [index, row] of all.entries())
          (row as HTMLElement).style.display = index < from || index >= to ? 'none' : ''
      },
      [first, first + size] as const,
    )
    for (const scheme of ['light', 'dark'] as const)
      expect.soft(await unseenDrawings(view, scheme), `${scheme}, rows from ${first}`).toEqual([])
  }
})

test('a gallery in a column opens its pictures over the whole window, and is moved through by keys', async ({
  page: view,
}) => {
  await view.goto(`${server?.origin}/quarters`)
  const opener = view.getByRole('button', { name: 'Bicycles on the deck of a small ferry' })
  await opener.click()
  const dialog = view.getByRole('dialog', { name: 'Pictures, large' })
  const count = dialog.getByRole('status')
  await expect(count).toHaveText('2 of 6')
  expect(await dialog.evaluate((element) => element.getBoundingClientRect().width)).toBe(1440)
  await view.keyboard.press('ArrowRight')
  await expect(count).toHaveText('3 of 6')
  await expect(dialog.getByRole('img', { name: 'A mill behind a row of poplars' })).toBeInViewport()
  await view.keyboard.press('End')
  await expect(count).toHaveText('6 of 6')
  await expect(dialog.getByRole('button', { name: 'Next picture' })).toBeDisabled()
  expect(await axeErrors(view, { inside: 'dialog[open]' })).toEqual([])
  await view.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
})
