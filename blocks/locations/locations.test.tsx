import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
import { blockOf, renderBlock } from '../../tests/support/render-block.tsx'

it('links a city that has a page, and names one without a page', async () => {
  const cities = [{ name: 'Miami', state: 'FL', href: '/miami/event-staff' }, { name: 'Phoenix' }]
  const html = await renderBlock('locations', blockOf('locations', { cities }))
  const [miami, phoenix] = [...new JSDOM(html).window.document.querySelectorAll('li')]
  expect(miami?.querySelector('a')?.getAttribute('href')).toBe('/miami/event-staff')
  expect(miami?.textContent).not.toContain('Ask us')
  expect(phoenix?.querySelector('a')).toBeNull()
  expect(phoenix?.textContent).toContain('Ask us')
})
