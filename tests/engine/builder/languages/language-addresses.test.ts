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
  linkNames: new Set(['recipe']),
})
const data = (json: string) => `<script type="application/json" id="page">${json}</script>`

it.each([
  ['a link', '<a href="/bread">', '<a href="/es/pan">'],
  ['a link with an anchor', '<a class="a" href="/bread#rye">', '<a class="a" href="/es/pan#rye">'],
  ['a link with a query', '<a href="/bread?q=1">', '<a href="/es/pan?q=1">'],
  ['the home page', '<a href="/">', '<a href="/es">'],
  ['the address of a page itself', `<meta property="og:url" content="${origin}/bread">`],
  ['a file of the language', '<link rel="alternate" href="/feed.xml">', '<link rel="alternate" href="/es/feed.xml">'],
  ['a form without scripts', '<form action="/bread">', '<form action="/es/pan">'],
  ['a link to what the language lacks', '<a href="/prices">', '<a href="/prices" hreflang="en">'],
  ['a link of an island', data('{"href":"/bread#rye"}'), data('{"href":"/es/pan#rye"}')],
  ['links in a list of an island', data('{"page":["/","/bread#rye"]}'), data('{"page":["/es","/es/pan#rye"]}')],
  ['a link of an own block', data('{"recipe":"/bread"}'), data('{"recipe":"/es/pan"}')],
  [
    'a link in the Markdown of an island',
    data('{"body":"[Bread](/bread#rye)."}'),
    data('{"body":"[Bread](/es/pan#rye)."}'),
  ],
  [
    'structured data',
    `<script type="application/ld+json">{"@id":"${origin}/bread#product"}</script>`,
    `<script type="application/ld+json">{"@id":"${origin}/es/pan#product"}</script>`,
  ],
])('puts the address of the language into %s', (_, text, expected = text.replace('/bread', '/es/pan')) => {
  expect(put.html(text)).toBe(expected)
})

it('puts the addresses of the language into feeds and lists for language models', () => {
  expect(put.xml(`<guid isPermaLink="true">${origin}/bread</guid>`)).toBe(
    `<guid isPermaLink="true">${origin}/es/pan</guid>`,
  )
  expect(put.xml(`<link rel="self" href="${origin}/feed.xml"/>`)).toBe(
    `<link rel="self" href="${origin}/es/feed.xml"/>`,
  )
  expect(put.xml(`<title>${origin}/bread</title>`)).toBe(`<title>${origin}/bread</title>`)
  expect(put.markdown(`- [Bread](${origin}/bread)`)).toBe(`- [Bread](${origin}/es/pan)`)
  expect(put.link('/bread#rye')).toBe('/es/pan#rye')
})

it.each([
  ['another site', '<a href="https://www.wheat.example/bread">'],
  ['a picture', '<img src="/images/bread">'],
  ['a longer address', '<a href="/breadcrumbs">'],
  ['the name of a sealed page', data('{"type":"gate","path":"/bread"}')],
  ['words', '<p>and/or /bread, and href="/bread"</p>'],
  ['code', '<code>[bread](/bread)</code>'],
  ['a title that looks like one', '<meta name="title" content="/bread"><img alt="/bread">'],
  ['a text, an option and an answer of an island', data('{"title":"/bread","options":["/bread","/"],"value":"/"}')],
  ['markup in a text', data(String.raw`{"code":"<a href=\"/bread\">","json":"{\"href\":\"/bread\"}"}`)],
  ['a formula', data('{"formula":["/","/",["/",150,"hours"]],"last":["hours","/"]}')],
  ['the code of a page', '<script>const at = { "href":"/bread" }</script>'],
])('leaves %s as it is', (_, text) => {
  expect(put.html(text)).toBe(text)
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
