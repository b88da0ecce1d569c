import { afterEach, describe, expect, it } from 'vitest'
import { problemText, readCell, showCell } from '../../../pages/_blocks/_documents/cell.ts'
import { sheetFields } from '../../../pages/_blocks/_documents/sheet.ts'
import { sheetErrors } from '../../../pages/_blocks/_documents/sheet-errors.ts'
import { formatOf } from '../../../pages/_blocks/_documents/sheet-styles.ts'
import { setLanguage } from '../../../schema/language/language.ts'

afterEach(() => setLanguage(undefined))

describe('money in a sheet', () => {
  it('has the site’s currency sign in workbooks, and is read with or without it', () => {
    expect(formatOf('money', undefined, false)).toBe('"$"#,##0.00')
    setLanguage({ locale: 'de-DE', currency: 'EUR' })
    expect(formatOf('money', undefined, false)).toBe('#,##0.00 "€"')
    for (const typed of ['€ 12.50', '12.50 €', '12.50'])
      expect(readCell('money', typed)).toEqual({ ok: true, value: 12.5 })
  })
})

describe('the problem of a cell in a sheet', () => {
  it('is in the language of the site for visitors, and in English in diagnostics', () => {
    setLanguage({ locale: 'nl-NL', words: { document: { mustBeNumber: 'moet een getal zijn' } } })
    const read = readCell('number', 'veel')
    expect(read.ok || problemText(read.problem)).toBe('moet een getal zijn')
    const columns = [{ name: 'Shop' }, { name: 'Bikes', type: 'number' }]
    const table = { name: 'Stock', key: 'Shop', columns, rows: [{ Shop: 'Vecht', Bikes: 'veel' }] }
    const sheet = sheetFields.parse({ kind: 'sheet', slug: 'stock', name: 'Stock', tables: [table] })
    expect(sheetErrors(sheet).map(({ message }) => message)).toEqual(['`veel` must be a number, such as 24 or 2.5'])
  })
})

it('is shown in a cell as it is typed', () => {
  setLanguage({ locale: 'de-DE', currency: 'EUR' })
  expect([showCell('money', 12.5), showCell('number', 1234.5), showCell('number', 2, 1)]).toEqual([
    '12,50',
    '1234,5',
    '2,0',
  ])
})
