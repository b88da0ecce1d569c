import { z } from 'zod'
import { resumeSchema } from './resume.ts'
import { sheetSchema } from './sheet.ts'

/** A file of `_data/documents/`: what preview, print and every download are made from. */
export const documentSchema = z.discriminatedUnion('kind', [resumeSchema, sheetSchema])
export type TemplateDocument = z.infer<typeof documentSchema>
