import fc from 'fast-check'
import { expect, it } from 'vitest'
import { renderMarkdown } from '../../../src/components/prose/render-markdown.ts'
import { repeats } from '../../support/long.ts'

const html = (markdown: string) => renderMarkdown(markdown, { topLevel: 3 }).html

it('renders a plain line as the parser does', () => {
  const sign = fc.constantFrom(...'aZ09 $%/;:,.?—–’·-\'"!()[]*_`#>&<+=~|\\{}\n')
  const word = fc.constantFrom(
    'crew',
    '7 pm',
    '1.',
    '- ',
    '--',
    '...',
    '(c)',
    'http://a.b',
    'Rate: $31',
    'x-y',
    '---',
    '  ',
  )
  const text = fc.array(fc.oneof(word, sign), { minLength: 1, maxLength: 12 }).map((parts) => parts.join(''))
  // A paragraph before a heading is the same as one alone; both together are no plain line.
  const parsed = (line: string) => html(`${line}\n\n## End`).replace(/<h3>End<\/h3>\n$/, '')
  fc.assert(
    fc.property(text, (line) => {
      fc.pre(!line.includes('\n') && line.trim() === line && line !== '')
      expect(html(line)).toBe(parsed(line))
    }),
    { numRuns: repeats(2_000) },
  )
})

it('shows a picture of the site with the files of the picture pipeline, and any other as it is', () => {
  const picture = { width: 900, height: 600, src: '/assets/a-900.webp', avif: '/assets/a-480.avif 480w', blur: '' }
  const shown = (markdown: string) =>
    renderMarkdown(markdown, { topLevel: 3 }, { 'text/images/A plan.png': picture }).html.trim()
  const lazy = 'loading="lazy" decoding="async">'
  expect(shown('![The *plan* & "more"](/images/A%20plan.png)')).toBe(
    `<p><picture><source type="image/avif" srcset="/assets/a-480.avif 480w" sizes="(min-width: 900px) 900px, 100vw"><img src="/assets/a-900.webp" width="900" height="600" alt="The plan &amp; &quot;more&quot;" ${lazy}</picture></p>`,
  )
  expect(shown('![Steps](/steps.gif "Three steps")')).toBe(
    `<p><img src="/steps.gif" alt="Steps" title="Three steps" ${lazy}</p>`,
  )
  expect(shown('![](/images/%E0%A4%A.png)')).toBe(`<p><img src="/images/%E0%A4%25A.png" alt="" ${lazy}</p>`)
})

it('renders marks, and typographic dashes and quotes', () => {
  expect(html('A crew of 12, from $31 an hour.')).toBe('<p>A crew of 12, from $31 an hour.</p>\n')
  expect(html('Load-in -- at *seven*, they\'re "on".')).toBe('<p>Load-in – at <em>seven</em>, they’re “on”.</p>\n')
  expect(html('2. Second')).toContain('<ol start="2">')
  expect(html('<b>No</b> & never')).toBe('<p>&lt;b&gt;No&lt;/b&gt; &amp; never</p>\n')
})

it.each([
  ['## Day\n\n## Day\n\n## Day 2', ['day', 'day-2', 'day-2-2']],
  ['## Day 2\n\n## Day\n\n## Day', ['day-2', 'day', 'day-3']],
  ['## Öffnungszeiten\n\n## Où & comment?', ['öffnungszeiten', 'où-comment']],
  ['## Straße\n\n## STRASSE', ['strasse', 'strasse-2']],
  ['## 営業時間\n\n## Часы работы\n\n## مواعيد', ['営業時間', 'часы-работы', 'مواعيد']],
  ['## !!!\n\n## …', ['section', 'section-2']],
  ['## The client’s *own* `words`', ['the-clients-own-words']],
  ['## Daten\u00adschutz', ['datenschutz']],
])('gives each heading of %j an id of its own, in its letters', (markdown, ids) => {
  const { top } = renderMarkdown(markdown, { topLevel: 2, anchors: 'text' })
  expect(top.map(({ id }) => id)).toEqual(ids.map((id) => `text-${id}`))
})
