import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toCsvText } from '../../../schema/writing/csv.ts'
import { blockOf } from '../../../tests/support/render-block.tsx'
import { readText } from './read-file.ts'
import { readMoment } from './rows.ts'
import type { Dashboard } from './schema.ts'

const { columns } = blockOf('dashboard') as Dashboard
const read = (text: string, name = 'inquiries.csv') => readText(text, name, columns)
const problem = (text: string) => {
  const reading = read(text)
  return reading.ok ? undefined : reading.problem
}

it('reads the CSV and the JSON of an export of inquiries', () => {
  const csv = toCsvText([
    ['receivedAt', 'id', 'form', 'selectedPositions', 'location'],
    ['2026-08-03T09:12:00.000Z', 'a', 'quote', 'Bartenders, Line Cooks', 'Chicago, Illinois'],
  ])
  const json = JSON.stringify([
    {
      receivedAt: '2026-08-03T09:12:00.000Z',
      selectedPositions: ['Bartenders', 'Line Cooks'],
      location: 'Chicago, Illinois',
    },
  ])
  for (const text of [csv, json])
    expect(read(text)).toMatchObject({
      ok: true,
      errors: [],
      rows: [{ received: Date.UTC(2026, 7, 3, 9, 12), city: 'Chicago', services: ['Bartenders', 'Line Cooks'] }],
    })
})

it('finds columns whatever capitals, blanks and hyphens their names have', () => {
  expect(read('Received At;Staff-planned\n2026-08-03;4')).toMatchObject({ ok: true, rows: [{ planned: 4 }] })
})

it('names the column that is missing, and those of the file', () => {
  expect(problem('name,city\nx,Boston')).toBe(
    'The file has no column that says when an inquiry came in. It may be called receivedAt, received or date. The file has: name, city.',
  )
})

it('reports each invalid cell by line and column, and reads the rest of the row', () => {
  const text =
    'received,city,planned,present,booked\n2026-08-03,Boston,ten,9,perhaps\n31.8.2026,Boston,1,1,yes\n,Reno,1,1,\n\n2026-08-04,Reno,-3,1e9,2026-08-05'
  const reading = read(text)
  expect(reading).toMatchObject({
    ok: true,
    rows: [
      { city: 'Boston', present: 9 },
      { city: 'Reno', booked: true },
    ],
  })
  expect(reading.ok && reading.errors.map(({ line, column, text: words }) => `${line} ${column} ${words}`)).toEqual([
    '2 booked “perhaps” is neither yes nor no, nor a day.',
    '2 planned “ten” is no whole number of people.',
    '3 received “31.8.2026” is no day. Write it as 2026-08-03 or 8/3/2026.',
    '4 received is empty, so the row is left out.',
    '6 planned “-3” is no whole number of people.',
    '6 present “1e9” is no whole number of people.',
  ])
})

describe('says that a file is not an export', () => {
  it.each([
    ['', 'inquiries.csv is empty.'],
    ['  \n ', 'inquiries.csv is empty.'],
    ['PK\u0003\u0004', 'inquiries.csv is a workbook. Save it as CSV (UTF-8) and load that file.'],
    ['\u0000\u0001x', 'inquiries.csv is not a text file. Load a CSV or JSON file.'],
    ['[{"a":', 'inquiries.csv begins like JSON but breaks off or has a mistake. Export it again.'],
    ['{"a":1}', 'inquiries.csv must hold one list of inquiries: it begins with [ and ends with ].'],
    ['[1]', 'Entry 1 of inquiries.csv is not an inquiry with named fields.'],
    ['[]', 'inquiries.csv holds no inquiries.'],
    ['received,city', 'inquiries.csv has headings (received, city) but no rows.'],
    ['received,city\n"2026-08-03,Boston', 'inquiries.csv has a quotation mark in line 2 that is never closed.'],
    [
      'received\nsoon',
      'No row of the file can be read. Line 2, received: “soon” is no day. Write it as 2026-08-03 or 8/3/2026.',
    ],
  ])('%j', (text, words) => expect(problem(text)).toBe(words))
})

it.each([
  ['2026-08-03', Date.UTC(2026, 7, 3)],
  ['2026-08-03 09:12', Date.UTC(2026, 7, 3, 9, 12)],
  ['2026-08-03T09:12:30.000Z', Date.UTC(2026, 7, 3, 9, 12)],
  ['2026-08-03T09:12:00-05:00', Date.UTC(2026, 7, 3, 14, 12)],
  ['8/3/2026', Date.UTC(2026, 7, 3)],
  ['8/3/2026, 12:05 AM', Date.UTC(2026, 7, 3, 0, 5)],
  ['8/3/2026 1:05 PM', Date.UTC(2026, 7, 3, 13, 5)],
  ['2026-02-30', undefined],
  ['13/1/2026', undefined],
  ['2026-08-03 25:00', undefined],
  ['8/3/2026 13:00 PM', undefined],
])('reads the moment %s', (text, moment) => expect(readMoment(text)).toBe(moment))

it('returns rows or an error for any text, and never throws', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), fc.array(fc.array(fc.string())).map(toCsvText)), (text) => {
      const reading = read(text)
      expect(reading.ok ? reading.rows.length > 0 : reading.problem.length > 0).toBe(true)
    }),
  )
})
