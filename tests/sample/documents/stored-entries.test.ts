import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { resumeVersion, shownSections } from '../../../pages/_blocks/_documents/resume-entries.ts'
import { sampleEntries, tableValues } from '../../../pages/_blocks/_documents/sheet-values.ts'
import { storedResume, storedSheet } from '../../../pages/_blocks/_documents/stored-entries.ts'
import { sampleResumes, sampleSheets } from './sample-documents.ts'

/** Anything that another version of the page, or another program, may have left on a device. */
const anything = (keys: readonly string[]) =>
  fc.oneof(fc.jsonValue(), fc.dictionary(fc.constantFrom(...keys, '__proto__', 'constructor'), fc.jsonValue()))

describe.each(sampleSheets.map((sheet) => [sheet.slug, sheet] as const))('%s on the device', (_slug, sheet) => {
  it('is read as it was stored', () => {
    const entries = sampleEntries(sheet)
    expect(storedSheet(sheet, JSON.parse(JSON.stringify(entries)))).toEqual(entries)
  })

  it('accepts any stored value without an error', () => {
    fc.assert(
      fc.property(anything(['facts', 'tables']), anything(sheet.tables.map(({ name }) => name)), (whole, tables) => {
        for (const value of [whole, { facts: whole, tables }]) {
          const entries = storedSheet(sheet, value)
          if (!entries) continue
          for (const table of sheet.tables) {
            const rows = entries.tables[table.name] ?? []
            expect(rows.flatMap((row) => Object.values(row)).every((text) => typeof text === 'string')).toBe(true)
            tableValues(table, rows)
          }
        }
      }),
    )
  })
})

describe.each(sampleResumes.map((resume) => [resume.slug, resume] as const))('%s on the device', (_slug, resume) => {
  it('is read as it was stored', () => {
    const entries = resumeVersion(resume, 'sample')
    expect(storedResume(resume, JSON.parse(JSON.stringify(entries)))).toEqual(entries)
  })

  it('accepts any stored value without an error', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        for (const value of [one, { sections: one, contact: other }, { sections: [{ lines: one, entries: other }] }]) {
          const entries = storedResume(resume, value)
          if (entries) shownSections(resume, entries)
        }
      }),
    )
  })
})
