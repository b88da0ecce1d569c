import { expect, it } from 'vitest'
import { blockOf, renderBlock } from '../../tests/support/render-block.tsx'

const image = { name: 'examples/garden', alt: 'A garden', shape: 'wide' as const }
const one = { title: 'A square full of chairs', kind: 'Concert', summary: 'Ninety rows.', image, sample: true }

it('shows each case as a card that leads to its page, with the button to all of them', async () => {
  const cases = [{ ...one, href: '/case-studies/square' }]
  const html = await renderBlock('case-studies', { ...blockOf('case-studies'), cases })
  expect(html).toMatch(/<h3[^>]*><a[^>]* href="\/case-studies\/square"[^>]*>A square full of chairs<\/a><\/h3>/)
  expect(html).toContain('>All case studies</a>')
})

it('is empty, without title and button, where its language has no case', async () => {
  expect(await renderBlock('case-studies', { ...blockOf('case-studies'), cases: [] })).toBe('')
})
