import { afterEach, expect, it } from 'vitest'
import { checkAnswers } from '../../../schema/forms/form-answers.ts'
import { formField } from '../../../schema/forms/form-field.ts'
import { defaultLanguage, setLanguage } from '../../../schema/language/language.ts'
import { processorMs } from '../../support/processor-time.ts'
import { hostileTexts } from '../../support/texts/hostile-texts.ts'

/** The longest text that fits into an inquiry. */
const length = 32_000
const texts = [...hostileTexts(length), `2${'/'.repeat(length)}`, `1/1/2030,${'1,'.repeat(length / 2)}`]

const named = (kind: string, more: object = {}) => ({ kind, name: 'field', label: 'Field', required: true, ...more })
const choices = named('choices', { name: 'services', options: ['Ushers', 'Bartenders'] })
const amount = { name: 'count', label: 'Count' }

/** A form for each kind of field, and where a text stands in its answers. */
const forms: Record<string, { fields: object[]; answers: (text: string) => Record<string, unknown> }> = {
  ...Object.fromEntries(
    ['text', 'longtext', 'email', 'tel', 'number', 'money', 'date', 'time', 'yesno', 'consent', 'rating', 'dates'].map(
      (kind) => [kind, { fields: [named(kind)], answers: (field: string) => ({ field }) }],
    ),
  ),
  select: { fields: [named('select', { options: ['a', 'b'] })], answers: (field) => ({ field }) },
  radio: { fields: [named('radio', { options: ['a', 'b'] })], answers: (field) => ({ field }) },
  choices: { fields: [choices], answers: (text) => ({ services: [text] }) },
  file: { fields: [named('file')], answers: (text) => ({ field: [text] }) },
  group: {
    fields: [named('group', { item: 'Receipt', fields: [named('money')] })],
    answers: (field) => ({ field: [{ field }] }),
  },
  amounts: {
    fields: [choices, named('amounts', { name: 'staffing', of: 'services', amounts: [amount] })],
    answers: (text) => ({ services: ['Ushers'], 'Ushers-count': text }),
  },
}

afterEach(() => setLanguage(defaultLanguage))

it('has a form for each kind of field', () => {
  const kinds = formField.def.options.flatMap((schema) => schema.shape.kind.value)
  expect(Object.keys(forms).sort()).toEqual([...kinds].sort())
})

it.each(['en-US', 'nl-NL'])('takes no time for any text of a stranger, in %s', (locale) => {
  setLanguage({ locale, currency: 'EUR' })
  const slow = Object.entries(forms).flatMap(([kind, { fields, answers }]) => {
    const parsed = fields.map((field) => formField.parse(field))
    return texts
      .filter((text) => processorMs(() => checkAnswers(parsed, answers(text))) > 5)
      .filter((text) => processorMs(() => checkAnswers(parsed, answers(text)), 3) > 20)
      .map((text) => `${kind}: ${text.slice(0, 8)}`)
  })
  expect(slow).toEqual([])
})
