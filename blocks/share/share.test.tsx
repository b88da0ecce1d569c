import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
import { blockOf, renderBlock } from '../../tests/support/render-block.tsx'
import { mailAddress, networkAddress, networkNames } from './share-address.ts'

const page = { title: 'Tips & tricks', address: 'https://example.com/blog/tips' }

it('has a link for each network, and one that writes an e-mail, which work without scripts', async () => {
  const html = await renderBlock('share', { ...blockOf('share', { networks: ['linkedin', 'x'] }), page })
  const links = [...new JSDOM(html).window.document.querySelectorAll('a')]
  expect(links.map(({ textContent, href }) => [textContent, href])).toEqual([
    ['E-mail', 'mailto:?subject=Tips%20%26%20tricks&body=https%3A%2F%2Fexample.com%2Fblog%2Ftips'],
    ['LinkedIn', 'https://www.linkedin.com/sharing/share-offsite/?url=https%3A%2F%2Fexample.com%2Fblog%2Ftips'],
    ['X', 'https://x.com/intent/post?url=https%3A%2F%2Fexample.com%2Fblog%2Ftips&text=Tips%20%26%20tricks'],
  ])
})

it.each(networkNames)('hands the address of the page to %s', (network) => {
  const { searchParams } = new URL(networkAddress(network, page))
  expect([...searchParams.values()].some((value) => value.endsWith(page.address))).toBe(true)
})

it('writes the title and the address so that a mail program reads them', () => {
  const { searchParams } = new URL(mailAddress(page))
  expect([...searchParams]).toEqual([
    ['subject', page.title],
    ['body', page.address],
  ])
})
