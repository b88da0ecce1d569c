// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { hydrationOf, sourcesOf } from '../../schema/block.ts'
import { blockDataOf } from '../../src/seo/structured-data/block-data.ts'
import { videosOn } from '../../src/seo/structured-data/videos.ts'
import { hydrateBlock, visitor } from '../../tests/support/hydrate-block.tsx'
import { blockOf, exampleOf, pictures, renderBlock, schemaOf } from '../../tests/support/render-block.tsx'

const own = {
  video: '/videos/tour.mp4',
  captions: [{ file: '/videos/tour.en.vtt', language: 'en', label: 'English' }],
}
const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html')
const render = async (fields: object) => parse(await renderBlock('video', blockOf('video', fields)))

it('lets the browser play a file of the site, with its captions, and ships no script for it', async () => {
  const block = blockOf('video', own)
  const video = (await render(own)).querySelector('video[controls]')
  expect(video?.getAttribute('poster')).toBe('/p.webp')
  expect(video?.getAttribute('preload')).toBe('none')
  expect(video?.getAttribute('aria-label')).toBe('A walk through the house')
  const attributes = (selector: string) =>
    [...(video?.querySelector(selector)?.attributes ?? [])].map(({ name, value }) => [name, value])
  expect(attributes('source')).toEqual([
    ['src', '/videos/tour.mp4'],
    ['type', 'video/mp4'],
  ])
  expect(attributes('track')).toEqual([
    ['kind', 'captions'],
    ['src', '/videos/tour.en.vtt'],
    ['srclang', 'en'],
    ['label', 'English'],
  ])
  expect(hydrationOf(schemaOf('video'), block as object)).toBeUndefined()
  expect(sourcesOf(schemaOf('video'), block as object)).toEqual({ media: ['self'] })
})

it.each([
  ['https://youtu.be/aqz-KE-bpKQ', 'YouTube', 'https://www.youtube-nocookie.com'],
  ['https://vimeo.com/76979871', 'Vimeo', 'https://player.vimeo.com'],
])('shows the picture of %s and a link before it is played', async (video, provider, origin) => {
  const document = await render({ video })
  expect(document.querySelector('iframe, video')).toBeNull()
  expect([...document.querySelectorAll('[src], [srcset]')].map(({ outerHTML }) => outerHTML).join()).not.toMatch(
    /https?:/,
  )
  expect(document.querySelector('figcaption a')?.getAttribute('href')).toBe(video)
  expect(document.querySelector('figcaption a')?.textContent).toBe(`Watch on ${provider}`)
  expect(document.querySelector('figcaption')?.textContent).toContain(`From ${provider}.`)
  const block = blockOf('video', { video }) as object
  expect(hydrationOf(schemaOf('video'), block)).toBe('touch')
  expect(sourcesOf(schemaOf('video'), block)).toEqual({ frames: [origin] })
})

let leave = async () => {}
afterEach(() => leave())

it('loads the player when the button is pressed, and gives it the focus', async () => {
  const island = await hydrateBlock('video', undefined, {}, pictures)
  leave = island.leave
  const button = island.element.querySelector('button')
  expect(button?.textContent).toBe('Play: A walk through the house')
  await visitor(() => button?.click())
  const frame = island.element.querySelector('iframe')
  expect(frame?.src).toBe('https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0')
  expect(frame?.title).toBe('A walk through the house')
  expect(frame?.getAttribute('sandbox')).not.toMatch(/top-navigation|downloads|modals/)
  expect(document.activeElement).toBe(frame)
  expect(island.element.querySelector('button')).toBeNull()
  expect(island.errors).toEqual([])
})

it('is a VideoObject for search engines once it says when it was published', () => {
  const files = { 'film/examples/house': { src: '/assets/about.webp', width: 1280, height: 720, avif: '', blur: '' } }
  const nodes = (fields: object) => {
    const page = { path: '/', blocks: [blockOf('video', fields)] } as never
    return videosOn(blockDataOf(page, { video: schemaOf('video') }), 'https://www.example.com', files)
  }
  expect(nodes({ transcript: 'Words.' })).toEqual([
    {
      '@type': 'VideoObject',
      name: 'A walk through the house',
      description: 'From the door to the garden',
      thumbnailUrl: 'https://www.example.com/assets/about.webp',
      uploadDate: '2026-11-21T12:00:00Z',
      embedUrl: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0',
      duration: 'PT3M45S',
      transcript: 'Words.',
    },
  ])
  expect(nodes({ ...own, duration: '1:02:30' })).toMatchObject([
    { contentUrl: 'https://www.example.com/videos/tour.mp4', duration: 'PT1H2M30S' },
  ])
  expect(nodes({ published: '2026-11-21T09:00-05:00' })).toMatchObject([{ uploadDate: '2026-11-21T09:00-05:00' }])
  expect(nodes({ published: undefined })).toEqual([])
})

it.each([
  ['video', 'https://example.com/tour.mp4'],
  ['duration', '75'],
  ['captions', [{ file: '/videos/tour.srt', language: 'en', label: 'English' }]],
  ['captions', [{ file: '/videos/tour.vtt', language: 'English', label: 'English' }]],
])('refuses %s: %j', (field, value) => {
  const { error } = schemaOf('video').safeParse({ ...exampleOf('video'), [field]: value })
  expect(error?.issues[0]?.path[0]).toBe(field)
})
