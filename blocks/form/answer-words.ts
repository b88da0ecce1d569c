import { amountsFor, tickedOptions } from '../../schema/forms/amounts.ts'
import { type Answers, isAsked, own } from '../../schema/forms/answers.ts'
import { datesOf } from '../../schema/forms/date-list.ts'
import type { FormField } from '../../schema/forms/form-field.ts'
import { nameFields } from '../../schema/forms/sender.ts'
import { formsWords } from '../../schema/language/forms-words.ts'
import { shownMoney } from '../../schema/language/language.ts'
import { plural } from '../../schema/language/words.ts'

type Row = readonly [label: string, value: string]

function valueIn(field: FormField, answer: unknown): string {
  if (field.kind === 'yesno') return answer === 'yes' ? formsWords.yes : answer === 'no' ? formsWords.no : ''
  if (field.kind === 'consent') return formsWords.yes
  if (field.kind === 'money') return shownMoney(Number(answer))
  if (field.kind === 'dates') return datesOf(String(answer)).join(', ')
  if (field.kind === 'file') return Array.isArray(answer) ? plural(formsWords.filesSent, answer.length) : ''
  if (field.kind === 'number' && field.unit) return `${answer} ${field.unit}`
  return Array.isArray(answer) ? answer.join(', ') : String(answer)
}

/** What a row of a field says; nothing where there is no answer. */
function wordsOf(field: FormField, fields: readonly FormField[], content: Answers): string {
  if (field.kind === 'amounts')
    return tickedOptions(field, fields, content)
      .map((option) => {
        const numbers = amountsFor(field, [option]).filter(({ key }) => own(content, key) !== undefined)
        return `${option}: ${numbers.map(({ key, amount }) => `${amount.label} ${content[key]}`).join(', ')}`
      })
      .join('\n')
  const answer = own(content, field.name)
  return answer === undefined ? '' : valueIn(field, answer)
}

/**
 * Checked answers as labels and values, in the order of the form; entries of groups are numbered. First and last name
 * are one row, which is called `nameLabel`.
 */
export function answerRows(fields: readonly FormField[], content: Answers, nameLabel: string): Row[] {
  const names = nameFields(fields)
  return fields.flatMap((field): Row[] => {
    if (!isAsked(field, fields, content)) return []
    if (names.length > 1 && names.includes(field.name)) {
      const name = names.map((one) => own(content, one) ?? '').join(' ')
      return field.name === names[0] && name.trim() ? [[nameLabel, name]] : []
    }
    if (field.kind !== 'group') {
      const words = wordsOf(field, fields, content)
      return words === '' ? [] : [[field.label, words]]
    }
    return ((own(content, field.name) ?? []) as Answers[]).map((entry, index) => [
      `${field.item} ${index + 1}`,
      answerRows(field.fields, entry, nameLabel)
        .map(([label, value]) => `${label}: ${value}`)
        .join('\n'),
    ])
  })
}
