import { z } from 'zod'
import { matrixErrors } from './matrix-checks.ts'
import { type CollectionByWord, matrixFields } from './matrix-fields.ts'

/** `_data/coverage/*.yaml`: a page for each combination of records. `words` maps words to collections. */
export const matrixSchema = (words: CollectionByWord) =>
  z
    .strictObject(matrixFields)
    .superRefine((matrix, context) => {
      for (const { code, path, message } of matrixErrors(matrix, words))
        context.addIssue({ code: 'custom', path, message, ...(code && { params: { code } }) })
    })
    .meta({ title: 'matrix', description: 'A page for each combination of records.' })
