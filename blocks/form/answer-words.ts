import type { Answers } from '../../schema/forms/form-answers.ts'
import type { FormField } from '../../schema/forms/form-field.ts'

type Row = readonly [label: string, value: string]

const yesNo: Record<string, string> = { yes: 'Yes', no: 'No' }

function valueIn(field: FormField, answer: unknown): string {
  if (field.kind === 'yesno') return yesNo[String(answer)] ?? ''
  if (field.kind === 'consent') return 'Yes'
  if (field.kind === 'money') return `$${Number(answer).toFixed(2)}`
  if (field.kind === 'file') return Array.isArray(answer) ? `${answer.length} sent with the form` : ''
  if (field.kind === 'number' && field.unit) return `${answer} ${field.unit}`
  return Array.isArray(answer) ? answer.join(', ') : String(answer)
}

/** Checked answers as labels and values, in the order of the form; entries of groups are numbered. */
export function answerRows(fields: readonly FormField[], content: Answers): Row[] {
  return fields.flatMap((field): Row[] => {
    const answer = Object.hasOwn(content, field.name) ? content[field.name] : undefined
    if (answer === undefined) return []
    if (field.kind !== 'group') return [[field.label, valueIn(field, answer)]]
    return (answer as Answers[]).map((entry, index) => [
      `${field.item} ${index + 1}`,
      answerRows(field.fields, entry)
        .map(([label, value]) => `${label}: ${value}`)
        .join('\n'),
    ])
  })
}
