import '../../src/components/forms/zod-config.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import * as z from 'zod/mini'
import { asSentence } from '../../schema/forms/form-words.ts'
import { inquiryMessages, quoteInquirySchema, staffingErrors } from '../../schema/forms/inquiry.ts'
import { type AmountKey, type QuoteContent, type QuoteFields, quoteInquiry } from './quote-fields.ts'
import type { StepIndex } from './steps.ts'

/** A field with an error, its step, and the message. */
export type QuoteError = { step: StepIndex; field: keyof QuoteFields; message: string }

const isAmount = (field: string): field is AmountKey => /-(?:count|hours)$/.test(field)

/** The step that asks for a field. */
export function stepOf(field: keyof QuoteFields): StepIndex {
  if (field === 'selectedPositions') return 0
  if (['dates', 'pendingDate', 'eventType', 'location'].includes(field)) return 1
  return field === 'eventDetails' || isAmount(field) ? 2 : 3
}

/** Stands in for the id that an inquiry gets when it is sent. */
const anyId = '00000000-0000-4000-8000-000000000000'

/** What is wrong with an inquiry before it has an id: a message for each field at error, the first one for each. */
function errorsOf(schema: z.ZodMiniType, inquiry: object): [field: string, message: string][] {
  const { error } = schema.safeParse({ ...inquiry, submissionId: anyId })
  const messages = new Map<string, string>()
  for (const { path, message } of error?.issues ?? []) {
    const field = String(path[0] ?? '')
    if (!messages.has(field)) messages.set(field, asSentence(message))
  }
  return [...messages]
}

/**
 * All errors of these fields, in the order of the steps, by the schema that the service uses. Values that are no number
 * of at least 1 get the spec's message for incomplete requirements.
 */
export function quoteErrors(fields: QuoteFields): QuoteError[] {
  const inquiry = quoteInquiry(fields)
  const messages = new Map([
    ...staffingErrors(inquiry).map(({ path, message }) => [String(path), message] as const),
    ...errorsOf(quoteInquirySchema, inquiry),
  ])
  return [...messages]
    .map(([path, message]) => {
      const field = (path === 'eventDates' ? 'dates' : path) as keyof QuoteFields
      const isIncomplete = isAmount(field) && !(Number(fields[field]) >= 1)
      return { step: stepOf(field), field, message: isIncomplete ? inquiryMessages.staffIncomplete : message }
    })
    .sort((one, other) => one.step - other.step)
}

/** Validates the fields and returns the inquiry. */
export const quoteResolver = zodResolver(
  z.transform((fields: QuoteFields, { issues }): QuoteContent => {
    for (const { field, message } of quoteErrors(fields))
      issues.push({ code: 'custom', path: [field], message, input: fields })
    return quoteInquiry(fields)
  }),
)
