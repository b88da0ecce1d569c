import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { partsOf } from '../../../blocks/form/form-parts.ts'
import { formSchema } from '../../../blocks/form/schema.ts'
import { fieldsOf } from '../../../schema/forms/answers.ts'

const places = [
  { slug: 'la', name: 'Los Angeles', state: 'California' },
  { slug: 'boston', name: 'Boston', state: 'Massachusetts' },
]
const fragment = readFileSync(join(import.meta.dirname, '../../../pages/_data/fragments/quote-form.yaml'), 'utf8')
/** The quote form of the sample site, with two cities. */
export const quoteForm = parse(fragment.replace('{ from: places }', JSON.stringify(places)))
/** Its fields. */
export const quoteFields = fieldsOf(partsOf(formSchema.parse(quoteForm)))
