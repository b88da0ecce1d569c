import { expect, it } from 'vitest'
import { formField } from '../../../schema/forms/form-field.ts'
import { senderOf } from '../../../schema/forms/sender.ts'

const fields = (...list: object[]) => list.map((field) => formField.parse({ label: 'Question', ...field }))
const vorname = { kind: 'text', name: 'vorname', autocomplete: 'given-name' }
const nachname = { kind: 'text', name: 'nachname', autocomplete: 'family-name' }
const anschrift = { kind: 'email', name: 'anschrift' }
const content = { vorname: 'Ada', nachname: 'Byron', anschrift: 'ada@example.com', email: 'x', firstName: 'Not Ada' }

it('finds the sender by the meaning of fields, not by their names', () => {
  expect(senderOf(fields(vorname, nachname, anschrift), content)).toEqual({
    name: 'Ada Byron',
    email: 'ada@example.com',
  })
  const whole = { kind: 'text', name: 'wer', autocomplete: 'name' }
  expect(senderOf(fields(vorname, whole, anschrift), { ...content, wer: 'A. Byron' }).name).toBe('A. Byron')
})

it.each(['EMAIL', 'Email', 'eMail2', 'NAME', 'E', 'emailAddressOfTheVisitor'])('takes a field named %s', (name) => {
  const email = { kind: 'email', name }
  expect(senderOf(fields(email), { [name]: 'ada@example.com' }).email).toBe('ada@example.com')
  const whole = { kind: 'text', name, autocomplete: 'name' }
  expect(senderOf(fields(whole), { [name]: 'Ada' }).name).toBe('Ada')
  for (const kind of ['text', 'longtext', 'tel', 'number', 'date', 'time', 'money'])
    expect(fields({ kind, name })[0]?.name).toBe(name)
  for (const kind of ['select', 'radio', 'choices'])
    expect(fields({ kind, name, options: ['One', 'Two'] })[0]?.name).toBe(name)
})

it('finds no sender if the form does not ask for one', () => {
  expect(senderOf(fields({ kind: 'text', name: 'firstName' }), content)).toEqual({ name: '', email: undefined })
  expect(senderOf([], content)).toEqual({ name: '', email: undefined })
})
