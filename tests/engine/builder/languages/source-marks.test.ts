import { expect, it } from 'vitest'
import { createSourceMarks } from '../../../../src/builder/languages/source-marks.ts'

const attributes = ' lang="nl" dir="ltr"'
const marksOf = (texts?: readonly string[], around: readonly string[] = []) =>
  createSourceMarks({ blocks: new Map([['/', [{ id: 'faq', ...(texts && { texts }) }]]]), around, attributes })
const section = (inside: string, more = '') => `<section data-block="faq" id="faq"${more}>${inside}</section>`

it.each([
  [
    'an element that holds nothing else',
    'Vragen & antwoorden',
    '<h2 class="x">Vragen &amp; antwoorden</h2>',
    `<h2 class="x"${attributes}>Vragen &amp; antwoorden</h2>`,
  ],
  ['a text as it is typeset', "Half '24", '<p>Half ’24</p>', `<p${attributes}>Half ’24</p>`],
  ['a text beside others', 'Bestel', '<a><svg></svg>Bestel</a>', `<a><svg></svg><span${attributes}>Bestel</span></a>`],
  [
    'Markdown as a whole',
    'Ja, **voor** vijf.\n\nZie [hier](/prijzen).',
    '<div class="m"><p>Ja, <strong>voor</strong> vijf.</p>\n<p>Zie <a href="/prijzen">hier</a>.</p>\n</div>',
    `<div class="m"${attributes}><p>Ja, <strong>voor</strong> vijf.</p>\n<p>Zie <a href="/prijzen">hier</a>.</p>\n</div>`,
  ],
  ['each place of a text', 'Half', '<b>Half</b><i>Half</i>', `<b${attributes}>Half</b><i${attributes}>Half</i>`],
])('marks %s', (_, text, html, expected) => {
  expect(marksOf([text]).page('/', section(html))).toBe(section(expected))
})

it.each([
  ['a longer text', 'Half', '<b>Half wit</b>'],
  ['an attribute', 'Half', '<img alt="Half">'],
  ['what is marked already', 'Half', '<b lang="de">Half</b>'],
  [
    'an island beside elements: React takes it over as it is',
    'Half',
    '<div data-island=""><a><svg></svg>Half</a></div>',
  ],
])('leaves %s as it is', (_, text, html) => {
  expect(marksOf([text]).page('/', section(html))).toBe(section(html))
})

it('marks a block as a whole, the page of another path not at all, and what pages share by its own texts', () => {
  const html = section('<b>Half</b>')
  expect(marksOf().page('/', html)).toBe(`<section data-block="faq" id="faq"${attributes}><b>Half</b></section>`)
  expect(marksOf(['Half']).page('/other', html)).toBe(html)
  expect(marksOf([], ['Prijzen']).shared('<nav><a href="/">Prijzen</a></nav>')).toBe(
    `<nav><a href="/"${attributes}>Prijzen</a></nav>`,
  )
})

it('does not mark a text of another block', () => {
  const html = `<section data-block="text" id="text"><b>Half</b></section>`
  expect(marksOf(['Half']).page('/', html)).toBe(html)
})
