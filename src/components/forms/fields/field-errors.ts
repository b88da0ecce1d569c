import type { ZodMiniType } from 'zod/mini'

/** Placeholder for the id that an inquiry gets when it is sent. */
const anyId = '00000000-0000-4000-8000-000000000000'

/** Beside a field, a message of the schema such as “must be …” becomes a sentence. */
const asSentence = (message: string) => (message.startsWith('must ') ? `This ${message}.` : message)

/** Errors of an inquiry before it has an id: the first message of each field. */
export function errorsOf(schema: ZodMiniType, inquiry: object): [field: string, message: string][] {
  const { error } = schema.safeParse({ ...inquiry, submissionId: anyId })
  const messages = new Map<string, string>()
  for (const { path, message } of error?.issues ?? []) {
    const field = String(path[0] ?? '')
    if (!messages.has(field)) messages.set(field, asSentence(message))
  }
  return [...messages]
}
