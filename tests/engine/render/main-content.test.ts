import { expect, test } from 'vitest'
import { contentOf, joinContents } from '../../../src/render/main-content.ts'

const content = (html: string) => joinContents([contentOf(html)])

test('the content of a page is its words, link targets, and the names and descriptions of its pictures', () => {
  const picture = '<img src="/assets/images/cities/la-1920.0123456789.webp" alt="A skyline" width="1920">'
  const html = `<h1 class="css-1">Ushers</h1>${picture}<p>Call <a class="css-2" href="/faq">us</a>.</p>`
  expect(content(html)).toBe('Ushers cities/la A skyline Call /faq us .')
})

test.each([
  ['classes and ids', '<p class="css-1" id="x">Hello</p>'],
  ['markup around a text', '<div><p><span>Hello</span></p></div>'],
  ['no markup', 'Hello'],
  ['white space', '<p> Hello\n</p>'],
])('%s are no news', (_what, html) => {
  expect(content(html)).toBe('Hello')
})

test('the bytes of a picture, its sizes and its blurred copy do not change the content', () => {
  const picture = (hash: string, blur: string) =>
    `<img src="data:image/webp;base64,${blur}" alt=""><img src="/assets/images/a/b-960.${hash}.webp" alt="B">`
  expect(content(picture('0123456789', 'AA'))).toBe(content(picture('abcdef0123', 'BB')))
})

test.each([
  ['a word', '<p>Hallo</p>'],
  ['the order of words', '<p>lo Hel</p>'],
  ['a link', '<p><a href="/x">Hello</a></p>'],
  ['a picture', '<p>Hello</p><img src="/assets/images/x-1.0a.webp" alt="">'],
  ['nothing left', ''],
])('%s changes the content', (_what, html) => {
  expect(content(html)).not.toBe('Hello')
})

test('the target of a link and the description of a picture change the content', () => {
  const page = (href: string, alt: string) => `<a href="${href}">x</a><img alt="${alt}" src="/y.svg">`
  const contents = [page('/a', 'b'), page('/c', 'b'), page('/a', 'd')].map(content)
  expect(new Set(contents).size).toBe(3)
})
