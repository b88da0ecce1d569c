import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fieldsOf } from '../../../schema/forms/answers.ts'
import { formSections } from '../../../schema/forms/form.ts'
import { checkAnswers } from '../../../schema/forms/form-answers.ts'
import { type FormField, formField } from '../../../schema/forms/form-field.ts'
import { repeats } from '../../support/long.ts'
import { anyForm } from './any-form.ts'

const field = (kind: string, more: object = {}) => formField.parse({ kind, name: 'it', label: 'Answer', ...more })
const messages = (fields: readonly FormField[], answers: Record<string, unknown>, today?: string) =>
  checkAnswers(fields, answers, today ? { today } : {}).errors.map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  )
/** What becomes of one answer: its stored value, or what is said of it. */
const outcome = (one: FormField, it: unknown, today?: string) => {
  const { content, errors } = checkAnswers([one], { it }, today ? { today } : {})
  return errors[0]?.message ?? content['it']
}
const id = '0b3e6b22-9773-4269-a291-de8997fdc1a3'

describe('an answer', () => {
  it.each<[string, object, unknown, unknown]>([
    ['text', {}, '  Ada ', 'Ada'],
    ['text', { maxLength: 3 }, 'Adam', 'must be at most 3 characters'],
    ['text', {}, 'a\nb', 'must be one line'],
    ['text', {}, 'a\u0000b', 'must not hold control characters'],
    ['text', {}, 5, 'must be text'],
    ['text', {}, null, 'must be text'],
    ['text', {}, ['['], 'must be text'],
    ['longtext', {}, 'a\nb ', 'a\nb'],
    ['email', {}, ' ada@example.com ', 'ada@example.com'],
    ['email', {}, 'ada', 'must be an e-mail address'],
    ['email', {}, 'petra@exampl', 'must be an e-mail address'],
    ['email', {}, 'petra@example.c', 'must be an e-mail address'],
    ['email', {}, 'petra@@example.com', 'must be an e-mail address'],
    ['email', {}, 'petra@example..com', 'must be an e-mail address'],
    ['email', {}, 'petra@-example.com', 'must be an e-mail address'],
    ['email', {}, `a@${'a-'.repeat(90)}`, 'must be an e-mail address'],
    ['email', {}, 'petra@müller.example', 'petra@müller.example'],
    ['email', {}, 'jörg@xn--mller-kva.example', 'jörg@xn--mller-kva.example'],
    ['email', {}, 'иван@почта.рф', 'иван@почта.рф'],
    ['email', {}, "o'hara+a.b@mail.example.co.uk", "o'hara+a.b@mail.example.co.uk"],
    ['tel', {}, '(213) 555-0142', '(213) 555-0142'],
    ['tel', {}, 'none', 'must be a phone number'],
    ['number', {}, ' 12 ', 12],
    ['number', {}, '1,200', 1_200],
    ['number', {}, 7, 7],
    ['number', {}, '0', 0],
    ['number', {}, 'twelve', 'must be a whole number in digits, such as 12'],
    ['number', {}, '1e9', 'must be a whole number in digits, such as 12'],
    ['number', {}, 1e9, 'must be at most 1,000,000'],
    ['number', {}, '12.5', 'must be a whole number in digits, such as 12'],
    ['number', {}, '-1', 'must be at least 0'],
    ['number', {}, '9'.repeat(30), 'must be at most 1,000,000'],
    ['number', {}, '1 2', 'must be a whole number in digits, such as 12'],
    ['number', { step: 0.5 }, '4.5', 4.5],
    ['number', { step: 0.5 }, 'x', 'must be a number in digits, such as 12 or 4.5'],
    ['number', { step: 0.5 }, '4.25', 'must be in steps of 0.5'],
    ['number', { min: 5, max: 9 }, '10', 'must be at most 9'],
    ['money', {}, '$1,200.50', 1_200.5],
    ['money', {}, ' 12 ', 12],
    ['money', {}, '12.345', 'must be an amount of money, such as 12.50'],
    ['money', {}, '0', 'must be at least $0.01'],
    ['money', { max: 500 }, '500.01', 'must be at most $500'],
    ['money', {}, '-5', 'must be at least $0.01'],
    ['date', {}, '2026-02-28', '2026-02-28'],
    ['date', {}, '2026-02-29', 'must be a date, as year-month-day'],
    ['date', {}, '2/28/2026', 'must be a date, as year-month-day'],
    ['dates', {}, ' 3/14/2027, 3/15/2027 ', '3/14/2027, 3/15/2027'],
    ['dates', {}, '2/30/2027', 'must be dates as month/day/year joined by commas'],
    ['dates', {}, '2027-03-14', 'must be dates as month/day/year joined by commas'],
    ['dates', { max: 1 }, '3/14/2027,3/15/2027', 'must be at most 1 date'],
    ['tel', { minDigits: 0 }, 'ask for Ada', 'ask for Ada'],
    ['time', {}, '23:59', '23:59'],
    ['time', {}, '24:00', 'must be a time of the day, as hours:minutes'],
    ['select', { options: ['A', 'B'] }, 'B', 'B'],
    ['radio', { options: ['A', 'B'] }, 'C', 'must be one of the answers to choose from'],
    ['choices', { options: ['A', 'B'] }, ['B', 'A'], ['B', 'A']],
    ['choices', { options: ['A', 'B'] }, ['A', 'A'], 'must be a list of the answers to choose from, each once'],
    ['choices', { options: ['A', 'B'] }, 'A', 'must be a list of the answers to choose from, each once'],
    ['yesno', {}, 'no', 'no'],
    ['yesno', {}, true, 'must be `yes` or `no`'],
    ['consent', {}, true, true],
    ['consent', {}, 'on', 'must be true or false'],
    ['rating', {}, '5', 5],
    ['rating', {}, '6', 'must be at most 5'],
    ['rating', { max: 10 }, 0, 'must be at least 1'],
    ['file', {}, [id.toUpperCase()], [id]],
    ['file', {}, ['../../etc/passwd'], 'must be a list of file ids, each once'],
    ['file', {}, [id, id.replace('0', '1')], 'must be one file'],
    ['file', { maxFiles: 2 }, [id, id], 'must be a list of file ids, each once'],
  ])('to a %s field %o: %j', (kind, more, answer, expected) => {
    expect(outcome(field(kind, more), answer)).toEqual(expected)
  })

  it('that is empty is not stored, and is an error if it is required', () => {
    for (const empty of [undefined, '', '  ', [], false]) {
      expect(outcome(field('text'), empty)).toBeUndefined()
      expect(outcome(field('text', { required: true }), empty)).toBe('Answer is required.')
    }
    expect(outcome(field('consent', { required: true }), false)).toBe('Please tick this box to go on.')
    expect(outcome(field('yesno', { required: true }), '')).toBe('Please choose an answer.')
    expect(outcome(field('file', { required: true }), [])).toBe('Please add a file.')
    expect(outcome(field('longtext', { required: true, label: 'Why?' }), '')).toBe('Please answer this question.')
    expect(checkAnswers([field('file', { required: true })], {}, { takesFiles: false }).errors).toEqual([])
  })

  it('that is a day follows the rules for the visitor’s own day, and the service has none', () => {
    const day = field('date', { notFuture: true, withinDays: 60 })
    expect(outcome(day, '2026-11-22', '2026-11-21')).toBe('must not be in the future')
    expect(outcome(day, '2026-09-21', '2026-11-21')).toBe('must be within the last 60 days')
    expect(outcome(day, '2026-09-22', '2026-11-21')).toBe('2026-09-22')
    expect(outcome(day, '2020-01-01')).toBe('2020-01-01')
  })

  it.each([
    ['date', { notPast: true }, '2026-11-20', 'must not be in the past'],
    ['date', { notPast: true }, '2026-11-21', '2026-11-21'],
    ['date', { minDays: 2, notPast: true }, '2026-11-22', 'must be at least 2 days from today'],
    ['date', { minDays: 2 }, '2026-11-23', '2026-11-23'],
    ['date', { minDays: 1 }, '2026-11-21', 'must be at least 1 day from today'],
    ['date', { maxDays: 60 }, '2027-01-21', 'must be at most 60 days from today'],
    ['date', { maxDays: 60 }, '2027-01-20', '2027-01-20'],
    ['date', {}, '1999-01-01', '1999-01-01'],
    ['dates', {}, '11/30/2026,11/20/2026', 'must not be in the past'],
    ['dates', {}, '11/21/2026', '11/21/2026'],
    ['dates', { notPast: false }, '11/20/2026', '11/20/2026'],
    ['dates', { minDays: 2 }, '11/30/2026,11/22/2026', 'must be at least 2 days from today'],
    ['dates', { maxDays: 1 }, '11/23/2026', 'must be at most 1 day from today'],
  ])('to a %s field with %o: %o counts from today', (kind, more, answer, expected) => {
    expect(outcome(field(kind, more), answer, '2026-11-21')).toEqual(expected)
    // An inquiry may have waited on a device: the service takes it.
    expect(outcome(field(kind, more), answer)).toEqual(answer)
  })
})

describe('answers', () => {
  const incident = [
    formField.parse({ kind: 'yesno', name: 'incidents', label: 'Were there incidents?', required: true }),
    formField.parse({
      kind: 'select',
      name: 'severity',
      label: 'How bad?',
      required: true,
      options: ['Minor', 'Serious'],
      when: { field: 'incidents', is: 'yes' },
    }),
    formField.parse({ kind: 'text', name: 'who', label: 'Who', when: { field: 'severity', is: ['Serious'] } }),
  ]

  it('to questions that are not shown are refused, not required and not stored', () => {
    expect(messages(incident, { incidents: 'no' })).toEqual([])
    expect(messages(incident, { incidents: 'yes' })).toEqual(['severity: Please choose an answer.'])
    expect(messages(incident, { incidents: 'no', severity: 'Minor' })).toEqual([
      'severity: is asked only after another answer to `incidents`',
    ])
    expect(messages(incident, { incidents: 'no', severity: 'Serious', who: 'Bo' })).toHaveLength(2)
    expect(checkAnswers(incident, { incidents: 'no', severity: '' }).content).toEqual({ incidents: 'no' })
  })

  it('that are not text are refused, also if another question depends on them', () => {
    const answers = JSON.parse('{"incidents":"yes","severity":[{"toString":1}]}')
    expect(messages(incident, answers)).toEqual(['severity: must be one of the answers to choose from'])
  })

  it.each(['admin', 'constructor', 'toString', '__proto__'])('to no question, such as %s, are refused', (key) => {
    const answers = JSON.parse(`{"incidents":"no","${key}":{"x":1}}`)
    expect(messages(incident, answers)).toEqual([`${key}: is not a field of this form`])
  })

  const receipts = formField.parse({
    kind: 'group',
    name: 'receipts',
    label: 'Receipts',
    item: 'Receipt',
    min: 1,
    max: 2,
    fields: [
      { kind: 'money', name: 'amount', label: 'Amount', required: true },
      { kind: 'text', name: 'note', label: 'Note' },
    ],
  })

  it('in entries are checked separately', () => {
    expect(checkAnswers([receipts], { receipts: [{ amount: '5', note: '' }, { amount: 7.5 }] }).content).toEqual({
      receipts: [{ amount: 5 }, { amount: 7.5 }],
    })
    expect(messages([receipts], {})).toEqual(['receipts: Receipts is required.'])
    expect(messages([receipts], { receipts: [] })).toEqual(['receipts: must have at least 1 × Receipt'])
    expect(messages([receipts], { receipts: [{}, {}, {}] })).toEqual(['receipts: must have at most 2 × Receipt'])
    expect(messages([receipts], { receipts: [{}, { amount: 'x' }] })).toEqual([
      'receipts.0.amount: Amount is required.',
      'receipts.1.amount: must be an amount of money, such as 12.50',
    ])
    expect(messages([receipts], { receipts: [5] })).toEqual(['receipts.0: must be an entry with fields'])
    expect(messages([receipts], { receipts: { 0: {} } })).toEqual(['receipts: must be a list of entries'])
    expect(messages([receipts], { receipts: [{ amount: 1, admin: 1 }] })).toEqual([
      'receipts.0.admin: is not a field of this form',
    ])
  })
})

describe('amounts of ticked options', () => {
  const questions = [
    { kind: 'choices', name: 'roles', label: 'Roles', required: true, options: ['Bartenders', 'Line Cooks'] },
    { kind: 'dates', name: 'days', label: 'Days' },
    {
      kind: 'amounts',
      name: 'staff',
      label: 'Staff',
      of: 'roles',
      required: true,
      missing: 'Please fill in all of it.',
      when: { field: 'days', count: 'one' },
      amounts: [
        { name: 'count', label: 'Count' },
        { name: 'hours', label: 'Hours', max: 24, step: 0.25 },
      ],
    },
    { kind: 'longtext', name: 'plan', label: 'Plan', required: true, when: { field: 'days', count: 'several' } },
    { kind: 'longtext', name: 'plan', label: 'Plan', when: { field: 'days', count: 'none' } },
  ]
  const fields = fieldsOf(formSections.parse([{ fields: questions }]))
  const one = { roles: ['Bartenders'], days: '3/14/2027', 'Bartenders-count': '4', 'Bartenders-hours': 6.5 }

  it('are stored as numbers, under the names of the options', () => {
    expect(checkAnswers(fields, one)).toEqual({ content: { ...one, 'Bartenders-count': 4 }, errors: [] })
  })

  it.each<[string, object, string[]]>([
    ['an empty one', { 'Bartenders-count': '' }, ['Bartenders-count: Please fill in all of it.']],
    ['a missing one', { 'Bartenders-hours': undefined }, ['Bartenders-hours: Please fill in all of it.']],
    ['0', { 'Bartenders-count': 0 }, ['Bartenders-count: Please fill in all of it.']],
    ['words', { 'Bartenders-count': 'four' }, ['Bartenders-count: Please fill in all of it.']],
    ['half a person', { 'Bartenders-count': 1.5 }, ['Bartenders-count: must be a whole number in digits, such as 12']],
    ['a day of 25 hours', { 'Bartenders-hours': 25 }, ['Bartenders-hours: must be at most 24']],
    ['one of another option', { 'Line Cooks-count': 1 }, ['Line Cooks-count: belongs to an answer that is not chosen']],
    ['one of no option', { 'Clowns-count': 1 }, ['Clowns-count: is not a field of this form']],
  ])('are refused with %s', (_, change, expected) => {
    expect(messages(fields, { ...one, ...change })).toEqual(expected)
  })

  it('are omitted for several days or none, if another question has the same name', () => {
    const { 'Bartenders-count': _count, 'Bartenders-hours': _hours, ...bare } = one
    expect(messages(fields, { ...bare, days: '' })).toEqual([])
    expect(messages(fields, { ...bare, days: '', plan: 'Perhaps two' })).toEqual([])
    expect(messages(fields, { ...bare, days: '3/14/2027,3/15/2027' })).toEqual(['plan: Plan is required.'])
    expect(messages(fields, { ...bare, days: '3/14/2027,3/15/2027', plan: 'Two' })).toEqual([])
  })

  it('and a plan are accepted if another program sends both', () => {
    const both = { ...one, 'Bartenders-count': 4, plan: 'Two at the door' }
    expect(checkAnswers(fields, both)).toEqual({ content: both, errors: [] })
    expect(messages(fields, { ...both, days: '3/14/2027,3/15/2027' })).toEqual([])
    expect(messages(fields, { ...both, days: '', 'Bartenders-count': 'x' })).toHaveLength(1)
  })
})

describe('browser and service', () => {
  it('agree on every form and every answer', () => {
    fc.assert(
      fc.property(anyForm(), ({ sections, answers }) => {
        const fields = fieldsOf(formSections.parse(sections))
        const typed = checkAnswers(fields, answers)
        if (typed.errors.length > 0) return
        // What the browser sends is what it found right, over the wire as JSON.
        const arrived = JSON.parse(JSON.stringify(typed.content))
        const stored = checkAnswers(JSON.parse(JSON.stringify(fields)), arrived)
        expect(stored).toEqual({ content: arrived, errors: [] })
      }),
      { numRuns: repeats(2_000) },
    )
  })

  it('never throw, whatever is sent', () => {
    fc.assert(
      fc.property(anyForm(), fc.dictionary(fc.string(), fc.anything()), ({ sections }, junk) => {
        const fields = fieldsOf(formSections.parse(sections))
        const aimed = Object.fromEntries(fields.map(({ name }, index) => [name, Object.values(junk)[index]]))
        for (const answers of [junk, aimed])
          for (const { message } of checkAnswers(fields, answers).errors) expect(message).toMatch(/\w{3}/)
      }),
    )
  })
})
