import { renameSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { startDevServer } from '../../support/servers/dev-server.ts'
import { writeSmallSite } from './small-site.ts'

const root = join(import.meta.dirname, '../../..')

let pages: string
let home: string
let server: Awaited<ReturnType<typeof startDevServer>>
let original: string
/** All tests share a page, since a development server sends each module by itself. */
let page: Page

test.describe.configure({ mode: 'serial' })

test.beforeAll(async ({ browser }) => {
  server = await startDevServer(writeSmallSite)
  pages = server.pages
  home = `${server.home}/`
  original = await readFile(join(pages, 'index.yaml'), 'utf8')
  page = await (await browser.newContext()).newPage()
})

test.afterAll(async () => {
  await page.context().close()
  await server.stop()
})

const save = (change: (text: string) => string) => writeFile(join(pages, 'index.yaml'), change(original))

/** Shows the home page and marks the window, so that a reload would be noticed. Each test leaves the file as it was. */
async function open() {
  if (page.url() !== home) await page.goto(home)
  await expect(page.locator('main > section').first()).toBeVisible()
  await page.evaluate(() => document.body.setAttribute('data-not-reloaded', ''))
}

test('a saved edit shows in the open page, which preserves scroll position and open details', {
  tag: '@marketer',
}, async () => {
  await open()
  const question = page.locator('#faq details').first()
  await question.locator('summary').click()
  const place = () => question.evaluate((element) => element.getBoundingClientRect().top)
  await expect.poll(() => question.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0)
  const before = await place()

  await save((text) => text.replace('title: Welcome to a small site', 'title: Welcome back'))
  await expect(page.locator('main h1')).toHaveText('Welcome back')
  await expect(question).toHaveAttribute('open', '')
  // The heading above became shorter by a part of a pixel, and a page is scrolled by whole ones.
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(2)
  await save((text) => text)
  await expect(page.locator('main h1')).toHaveText('Welcome to a small site')
  await expect(page.locator('body')).toHaveAttribute('data-not-reloaded', '')
})

test('an error covers the page with its place and its fix, and the page stays as it was last valid', {
  tag: '@marketer',
}, async () => {
  await open()
  await save((text) => text.replace('    eyebrow: About us', '    eyebrw: About us'))
  const overlay = page.getByRole('alert').filter({ hasText: 'The content has errors' })
  await expect(overlay).toContainText('index.yaml:13:5  unknown-key')
  await expect(overlay).toContainText('Did you mean `eyebrow`?')
  await expect(overlay).toContainText('eyebrw: About us')
  await expect(page.locator('main h1')).toHaveText('Welcome to a small site')

  await save((text) => text)
  await expect(overlay).toBeHidden()
  await expect(page.locator('body')).toHaveAttribute('data-not-reloaded', '')
})

test('the focus of a picture is visible in every crop: on phones, tablets and wide screens', async () => {
  await open()
  const dot = (x: number, y: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000"><path fill="#222" d="M0 0h1600v1000H0z"/><circle cx="${1600 * x}" cy="${1000 * y}" r="40" fill="#0f0"/></svg>`
  /** Whether the middle of the dot is green in what the browser shows. */
  const isShown = (selector: string, x: number, y: number) =>
    page.locator(selector).evaluate(
      async (picture, focus) => {
        const img = picture as HTMLImageElement
        await img.decode()
        const { width, height } = img.getBoundingClientRect()
        const scale = Math.max(width / img.naturalWidth, height / img.naturalHeight)
        const [across = 0, down = 0] = getComputedStyle(img).objectPosition.split(' ').map(Number.parseFloat)
        // The pixel of the file that the box shows at the place of the focus, by the rules of CSS.
        const left = (across / 100) * (width - img.naturalWidth * scale)
        const top = (down / 100) * (height - img.naturalHeight * scale)
        const canvas = new OffscreenCanvas(Math.round(width), Math.round(height))
        const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
        context.drawImage(img, left, top, img.naturalWidth * scale, img.naturalHeight * scale)
        const [red = 0, green = 0] = context.getImageData(focus.x * width, focus.y * height, 1, 1).data
        return green > 150 && red < 90
      },
      { x, y },
    )
  for (const { x, y } of [
    { x: 0.1, y: 0.2 },
    { x: 0.92, y: 0.85 },
  ]) {
    await writeFile(join(pages, '_public/images/home/dot.svg'), dot(x, y))
    const image = `image: { name: home/dot, alt: '', focus: { x: ${x}, y: ${y} } }`
    await save((text) => text.replaceAll(/image: \{ name: home\/\w+, alt: '' \}/g, image))
    const hero = page.locator('main > section').first().locator('img')
    await expect(hero).toHaveCSS('object-position', `${x * 100}% ${y * 100}%`)
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await isShown('[data-block=hero] img', x, y), `hero at ${width}`).toBe(true)
      await page.locator('[data-block=intro] [data-lazy]').scrollIntoViewIfNeeded()
      expect(await isShown('[data-block=intro] [data-lazy] img', x, y), `card at ${width}`).toBe(true)
    }
  }
  await page.setViewportSize({ width: 1280, height: 720 })
  await rm(join(pages, '_public/images/home/dot.svg'))
  await save((text) => text)
  await expect(page.locator('[data-block=hero] img')).toHaveCSS('object-position', '76% 50%')
})

test('badges and the colours of the header follow a save', async () => {
  await open()
  const body = page.locator('body')
  const main = page.locator('main')
  const hero = page.locator('main > section').first()
  await expect(body).toHaveAttribute('data-header', 'night')
  await save((text) => `draft: true\n${text.replace('- type: hero', '- type: hero\n    tone: paper\n    draft: true')}`)
  await expect(main).toHaveAttribute('data-unpublished', 'Draft: this page')
  await expect(hero).toHaveAttribute('data-unpublished', 'Draft')
  await expect(body).toHaveAttribute('data-header', 'paper')
  await save((text) => `publishAt: 2099-12-01T09:00-05:00\nheader: paper\n${text}`)
  await expect(main).toHaveAttribute('data-unpublished', /^From December 1, 2099/)
  await expect(hero).not.toHaveAttribute('data-unpublished')
  await expect(body).toHaveAttribute('data-header', 'paper')
  await save((text) => text)
  await expect(main).not.toHaveAttribute('data-unpublished')
  await expect(body).toHaveAttribute('data-header', 'night')
  await expect(body).toHaveAttribute('data-not-reloaded', '')
})

test('a folder that was replaced shows its new content, and is still watched', async () => {
  const titled = (title: string) => original.replace(/^title:.*$/m, `title: ${title} for your event`)
  const [blog, aside] = [join(pages, 'blog'), await mkdtemp(join(tmpdir(), 'marquee-aside-'))]
  await writeFile(join(blog, 'new.yaml'), titled('First'))
  await expect(async () => {
    await page.goto(`${home}blog/new`)
    await expect(page).toHaveTitle('First for your event | Small Site', { timeout: 1_000 })
  }).toPass()
  await cp(blog, join(aside, 'new'), { recursive: true })
  await writeFile(join(aside, 'new/new.yaml'), titled('Second'))
  renameSync(blog, join(aside, 'old'))
  renameSync(join(aside, 'new'), blog)
  await expect(page).toHaveTitle('Second for your event | Small Site')
  await writeFile(join(blog, 'new.yaml'), titled('Third'))
  await expect(page).toHaveTitle('Third for your event | Small Site')
  await rm(aside, { recursive: true })
  await rm(join(blog, 'new.yaml'))
})

test('the gallery is not covered while the content has errors', async () => {
  const gallery = await page.context().newPage()
  await gallery.goto(`${home}gallery?q=intro`)
  await gallery.waitForLoadState('networkidle')
  await open()
  await save((text) => text.replace('    eyebrow: About us', '    eyebrw: About us'))
  const overlay = page.getByRole('alert').filter({ hasText: 'The content has errors' })
  await expect(overlay).toBeVisible()
  await gallery.getByRole('button', { name: 'Copy YAML' }).click()
  await expect(gallery.getByRole('status')).toHaveText(/The YAML is/)
  await expect(gallery.getByRole('alert')).toHaveCount(0)
  await gallery.close()
  await save((text) => text)
  await expect(overlay).toBeHidden()
})

test('the development build of React reports nothing', async () => {
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto(home)
  await page.waitForLoadState('networkidle')
  expect(complaints).toEqual([])
})

test('a link to a page that does not exist is an error', async () => {
  await open()
  await save((text) => text.replace("href: '#faq'", 'href: /spring-tuor'))
  const overlay = page.getByRole('alert').filter({ hasText: 'The content has errors' })
  await expect(overlay).toContainText('There is no page at `/spring-tuor`.')
  await save((text) => text)
  await expect(overlay).toBeHidden()
})

test('a strip shows the warnings of the open page, and follows the page and its file', async () => {
  await open()
  const strip = page.getByRole('status').filter({ hasText: 'on this page' })
  await expect(strip).toBeHidden()
  await save((text) =>
    text.replace(/^title: .*/, 'title: A small site for every test of the server that edits its pages'),
  )
  await strip.getByText('1 warning on this page').click()
  await expect(strip).toContainText('`title` has 62 characters; search results show 60.')
  await strip.getByText('1 warning on this page').click()

  // Open, it covers the foot of the page.
  await page.getByRole('banner').getByRole('link', { name: 'ABOUT', exact: true }).click()
  await expect(page).toHaveURL(/\/about$/)
  await expect(strip).toBeHidden()
  await page.goBack()
  await expect(strip).toBeVisible()
  await save((text) => text)
  await expect(strip).toBeHidden()
})

test('public files are served as a build publishes them, and a replaced font shows at once', async ({ request }) => {
  const themeFile = join(pages, '_data/theme.yaml')
  const theme = await readFile(themeFile, 'utf8')
  const fontsource = join(root, 'node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-')
  const place = (weight: number) => cp(`${fontsource}${weight}-normal.woff2`, join(pages, '_public/fonts/own.woff2'))
  const ownFont = async () => {
    const html = await (await request.get(home, { headers: { accept: 'text/html' } })).text()
    return /\/assets\/own-\w+\.woff2/.exec(html)?.[0]
  }
  await place(400)
  await writeFile(join(pages, '_public/tour.mp4'), 'film')
  await writeFile(themeFile, theme.replace(/family: Figtree, .*/, 'family: Own, file: fonts/own.woff2 }'))
  await expect.poll(ownFont).toBeDefined()
  const first = await ownFont()
  await place(700)
  await expect.poll(ownFont).not.toBe(first)
  expect((await request.get(`${home}fonts/own.woff2`)).status()).toBe(404)
  const film = await request.get(`${home}tour.mp4`)
  expect([film.status(), film.headers()['content-type']]).toEqual([200, 'video/mp4'])
  await writeFile(themeFile, theme)
})

test('a page may have the path of a module of the code', async ({ request }) => {
  await mkdir(join(pages, 'src/client'), { recursive: true })
  await writeFile(join(pages, 'src/client/main.yaml'), original.replace(/^title:.*$/m, 'title: Our main client'))
  const html = async () => (await request.get(`${home}src/client/main`, { headers: { accept: 'text/html' } })).text()
  await expect.poll(html).toContain('<title>Our main client')
  await rm(join(pages, 'src'), { recursive: true })
})

test('an island in a column of a column works, before and after a saved edit', async () => {
  const file = join(pages, 'columns.yaml')
  const written = await readFile(file, 'utf8')
  await page.goto(`${home}columns`)
  const island = page.locator('#table')
  const things = island.locator('tbody tr > :first-child')
  await expect(things).toHaveText(['Pen', 'Paper'])
  await island.getByRole('button', { name: 'Thing' }).click()
  await expect(things).toHaveText(['Paper', 'Pen'])
  await expect(island).toHaveAttribute('data-island', 'hydrated')

  await writeFile(file, written.replace('title: A list', 'title: A longer list'))
  await expect(island.getByRole('heading')).toHaveText('A longer list')
  await island.getByRole('button', { name: 'Pieces' }).click()
  await expect(things).toHaveText(['Pen', 'Paper'])
  await writeFile(file, written)
})

test('consent is asked for as on the site, and nothing is counted', async () => {
  const siteFile = join(pages, '_data/site.yaml')
  const site = await readFile(siteFile, 'utf8')
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).host))
  const settings = 'measure: [{ provider: ga4, id: G-ABC1234567 }]\nconsent: { privacy: /about }\n'
  await writeFile(siteFile, site + settings)
  const asked = page.getByRole('region', { name: 'Your privacy' })
  // The server notices the saved file by itself.
  await expect
    .poll(async () => (await page.request.get(home, { headers: { accept: 'text/html' } })).text())
    .toContain('id="measure"')
  await page.goto(home)
  await asked.getByRole('button', { name: 'Accept all' }).click()
  await expect(asked).toBeHidden()
  await page.reload()
  await page.getByRole('button', { name: 'Privacy choices' }).click()
  await asked.getByText('Choose').click()
  await expect(asked.getByRole('checkbox', { name: /^Statistics/ })).toBeChecked()
  await asked.getByRole('button', { name: 'Refuse all' }).click()
  await expect(asked).toBeHidden()
  expect(new Set(requested)).toEqual(new Set([new URL(home).host]))
  await writeFile(siteFile, site)
})
