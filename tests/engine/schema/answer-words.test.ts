import { afterEach, describe, expect, it } from 'vitest'
import { answerRows, readableAnswers } from '../../../schema/forms/answer-words.ts'
import { checkAnswers } from '../../../schema/forms/form-answers.ts'
import { formField } from '../../../schema/forms/form-field.ts'
import { setLanguage } from '../../../schema/language/language.ts'

const fields = (summary?: string, required = true) =>
  [
    { kind: 'choices', name: 'bikes', label: 'Bicycles', options: ['Tandem', 'Cargo bike'] },
    {
      kind: 'amounts',
      name: 'numbers',
      label: 'How many',
      of: 'bikes',
      required,
      amounts: [
        { name: 'count', label: 'Number' },
        { name: 'hours', label: 'Hours', step: 0.5 },
      ],
      ...(summary !== undefined && { summary }),
    },
  ].map((field) => formField.parse(field))

const summary = '[count] × [option], [hours] hours each'
const content = {
  bikes: ['Tandem', 'Cargo bike'],
  'Tandem-count': 2,
  'Tandem-hours': 4.5,
  'Cargo bike-count': 1,
  'Cargo bike-hours': 3,
}
const said = (form: ReturnType<typeof fields>, answers: object) =>
  answerRows(form, { ...answers }, 'Name').find(([label]) => label === 'How many')?.[1]

afterEach(() => setLanguage(undefined))

describe('amounts, as people read them', () => {
  it('are written by the summary of their field, a line for each option', () => {
    expect(said(fields(summary), content)).toBe('2 × Tandem, 4.5 hours each\n1 × Cargo bike, 3 hours each')
  })
  it('follow their labels if the field has no summary', () => {
    expect(said(fields(), content)).toBe('Tandem: Number 2, Hours 4.5\nCargo bike: Number 1, Hours 3')
  })
  it('follow their labels if the summary needs a missing one, and are omitted if all are missing', () => {
    const { 'Tandem-hours': _, ...some } = content
    expect(said(fields(summary, false), some)).toBe('Tandem: Number 2\n1 × Cargo bike, 3 hours each')
    expect(said(fields(summary, false), { bikes: ['Tandem'] })).toBeUndefined()
  })
  it("are written in the number format of the site's language", () => {
    setLanguage({ locale: 'nl-NL' })
    expect(said(fields('[hours] uur'), content)).toBe('4,5 uur\n3 uur')
  })
  it('replace the single numbers in a mail', () => {
    expect(readableAnswers(fields(summary), { note: 'Thanks', ...content })).toEqual({
      note: 'Thanks',
      bikes: ['Tandem', 'Cargo bike'],
      numbers: '2 × Tandem, 4.5 hours each; 1 × Cargo bike, 3 hours each',
    })
  })
  it('say yes and no in the words of the site', () => {
    const asked = [
      { kind: 'yesno', name: 'child', label: 'For a child?' },
      { kind: 'yesno', name: 'new', label: 'New here?' },
      { kind: 'consent', name: 'terms', label: 'I agree.' },
    ].map((field) => formField.parse(field))
    setLanguage({ locale: 'pl', words: { forms: { yes: 'Tak', no: 'Nie' } } })
    expect(readableAnswers(asked, { child: 'yes', new: 'no', terms: true })).toEqual({
      child: 'Tak',
      new: 'Nie',
      terms: 'Tak',
    })
  })
  it('stay single if the form no longer asks for them', () => {
    expect(readableAnswers(fields(summary).slice(0, 1), content)).toEqual(content)
  })
})

describe('options with a value of their own', () => {
  const fields = [
    {
      kind: 'choices',
      name: 'bikes',
      label: 'Bicycles',
      options: [{ value: 'cargo', text: 'Cargo bike' }, 'Tandem'],
    },
    { kind: 'amounts', name: 'numbers', label: 'How many', of: 'bikes', amounts: [{ name: 'count', label: 'Number' }] },
    {
      kind: 'radio',
      name: 'length',
      label: 'How long',
      options: [
        { value: 'half-day', text: 'Half a day' },
        { value: 'day', text: 'A day' },
      ],
      when: { field: 'bikes', is: 'cargo' },
    },
  ].map((field) => formField.parse(field))
  const content = { bikes: ['cargo', 'Tandem'], 'cargo-count': 2, 'Tandem-count': 1, length: 'half-day' }

  it('are stored by their values, which conditions name', () => {
    expect(checkAnswers(fields, content)).toEqual({ content, errors: [] })
    const { errors } = checkAnswers(fields, { ...content, length: 'Half a day' })
    expect(errors.map(({ path }) => path)).toEqual([['length']])
    expect(checkAnswers(fields, { bikes: ['Tandem'], length: 'day' }).errors).not.toEqual([])
  })

  it('are read as their texts', () => {
    expect(answerRows(fields, content, 'Name')).toEqual([
      ['Bicycles', 'Cargo bike, Tandem'],
      ['How many', 'Cargo bike: Number 2\nTandem: Number 1'],
      ['How long', 'Half a day'],
    ])
    expect(readableAnswers(fields, content)).toEqual({
      bikes: ['Cargo bike', 'Tandem'],
      numbers: 'Cargo bike: Number 2; Tandem: Number 1',
      length: 'Half a day',
    })
  })

  it('stay readable when the form no longer has them', () => {
    expect(answerRows(fields, { length: 'week', bikes: ['cargo'] }, 'Name')).toContainEqual(['How long', 'week'])
  })
})
