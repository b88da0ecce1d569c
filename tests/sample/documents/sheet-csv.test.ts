import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { documentSchema } from '../../../pages/_blocks/_documents/document.ts'
import { tableCsv } from '../../../pages/_blocks/_documents/sheet-csv.ts'
import { sampleSheets } from './sample-documents.ts'

const sheet = documentSchema.parse({
  kind: 'sheet',
  slug: 'guests',
  name: 'Guests',
  tables: [
    {
      name: 'Guests',
      key: 'Name',
      columns: [{ name: 'Name' }, { name: 'Seats', type: 'number' }, { name: 'Arrives', type: 'time' }],
      rows: [{ Name: 'Ana' }],
    },
  ],
})
const table = sheet.kind === 'sheet' ? sheet.tables[0] : undefined
const csv = (rows: Record<string, string>[]) => tableCsv(table as NonNullable<typeof table>, rows)

/** Cells of a text as RFC 4180 reads it. */
function cellsOf(text: string): string[][] {
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g
  const rows: string[][] = [[]]
  for (const [, quoted, plain, end] of text.slice(1).matchAll(cell)) {
    rows.at(-1)?.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'))
    if (end === '\r\n') rows.push([])
  }
  return rows.slice(0, -1)
}

describe('a sheet as csv', () => {
  it('starts with the byte order mark that Excel needs', () => {
    expect(csv([{ Name: 'Zoë', Seats: '2', Arrives: '9:05' }])).toBe('\uFEFFName,Seats,Arrives\r\nZoë,2,09:05\r\n')
  })

  it('writes no text as a formula', () => {
    const dangerous = fc
      .tuple(fc.constantFrom('=', '+', '-', '@', '\t', '\r', ' =', '＝'), fc.string())
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(dangerous, (name) => {
        const [, row] = cellsOf(csv([{ Name: name, Seats: name }]))
        for (const cell of row?.slice(0, 2) ?? [])
          if (!/^-?[\d.]+$/.test(cell)) expect(cell).not.toMatch(/^[\s\p{Cf}]*[=+\-@＝]/u)
      }),
    )
  })

  it('preserves every text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const [, row] = cellsOf(csv([{ Name: name }]))
        expect([name.trim(), `'${name.trim()}`]).toContain(row?.[0])
      }),
    )
  })

  it('preserves what was typed if it does not fit its column', () => {
    expect(csv([{ Name: 'Ben', Seats: 'two', Arrives: '25:00' }])).toContain('Ben,two,25:00')
  })
})

it.each(sampleSheets.flatMap((one) => one.tables.map((part) => [one.slug, part] as const)))(
  'writes every column of %s',
  (_slug, part) => {
    expect(cellsOf(tableCsv(part, []))).toEqual([part.columns.map(({ name }) => name)])
  },
)
