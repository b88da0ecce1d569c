import type * as z from 'zod/mini'
import { formatPath } from '../../../schema/diagnostic.ts'
import { type Answers, type CallName, calls, type Requests } from './calls.ts'

/** A value that is not as its schema says. */
export class WrongValue extends Error {
  override readonly name = 'WrongValue'
}

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: '`true` or `false`',
  array: 'a list',
  object: 'an object',
  record: 'an object',
}

/** What is wrong with a value, and where. */
function wordsOf(issue: z.core.$ZodIssue, whole: string): string {
  const path = formatPath(issue.path)
  const value = path === '' ? whole : `\`${path}\``
  if (issue.code === 'invalid_type') return `${value} must be ${kinds[issue.expected] ?? issue.expected}.`
  if (issue.code === 'unrecognized_keys') return `${value} has the unknown field \`${issue.keys[0]}\`.`
  if (issue.code === 'invalid_union') return `${value} is of no known kind.`
  // Schemas word what they check themselves.
  return issue.message.endsWith('.') ? `${value} ${issue.message}` : `${value} has a wrong value.`
}

/** A value as its schema says; `whole` names it. Throws `WrongValue`. */
export function read<Value>(schema: z.ZodMiniType<Value>, value: unknown, whole: string): Value {
  const { data, error } = schema.safeParse(value)
  if (error)
    throw new WrongValue(
      error.issues
        .slice(0, 1)
        .map((issue) => wordsOf(issue, whole))
        .join(''),
    )
  return data
}

type Schemas = {
  [Name in CallName]: { request: z.ZodMiniType<Requests[Name]>; answer: z.ZodMiniType<Answers[Name]> }
}
const schemas: Schemas = calls

export const isCall = (name: string): name is CallName => Object.hasOwn(calls, name)

/** The request in the body of a call. Throws `WrongValue`. */
export const readRequest = <Name extends CallName>(name: Name, body: unknown): Requests[Name] =>
  read(schemas[name].request, body, 'The request')

/** The answer in the body of a response. Throws `WrongValue`. */
export const readAnswer = <Name extends CallName>(name: Name, body: unknown): Answers[Name] =>
  read(schemas[name].answer, body, 'The answer')
