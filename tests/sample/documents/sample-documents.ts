import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { documentSchema } from '../../../pages/_blocks/_documents/document.ts'
import type { Resume } from '../../../pages/_blocks/_documents/resume.ts'
import type { Sheet } from '../../../pages/_blocks/_documents/sheet.ts'

const folder = join(import.meta.dirname, '../../../pages/_data/documents')

/** The documents of the sample site. */
const sampleDocuments = readdirSync(folder).map((file) =>
  documentSchema.parse(parse(readFileSync(join(folder, file), 'utf8'))),
)

export const sampleSheets = sampleDocuments.filter((one): one is Sheet => one.kind === 'sheet')
export const sampleResumes = sampleDocuments.filter((one): one is Resume => one.kind === 'resume')
