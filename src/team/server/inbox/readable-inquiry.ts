import { amountsFor, valuesOf } from '../../../../schema/forms/amounts.ts'
import { answerRows } from '../../../../schema/forms/answer-words.ts'
import { own } from '../../../../schema/forms/answers.ts'
import { emailPattern } from '../../../../schema/forms/email-pattern.ts'
import type { FormField } from '../../../../schema/forms/form-field.ts'
import { senderOf } from '../../../../schema/forms/sender.ts'
import { formWords } from '../../../../schema/language/form-words.ts'
import type { Forms } from '../../../server/forms.ts'
import { toText } from '../../../server/inquiry-export.ts'
import type { StoredInquiry } from '../../../server/inquiry-store.ts'
import { isUuid } from '../../../server/service-answers.ts'

/** What the service adds to the answers. */
const added = ['form', 'sentFrom', 'pageLanguage', 'cameFrom']

/** Signs that control a terminal, or turn the direction of the text behind them. Lines and joiners of emoji stay. */
const controls = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu

/** A text of a visitor on one line. */
export const onOneLine = (text: string): string => text.replace(controls, ' ').replace(/\s+/g, ' ').trim()

/** A text of a visitor with its lines. */
const inLines = (text: string): string =>
  text
    .split(/\r?\n/)
    .map((line) => line.replace(controls, ' '))
    .join('\n')

/** Whether a value is the ids of files, which have links of their own. */
const isFiles = (value: unknown) => Array.isArray(value) && value.every((id) => typeof id === 'string' && isUuid(id))

/** Who sent an inquiry. An address that is none is not one to write to. */
export function senderOfInquiry({ content }: StoredInquiry, forms: Forms): { name: string; email: string } {
  const { form: _, ...answers } = content
  const { name, email = own(content, 'email') } = senderOf(forms.get(content.form) ?? [], answers)
  const plain = own(content, 'name')
  return {
    name: onOneLine(name || (typeof plain === 'string' ? plain : '')),
    email: typeof email === 'string' && emailPattern.test(email.trim()) ? email.trim() : '',
  }
}

/** The labels and answers of an inquiry, in the order of its form; what it does not ask any more comes last, under its name. */
export function answersOf({ content }: StoredInquiry, forms: Forms): [label: string, answer: string][] {
  const fields = forms.get(content.form) ?? []
  const isAsked = new Set(fields.flatMap((field) => keysOf(field, fields)))
  const raw = (names: (name: string) => boolean) =>
    Object.entries(content)
      .filter(([name, value]) => !added.includes(name) && names(name) && toText(value) !== '' && !isFiles(value))
      .map(([name, value]): [string, string] => [name, inLines(toText(value))])
  try {
    const { form: _, ...answers } = content
    const rows = answerRows(fields, answers, formWords.name).map(([label, value]): [string, string] => [
      label,
      inLines(value),
    ])
    return [...rows, ...raw((name) => !isAsked.has(name))]
  } catch {
    // The form may have asked something else when it was sent.
    return raw(() => true)
  }
}

const keysOf = (field: FormField, fields: readonly FormField[]) =>
  field.kind === 'amounts' ? amountsFor(field, valuesOf(field, fields)).map(({ key }) => key) : [field.name]

/** Most lines and signs that an answer by mail quotes: addresses have a limit. */
const quoted = { lines: 20, characters: 1_200 }

/**
 * An address that opens the program of mails with an answer to an inquiry. Whatever a visitor wrote is text in it: it adds no receiver
 * and no header. Empty where there is no address to write to.
 */
export function mailtoOf(email: string, subject: string, answers: readonly (readonly [string, string])[]): string {
  if (email === '') return ''
  const lines = answers
    .flatMap(([label, answer]) => `${label}: ${answer}`.split('\n'))
    .map((line) => `> ${line}`)
    .slice(0, quoted.lines)
  const text = Array.from(lines.join('\r\n')).slice(0, quoted.characters).join('')
  const address = encoded(email).replace('%40', '@')
  return `mailto:${address}?subject=${encoded(`Re: ${onOneLine(subject)}`)}&body=${encoded(`\r\n\r\n${text}`)}`
}

/** A half of a pair of signs would be refused. */
const encoded = (text: string) => encodeURIComponent(text.toWellFormed())
