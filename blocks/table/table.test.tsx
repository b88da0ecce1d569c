import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
import { blockOf, exampleOf, renderBlock, schemaOf } from '../../tests/support/render-block.tsx'
import { contentsOf, isNumeric, numberIn, sortRows } from './sort-rows.ts'

const columns = ['Route', 'Length']
const rows = [
  ['River', 32],
  ['Dunes', 1200],
]
const { eyebrow, title } = exampleOf('table')
const parse = (fields: object) => schemaOf('table').safeParse({ type: 'table', eyebrow, title, ...fields })
const issuesOf = (fields: object) =>
  parse(fields).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

it('says the same whether it is written as rows or as CSV', async () => {
  for (const fields of [{ columns, rows, csv: undefined }, { csv: 'Route;Length\nRiver;32\nDunes;"1,200"\n' }]) {
    const { document } = new JSDOM(await renderBlock('table', blockOf('table', fields))).window
    const texts = (selector: string) => [...document.querySelectorAll(selector)].map((cell) => cell.textContent)
    expect(texts('th[scope=col]')).toEqual(columns)
    expect(texts('th[scope=row]')).toEqual(['River', 'Dunes'])
    expect(texts('td')).toEqual(['32', '1,200'])
  }
})

it('has buttons only where it can be sorted', async () => {
  const count = async (sortable: boolean) =>
    new JSDOM(await renderBlock('table', blockOf('table', { sortable }))).window.document.querySelectorAll('button')
      .length
  expect([await count(true), await count(false)]).toEqual([4, 0])
})

it('reads numbers with units and signs, and no others', () => {
  expect(['12', '1,200', '€12.50', '32 km', '−3', 'A4', '', '2 of 3'].map(numberIn)).toEqual([
    12,
    1200,
    12.5,
    32,
    -3,
    undefined,
    undefined,
    undefined,
  ])
  expect(
    isNumeric(
      [
        ['a', '1'],
        ['b', ''],
        ['c', '2 km'],
      ],
      1,
    ),
  ).toBe(true)
  expect(
    isNumeric(
      [
        ['a', ''],
        ['b', ''],
      ],
      1,
    ),
  ).toBe(false)
})

it('sorts numbers as numbers and words as words, with empty cells last', () => {
  const table = [
    ['b', '10'],
    ['ä', ''],
    ['a', '9'],
  ]
  const order = (column: number, isDescending: boolean) =>
    sortRows(table, { column, isDescending }).map(([name]) => name)
  expect([order(0, false), order(0, true)]).toEqual([
    ['a', 'ä', 'b'],
    ['b', 'ä', 'a'],
  ])
  expect([order(1, false), order(1, true)]).toEqual([
    ['a', 'b', 'ä'],
    ['b', 'a', 'ä'],
  ])
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
