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

it.each(['http://calendly.com/acme', '/about', '#faq', 'mailto:a@example.com', 'https://localhost/x', 'https://'])(
  'refuses %s',
  (href) => {
    const { error } = schemaOf('embed').safeParse({ ...exampleOf('embed'), href })
    expect(error?.issues[0]?.path).toEqual(['href'])
  },
)
