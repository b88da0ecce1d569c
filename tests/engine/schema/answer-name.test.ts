import { expect, it } from 'vitest'
import { formField } from '../../../schema/forms/form-field.ts'

const messageOf = (name: string) =>
  formField
    .safeParse({ kind: 'text', name, label: 'A' })
    .error?.issues.map(({ message }) => message)
    .join()
const amountOf = (name: string) =>
  formField
    .safeParse({ kind: 'amounts', name: 'many', label: 'A', of: 'list', amounts: [{ name, label: 'A' }] })
    .error?.issues.map(({ message }) => message)
    .join()

it.each(['form', 'submissionId', 'website', 'elapsedMs', 'id', 'receivedAt', 'flags', 'sentFrom', 'cameFrom'])(
  'refuses the name %s, which every inquiry has',
  (name) =>
    expect(messageOf(name)).toBe(
      `is a name that every inquiry has already. Write another one, such as \`${name}Answer\``,
    ),
)

it.each(['prototype', 'constructor', 'root', 'toString', 'valueOf', 'hasOwnProperty', 'isPrototypeOf'])(
  'refuses the name %s, at which a form would break',
  (name) => {
    const message = `is a name that programs use themselves. Write another one, such as \`${name}Answer\``
    expect([messageOf(name), amountOf(name)]).toEqual([message, message])
  },
)

it.each(['name', 'title', 'action', 'length', 'submit', 'message', 'formAnswer'])('accepts the name %s', (name) =>
  expect([messageOf(name), amountOf(name)]).toEqual([undefined, undefined]),
)

it.each(['full name', '1st', 'größe', 'a'.repeat(41)])('refuses the name %s, which has other signs', (name) =>
  expect(messageOf(name)).toBe('must be letters and digits and begin with a letter, such as `firstName`'),
)
