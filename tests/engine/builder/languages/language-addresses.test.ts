import { expect, it } from 'vitest'
import { alternateMarkup, versionsOf } from '../../../../src/builder/languages/alternates.ts'
import { languageAddresses } from '../../../../src/builder/languages/language-addresses.ts'

const origin = 'https://www.rye.example'
const put = languageAddresses({
  addresses: new Map([
    ['/', '/es'],
    ['/bread', '/es/pan'],
    ['/feed.xml', '/es/feed.xml'],
  ]),
  sourcePaths: new Set(['/', '/bread', '/prices']),
  sourceTag: 'en',
  origin,
})

it.each([
  ['a link', '<a href="/bread">', '<a href="/es/pan">'],
  ['a link with an anchor and one with a query', '"/bread#rye" "/bread?q=1"', '"/es/pan#rye" "/es/pan?q=1"'],
  ['the home page', '<a href="/">', '<a href="/es">'],
  ['an address with its origin', `content="${origin}/bread"`, `content="${origin}/es/pan"`],
  ['a file of the language', 'href="/feed.xml"', 'href="/es/feed.xml"'],
  [
    'a link in the Markdown of an island',
    '{"body":"See [bread](/bread#rye)."}',
    '{"body":"See [bread](/es/pan#rye)."}',
  ],
  ['a feed', `<link>${origin}/bread</link>`, `<link>${origin}/es/pan</link>`],
  ['a link to what the language lacks', '<a href="/prices">', '<a href="/prices" hreflang="en">'],
])('puts the address of the language into %s', (_, text, expected) => {
  expect(put(text)).toBe(expected)
})

it.each([
  ['another site', '<a href="https://www.wheat.example/bread">'],
  ['a picture', '<img src="/images/bread">'],
  ['a longer address', '<a href="/breadcrumbs">'],
  ['the name of a sealed page', '{"type":"gate","path":"/bread"}'],
  ['words', '<p>and/or /bread</p>'],
  ['a formula', '{"formula":["ceil",["/","guests",["/",150,"hours"]]]}'],
])('leaves %s as it is', (_, text) => {
  expect(put(text)).toBe(text)
})

const page = (path: string, more = {}) =>
  ({ path, file: '', title: '', description: '', noindex: false, aliases: [], blocks: [], ...more }) as never
const versions = versionsOf([
  {
    tag: 'en',
    locale: 'en-GB',
    pages: [page('/'), page('/prices'), page('/thanks', { noindex: true })],
    addresses: new Map(),
  },
  {
    tag: 'es',
    locale: 'es',
    pages: [page('/'), page('/thanks', { noindex: true })],
    addresses: new Map([
      ['/', '/es'],
      ['/thanks', '/es/gracias'],
    ]),
  },
])
const headOf = (path: string, tag: string) => alternateMarkup(versions.get(path), { tag, sourceTag: 'en', origin })
const links = (markup: string) =>
  [...markup.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, tag, to]) => [tag, to])

it('each version of a page names all of them and itself', () => {
  const expected = [
    ['en', `${origin}/`],
    ['es', `${origin}/es`],
    ['x-default', `${origin}/`],
  ]
  expect(links(headOf('/', 'en'))).toEqual(expected)
  expect(links(headOf('/', 'es'))).toEqual(expected)
  expect(headOf('/', 'es')).toContain(
    '<meta property="og:locale" content="es"><meta property="og:locale:alternate" content="en_GB">',
  )
})

it('a page in one language, and one that search engines may not list, names none', () => {
  expect(headOf('/prices', 'en')).toBe('<meta property="og:locale" content="en_GB">')
  expect(headOf('/thanks', 'en')).toBe('')
  expect(headOf('/thanks', 'es')).toBe('')
})
