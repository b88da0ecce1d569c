import fc from 'fast-check'

const id = fc.uuid()
const word = fc.stringMatching(/^[A-Za-z][A-Za-z ]{0,8}[A-Za-z]$/)
const words = fc.uniqueArray(word, { minLength: 2, maxLength: 5 })

/** A kind of question with what it may be set to, and answers that are often right. */
const kinds: readonly fc.Arbitrary<{ settings: object; answer: fc.Arbitrary<unknown> }>[] = [
  fc.record({
    settings: fc.constant({ kind: 'text' }),
    answer: fc.constant(fc.oneof(word, fc.string({ unit: 'binary' }))),
  }),
  fc.constant({ settings: { kind: 'longtext' }, answer: fc.string() }),
  fc.constant({ settings: { kind: 'email' }, answer: fc.oneof(fc.emailAddress(), fc.string()) }),
  fc.constant({ settings: { kind: 'tel' }, answer: fc.oneof(fc.stringMatching(/^\+?[\d ]{5,15}$/), fc.string()) }),
  fc.double({ min: 0.01, max: 10, noNaN: true }).map((step) => ({
    settings: { kind: 'number', step: Number(step.toFixed(2)) || 1 },
    answer: fc.oneof(
      fc.nat(900).map((n) => String(n * (Number(step.toFixed(2)) || 1))),
      fc.double(),
      fc.string(),
    ),
  })),
  fc.constant({
    settings: { kind: 'money' },
    answer: fc.oneof(
      fc.nat(1e6).map((cents) => (cents / 100).toFixed(2)),
      fc.nat(1e6).map((cents) => cents / 100),
    ),
  }),
  fc.constant({ settings: { kind: 'date' }, answer: fc.stringMatching(/^20[0-3]\d-[01]\d-[0-3]\d$/) }),
  fc.constant({ settings: { kind: 'time' }, answer: fc.stringMatching(/^[0-2]\d:[0-6]\d$/) }),
  words.map((options) => ({ settings: { kind: 'select', options }, answer: fc.constantFrom('', ...options) })),
  words.map((options) => ({ settings: { kind: 'choices', options }, answer: fc.subarray(options) })),
  fc.constant({ settings: { kind: 'yesno' }, answer: fc.constantFrom('yes', 'no', '') }),
  fc.constant({ settings: { kind: 'consent' }, answer: fc.boolean() }),
  fc.constant({
    settings: { kind: 'rating' },
    answer: fc.oneof(fc.integer({ min: 0, max: 6 }).map(String), fc.nat(6)),
  }),
  fc.constant({ settings: { kind: 'file', maxFiles: 3 }, answer: fc.array(id, { maxLength: 4 }) }),
]

type Question = { settings: object; answer: fc.Arbitrary<unknown> }

const named = (questions: readonly Question[], required: readonly boolean[], before: string) =>
  questions.map(({ settings, answer }, index) => ({
    field: { ...settings, name: `${before}${index}`, label: 'Question', required: required[index] ?? false },
    answer,
  }))

const questions = (before: string) =>
  fc
    .tuple(fc.array(fc.oneof(...kinds), { minLength: 1, maxLength: 5 }), fc.array(fc.boolean(), { maxLength: 5 }))
    .map(([all, required]) => named(all, required, before))

const answersTo = (outer: ReturnType<typeof named>) =>
  fc.record(Object.fromEntries(outer.map(({ field, answer }) => [field.name, fc.option(answer, { nil: undefined })])))

const roles = ["Chef's helpers", 'Audio, video', 'St. Louis [crew]']
const plan = { kind: 'longtext', name: 'plan', label: 'Plan' }
/** Numbers on one day, a plan on several, and another question of the same name without a day. */
const wizard = [
  { kind: 'choices', name: 'roles', label: 'Roles', options: roles, required: true },
  { kind: 'dates', name: 'days', label: 'Days', max: 3 },
  {
    kind: 'amounts',
    name: 'staff',
    label: 'Staff',
    of: 'roles',
    required: true,
    amounts: [
      { name: 'count', label: 'Count' },
      { name: 'hours', label: 'Hours', max: 24, step: 0.25 },
    ],
    when: { field: 'days', count: 'one' },
  },
  { ...plan, required: true, when: { field: 'days', count: 'several' } },
  { ...plan, when: { field: 'days', count: 'none' } },
]

const amountsOf = (role: string) => ({
  [`${role}-count`]: fc.nat(50),
  [`${role}-hours`]: fc.nat(30).map((n) => String(n / 4)),
})

/** Often right: numbers for what is ticked, on one day. */
const wizardAnswers = fc
  .tuple(
    fc.subarray(roles),
    fc.constantFrom('', '3/14/2027', '3/14/2027,3/15/2027'),
    fc.record(Object.assign({}, ...roles.map(amountsOf)) as Record<string, fc.Arbitrary<unknown>>),
    fc.constantFrom('', 'Two a day'),
  )
  .map(
    ([ticked, days, amounts, text]): Record<string, unknown> => ({
      roles: ticked,
      days,
      ...(days === '3/14/2027'
        ? Object.fromEntries(Object.entries(amounts).filter(([key]) => ticked.some((role) => key.startsWith(role))))
        : { plan: text }),
    }),
  )

/** A form with questions of all kinds, a condition and a group, and answers to it. */
export const anyForm = () =>
  fc.tuple(questions('q'), questions('e')).chain(([outer, inner]) => {
    const group = {
      kind: 'group',
      name: 'group',
      label: 'Entries',
      item: 'Entry',
      fields: inner.map(({ field }) => field),
    }
    const gate = { kind: 'yesno', name: 'gate', label: 'More?' }
    const behind = { kind: 'text', name: 'behind', label: 'What?', when: { field: 'gate', is: 'yes' } }
    const fields = [...outer.map(({ field }) => field), gate, behind, group, ...wizard]
    return fc.record({
      sections: fc.constant([{ fields }]),
      answers: fc
        .tuple(
          answersTo(outer),
          fc.record({ gate: fc.constantFrom('yes', 'no', undefined), behind: fc.option(word, { nil: undefined }) }),
          fc.array(answersTo(inner), { maxLength: 3 }),
          wizardAnswers,
        )
        .map(
          ([top, more, entries, ofWizard]): Record<string, unknown> => ({
            ...top,
            ...more,
            group: entries,
            ...ofWizard,
          }),
        ),
    })
  })
