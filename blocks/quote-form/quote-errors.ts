import '../../src/components/forms/zod-config.ts'
import { inquiryMessages, quoteInquirySchema, staffingErrors } from '../../schema/forms/inquiry.ts'
import { errorsOf } from '../../src/components/forms/fields/field-errors.ts'
import { type AmountKey, type QuoteFields, quoteInquiry } from './quote-fields.ts'
import type { StepIndex } from './steps.ts'

/** A field at error, the step it stands in, and what to say. */
export type QuoteError = { step: StepIndex; field: keyof QuoteFields; message: string }

const isAmount = (field: string): field is AmountKey => /-(?:count|hours)$/.test(field)

function stepOf(field: keyof QuoteFields): StepIndex {
  if (field === 'selectedPositions') return 0
  if (['dates', 'pendingDate', 'eventType', 'location'].includes(field)) return 1
  return field === 'eventDetails' || isAmount(field) ? 2 : 3
}

/**
 * Everything that keeps these fields from being sent, in the order of the steps, by the schema that the service uses.
 * What is not a number of at least 1 has the message of the spec for incomplete requirements.
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
