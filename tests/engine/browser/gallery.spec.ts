import { cp, mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { parse } from 'yaml'
import { asListItem } from '../../../src/gallery/list-item.ts'
import { axeErrors } from '../../browser/axe.ts'
import { contrastWithin, minContrast } from '../../browser/contrast.ts'
import { settled } from '../../browser/settled.ts'
import { watchErrors } from '../../browser/watch-errors.ts'
import { isLong } from '../../support/long.ts'
import { serveBuilt } from './built-folder.ts'

const root = join(import.meta.dirname, '../../..')
const page = (title: string) => `title: ${title} of a small site
description: A page with one block, for a site that is just large enough to be built with its gallery of blocks.
blocks:
  - { type: page-title, title: ${title} }
`

/** A page that starts with the example of a block, with other fields where the site has no page to link to. */
async function beginningWith(
  type: string,
  fields: object,
  next: object = { type: 'rich-text', body: 'The end of the page.' },
) {
  const example: object = parse(await readFile(join(root, `blocks/${type}/example.yaml`), 'utf8'))
  const blocks = [{ ...example, ...fields }, type === 'call-to-action' ? { type: 'page-title', title: 'Title' } : next]
  return page(`A page that begins with ${type}`).replace(/blocks:.*/s, `blocks: ${JSON.stringify(blocks)}\n`)
}

/** Pictures over which letters are not readable: of their own lightness, or with both. */
const hostile = {
  white: '<path fill="#fff" d="M0 0h1600v1000H0z"/>',
  black: '<path d="M0 0h1600v1000H0z"/>',
  stripes: Array.from(
    { length: 100 },
    (_, index) => `<path fill="${index % 2 ? '#fff' : '#000'}" d="M${index * 16} 0h16v1000h-16z"/>`,
  ).join(''),
}

const hostileIn = { night: ['white', 'stripes', 'photograph'], paper: ['black', 'stripes', 'photograph'] }

async function writeHostilePictures(images: string): Promise<void> {
  await mkdir(images, { recursive: true })
  for (const [name, shapes] of Object.entries(hostile))
    await writeFile(
      join(images, `${name}.svg`),
      `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000">${shapes}</svg>`,
    )
  const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const
  const photograph = sharp({ create: { width: 400, height: 250, channels: 3, background: '#888', noise } })
  await writeFile(join(images, 'photograph.jpg'), await photograph.resize(1600).jpeg().toBuffer())
}

/** A section over a picture, with texts of each colour. */
const sectionOver = (background: object, tone: string) => {
  const list = {
    type: 'stats-strip',
    title: 'In numbers',
    figures: ['22', '34'].map((value) => ({ value, label: value })),
  }
  const cards = {
    type: 'cards',
    title: 'Cards',
    eyebrow: 'Over it',
    intro: 'A lead.',
    cards: ['One', 'Two'].map((name) => ({ name, text: 'A text.' })),
  }
  return { type: 'section', tone, background, columns: [{ blocks: [list] }, { blocks: [cards] }] }
}

let server: Awaited<ReturnType<typeof serveBuilt>>
let origin: string

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-gallery-'))
  const pages = join(folder, 'pages')
  await cp(join(root, 'tests/engine/errors/_shared'), join(pages, '_data'), { recursive: true })
  for (const name of ['index', '404']) await writeFile(join(pages, `${name}.yaml`), page(`Page ${name}`))
  const secondAction = { text: 'Call us', href: 'tel:{site.phone}' }
  const firstBlocks = {
    hero: await beginningWith('hero', { secondAction }),
    'paper-hero': await beginningWith('hero', { secondAction, tone: 'paper', title: 'A light page' }),
    'page-title': await beginningWith('page-title', { links: [] }),
    'call-to-action': await beginningWith('call-to-action', {}),
  }
  await writeHostilePictures(join(pages, '_public/images'))
  for (const [tone, names] of Object.entries(hostileIn))
    for (const name of names) {
      const image = { name, alt: '' }
      const title = `Words over a ${name} picture in ${tone}, of some length`
      await writeFile(
        join(pages, `${name}-${tone}.yaml`),
        await beginningWith('hero', { title, tone, image, secondAction }, sectionOver(image, tone)),
      )
    }
  for (const [name, text] of Object.entries(firstBlocks)) await writeFile(join(pages, `${name}.yaml`), text)
  server = await serveBuilt(folder, { build: ['--gallery'] })
  origin = server.origin
})

test.afterAll(() => server.stop())

const card = (view: Page, type: string) => view.locator(`.g-card#${type}`)

test('blocks are shown in their frames, as on a page, where islands work; nothing violates the content policy', async ({
  page: view,
}) => {
  const errors = await watchErrors(view)
  await view.goto(`${origin}/gallery`)
  const folders = (await readdir(join(root, 'blocks'), { withFileTypes: true })).filter((entry) => entry.isDirectory())
  await expect(view.locator('.g-card')).toHaveCount(folders.length)
  // It opens with the first of them: a hundred frames would take seconds.
  expect(await view.locator('iframe').count()).toBeLessThan(folders.length)
  await view.getByRole('radio', { name: 'Phone' }).check()
  for (const { name } of folders.filter((_, index) => isLong || index % 10 === 0)) {
    const shown = card(view, name)
    await shown.scrollIntoViewIfNeeded()
    await expect(shown.locator('.g-phone .g-window')).toHaveAttribute('data-loaded', '')
    const block = shown.frameLocator('.g-phone iframe').locator(`[data-block="${name}"]`)
    await expect(block).toBeVisible()
    expect(await block.evaluate(() => innerWidth)).toBe(390)
  }
  await view.getByRole('radio', { name: 'All three' }).check()
  const hero = card(view, 'hero')
  await hero.scrollIntoViewIfNeeded()
  for (const [name, width] of [
    ['desktop', 1440],
    ['tablet', 768],
  ] as const) {
    await expect(hero.locator(`.g-${name} .g-window`)).toHaveAttribute('data-loaded', '')
    expect(
      await hero
        .frameLocator(`.g-${name} iframe`)
        .locator('main')
        .evaluate(() => innerWidth),
    ).toBe(width)
  }
  expect(errors).toEqual([])

  await view.getByRole('radio', { name: 'Phone' }).check()
  await card(view, 'calculator').scrollIntoViewIfNeeded()
  const frame = card(view, 'calculator').frameLocator('.g-phone iframe')
  const result = frame.locator('output').first()
  const before = await result.textContent()
  await frame.getByRole('textbox', { name: 'Items' }).fill('5000')
  await expect(result).not.toHaveText(before ?? '')

  await card(view, 'hero').scrollIntoViewIfNeeded()
  await expect(card(view, 'hero').locator('.g-phone .g-window')).toHaveAttribute('data-loaded', '')
  const link = card(view, 'hero').frameLocator('.g-phone iframe').getByRole('link', { name: 'See all places' })
  const [opened] = await Promise.all([view.waitForEvent('popup'), link.click()])
  expect(new URL(opened.url()).pathname).toBe('/places')
})

test('blocks are found by words and keyboard, and their YAML is copied', async ({ page: view, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin })
  await view.goto(`${origin}/gallery`)
  await view.keyboard.press('/')
  const field = view.getByRole('searchbox', { name: 'Find a block' })
  await expect(field).toBeFocused()
  await field.fill('questions open answers')
  await expect(view.getByRole('status')).toHaveText(/^1 of \d+ blocks$/)
  await expect(view.locator('.g-card:visible')).toHaveAttribute('id', 'faq')
  await expect(view.getByRole('navigation').getByRole('link')).toHaveText(['Questions and answers'])
  await view.keyboard.press('Enter')
  await expect(card(view, 'faq').getByRole('heading').getByRole('link')).toBeFocused()
  await view.reload()
  await expect(view.locator('.g-card:visible')).toHaveCount(1)

  await card(view, 'faq').getByRole('button', { name: 'Copy YAML' }).click()
  await expect(view.getByRole('status')).toHaveText('The YAML is copied.')
  const example = await readFile(join(root, 'blocks/faq/example.yaml'), 'utf8')
  expect(await view.evaluate(() => navigator.clipboard.readText())).toBe(asListItem(example))

  await field.fill('accordion')
  await expect(view.locator('.g-card:visible h3')).toHaveText(['Questions and answers', 'Questions in groups'])
  await field.fill('html')
  await expect(view.locator('.g-card:visible')).toHaveCount(0)
  await expect(view.getByText('HTML and scripts of your own: this is no block, on purpose.')).toBeVisible()
  await expect(view.getByRole('heading', { level: 2 })).toHaveCount(0)

  await field.fill('qwertyuiop')
  await expect(view.getByRole('heading', { level: 2 })).toHaveCount(0)
  await view.getByRole('button', { name: 'show all blocks' }).click()
  await expect(field).toBeFocused()
  await expect(card(view, 'hero')).toBeVisible()
})

test('a block is shown with little and with much content, whose YAML is copied; links lead there without scripts', async ({
  page: view,
  browser,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin })
  await view.goto(`${origin}/gallery?q=faq-search`)
  const shown = card(view, 'faq-search')
  const sizes = shown.getByRole('list', { name: 'Examples of' }).getByRole('link')
  await expect(sizes).toHaveText(['Little', 'Usual', 'Much'])
  await expect(sizes.nth(1)).toHaveAttribute('aria-current', 'true')
  await sizes.nth(2).click()
  await expect(sizes.nth(2)).toHaveAttribute('aria-current', 'true')
  await expect(sizes.nth(1)).not.toHaveAttribute('aria-current')
  const much = await readFile(join(root, 'blocks/faq-search/much.yaml'), 'utf8')
  const title = `${Object(parse(much)).title}`
  await expect(shown.frameLocator('.g-desktop iframe').getByRole('heading', { name: title })).toBeVisible()
  await shown.getByRole('button', { name: 'Copy YAML' }).click()
  await expect(view.getByRole('status')).toHaveText('The YAML is copied.')
  expect(await view.evaluate(() => navigator.clipboard.readText())).toBe(asListItem(much))
  await expect(shown.getByRole('link', { name: 'Open alone' })).toHaveAttribute('href', /\/gallery\/faq-search\/much$/)

  const plain = await browser.newPage({ javaScriptEnabled: false })
  await plain.goto(`${origin}/gallery`)
  await card(plain, 'faq-search').getByRole('link', { name: 'Much' }).click()
  await expect(plain).toHaveURL(`${origin}/gallery/faq-search/much`)
  await expect(plain.getByRole('heading', { name: title })).toBeVisible()
  await plain.close()
})

test('axe finds nothing on a desktop and on a phone, with everything expanded', async ({ page: view }) => {
  await view.goto(`${origin}/gallery?q=hero`)
  await expect(view.locator('.g-card:visible .g-window[data-loaded]')).toHaveCount(3)
  await view.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
  })
  // What is in the frames is on pages as well.
  const errors = () => axeErrors(view, { without: 'iframe' })
  expect(await errors()).toEqual([])
  await view.setViewportSize({ width: 390, height: 844 })
  expect(await errors()).toEqual([])
})

test('the name of the site is readable over every block that may be the first of a page', async ({ page: view }) => {
  for (const width of [390, 1440]) {
    await view.setViewportSize({ width, height: 844 })
    for (const path of ['/', '/hero', '/paper-hero', '/page-title', '/call-to-action']) {
      await view.goto(`${origin}${path}`)
      await settled(view)
      const name = view.getByRole('banner').getByRole('link', { name: 'Sample Agency' }).locator('span')
      expect.soft(await minContrast(name), `${path} at ${width} px`).toBeGreaterThanOrEqual(4.5)
    }
  }
})

test('words over a picture are readable whatever it shows: a white one, a black one, stripes, a photograph', async ({
  page: view,
}) => {
  test.slow()
  for (const [tone, names] of Object.entries(hostileIn))
    for (const name of names)
      for (const width of [390, 900, 1440]) {
        await view.setViewportSize({ width, height: 844 })
        await view.goto(`${origin}/${name}-${tone}`)
        await settled(view)
        const hero = view.locator('[data-block=hero]')
        const words = {
          headline: hero.locator('h1'),
          introduction: hero.locator('h1 + p'),
          figure: hero.locator('dd').last(),
          label: hero.locator('dt').last(),
          section: view.locator('[data-block=cards] h2'),
          eyebrow: view.locator('[data-block=cards] [data-eyebrow]'),
          lead: view.locator('[data-block=cards] h2 + p'),
          largeFigure: view.locator('[data-block=stats-strip] dd').first(),
          header: view.getByRole('banner').getByRole('link', { name: 'Sample Agency' }).locator('span'),
        }
        for (const [what, text] of Object.entries(words))
          expect
            .soft(await minContrast(text), `${what} over ${name} in ${tone} at ${width} px`)
            .toBeGreaterThanOrEqual(4.5)
      }
})

test('on a phone the picture of a hero is seen above its words, not its veil alone', async ({ page: view }) => {
  await view.setViewportSize({ width: 390, height: 844 })
  for (const tone of Object.keys(hostileIn)) {
    await view.goto(`${origin}/stripes-${tone}`)
    await settled(view)
    const hero = view.locator('[data-block=hero]')
    const [header, words] = await Promise.all([
      view.getByRole('banner').boundingBox(),
      hero.locator('[data-eyebrow]').boundingBox(),
    ])
    const top = (header?.y ?? 0) + (header?.height ?? 0)
    const between = { x: 0, y: top, width: 390, height: (words?.y ?? 0) - top }
    // Of white and black stripes, which words could not be read over, the scrim leaves about 3.
    expect.soft(await contrastWithin(await view.screenshot({ clip: between })), tone).toBeGreaterThan(2)
  }
})

test('only the gallery has frames, and a site built without it has none', async ({ request }) => {
  const policyAt = async (address: string) => (await request.get(address)).headers()['content-security-policy']
  expect(await policyAt(`${origin}/gallery`)).toContain("frame-ancestors 'none'; frame-src 'self'")
  expect(await policyAt(`${origin}/gallery/hero`)).toContain("frame-ancestors 'self'")
  expect(await policyAt(`${origin}/`)).toBe(
    await policyAt(`${origin}/gallery/hero`).then((policy) =>
      policy?.replace("frame-ancestors 'self'", "frame-ancestors 'none'"),
    ),
  )
  expect((await request.get(`${origin}/gallery`)).status()).toBe(200)
  expect(await policyAt(`${origin}/gallery/hero/much`)).toContain("frame-ancestors 'self'")
  for (const address of ['/gallery', '/gallery/hero']) expect((await request.get(address)).status()).toBe(404)
  expect(await (await request.get(`${origin}/sitemap.xml`)).text()).not.toContain('/gallery')
})
