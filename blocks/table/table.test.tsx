import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
import { defaultLanguage, inLanguage } from '../../schema/language/language.ts'
import { parse as parseYaml } from '../../src/content/parse/parse.ts'
import { createBlockCheck } from '../../src/content/validate/block/check-block.ts'
import { blockOf, exampleOf, renderBlock, schemaOf } from '../../tests/support/render-block.tsx'
import { columnKind } from './column-kind.ts'
import { contentsOf, sortRows } from './sort-rows.ts'

const columns = ['Route', 'Length']
const rows = [
  ['River', 32],
  ['Dunes', 1200],
]
const { eyebrow, title } = exampleOf('table')
const parse = (fields: object) => schemaOf('table').safeParse({ type: 'table', eyebrow, title, ...fields })
const issuesOf = (fields: object) =>
  parse(fields).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

const within = <Result,>(locale: string, action: () => Result) => inLanguage({ ...defaultLanguage, locale }, action)

it('says the same whether it is written as rows or as CSV', async () => {
  for (const fields of [{ columns, rows, csv: undefined }, { csv: 'Route;Length\nRiver;32\nDunes;1200\n' }]) {
    const { document } = new JSDOM(await renderBlock('table', blockOf('table', fields))).window
    const texts = (selector: string) => [...document.querySelectorAll(selector)].map((cell) => cell.textContent)
    expect(texts('th[scope=col]')).toEqual(columns)
    expect(texts('th[scope=row]')).toEqual(['River', 'Dunes'])
    expect(texts('td')).toEqual(['32', '1200'])
  }
})

it('sets cells of CSV as those of rows, and breaks no price and no time', async () => {
  const csv = 'Pakiet;Cena;Godzina\n"Mały i ""tani""";1 699,00 zł;16:00–16:45\nDuży;899,00 zł;9:30–10:15'
  const html = await within('pl', () => renderBlock('table', blockOf('table', { csv })))
  const { document } = new JSDOM(html).window
  const cells = [...document.querySelectorAll('tbody tr:first-child > *')].map((cell) => cell.textContent)
  expect(cells).toEqual(['Mały i\u00a0„tani”', '1\u00a0699,00\u00a0zł', '16:00–16:45'])
})

it('has buttons only where it can be sorted', async () => {
  const count = async (sortable: boolean) =>
    new JSDOM(await renderBlock('table', blockOf('table', { sortable }))).window.document.querySelectorAll('button')
      .length
  expect([await count(true), await count(false)]).toEqual([4, 0])
})

it.each([
  ['en-US', 'number', ['12', '1,200', '12.50', '−3', '']],
  ['en-US', 'number', ['$5', '$12.50', 'on request', '']],
  ['en-US', 'number', ['10–20 km', '5 km', '7-9 km']],
  ['de-DE', 'number', ['9,50 €', '109,50 €', '1.200 €', 'auf Anfrage']],
  ['en-US', 'number', ['1 day', '2 days']],
  ['en-US', undefined, ['500 m', '2 km']],
  ['en-US', undefined, ['$12', '€15']],
  ['en-US', undefined, ['1.2 million', '800 thousand', '5']],
  ['en-US', undefined, ['12', '13', '2 of 3']],
  ['en-US', undefined, ['2 h 30 min', '45 min']],
  ['en-US', undefined, [`5'2"`, "6'"]],
  ['en-US', undefined, ['<5', '10', '>20']],
  ['en-US', undefined, ['1/2', '1/4', '3/4']],
  ['nl-NL', undefined, ['1/2', '1/4', '3/4', 'op aanvraag']],
  ['en-US', 'number', ['1/2', '1', '1 1/4', 'on request']],
  ['en-US', 'number', ['3/4 in', '1/2 in', '1 in']],
  ['en-US', 'number', ['½"', '1¼"', '2"']],
  ['en-US', undefined, ['1/2 in', '1/2 ft']],
  ['en-US', undefined, ['24/7', '3/4']],
  ['en-GB', 'day', ['1/2', '3/7', '12/7']],
  ['en-US', 'day', ['1/2/2026', '3/4/2026']],
  ['en-US', 'day', ['2026-12-24', '2026-01-02', '2025-05']],
  ['en-US', 'day', ['12/24/2026', '1/2/2026', 'to be announced']],
  ['en-US', undefined, ['24/12/2026', '1/2/2026', '1/3/2026']],
  ['en-US', 'day', ['January 9, 2026', 'Dec 24, 2025', 'May 2026']],
  ['en-US', 'day', ['Mon, January 9', 'Sat, Feb 14']],
  ['de-DE', 'day', ['24.12.2026', '1.2.2026', '3.10.26']],
  ['de-DE', 'day', ['9. Januar 2026', '24. Dez. 2025', '3. März 2026 – 5. April 2026']],
  ['fr-FR', 'day', ['9 janvier 2026', '24 déc. 2025']],
  ['en-US', 'time', ['9:30', '10:00–11:00', '8:15']],
  ['en-US', 'time', ['9 am', '12:30 p.m.', '5 PM – 7 PM']],
  ['de-DE', 'time', ['18.30 Uhr', '9 Uhr', '10:00 Uhr']],
  ['en-US', 'weekday', ['Tuesday', 'Monday', 'Fri']],
  ['en-US', 'text', ['A4', 'B5', 'A10']],
  ['en-US', 'text', ['River', 'Dunes', '']],
  ['en-US', 'text', ['', '']],
] as const)('in %s a column is of the kind %s: %j', (locale, kind, cells) => {
  expect(within(locale, () => columnKind(cells))).toBe(kind)
})

/** The cells in their order, ascending and descending. */
function sorted(locale: string, cells: readonly string[]) {
  const rows = cells.map((cell) => [cell])
  return within(locale, () =>
    [false, true].map((isDescending) =>
      sortRows(rows, { column: 0, isDescending }, columnKind(cells) ?? 'text').map(([cell]) => cell),
    ),
  )
}

it.each([
  ['en-US', ['10', '', '9'], ['9', '10', ''], ['10', '9', '']],
  ['en-US', ['b', 'ä', 'a', ''], ['a', 'ä', 'b', ''], ['b', 'ä', 'a', '']],
  ['en-US', ['$30', 'on request', '$5', ''], ['$5', '$30', 'on request', ''], ['$30', '$5', 'on request', '']],
  ['en-US', ['Feb 3', 'Jan 12', 'Dec 1'], ['Jan 12', 'Feb 3', 'Dec 1'], ['Dec 1', 'Feb 3', 'Jan 12']],
  [
    'en-US',
    ['12/1/2026', '2/3/2026', '10/1/2025'],
    ['10/1/2025', '2/3/2026', '12/1/2026'],
    ['12/1/2026', '2/3/2026', '10/1/2025'],
  ],
  [
    'de-DE',
    ['1.12.2026', '3.2.2026', '10.10.2025'],
    ['10.10.2025', '3.2.2026', '1.12.2026'],
    ['1.12.2026', '3.2.2026', '10.10.2025'],
  ],
  ['en-US', ['12 pm', '9 am', '12 am'], ['12 am', '9 am', '12 pm'], ['12 pm', '9 am', '12 am']],
  ['en-US', ['Friday', 'Sunday', 'Monday'], ['Sunday', 'Monday', 'Friday'], ['Friday', 'Monday', 'Sunday']],
  ['en-US', ['20–30', '3–5', '100'], ['3–5', '20–30', '100'], ['100', '20–30', '3–5']],
  ['en-US', ['Room 10', 'Room 9'], ['Room 9', 'Room 10'], ['Room 10', 'Room 9']],
  ['en-US', ['1 1/2 in', '3/4 in', '1 in'], ['3/4 in', '1 in', '1 1/2 in'], ['1 1/2 in', '1 in', '3/4 in']],
])('in %s a column sorts by what it holds: %j', (locale, cells, ascending, descending) => {
  expect(sorted(locale, cells)).toEqual([ascending, descending])
})

it('has no button over a column in which no order means anything', async () => {
  const block = blockOf('table', {
    columns,
    rows: [
      ['River', '2 km'],
      ['Dunes', '500 m'],
    ],
    csv: undefined,
  })
  const { document } = new JSDOM(await renderBlock('table', block)).window
  expect([...document.querySelectorAll('button')].map((button) => button.textContent)).toEqual(['Route'])
})

it('shows numbers as they are written', async () => {
  const cells = ['2010', '3.10', '007', '10115', '12e4', '1.08345', '-0.50', '1200', '+5', '"1,200"', '.5']
  const text = `type: table\ntitle: Figures\ncolumns: [A, B]\nrows:\n${cells.map((cell) => `  - [x, ${cell}]\n`).join('')}`
  const { value, position } = parseYaml({ file: 'pages/figures.yaml', text })
  const { block } = createBlockCheck({ table: schemaOf('table') })(value, position)
  const { document } = new JSDOM(await renderBlock('table', block)).window
  expect([...document.querySelectorAll('td')].map((cell) => cell.textContent)).toEqual(
    cells.map((cell) => cell.replaceAll('"', '')),
  )
})

it('refuses what is no table', () => {
  expect(issuesOf({ columns })).toEqual([': must have `columns` and `rows`, or `csv`'])
  expect(issuesOf({ columns, rows, csv: 'a,b\n1,2' })).toEqual([': must have `columns` and `rows`, or `csv`'])
  expect(issuesOf({ columns, rows: [['River', 32, 'x']] })).toEqual([
    'rows.0: must have 2 values, one for each column, but has 3',
  ])
  expect(issuesOf({ csv: 'a,b\n1,2\n3' })).toEqual([
    'csv: must have 2 values in line 3, one for each column, but has 1',
  ])
  expect(issuesOf({ csv: 'a\n1' })).toEqual(['csv: must have two columns and two lines at least'])
})

it('takes the first line of CSV as the names of columns', () => {
  const { data } = parse({ csv: 'Route\tLength\nRiver\t32' })
  expect(contentsOf(data as Parameters<typeof contentsOf>[0])).toEqual({ head: columns, body: [['River', '32']] })
})
