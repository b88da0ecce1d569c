// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { hydrateBlock, visitor } from '../../tests/support/hydrate-block.tsx'
import { blockOf, exampleOf, renderBlock, schemaOf } from '../../tests/support/render-block.tsx'

let leave = async () => {}
afterEach(() => leave())

it.each([
  ['https://calendly.com/acme/intro', 'calendly.com'],
  ['https://www.google.com/maps/embed?pb=!1m18', 'www.google.com'],
  ['https://form.typeform.com/to/abc123', 'form.typeform.com'],
  ['https://open.spotify.com/embed/album/4aawyAB9vmqN3uQ7FjRGTy', 'open.spotify.com'],
])('shows a button and a link until %s is wanted', async (href, host) => {
  const document = new DOMParser().parseFromString(await renderBlock('embed', blockOf('embed', { href })), 'text/html')
  expect(document.querySelector('iframe, [src]')).toBeNull()
  expect(document.querySelector('button')?.textContent).toBe('Show: Choose a time for a call')
  const link = document.querySelector('figcaption a')
  expect([link?.getAttribute('href'), link?.textContent]).toEqual([href, `Open at ${host}`])
})

it('loads the frame when the button is pressed, and lets it lead nobody elsewhere', async () => {
  const island = await hydrateBlock('embed')
  leave = island.leave
  await visitor(() => island.element.querySelector('button')?.click())
  const frame = island.element.querySelector('iframe')
  expect(frame?.src).toBe('https://calendly.com/acme/intro')
  expect(frame?.title).toBe('Choose a time for a call')
  expect(frame?.getAttribute('sandbox')).toContain('allow-forms')
  expect(frame?.getAttribute('sandbox')).not.toMatch(/top-navigation|downloads|modals/)
  expect(document.activeElement).toBe(frame)
  expect(island.errors).toEqual([])
})

const parsed = (href: string) => schemaOf('embed').safeParse({ ...exampleOf('embed'), href })

it.each([
  [
    '<iframe width="600" src="https://calendly.com/acme/intro?a=1&amp;b=2" style="border:0"></iframe>',
    'https://calendly.com/acme/intro?a=1&b=2',
  ],
  [
    "<div><iframe\n  src='//form.typeform.com/to/abc'></iframe></div><script src='https://x.example/y.js'></script>",
    'https://form.typeform.com/to/abc',
  ],
  ['<iframe loading=lazy src=https://example.com/a></iframe>', 'https://example.com/a'],
  ['https://example.com/a?b=1&amp;c=2', 'https://example.com/a?b=1&c=2'],
])('takes the whole code of a frame: %s', (code, href) => {
  expect(parsed(code).data).toMatchObject({ href })
})

it.each([
  [
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    'is the page of a film, which no frame shows: write a block `video` with it',
  ],
  [
    'https://open.spotify.com/album/4aawy?si=1',
    'is a page that no frame shows. Write `https://open.spotify.com/embed/album/4aawy`',
  ],
  ['https://www.loom.com/share/abc123', 'is a page that no frame shows. Write `https://www.loom.com/embed/abc123`'],
  [
    'https://drive.google.com/file/d/1-x/view?usp=sharing',
    'is a page that no frame shows. Write `https://drive.google.com/file/d/1-x/preview`',
  ],
  [
    'https://soundcloud.com/a/b',
    'is a page that no frame shows. Write `https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fa%2Fb`',
  ],
  [
    'https://maps.app.goo.gl/abc',
    'is a page of Google Maps, which no frame shows: press “Share” there, then “Embed a map”, and copy the code',
  ],
])('says what to write in place of %s', (href, message) => {
  expect(parsed(href).error?.issues.map((issue) => issue.message)).toEqual([message])
})

it.each(['http://calendly.com/acme', '/about', '#faq', 'mailto:a@example.com', 'https://localhost/x', 'https://'])(
  'refuses %s',
  (href) => {
    const { error } = schemaOf('embed').safeParse({ ...exampleOf('embed'), href })
    expect(error?.issues[0]?.path).toEqual(['href'])
  },
)
