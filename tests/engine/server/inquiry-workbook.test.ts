import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { readSheet } from 'read-excel-file/node'
import { expect, test } from 'vitest'
import { toWorkbook } from '../../../src/server/inquiry-workbook.ts'
import { repeats } from '../../support/long.ts'

/** The workbook as another program than the writer reads it: names of the columns and the cells below them. */
async function read(contents: Record<string, unknown>[]) {
  const inquiries = contents.map((content) => ({
    id: randomUUID(),
    submissionId: randomUUID(),
    receivedAt: '2030-01-02T03:04:05.000Z',
    content: { form: 'contact', ...content },
    flags: [],
  }))
  const workbook = Buffer.from(await toWorkbook(inquiries, new Map()))
  const [names = [], ...rows] = await readSheet(workbook, 'Inquiries', { trim: false })
  return contents.map((_, index) => (name: string) => rows[index]?.[names.indexOf(name)])
}

test('has the questions of each form, with lists in one cell', async () => {
  const [quote, reimbursement] = await read([
    { form: 'quote', selectedPositions: ['Bartenders', 'Line Cooks'], 'Bartenders-count': 2, phoneNumber: '+1 617' },
    { form: 'reimbursement', receipts: [{ amount: '12.50', shop: 'Ana & Söhne' }], agreed: true },
  ])
  expect(quote?.('selectedPositions')).toBe('Bartenders, Line Cooks')
  expect(quote?.('Bartenders-count')).toBe(2)
  expect(quote?.('phoneNumber')).toBe('+1 617')
  expect(reimbursement?.('receipts')).toBe('[{"amount":"12.50","shop":"Ana & Söhne"}]')
  expect(reimbursement?.('agreed')).toBe('true')
})

test('writes no text as a formula, a number or a date', async () => {
  const texts = [
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '=HYPERLINK("https://x.example","y")',
    '007',
    '1/2/2030',
    'TRUE',
    '1e9',
  ]
  const cells = await read(texts.map((message) => ({ message })))
  expect(cells.map((cell) => cell('message'))).toEqual(texts)
})

test('preserves any text, and replaces characters that a workbook cannot contain', async () => {
  const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 40 })
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 20 }), async (texts) => {
      const cells = await read(texts.map((message) => ({ message })))
      const expected = texts.map((message) =>
        message.replace(/[^\t\n\r -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd'),
      )
      expect(cells.map((cell) => cell('message'))).toEqual(expected)
    }),
    { numRuns: repeats(50) },
  )
})
