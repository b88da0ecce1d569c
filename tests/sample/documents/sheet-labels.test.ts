import { expect, it } from 'vitest'
import { documentSchema } from '../../../pages/_blocks/_documents/document.ts'
import type { Sheet } from '../../../pages/_blocks/_documents/sheet.ts'
import { tableCsv } from '../../../pages/_blocks/_documents/sheet-csv.ts'
import { sheetErrors } from '../../../pages/_blocks/_documents/sheet-errors.ts'
import { sampleEntries } from '../../../pages/_blocks/_documents/sheet-values.ts'
import { sheetXlsx } from '../../../pages/_blocks/_documents/sheet-xlsx.ts'
import { storedSheet } from '../../../pages/_blocks/_documents/stored-entries.ts'
import { computedResults, opened, results } from './opened-workbook.ts'

/** The same sheet with and without labels: they change what people read, and nothing else. */
const crew = (label: (text: string) => { label?: string }): Sheet =>
  documentSchema.parse({
    kind: 'sheet',
    slug: 'crew',
    name: 'Crew',
    facts: [{ name: 'Day', ...label('Tag'), sample: 'Friday' }],
    tables: [
      {
        name: 'Crew',
        ...label('Leute'),
        key: 'Name',
        columns: [
          { name: 'Name', ...label('Vorname') },
          { name: 'Hours', ...label('Stunden'), type: 'number' },
          { name: 'Pay', ...label('Lohn'), type: 'money', formula: '[@Hours] * 20' },
        ],
        rows: [
          { Name: 'Zoë', Hours: 5 },
          { Name: 'Ana', Hours: 7 },
        ],
        blankRows: 3,
        summary: [{ name: 'In all', formula: 'SUM([Pay])', type: 'money' }],
        views: [{ name: 'By name', ...label('Nach Namen'), columns: ['Name', 'Pay'], sortBy: ['Name'] }],
      },
    ],
  }) as Sheet

const plain = crew(() => ({}))
const labelled = crew((text) => ({ label: text }))
const workbookOf = async (sheet: Sheet) => opened(await sheetXlsx(sheet, sampleEntries(sheet), new Date(0)))

it('shows labels in tabs and headings, and computes by names', async () => {
  const workbook = await workbookOf(labelled)
  expect(workbook.map(({ name }) => name)).toEqual(['Leute', 'Summary', 'Nach Namen'])
  const texts = workbook.flatMap(({ rows }) => rows.flat()).filter((value) => typeof value === 'string')
  expect(texts).toEqual(expect.arrayContaining(['Tag', 'Vorname', 'Stunden', 'Lohn', 'Crew: Nach Namen']))
  expect(texts).not.toContain('Hours')

  const written = results(workbook)
  expect(computedResults(workbook)).toEqual(written)
  expect([...written.values()]).toEqual([...results(await workbookOf(plain)).values()])
})

it('stores and reads what visitors wrote under names', () => {
  expect(storedSheet(labelled, sampleEntries(plain))).toEqual(sampleEntries(plain))
  const table = labelled.tables[0] as Sheet['tables'][number]
  const csv = tableCsv(table, sampleEntries(labelled).tables['Crew'] ?? [])
  expect(csv).toBe('\uFEFFVorname,Stunden,Lohn\r\nZoë,5,100\r\nAna,7,140\r\n')
})

it('refuses a label that another tab has', () => {
  expect(sheetErrors(labelled)).toEqual([])
  const [table] = labelled.tables as [Sheet['tables'][number]]
  const views = table.views.map((view) => ({ ...view, label: 'Crew' }))
  expect(sheetErrors({ ...labelled, tables: [{ ...table, views }] })).toEqual([
    { code: 'sheet-duplicate', path: ['tables', 0, 'views', 0, 'label'], message: '`Crew` stands twice' },
  ])
})
