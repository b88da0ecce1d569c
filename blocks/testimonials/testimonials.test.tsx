import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
import { blockOf, exampleOf, renderBlock, schemaOf } from '../../tests/support/render-block.tsx'

const quote = { quote: 'They were early.', name: 'Jordan Avery', role: 'Event lead' }
const figures = async (quotes: object[]) => {
  const html = await renderBlock('testimonials', blockOf('testimonials', { quotes }))
  return [...new JSDOM(html).window.document.querySelectorAll('figure')].map((figure) => figure.textContent)
}

it('labels a sample quote', async () => {
  const [real, sample] = await figures([
    { ...quote, sample: false },
    { ...quote, sample: true },
  ])
  expect(real).not.toContain('Sample')
  expect(sample).toContain('Sample')
})

it('refuses a quote that does not say whether it is a sample', () => {
  const { error } = schemaOf('testimonials').safeParse({ ...exampleOf('testimonials'), quotes: [quote] })
  expect(error?.issues).toMatchObject([{ path: ['quotes', 0, 'sample'] }])
})
