import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import { toCsv, toJson, toTable } from '../../../src/server/inquiry-export.ts'
import type { StoredInquiry } from '../../../src/server/inquiry-store.ts'
import { contact, quote } from './sample-dist.ts'
import { sampleContact, sampleQuote } from './sample-inquiry.ts'

const forms = new Map([
  ['contact', contact],
  ['quote', quote],
])

function madeStored({ submissionId, ...content }: ReturnType<typeof sampleContact> | ReturnType<typeof sampleQuote>) {
  return {
    id: 'i1',
    receivedAt: '2030-01-02T03:04:05.000Z',
    submissionId,
    content,
    flags: [],
  } as unknown as StoredInquiry
}

const cellOf = (message: string) => lastCell(toCsv([madeStored(sampleContact({ message }))], forms))
/** The last column, read as a spreadsheet reads it. */
function lastCell(csv: string): string {
  const body = csv.slice(csv.indexOf('\r\n') + 2, -2)
  const quoted = /,"((?:[^"]|"")*)"$/.exec(body)?.[1]
  return quoted?.replaceAll('""', '"') ?? body.slice(body.lastIndexOf(',') + 1)
}

describe('CSV', () => {
  test('starts with the byte order mark and one line of names', () => {
    const csv = toCsv([], forms)
    expect(csv).toBe('\uFEFFreceivedAt,id,submissionId,form,flags\r\n')
  })

  test('has a column for each field of each form', () => {
    const csv = toCsv([madeStored(sampleQuote())], forms).slice(1)
    const [row] = Papa.parse<Record<string, string>>(csv, { header: true }).data
    expect(row).toMatchObject({
      form: 'quote',
      selectedPositions: 'Bartenders, Line Cooks',
      'Bartenders-hours': '6',
      'Line Cooks-count': '1',
      phoneNumber: "'+1 617 555 0100",
      eventDetails: '',
    })
  })

  test('has the columns in the order of the questions, and those of former questions at the end', () => {
    const [names = []] = toTable([madeStored(sampleQuote({ budget: '$500' }))], forms)
    expect(names.slice(5)).toEqual([
      'selectedPositions',
      'eventDates',
      'eventType',
      'location',
      ...['Bartenders-count', 'Bartenders-hours', 'Line Cooks-count', 'Line Cooks-hours'],
      ...['Model Staff-count', 'Model Staff-hours'],
      'eventDetails',
      'firstName',
      'lastName',
      'email',
      'phoneNumber',
      'budget',
    ])
  })

  test('has every field of a form that no longer exists', () => {
    const [names = [], row = []] = toTable([madeStored(sampleQuote())], new Map())
    expect(row[names.indexOf('Line Cooks-hours')]).toBe('4.5')
  })

  test.each([
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t'=1"],
    ['\r=1', "'\r'=1"],
    [' =1', "' =1"],
    ['\u00a0=1', "'\u00a0=1"],
    ['\uFF1D1', "'\uFF1D1"],
    ['\u200b=1', "'\u200b=1"],
    ['\uFEFF=1', "'\uFEFF=1"],
    ['\n@x', "'\n'@x"],
    ["x;=cmd|' /C calc'!A0", "x;'=cmd|' /C calc'!A0"],
    ['x; "=1"', `x;' "=1"`],
    [';=1', ";'=1"],
  ])('makes a text of %j', (message, written) => expect(cellOf(message)).toBe(written))

  const hostile = fc.string({
    unit: fc.oneof(
      fc.constantFrom(...['=', '+', '-', '@', '\uFF1D', ',', ';', '|', '\t', '\n', '\r', '"', ' ', '\u200b', "'"]),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
    ),
  })
  /** The rows as a reader of another author finds them, with this separator. */
  const readBy = (csv: string, delimiter: string): string[][] =>
    parse(csv, { bom: true, delimiter, relax_column_count: true, relax_quotes: true, record_delimiter: ['\r\n'] })

  test('is read by others as it was written', () => {
    fc.assert(
      fc.property(hostile, hostile, (message, lastName) => {
        const csv = toCsv([madeStored(sampleContact({ message, lastName }))], forms)
        const [names = [], row = []] = readBy(csv, ',')
        const read = (name: string) => row[names.indexOf(name)]?.replaceAll("'", '')
        expect([read('message'), read('lastName')]).toEqual([message, lastName].map((text) => text.replaceAll("'", '')))
      }),
    )
  })

  test('has no formula, whatever separates its cells', () => {
    const formula = /^[\s\p{Cf}"]*[=+\-@\uFF1D]/u
    fc.assert(
      fc.property(hostile, hostile, (message, lastName) => {
        const csv = toCsv([madeStored(sampleContact({ message, lastName, phoneNumber: '' }))], forms)
        for (const separator of [',', ';', '|', '\t']) {
          // The least that any reader does: it cuts at each separator and line break.
          const cells = csv.split(new RegExp(`[\r\n${separator}]`))
          expect(cells.filter((cell) => formula.test(cell))).toEqual([])
        }
      }),
    )
  })

  test('preserves every other text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', '"', ',', ';', '\r', '\n', 'é', '🎪', "'") }), (text) => {
        expect(cellOf(`a${text}`)).toBe(`a${text}`)
      }),
    )
  })
})

test('JSON has the fields as they were sent, beside those that the service added', () => {
  const contact = sampleContact({ message: '=1+1' })
  expect(JSON.parse(toJson([madeStored(contact)]))).toEqual([
    { ...contact, id: 'i1', receivedAt: '2030-01-02T03:04:05.000Z', flags: [] },
  ])
})
