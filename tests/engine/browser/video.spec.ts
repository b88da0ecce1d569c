import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { axeErrors } from '../../browser/axe.ts'
import { settled } from '../../browser/settled.ts'
import { watchErrors } from '../../browser/watch-errors.ts'
import { serveBuilt } from './built-folder.ts'
import { writeSmallSite } from './small-site.ts'

const poster = { name: 'poster', alt: 'A hall' }
const films = [
  { type: 'video', id: 'tube', video: 'https://youtu.be/aqz-KE-bpKQ', name: 'A film of YouTube', poster },
  { type: 'video', id: 'vimeo', video: 'https://vimeo.com/76979871', name: 'A film of Vimeo', poster },
  {
    type: 'video',
    id: 'own',
    video: '/tour.mp4',
    name: 'A film of the site',
    poster,
    ratio: '9/16',
    captions: [{ file: '/tour.vtt', language: 'en', label: 'English' }],
  },
]

const map = { type: 'embed', id: 'map', href: 'https://maps.example.com/embed?at=1', title: 'A map', height: 300 }

// One worker runs all of them, so that their site is built once.
test.describe.configure({ mode: 'default' })

let server: Awaited<ReturnType<typeof serveBuilt>> | undefined

test.beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-video-'))
  const pages = join(folder, 'pages')
  await writeSmallSite(pages)
  await mkdir(join(pages, '_public'), { recursive: true })
  await writeFile(join(pages, '_public/tour.mp4'), 'not a film')
  await writeFile(join(pages, '_public/tour.vtt'), 'WEBVTT\n\n00:00.000 --> 00:02.000\nFour minutes.\n')
  const description = 'A page with films of other sites and of this one, which a test plays in a browser.'
  const blocks = [{ type: 'page-title', title: 'Films' }, ...films, map]
  const site = join(pages, '_data/site.yaml')
  await writeFile(site, `${await readFile(site, 'utf8')}embeds: [maps.example.com]\n`)
  await writeFile(join(pages, 'films.yaml'), JSON.stringify({ title: 'Films', description, noindex: true, blocks }))
  server = await serveBuilt(folder)
})
test.afterAll(() => server?.stop())

/** Opens the films. Other sites answer with their own address. Returns what was requested of them, and all errors. */
async function openFilms(page: Page) {
  const requested: string[] = []
  const origin = server?.origin ?? ''
  await page.route(
    (url) => url.origin !== origin,
    (route) => {
      requested.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<title>Player</title><p>The player</p>' })
    },
  )
  const errors = await watchErrors(page)
  await page.goto(`${origin}/films`)
  await settled(page)
  return { requested, errors }
}

for (const [id, name, button, address] of [
  ['map', 'A map', 'Show', map.href],
  ['tube', 'A film of YouTube', 'Play', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0'],
  ['vimeo', 'A film of Vimeo', 'Play', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'],
])
  test(`${name} is requested when its button is pressed, not before, and moves nothing`, async ({ page }) => {
    const { requested, errors } = await openFilms(page)
    const block = page.locator(`#${id}`)
    await block.scrollIntoViewIfNeeded()
    const before = await block.boundingBox()
    expect(requested).toEqual([])
    // The first press of the visitor comes before any script of the page.
    await page.getByRole('button', { name: `${button}: ${name}` }).click()
    await expect(page.frameLocator(`iframe[title="${name}"]`).getByText('The player')).toBeVisible()
    expect(requested).toEqual([address])
    expect((await block.boundingBox())?.height).toBe(before?.height)
    expect(await axeErrors(page, { inside: 'main', without: 'iframe' })).toEqual([])
    expect(errors).toEqual([])
  })

test('a film of the site is requested when it is played, with its captions', async ({ page }) => {
  const { errors, requested } = await openFilms(page)
  const film = page.locator('#own video')
  const { width = 0, height = 0 } = (await film.boundingBox()) ?? {}
  expect(width / height).toBeCloseTo(9 / 16, 2)
  const files = Promise.all(
    ['/tour.mp4', '/tour.vtt'].map((file) => page.waitForResponse((response) => response.url().endsWith(file))),
  )
  await film.evaluate((element: HTMLVideoElement) => {
    for (const track of element.textTracks) track.mode = 'showing'
    element.play().catch(() => undefined)
  })
  const types = (await files).map((response) => response.headers()['content-type'])
  expect(types).toEqual(['video/mp4', 'text/vtt; charset=utf-8'])
  await expect.poll(() => film.evaluate(({ textTracks }: HTMLVideoElement) => textTracks[0]?.cues?.length)).toBe(1)
  expect(requested).toEqual([])
  expect(errors).toEqual([])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('each film is its picture and a link, and a part of another site is a link', async ({ page }) => {
    await page.goto(`${server?.origin}/films`)
    await expect(page.locator('#tube').getByRole('link', { name: 'Watch on YouTube' })).toBeVisible()
    await expect(page.locator('#tube').getByRole('img', { name: 'A hall' })).toBeVisible()
    await expect(page.locator('#tube').getByRole('button')).toBeHidden()
    await expect(page.locator('#own video')).toBeVisible()
    await expect(page.locator('#map').getByRole('link', { name: 'Open at maps.example.com' })).toBeVisible()
    await expect(page.locator('#map').getByRole('button')).toBeHidden()
  })
})

test('on paper each is its picture and its address', async ({ page }) => {
  await openFilms(page)
  await page.emulateMedia({ media: 'print' })
  for (const { id, address } of [
    ...films.map((film) => ({ ...film, address: film.video })),
    { ...map, address: map.href },
  ]) {
    const link = page.locator(`#${id} figcaption a`)
    await expect(link).toBeVisible()
    expect(await link.evaluate((element) => getComputedStyle(element, '::after').content)).toContain(address)
    await expect(page.locator(`#${id}`).getByRole('button')).toBeHidden()
  }
})
