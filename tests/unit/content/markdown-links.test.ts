import { expect, it } from 'vitest'
import { linkTo, siteLinks } from '../../../src/content/markdown-links.ts'

it('finds the addresses of the site in every kind of link', () => {
  const text =
    '[a](/x) [b](/y "Title") [c](</z>) ![d](/no) [e](#q) [f]( /w )\r\n\r\n  [r]: /ref\r\n[s]: </other> "Title"\n'
  expect(text.match(siteLinks)).toEqual(['/x', '/y', '/z', '/no', '#q', '/w', '/ref', '/other'])
  expect(text.slice(linkTo('/ref').exec(text)?.index)).toMatch(/^\/ref\r\n/)
})

it('finds none where there is no link', () => {
  for (const text of ['[a](/not closed) b', 'The path /about', '[a] (/x)', 'See [a]: /x is not it', '](https://a.b/x)'])
    expect(text.match(siteLinks)).toBeNull()
})
