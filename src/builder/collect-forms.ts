import type { FormField } from '../../schema/forms/form-field.ts'
import type { PageSummary } from '../content/derive/page-summary.ts'

/** The texts in a question that are rules of its answer, or its name. */
const textRules: ReadonlySet<string> = new Set(['kind', 'name', 'types', 'autocomplete', 'of'])

/** All numbers and switches are rules, except how wide a field is. */
const isRule = ([key, value]: readonly [key: string, value: unknown]) =>
  textRules.has(key) || typeof value === 'number' || (typeof value === 'boolean' && key !== 'wide')

/**
 * A question of a protected page without its texts, because the file of the service is public. A choice then has no
 * options, and a question that depends on one is accepted whatever was chosen.
 */
function withoutWords(field: FormField, fields: readonly FormField[]): object {
  const { name, when } = field
  const other = fields.find((one) => one.name === when?.field)
  const dependsOnWords = other !== undefined && 'options' in other && when?.count === undefined
  return {
    ...Object.fromEntries(Object.entries(field).filter(isRule)),
    label: name,
    ...('options' in field && { options: [] }),
    ...(field.kind === 'amounts' && {
      amounts: field.amounts.map(({ name, min, max, step }) => ({ name, label: name, min, max, step })),
    }),
    ...(field.kind === 'group' && {
      item: name,
      fields: field.fields.map((inner) => withoutWords(inner, field.fields)),
    }),
    ...(when && !dependsOnWords && { when }),
    ...(dependsOnWords && { required: false, ...(field.kind === 'group' && { min: 0 }) }),
  }
}

/**
 * The forms of a site, by name, with their questions: those of its pages, of which later ones count, and that of the dialog. The service accepts
 * inquiries of these alone. Forms that are only on protected pages have no texts here.
 */
export function collectForms(
  pages: readonly Pick<PageSummary, 'forms' | 'gate'>[],
  ofDialog: PageSummary['forms'] = [],
): Record<string, readonly object[]> {
  const open = [...pages.filter(({ gate }) => !gate).flatMap(({ forms }) => forms), ...ofDialog]
  const gated = pages.filter(({ gate }) => gate).flatMap(({ forms }) => forms)
  const forms = new Map<string, readonly object[]>([
    ...gated.map(([name, fields]) => [name, fields.map((field) => withoutWords(field, fields))] as const),
    ...open,
  ])
  return Object.fromEntries([...forms].sort(([one], [other]) => (one < other ? -1 : 1)))
}
