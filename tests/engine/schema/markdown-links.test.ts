import { expect, it } from 'vitest'
import { linkTo, siteLinks, unsafeLinks } from '../../../schema/links/markdown-links.ts'

it('finds the addresses of the site in every kind of link', () => {
  const text =
    '[a](/x) [b](/y "Title") [c](</z>) ![d](/no) [e](#q) [f]( /w )\r\n\r\n  [r]: /ref\r\n[s]: </other> "Title"\n'
  expect(text.match(siteLinks)).toEqual(['/x', '/y', '/z', '/no', '#q', '/w', '/ref', '/other'])
  expect(text.slice(linkTo('/ref').exec(text)?.index)).toMatch(/^\/ref\r\n/)
})

it('finds none if there is no link', () => {
  for (const text of ['[a](/not closed) b', 'The path /about', '[a] (/x)', 'See [a]: /x is not it', '](https://a.b/x)'])
    expect(text.match(siteLinks)).toBeNull()
})

it('finds addresses that no page may link to, or whose target depends on the page', () => {
  const text =
    '[a](about) [b](http://a.b/x "Title") [c](javascript:alert) [d](//host/x) [e](/x) [f](#q) [g](https://a.b/) [h](mailto:a@b.c) [i](tel:+1) [j]({city.path})\n[r]: www.example.com\n'
  expect(text.match(unsafeLinks)).toEqual(['about', 'http://a.b/x', 'javascript:alert', '//host/x', 'www.example.com'])
})
