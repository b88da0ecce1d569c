import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
import { blockOf, renderBlock } from '../../tests/support/render-block.tsx'

it('shows who wrote the page, under words of the engine where it has no title', async () => {
  const people = [
    { name: 'Noor', href: '/team/noor', role: 'Repairs', links: [{ text: 'E-mail', href: 'mailto:noor@example.com' }] },
    { name: 'Ada', image: { name: 'ada', alt: '' } },
  ]
  const { document } = new JSDOM(await renderBlock('author', blockOf('author', { people }))).window
  expect(document.querySelector('h2')?.textContent).toBe('Written by')
  const [noor, ada] = [...document.querySelectorAll('li')]
  expect(noor?.querySelector('h3 a')?.getAttribute('href')).toBe('/team/noor')
  expect(noor?.querySelector('a[href^=mailto]')?.textContent).toBe('E-mail, Noor')
  expect(ada?.querySelectorAll('[data-picture]')).toHaveLength(1)
})
