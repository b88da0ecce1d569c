import { fieldsOf } from '../../schema/form-answers.ts'
import type { FormField } from '../../schema/form-field.ts'
import type { LoadedSite } from '../content/load.ts'

/** The forms of a site, by name: what each asks. The service takes inquiries of these and of the quote form. */
export function formsOf({ pages }: Pick<LoadedSite, 'pages'>): Record<string, readonly FormField[]> {
  const blocks = pages.flatMap((page) => page.blocks).filter((block) => block.type === 'form')
  const forms = new Map(blocks.map(({ form, sections }) => [form, fieldsOf(sections)]))
  return Object.fromEntries([...forms].sort(([one], [other]) => (one < other ? -1 : 1)))
}
