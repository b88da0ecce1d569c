import fc from 'fast-check'
import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
import { literalInSentence } from '../../../schema/writing/literal-markdown.ts'
import { refusedCharacters } from '../../../schema/writing/refused-characters.ts'
import { renderMarkdown } from '../../../src/components/prose/render-markdown.ts'

const { DOMParser } = new JSDOM().window

/** What visitors read of Markdown, with plain quotes: which of them are printed is up to the typesetter. */
function shown(markdown: string): string {
  const { html } = renderMarkdown(markdown, { topLevel: 3 })
  const text = new DOMParser().parseFromString(html, 'text/html').querySelector('body')?.textContent ?? ''
  return plainQuotes(text.trim())
}
const plainQuotes = (text: string) => text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"')

const sign = fc.constantFrom(
  ...'aÄ0 .-+*_`#[](){}<>&|~!?,:;=/@$%^\\"\'',
  '1.',
  '2) ',
  '(c)',
  '(TM)',
  '...',
  '---',
  '&amp;',
  '<b>',
)
const value = fc
  .string({ unit: fc.oneof(sign, fc.string({ unit: 'binary', minLength: 1, maxLength: 1 })), minLength: 1 })
  .map((text) => text.replace(refusedCharacters, '').replace(/\s+/g, ' ').trim())
  .filter((text) => text !== '')

it('shows a value as it is, wherever it stands in a sentence', () => {
  const sentence = fc.constantFrom(['', ' is here.'], ['', ''], ['We like ', '.'], ['See **us** and ', ' [too](/x).'])
  fc.assert(
    fc.property(value, sentence, (text, [before = '', behind = '']) => {
      const around = (part: string) => before + part + behind
      const expected = around(plainQuotes(text)).replace('**us**', 'us').replace('[too](/x)', 'too')
      expect(shown(around(literalInSentence(text)))).toBe(expected.trim())
    }),
    { numRuns: 500 },
  )
})

it('changes no plain name, and no address', () => {
  for (const text of [
    'St. Louis',
    'Winston-Salem',
    "Coeur d'Alene",
    '(213) 555-0142',
    'oc-north',
    'https://a.example/x?y=1',
    '4.9',
  ])
    expect(literalInSentence(text)).toBe(text)
})
