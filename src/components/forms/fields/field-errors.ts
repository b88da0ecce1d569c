import type { ZodMiniType } from 'zod/mini'

/** Stands in for the id that an inquiry gets when it is sent. */
const anyId = '00000000-0000-4000-8000-000000000000'

/** The schema says what a value must be; beside a field that becomes a sentence. */
const asSentence = (message: string) => (message.startsWith('must ') ? `This ${message}.` : message)

/** What is wrong with an inquiry before it has an id: a message for each field at error, the first one for each. */
export function errorsOf(schema: ZodMiniType, inquiry: object): [field: string, message: string][] {
  const { error } = schema.safeParse({ ...inquiry, submissionId: anyId })
  const messages = new Map<string, string>()
  for (const { path, message } of error?.issues ?? []) {
    const field = String(path[0] ?? '')
    if (!messages.has(field)) messages.set(field, asSentence(message))
  }
  return [...messages]
}
