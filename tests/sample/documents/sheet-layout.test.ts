import { expect, it } from 'vitest'
import { layoutOf } from '../../../pages/_blocks/_documents/sheet-layout.ts'
import { sampleSheets } from './sample-documents.ts'

it.each(sampleSheets.map((sheet) => [sheet.slug, sheet] as const))(
  'the fields of %s stand above its table, and none covers another one',
  (_slug, sheet) => {
    for (const table of sheet.tables) {
      const { facts, headerRow, firstRow } = layoutOf(sheet, table, 0)
      expect(firstRow).toBe(headerRow + 1)
      for (const { row } of facts) expect(row).toBeLessThan(headerRow)
      const cells = facts.flatMap(({ row, label, value }) =>
        [label, value].flatMap(([first, last]) =>
          Array.from({ length: last - first + 1 }, (_, at) => `${row} ${first + at}`),
        ),
      )
      expect(cells).toEqual([...new Set(cells)])
    }
  },
)
