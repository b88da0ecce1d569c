import type { TemplateDocument } from './document.ts'
import type { Download } from './downloads.ts'
import { resumeDocx } from './resume-docx.ts'
import { resumeVersion } from './resume-entries.ts'
import { tableCsv } from './sheet-csv.ts'
import { blankEntries, sampleEntries } from './sheet-values.ts'
import { sheetXlsx } from './sheet-xlsx.ts'

type Input = { document: TemplateDocument; download: Download }

/** The bytes of a download. The same document and date give the same bytes. */
export async function writeFile({ document, download: { format, version, table } }: Input, createdAt: Date) {
  if (document.kind === 'resume') return resumeDocx(document, resumeVersion(document, version), createdAt)
  const entries = version === 'sample' ? sampleEntries(document) : blankEntries
  if (format === 'xlsx') return sheetXlsx(document, entries, createdAt)
  const found = document.tables.find(({ name }) => name === table)
  if (!found) throw new Error(`${document.slug} has no table ${table}.`)
  return new TextEncoder().encode(tableCsv(found, entries.tables[found.name] ?? []))
}
