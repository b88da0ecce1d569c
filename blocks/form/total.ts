import { shownMoney, shownNumber } from 'marquee/words'
import type { Answers } from '../../schema/forms/answers.ts'
import { checkAnswers } from '../../schema/forms/form-answers.ts'
import type { GroupField } from '../../schema/forms/form-field.ts'

/** The sum of a field over all entries, formatted. Anything that is not a number yet counts as 0. */
export function totalOf({ total, fields }: GroupField, entries: readonly Answers[]): string {
  const field = fields.find(({ name }) => name === total?.field)
  if (!field) return ''
  const sum = entries.reduce((sum, entry) => {
    const { content } = checkAnswers([{ ...field, when: undefined }], pick(entry, field.name))
    return sum + Number(content[field.name] ?? 0)
  }, 0)
  return field.kind === 'money' ? shownMoney(sum) : shownNumber(sum)
}

const pick = (entry: Answers, name: string) => (Object.hasOwn(entry, name) ? { [name]: entry[name] } : {})
