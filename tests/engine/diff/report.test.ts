import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
import { type DiffReport, emptyReport } from '../../../src/diff/report.ts'
import { markWords, reportHtml } from '../../../src/diff/report-html.ts'
import { reportText } from '../../../src/diff/words.ts'

const nothing = { ...emptyReport({ revision: 'main', commit: 'abc1234' }), pages: { before: 522, after: 522 } }

const cause = { kind: 'fragment', name: 'pages/_data/fragments/city-notes.yaml' } as const
const text = { type: 'local-notes', removed: ['Working in Los Angeles'], added: ['On the ground in Los Angeles'] }

const report: DiffReport = {
  ...nothing,
  changed: [
    { path: '/la/ushers', kind: 'city-service', extent: 'text', causes: [cause] },
    { path: '/la/hosts', kind: 'city-service', extent: 'look', causes: [cause] },
  ],
  gone: [
    { path: '/old', kind: 'single pages', answers: false },
    { path: '/us', kind: 'single pages', answers: true },
  ],
  gated: [{ path: '/swipe', state: 'changed' }],
  causes: [{ ...cause, pages: 2 }],
  kinds: [
    {
      kind: 'city-service',
      pages: 2,
      text: [{ ...text, pages: 1, example: '/la/ushers' }],
      look: [{ type: 'faq', pages: 1, example: '/la/hosts' }],
    },
  ],
  notes: ['There is 1 error in the content of main.'],
}

it('prints the number first, then causes, then texts', () => {
  expect(reportText(report)).toBe(`2 pages of 522 change since main.
1 of them say the same and look different.
1 page gone; the address answers with another page.
1 page gone, and nothing answers there.
Behind a password: /swipe changed.

  2  fragment pages/_data/fragments/city-notes.yaml

  city-service: 2 pages
    On /la/ushers, local-notes:
        - Working in Los Angeles
        + On the ground in Los Angeles
    look different: faq

Note: There is 1 error in the content of main.`)
  expect(reportText(nothing)).toBe('No page changes since main.')
})

it('shortens a long difference on a terminal, and says what is omitted', () => {
  const kinds = [
    {
      kind: 'x',
      pages: 9,
      look: [],
      text: Array.from({ length: 5 }, () => ({
        type: 'faq',
        removed: [],
        added: ['1', '2', '3', '4', '5', '6'],
        pages: 1,
        example: '/a',
      })),
    },
  ]
  const words = reportText({ ...report, kinds })
  expect(words).toContain('        … 2 lines more')
  expect(words).toContain('    2 other differences of texts')
})

const documentOf = (report: DiffReport) => new JSDOM(reportHtml(report)).window.document

it('is one HTML file that loads and runs nothing', () => {
  const html = reportHtml(report)
  const { document } = new JSDOM(html).window
  expect(
    document.querySelectorAll('script, link, iframe, [style], [src]:not([src^="data:"]), [href], [onclick]'),
  ).toHaveLength(0)
  expect(document.querySelector('meta[http-equiv]')?.getAttribute('content')).toMatch(
    /^default-src 'none'; img-src data:; style-src 'sha256-/,
  )
  expect(document.querySelectorAll('h1')).toHaveLength(1)
  expect(document.querySelector('h1')?.textContent).toBe('2 pages of 522 change since main.')
})

it('escapes text of pages and names of files', () => {
  const evil = '<img src=x onerror=alert(1)>&"\''
  const kinds = [
    {
      kind: evil,
      pages: 1,
      text: [{ type: evil, removed: [`a ${evil}`], added: [`a b ${evil}`], pages: 1, example: evil }],
      look: [{ type: evil, pages: 1, example: evil }],
    },
  ]
  const document = documentOf({
    ...report,
    revision: evil,
    commit: evil,
    kinds,
    notes: [evil],
    gone: [{ path: evil, kind: evil, answers: false }],
    gated: [{ path: evil, state: 'changed' }],
    causes: [{ kind: 'page', name: evil, pages: 1 }],
    frame: { extent: 'text', text: [{ type: evil, removed: [evil], added: [] }] },
  })
  expect(document.querySelectorAll('img')).toHaveLength(0)
  expect(document.body.textContent?.split(evil).length).toBeGreaterThan(10)
})

it('shows pictures of both states with alternative texts', () => {
  const pair = {
    width: 390,
    type: 'hero',
    top: 120,
    before: 'data:image/webp;base64,AA',
    after: 'data:image/webp;base64,BB',
    more: 40,
  }
  const kinds = report.kinds.map((kind) => ({ ...kind, pictures: { page: '/la/ushers', pairs: [pair] } }))
  const document = documentOf({ ...report, kinds })
  expect([...document.querySelectorAll('img')].map((image) => image.alt)).toEqual([
    'hero of /la/ushers, before, 390 pixels wide',
    'hero of /la/ushers, after, 390 pixels wide',
  ])
  expect(document.body.textContent).toContain('hero · 390 px wide, 120 px down the page; 40 px more below')
})

it('marks the words that differ within a line', () => {
  expect(markWords({ type: 'hero', removed: ['Call us now.'], added: ['Call them both now.'] })).toEqual({
    removed: ['Call <del>us</del> now.'],
    added: ['Call <ins>them both</ins> now.'],
  })
  expect(markWords({ type: 'hero', removed: ['A & B'], added: ['C'] })).toEqual({
    removed: ['A &amp; B'],
    added: ['C'],
  })
  expect(markWords({ type: 'hero', removed: [], added: ['C <'] })).toEqual({ removed: [], added: ['C &lt;'] })
})
