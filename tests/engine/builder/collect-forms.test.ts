import { expect, it } from 'vitest'
import { checkAnswers } from '../../../schema/forms/form-answers.ts'
import { formField } from '../../../schema/forms/form-field.ts'
import { collectForms } from '../../../src/builder/collect-forms.ts'
import { readForms } from '../../../src/server/forms.ts'

const fields = [
  { kind: 'text', name: 'venue', label: 'Which venue?', required: true, maxLength: 20, suggestions: ['Harbor hall'] },
  {
    kind: 'radio',
    name: 'severity',
    label: 'How serious?',
    options: ['First aid', 'Ambulance'],
    help: 'A guess will do.',
  },
  { kind: 'choices', name: 'seen', label: 'Seen', required: true, options: ['Damage', 'Theft'] },
  { kind: 'yesno', name: 'hurt', label: 'Hurt?', required: true },
  { kind: 'text', name: 'who', label: 'Who?', required: true, when: { field: 'hurt', is: 'yes' } },
  { kind: 'text', name: 'ward', label: 'Ward?', required: true, when: { field: 'severity', is: 'Ambulance' } },
  {
    kind: 'group',
    name: 'wards',
    label: 'Wards',
    item: 'Ward',
    min: 1,
    when: { field: 'severity', is: 'Ambulance' },
    fields: [{ kind: 'text', name: 'nurse', label: 'Nurse' }],
  },
  { kind: 'choices', name: 'lost', label: 'Lost', options: ['Keys', 'Phones'] },
  { kind: 'dates', name: 'days', label: 'Which days?', max: 3 },
  {
    kind: 'amounts',
    name: 'losses',
    label: 'How much?',
    of: 'lost',
    required: true,
    when: { field: 'days', count: 'several' },
    amounts: [{ name: 'pieces', label: 'Pieces', max: 9 }],
  },
  { kind: 'rating', name: 'mood', label: 'Mood', low: 'Gloomy', high: 'Radiant' },
  {
    kind: 'group',
    name: 'late',
    label: 'Late people',
    item: 'Person',
    help: 'Everybody.',
    total: { field: 'minutes', label: 'All together' },
    fields: [
      { kind: 'number', name: 'minutes', label: 'How long', unit: 'mins', max: 90 },
      { kind: 'select', name: 'what', label: 'What', options: ['Overslept', 'Lost'] },
    ],
  },
].map((field) => formField.parse(field))

const open = { forms: [['report', fields]] as const }
const gated = { ...open, gate: { password: 'GATE_REPORT', remember: 'report' } }
const written = (pages: Parameters<typeof collectForms>[0]) => JSON.parse(JSON.stringify(collectForms(pages)))

const answers = {
  venue: 'Harbor hall',
  severity: 'First aid',
  seen: ['Damage'],
  hurt: 'no',
  lost: ['Keys'],
  days: '3/14/2027,3/15/2027',
  'Keys-pieces': 2,
  mood: 5,
  late: [{ minutes: 12, what: 'Lost' }],
}
const check = (given: object) => checkAnswers(readForms(written([gated])).get('report') ?? [], { ...answers, ...given })

it('a form of protected pages has names and limits, and no word of its questions', () => {
  const text = JSON.stringify(written([gated]))
  const words = JSON.stringify(fields).match(/"[A-Z][^"]*"/g) ?? []
  expect(words.length).toBeGreaterThan(20)
  expect([...words, '"mins"'].filter((word) => text.includes(word))).toEqual([])
})

it('includes rules that are numbers or booleans, whatever their names, and no texts', () => {
  const field = { kind: 'text', name: 'venue', label: 'Venue', evenNumbers: true, maxWords: 3, pattern: 'Secret' }
  const forms = [['report', [field as never]]] as const
  expect(written([{ ...gated, forms }])).toEqual({
    report: [{ kind: 'text', name: 'venue', label: 'venue', evenNumbers: true, maxWords: 3 }],
  })
})

it('a form that is on a public page as well is written in full', () => {
  expect(written([open, gated])).toEqual(written([open]))
  expect(written([gated, open])).toEqual({ report: JSON.parse(JSON.stringify(fields)) })
})

it('the service accepts its answers, whatever was chosen', () => {
  expect(check({})).toEqual({ content: answers, errors: [] })
  const { content, errors } = check({ severity: 'Ambulance', ward: 'West' })
  expect(errors).toEqual([])
  expect(content).toMatchObject({ ward: 'West' })
})

it.each([
  ['venue', 'x'.repeat(21), ['venue'], 'must be at most 20 characters'],
  ['venue', '', ['venue'], 'venue is required.'],
  ['severity', 'x'.repeat(121), ['severity'], 'must be at most 120 characters'],
  ['seen', [], ['seen'], 'Please choose an answer.'],
  ['seen', ['Damage', 'Damage'], ['seen'], 'must be a list of the answers to choose from, each once'],
  ['hurt', 'yes', ['who'], 'who is required.'],
  ['days', '14.3.2027', ['days'], 'must be dates as month/day/year joined by commas'],
  ['Keys-pieces', 10, ['Keys-pieces'], 'must be at most 9'],
  ['Keys-pieces', '', ['Keys-pieces'], 'losses is required.'],
  ['Phones-pieces', 1, ['Phones-pieces'], 'is not a field of this form'],
  ['late', [{ minutes: 91 }], ['late', 0, 'minutes'], 'must be at most 90'],
  ['more', 'x', ['more'], 'is not a field of this form'],
])('%s with %j is refused as on open pages', (name, answer, path, message) => {
  expect(check({ [name]: answer }).errors).toEqual([{ path, message }])
})
