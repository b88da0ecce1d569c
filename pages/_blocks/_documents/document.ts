import { z } from 'zod'
import { resumeSchema } from './resume.ts'
import { sheetFields } from './sheet.ts'
import { sheetErrors } from './sheet-errors.ts'

const sheetSchema = sheetFields
  .superRefine((sheet, context) => {
    for (const { code, path, message } of sheetErrors(sheet))
      context.addIssue({ code: 'custom', path, message, params: { code } })
  })
  .meta({ title: 'sheet', description: 'A sheet with columns, formulas and a sample.' })

/** A file of `_data/documents/`, the source of preview, print and downloads. */
export const documentSchema = z.discriminatedUnion('kind', [resumeSchema, sheetSchema])
export type TemplateDocument = z.infer<typeof documentSchema>
