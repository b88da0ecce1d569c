import { isMapping } from 'marquee'
import type { Resume } from './resume.ts'
import { emptyResume, type ResumeEntries, type ResumeEntry, type SectionEntries } from './resume-entries.ts'
import type { Sheet } from './sheet.ts'
import type { SheetEntries, TypedRow } from './sheet-values.ts'

/** Most rows that a table on a page takes. */
export const maxRows = 500

const maxTextLength = 4_000
const maxLines = 60

type Mapping = Record<string, unknown>
const textOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, maxTextLength) : '')
const listOf = (value: unknown, max: number): unknown[] => (Array.isArray(value) ? value.slice(0, max) : [])
const textsOf = (value: unknown) => listOf(value, maxLines).map(textOf)

function entryOf(value: unknown): ResumeEntry {
  const { title, place, time, points } = isMapping(value) ? value : ({} as Mapping)
  return { title: textOf(title), place: textOf(place), time: textOf(time), points: textsOf(points) }
}

function sectionOf(value: unknown, empty: SectionEntries): SectionEntries {
  const stored = isMapping(value) ? value : {}
  if ('text' in empty) return { text: textOf(stored['text']) }
  if ('lines' in empty) return { lines: textsOf(stored['lines']) }
  return { entries: listOf(stored['entries'], maxLines).map(entryOf) }
}

/** The stored entries of a resume, converted to its present form. `undefined` if none are stored. */
export function storedResume(resume: Resume, value: unknown): ResumeEntries | undefined {
  if (!isMapping(value) || !Array.isArray(value['sections'])) return undefined
  const empty = emptyResume(resume)
  const [contact, sections] = [listOf(value['contact'], maxLines), listOf(value['sections'], maxLines)]
  return {
    person: textOf(value['person']),
    headline: textOf(value['headline']),
    contact: empty.contact.map((_, index) => textOf(contact[index])),
    sections: empty.sections.map((section, index) => sectionOf(sections[index], section)),
  }
}

/** The texts of a stored row under names of the sheet. An empty row stays an empty row. */
function rowOf(value: unknown, names: readonly string[]): TypedRow {
  const stored = isMapping(value) ? value : {}
  return Object.fromEntries(
    names.flatMap((name) => {
      const text = Object.hasOwn(stored, name) ? textOf(stored[name]) : ''
      return text === '' ? [] : [[name, text] as const]
    }),
  )
}

/** The stored entries of a sheet, converted to its present form. `undefined` if none are stored. */
export function storedSheet(sheet: Sheet, value: unknown): SheetEntries | undefined {
  if (!isMapping(value) || !isMapping(value['tables'])) return undefined
  const stored = value['tables']
  return {
    facts: rowOf(
      value['facts'],
      sheet.facts.map(({ name }) => name),
    ),
    tables: Object.fromEntries(
      sheet.tables.map(({ name, columns }) => {
        const names = columns.flatMap((column) => (column.formula === undefined ? [column.name] : []))
        const rows = Object.hasOwn(stored, name) ? listOf(stored[name], maxRows) : []
        return [name, rows.map((row) => rowOf(row, names))]
      }),
    ),
  }
}
