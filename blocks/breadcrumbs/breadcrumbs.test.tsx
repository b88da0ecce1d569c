import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
import { blockOf, renderBlock } from '../../tests/support/render-block.tsx'

it('links to each page on the way, and names the page itself as the current one', async () => {
  const steps = [
    { name: 'Home', href: '/' },
    { name: 'Blog', href: '/blog' },
    { name: 'Tips <b>', href: '/blog/tips' },
  ]
  const html = await renderBlock('breadcrumbs', { ...blockOf('breadcrumbs'), steps })
  const { document } = new JSDOM(html).window
  const path = document.querySelector('nav[aria-label=Breadcrumbs]')
  expect([...(path?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual(['/', '/blog'])
  expect(path?.querySelector('[aria-current=page]')?.textContent).toBe('Tips <b>')
  expect(path?.querySelectorAll('li:not([aria-hidden])')).toHaveLength(3)
  expect(document.querySelector('b')).toBeNull()
})
