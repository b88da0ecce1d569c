import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
import { blockOf, exampleOf, renderBlock } from '../../tests/support/render-block.tsx'

const { logos } = exampleOf('logo-strip') as { logos: { name: string }[] }
const render = async (fields = {}) =>
  new JSDOM(await renderBlock('logo-strip', blockOf('logo-strip', fields))).window.document

it('shows every logo twice for the loop, and announces it once', async () => {
  const [first, copy, ...more] = [...(await render()).querySelectorAll('ul')]
  expect(more).toEqual([])
  expect([...(first?.querySelectorAll('img') ?? [])].map((image) => image.alt)).toEqual(logos.map((logo) => logo.name))
  expect(first?.getAttribute('aria-hidden')).toBeNull()
  expect(copy?.getAttribute('aria-hidden')).toBe('true')
  expect(copy?.innerHTML).toBe(first?.innerHTML)
})

it('shows every logo once, and nothing to pause, where they stand in a row', async () => {
  const document = await render({ moves: false })
  expect(document.querySelectorAll('img')).toHaveLength(logos.length)
  expect(document.querySelector('input')).toBeNull()
})

it('has the name of the client beside each logo, in case the logo does not load', async () => {
  const names = [...(await render()).querySelectorAll('img[data-fallback] + span')].map((name) => name.textContent)
  expect(names).toEqual([...logos, ...logos].map((logo) => logo.name))
})

it('says that clients are samples if one of them is', async () => {
  const real = logos.map((logo) => ({ ...logo, sample: false }))
  expect((await render()).body.textContent).toContain('Sample')
  expect((await render({ logos: real })).body.textContent).not.toContain('Sample')
})
