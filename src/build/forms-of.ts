import type { FormField } from '../../schema/form-field.ts'
import type { PageSummary } from '../content/page-summary.ts'

/** The forms of a site, by name: what each asks. The service takes inquiries of these and of the quote form. */
export function formsOf(pages: readonly Pick<PageSummary, 'forms'>[]): Record<string, readonly FormField[]> {
  const forms = new Map(pages.flatMap((page) => page.forms))
  return Object.fromEntries([...forms].sort(([one], [other]) => (one < other ? -1 : 1)))
}
