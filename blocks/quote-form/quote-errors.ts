import '../../src/components/forms/zod-config.ts'
import { inquiryMessages, quoteInquirySchema, staffingErrors } from '../../schema/forms/inquiry.ts'
import { errorsOf } from '../../src/components/forms/fields/field-errors.ts'
import { type AmountKey, type QuoteFields, quoteInquiry } from './quote-fields.ts'
import type { StepIndex } from './steps.ts'

/** A field with an error, its step, and the message. */
export type QuoteError = { step: StepIndex; field: keyof QuoteFields; message: string }

const isAmount = (field: string): field is AmountKey => /-(?:count|hours)$/.test(field)

function stepOf(field: keyof QuoteFields): StepIndex {
  if (field === 'selectedPositions') return 0
  if (['dates', 'pendingDate', 'eventType', 'location'].includes(field)) return 1
  return field === 'eventDetails' || isAmount(field) ? 2 : 3
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
