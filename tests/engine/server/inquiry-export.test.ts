import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import Papa from 'papaparse'
import { readSheet } from 'read-excel-file/node'
import { describe, expect, test } from 'vitest'
import { formField } from '../../../schema/forms/form-field.ts'
import { defaultLanguage, inLanguage } from '../../../schema/language/language.ts'
import { toCsv, toJson, toTable } from '../../../src/server/inquiry-export.ts'
import type { StoredInquiry } from '../../../src/server/inquiry-store.ts'
import { toWorkbook } from '../../../src/server/inquiry-workbook.ts'
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
    expect(csv).toBe('\uFEFFreceived (UTC),id,submission id,form,marked\r\n')
  })

  test('has a column for each field of each form', () => {
    const csv = toCsv([madeStored(sampleQuote())], forms).slice(1)
    const [row] = Papa.parse<Record<string, string>>(csv, { header: true }).data
    expect(row).toMatchObject({
      form: 'quote',
      Staff: 'Bartenders, Line Cooks',
      'Bartenders: Hours per shift': '6',
      'Line Cooks: Count': '1',
      'Phone number': "'+1 617 555 0100",
      Plan: '',
    })
  })

  test('has the columns in the order of the questions, and those of former questions at the end', () => {
    const [names = []] = toTable([madeStored(sampleQuote({ budget: '$500' }))], forms)
    expect(names.slice(5)).toEqual([
      'Staff',
      'Event dates',
      'Event type',
      'Location',
      ...['Bartenders: Count', 'Bartenders: Hours per shift', 'Line Cooks: Count', 'Line Cooks: Hours per shift'],
      ...['Model Staff: Count', 'Model Staff: Hours per shift'],
      'Plan',
      'First name',
      'Last name',
      'Email',
      'Phone number',
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
        expect([read('Message'), read('Last name')]).toEqual(
          [message, lastName].map((text) => text.replaceAll("'", '')),
        )
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

describe('for an office in Germany', () => {
  const fields = [
    { kind: 'date', name: 'day', label: 'Tag' },
    { kind: 'dates', name: 'days', label: 'Tage' },
    { kind: 'money', name: 'budget', label: 'Budget' },
    { kind: 'number', name: 'rooms', label: 'Räume', step: 0.5 },
    { kind: 'rating', name: 'stars', label: 'Sterne' },
    { kind: 'yesno', name: 'parking', label: 'Parkplatz' },
    { kind: 'consent', name: 'agreed', label: 'Einverstanden' },
    { kind: 'time', name: 'from', label: 'Ab' },
    { kind: 'text', name: 'zip', label: 'Postleitzahl' },
    { kind: 'text', name: 'second', label: 'Postleitzahl' },
    {
      kind: 'group',
      name: 'rows',
      label: 'Zeilen',
      item: 'Zeile',
      fields: [
        { kind: 'text', name: 'what', label: 'Was' },
        { kind: 'money', name: 'price', label: 'Preis' },
      ],
    },
  ].map((field) => formField.parse(field))
  const content = {
    form: 'booking',
    day: '2026-11-30',
    days: '11/30/2026,12/1/2026',
    budget: 1234.5,
    rooms: '2.5',
    stars: '4',
    parking: 'no',
    agreed: true,
    from: '18:30',
    zip: '01067',
    second: '=1+1',
    rows: [{ what: 'Zelt', price: 12.5 }],
    sentFrom: '/kontakt',
  }
  const stored = { ...madeStored(sampleContact()), content }
  const german = { ...defaultLanguage, locale: 'de-DE', currency: 'EUR', phoneCountry: 'DE' }
  const table = () => inLanguage(german, () => toTable([stored], new Map([['booking', fields]])))
  const csv = () => inLanguage(german, () => toCsv([stored], new Map([['booking', fields]])))

  test('has the words of the form as heads, and what its spreadsheets calculate with', () => {
    const [heads = [], row = []] = table()
    expect(Object.fromEntries(heads.map((head, index) => [head, row[index]]))).toMatchObject({
      'received (UTC)': new Date('2030-01-02T03:04:05Z'),
      'sent from': '/kontakt',
      Tag: new Date('2026-11-30'),
      Tage: '30.11.2026, 1.12.2026',
      Budget: 1234.5,
      Räume: 2.5,
      Sterne: 4,
      Parkplatz: 'No',
      Einverstanden: 'Yes',
      Postleitzahl: '01067',
      'Postleitzahl (second)': '=1+1',
      Zeilen: 'Zeile 1: Was: Zelt, Preis: 12,50\u00a0€',
    })
  })

  test('has semicolons, commas in numbers, and days as they are written there', () => {
    const [heads = '', row = ''] = csv().trim().split('\r\n')
    expect(heads.split(';')).toHaveLength(17)
    expect(row).toMatch(/^2030-01-02 03:04;i1;/)
    expect(row).toContain(`;30.11.2026;30.11.2026, 1.12.2026;1234,5;2,5;4;No;Yes;18:30;01067;'=1+1;`)
  })

  test('is a workbook with numbers and days', async () => {
    const bytes = await inLanguage(german, () => toWorkbook([stored], new Map([['booking', fields]])))
    const [heads = [], row = []] = await readSheet(Buffer.from(bytes), 'Inquiries')
    const cell = (head: string) => row[heads.indexOf(head)]
    expect([cell('Tag'), cell('Budget'), cell('Räume'), cell('Postleitzahl'), cell('Postleitzahl (second)')]).toEqual([
      new Date('2026-11-30'),
      1234.5,
      2.5,
      '01067',
      '=1+1',
    ])
  })

  test('has what was sent where the form asks something else now', () => {
    const odd = { ...stored, content: { ...content, day: 'soon', rooms: 'many', rows: 'none', days: 5 } }
    const [heads = [], row = []] = inLanguage(german, () => toTable([odd], new Map([['booking', fields]])))
    const cell = (head: string) => row[heads.indexOf(head)]
    expect([cell('Tag'), cell('Räume'), cell('Zeilen'), cell('Tage')]).toEqual(['soon', 'many', 'none', 5])
  })
})

test('JSON has the fields as they were sent, beside those that the service added', () => {
  const contact = sampleContact({ message: '=1+1' })
  expect(JSON.parse(toJson([madeStored(contact)]))).toEqual([
    { ...contact, id: 'i1', receivedAt: '2030-01-02T03:04:05.000Z', flags: [] },
  ])
})
