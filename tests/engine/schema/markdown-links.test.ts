import fc from 'fast-check'
import MarkdownIt from 'markdown-it'
import { expect, it } from 'vitest'
import { linksIn, linkTo, unsafeAddresses, withAddress } from '../../../schema/links/markdown-links.ts'
import { processorMs } from '../../support/processor-time.ts'
import { hostileTexts } from '../../support/texts/hostile-texts.ts'

const addresses = (text: string) => linksIn(text).map(({ address }) => address)

it('finds the address of every kind of link', () => {
  const text =
    '[a](/x) [b](/y "Title") [c](</z>) ![d](/no) [e](#q) [f]( /w ) <https://a.b/auto>\r\n\r\n  [r]: /ref\r\n[s]: </other> "Title"\n'
  expect(addresses(text)).toEqual(['/x', '/y', '/z', '/no', '#q', '/w', 'https://a.b/auto', '/ref', '/other'])
  expect(text.slice(linkTo(text, '/ref')?.start)).toMatch(/^\/ref\r\n/)
  expect(linksIn(text).filter(({ isImage }) => isImage)).toMatchObject([{ address: '/no' }])
})

it('finds none if there is no link', () => {
  for (const text of ['[a](/not closed) b', 'The path /about', '[a] (/x)', 'See [a]: /x is not it', '](https://a.b/x)'])
    expect(linksIn(text)).toEqual([])
})

it('finds addresses that no page may link to, or whose target depends on the page', () => {
  const text =
    '[a](about) [b](http://a.b/x "Title") [c](javascript:alert) [d](//host/x) [e](/x) [f](#q) [g](https://a.b/) [h](mailto:a@b.c) [i](tel:+1) [j]({city.path})\n[r]: www.example.com\n'
  expect(unsafeAddresses(text)).toEqual(['about', 'http://a.b/x', 'javascript:alert', '//host/x', 'www.example.com'])
})

it('replaces the address of a page and nothing else', () => {
  expect(withAddress('/old [a](/old) [b](/old#x "T") [c](/older) ![d](/old?a)', '/old', '/new')).toBe(
    '/old [a](/new) [b](/new#x "T") [c](/older) ![d](/new?a)',
  )
})

const parser = new MarkdownIt({ html: false, linkify: false, typographer: true })

/** The addresses that a browser would get, with signs as they are written. */
function shownAddresses(text: string): string[] {
  const inline = parser.parse(text, {}).flatMap(({ children }) => children ?? [])
  return inline.flatMap((token) => {
    const address = token.attrGet('href') ?? token.attrGet('src')
    return address ? [decodeURI(String(address))] : []
  })
}

it('misses no address that the parser of the pages makes a link of', () => {
  const part = fc.constantFrom(
    ...[
      '[',
      ']',
      '(',
      ')',
      '](',
      ']: ',
      '![',
      '!',
      '<',
      '>',
      '\\',
      '"',
      ' ',
      '\n',
      '\n\n',
      'a',
      '/x',
      '/files/y_(1).pdf',
    ],
    ...[
      '[a](/x)',
      '[b]( </y z> )',
      '[c](/q "T")',
      '<https://a.b/c>',
      '[r]: /ref\n',
      '[r]',
      '[`d`](#e)',
      '`',
      '> ',
      '- ',
    ],
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const text = parts.join('')
      const found = new Set(addresses(text))
      expect(shownAddresses(text).filter((address) => !found.has(address))).toEqual([])
    }),
    { numRuns: 500 },
  )
})

it('takes a time that grows with the text, whatever it says', () => {
  for (const text of hostileTexts(12_000, ['](<', '[](', '[]:\n', '[](a', '<https://'])) {
    const ms = processorMs(() => linksIn(text))
    if (ms > 20)
      expect(
        processorMs(() => linksIn(text), 3),
        text.slice(0, 12),
      ).toBeLessThan(20)
  }
})
