import { formsWords } from '../language/forms-words.ts'
import { shownDay, shownTime } from '../language/language.ts'
import { shownMoney, shownNumber } from '../language/number-formats.ts'
import { plural } from '../language/words.ts'
import { fillPlaceholders, placeholdersIn } from '../placeholders/placeholders.ts'
import { type AmountsField, amountsFor, optionsOf, tickedOptions } from './amounts.ts'
import { type Answers, isAsked, own } from './answers.ts'
import { textToDates } from './date-list.ts'
import type { FormField } from './form-field.ts'
import { shownOption } from './option.ts'
import { nameFields } from './sender.ts'

type Row = readonly [label: string, value: string]

const numberWords = (value: unknown) => (typeof value === 'number' ? shownNumber(value) : String(value))

/** What people read of one answer. */
const textIn = (field: FormField, answer: unknown): string =>
  'options' in field ? shownOption(field.options, String(answer)) : numberWords(answer)

function valueIn(field: FormField, answer: unknown): string {
  if (field.kind === 'yesno') return answer === 'yes' ? formsWords.yes : answer === 'no' ? formsWords.no : ''
  if (field.kind === 'consent') return formsWords.yes
  if (field.kind === 'money') return shownMoney(Number(answer))
  if (field.kind === 'date') return shownDay(String(answer))
  if (field.kind === 'time') return shownTime(String(answer))
  if (field.kind === 'dates') return textToDates(String(answer)).map(shownDay).join(', ')
  if (field.kind === 'file') return Array.isArray(answer) ? plural(formsWords.filesSent, answer.length) : ''
  if (field.kind === 'number' && field.unit) return `${numberWords(answer)}\u00a0${field.unit}`
  return Array.isArray(answer) ? answer.map((one) => textIn(field, one)).join(', ') : textIn(field, answer)
}

/**
 * The numbers of an amounts field, one line per ticked option: in the words of `summary`, or, if one of its numbers is
 * missing, each number behind its label.
 */
function amountsWords(field: AmountsField, fields: readonly FormField[], content: Answers): string {
  const { summary } = field
  const lines = tickedOptions(field, fields, content).map((option) => {
    const given = amountsFor(field, [option]).filter(({ key }) => own(content, key) !== undefined)
    const numbers = new Map(given.map(({ key, amount }) => [amount.name, numberWords(content[key])]))
    const text = shownOption(optionsOf(field, fields), option)
    const values = new Map([...numbers, ['option', text]])
    if (summary && placeholdersIn(summary).every((name) => values.has(name)))
      return fillPlaceholders(summary, (name) => values.get(name) ?? '')
    const labelled = given.map(({ amount }) => `${amount.label} ${numbers.get(amount.name)}`).join(', ')
    return labelled && `${text}: ${labelled}`
  })
  return lines.filter(Boolean).join('\n')
}

/** The answer to a field in words; empty if there is none. */
export function wordsOf(field: FormField, fields: readonly FormField[], content: Answers): string {
  if (field.kind === 'amounts') return amountsWords(field, fields, content)
  const answer = own(content, field.name)
  return answer === undefined ? '' : valueIn(field, answer)
}

/** Kinds of answers that are stored as programs write them. */
const written: readonly FormField['kind'][] = ['date', 'dates', 'time', 'number', 'money', 'rating', 'yesno', 'consent']

/**
 * The answers of an inquiry by name, for people who read it: numbers and days as their language writes them. The numbers
 * of an amounts field are replaced by one entry under its name, in the words of its summary.
 */
export function readableAnswers(fields: readonly FormField[], content: Answers): Record<string, unknown> {
  const inWords = new Map(
    fields.flatMap((field) => {
      const answer = own(content, field.name)
      const given = <Words>(words: Words) => [[field.name, [field.name, words]]] as const
      if (written.includes(field.kind) && answer !== undefined && answer !== '') return given(valueIn(field, answer))
      if ('options' in field && answer !== undefined)
        return given(Array.isArray(answer) ? answer.map((one) => textIn(field, one)) : textIn(field, answer))
      const words = field.kind === 'amounts' ? amountsWords(field, fields, content) : ''
      if (field.kind !== 'amounts' || words === '') return []
      const keys = amountsFor(field, tickedOptions(field, fields, content)).map(({ key }) => key)
      return keys.map((key) => [key, [field.name, words.replaceAll('\n', '; ')]] as const)
    }),
  )
  return Object.fromEntries(Object.entries(content).map(([key, value]) => inWords.get(key) ?? [key, value]))
}

/**
 * Checked answers as labels and values, in the order of the form; entries of groups are numbered. First and last name
 * are one row with the label `nameLabel`.
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
