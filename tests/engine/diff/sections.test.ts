import { expect, it } from 'vitest'
import { pageKind } from '../../../src/diff/side/page-kind.ts'
import { frameOf, linesOf, sectionsOf } from '../../../src/diff/side/sections.ts'

const body =
  '<header>Menu</header><main id="main"><section data-block="hero" id="top" data-tone="night"><h1>Hi</h1></section><section data-block="faq" id="faq" data-tone="dusk"><section>Inner</section></section></main><footer>End</footer>'

it('cuts a page into its blocks, and into what surrounds them', () => {
  expect(sectionsOf(body).map(({ id, type, html }) => [id, type, linesOf(html)])).toEqual([
    ['top', 'hero', ['Hi']],
    ['faq', 'faq', ['Inner']],
  ])
  expect(linesOf(frameOf(body).html)).toEqual(['Menu', 'End'])
})

it.each([
  [
    'a sentence is one line, with where its links lead',
    '<p>Call <a class="x" href="/faq"><b>us</b></a>, or don&#x27;t.</p>',
    ['Call us → /faq, or don’t.'.replace('’', "'")],
  ],
  ['React writes comments between texts', '<p>3<!-- --> hours</p>', ['3 hours']],
  [
    'labels that stand side by side are not one word',
    '<div><span>Los Angeles</span><span>June</span></div>',
    ['Los Angeles June'],
  ],
  [
    'a picture is what it shows and how it is described',
    '<img src="data:image/webp;base64,AA" alt=""><noscript><img alt="A &amp; B" src="/assets/images/cities/la-1920.0a1b.webp"></noscript>',
    ['picture: A & B (cities/la)'],
  ],
  [
    'what a field holds is said as well',
    '<input type="number" name="guests" value="300"><input type="text" placeholder="Where?">',
    ['field: guests = 300', 'hint: Where?'],
  ],
  [
    'a choice is said, its value alone is not',
    '<input type="radio" name="a" value="1"><input type="radio" name="a" value="2" checked="">',
    ['field: a 2 is chosen'],
  ],
  [
    'what is shown while a picture loads is not said',
    '<span data-loading="true" class="x">Loading...</span><p>Text</p>',
    ['Text'],
  ],
])('%s', (_what, html, lines) => {
  expect(linesOf(html)).toEqual(lines)
})

it('treats pages with the same blocks as one kind', () => {
  expect(pageKind({ path: '/la/ushers', template: 'city-service', records: ['city', 'service'] })).toBe('city-service')
  expect(pageKind({ path: '/la/ushers', records: ['city', 'service'] })).toBe('city and service, by hand')
  expect(pageKind({ path: '/blog/tips', records: ['city'] })).toBe('/blog/…')
  expect(pageKind({ path: '/about', records: [] })).toBe('single pages')
})
