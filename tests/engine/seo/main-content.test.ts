import { expect, test } from 'vitest'
import { mainContent, mainHash } from '../../../src/seo/main-content.ts'

const page = (main: string, around = '') =>
  `<header><a href="/menu">Menu ${around}</a></header><div id="root"><main id="main" tabindex="-1">${main}</main></div><footer>${around}</footer>`

test('the main content of a page is its words, link targets, and the names and descriptions of its pictures', () => {
  const picture = '<img src="/assets/images/cities/la-1920.0123456789.webp" alt="A skyline" width="1920">'
  const html = page(`<h1 class="css-1">Ushers</h1>${picture}<p>Call <a class="css-2" href="/faq">us</a>.</p>`)
  expect(mainContent(html)).toBe('Ushers cities/la A skyline Call /faq us .')
})

test.each([
  ['header and footer', page('<p>Hello</p>', 'another')],
  ['classes and ids', page('<p class="css-1" id="x">Hello</p>')],
  ['markup around a text', page('<div><p><span>Hello</span></p></div>')],
  ['white space', page('<p> Hello\n</p>')],
])('%s are no news', (_what, html) => {
  expect(mainHash(html)).toBe(mainHash(page('<p>Hello</p>')))
})

test('the bytes of a picture, its sizes and its blurred copy do not change the main content', () => {
  const picture = (hash: string, blur: string) =>
    page(`<img src="data:image/webp;base64,${blur}" alt=""><img src="/assets/images/a/b-960.${hash}.webp" alt="B">`)
  expect(mainHash(picture('0123456789', 'AA'))).toBe(mainHash(picture('abcdef0123', 'BB')))
})

test.each([
  ['a word', '<p>Hallo</p>'],
  ['the order of words', '<p>lo Hel</p>'],
  ['a link', '<p><a href="/x">Hello</a></p>'],
  ['a picture', '<p>Hello</p><img src="/assets/images/x-1.0a.webp" alt="">'],
  ['nothing left', ''],
])('%s changes the main content', (_what, main) => {
  expect(mainHash(page(main))).not.toBe(mainHash(page('<p>Hello</p>')))
})

test('the target of a link and the description of a picture change the main content', () => {
  const page = (href: string, alt: string) => `<main><a href="${href}">x</a><img alt="${alt}" src="/y.svg"></main>`
  const hashes = [page('/a', 'b'), page('/c', 'b'), page('/a', 'd')].map(mainHash)
  expect(new Set(hashes).size).toBe(3)
})
