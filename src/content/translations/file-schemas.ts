import { z } from 'zod'
import { calculatorSchema } from '../../../schema/calculator/calculator.ts'
import type { RecordSchemas } from '../../../schema/collections/record-schemas.ts'
import { matrixFields } from '../../../schema/matrix/matrix-fields.ts'
import { pageHeadSchema } from '../../../schema/page.ts'
import { faqGroupSchema } from '../../../schema/records/faq.ts'
import { siteSchema } from '../../../schema/site/site.ts'
import type { ContentName } from '../load/files/content-names.ts'
import type { FileSchema } from './source-texts.ts'

const matrixTexts = z.object(matrixFields)
const page: FileSchema = { schema: pageHeadSchema, blocks: 'field' }

/** Shared data that no visitor reads, or that each language has in a file of its own. */
const withoutTexts = new Set(['collections', 'redirects', 'theme', 'wording'])

/** How the texts of a content file are found; `undefined` for a file that has none. `records` are the schemas of the collections. */
export function fileSchemaOf({ kind, name }: ContentName, records: RecordSchemas): FileSchema | undefined {
  if (kind === 'page') return page
  const [folder = '', ...rest] = name.split('/')
  if (rest.length === 0) {
    if (name === 'site') return { schema: siteSchema }
    return withoutTexts.has(name) ? undefined : { isByName: true }
  }
  const schema = Object.hasOwn(records, folder) ? records[folder] : undefined
  if (schema) return { schema }
  switch (folder) {
    case 'templates':
      return page
    case 'fragments':
      return { blocks: 'whole' }
    case 'faqs':
      return { schema: faqGroupSchema }
    case 'calculators':
      return { schema: calculatorSchema }
    case 'coverage':
      return { schema: matrixTexts }
    case 'starting-points':
      return undefined
    default:
      return { isByName: true }
  }
}
