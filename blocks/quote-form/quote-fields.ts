import { countKey, datesToText, hoursKey, inquiryLimits } from '../../schema/forms/inquiry.ts'
import { type Position, positions } from '../../schema/forms/positions.ts'
import type { InquiryContent } from '../../src/components/submission-queue/submission.ts'

export type AmountKey = `${Position}-count` | `${Position}-hours`

/** The fields of the form: texts as typed, dates as year-month-day. */
export type QuoteFields = {
  selectedPositions: Position[]
  dates: string[]
  /** A date that is in its field and not yet added to the others. */
  pendingDate: string
  eventType: string
  location: string
  eventDetails: string
  firstName: string
  lastName: string
  email: string
  phoneNumber: string
  website: string
} & { [key in AmountKey]?: string }

/** A quote inquiry before it is sent; its dates are always present. */
export type QuoteContent = Extract<InquiryContent, { form: 'quote' }> & { eventDates: string }

export const emptyFields: QuoteFields = {
  selectedPositions: [],
  dates: [],
  pendingDate: '',
  eventType: '',
  location: '',
  eventDetails: '',
  firstName: '',
  lastName: '',
  email: '',
  phoneNumber: '',
  website: '',
}

const amountKeys: readonly AmountKey[] = positions.flatMap((position) => [countKey(position), hoursKey(position)])

/** The names of all fields. */
export const fieldNames = [...(Object.keys(emptyFields) as (keyof typeof emptyFields)[]), ...amountKeys]

const isIsoDate = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text)

/** The fields of a stored draft. Unknown or invalid ones are left out. */
export function fieldsFrom(stored: Record<string, unknown>): QuoteFields {
  const texts = fieldNames.flatMap((key) => {
    const value = stored[key]
    return typeof value === 'string' && value.length <= inquiryLimits.text ? [[key, value]] : []
  })
  const listed = (key: string) => (Array.isArray(stored[key]) ? (stored[key] as unknown[]) : [])
  const chosen = listed('selectedPositions')
  const dates = listed('dates').filter((date): date is string => typeof date === 'string' && isIsoDate(date))
  const selectedPositions = positions.filter((position) => chosen.includes(position))
  return { ...emptyFields, ...Object.fromEntries(texts), selectedPositions, dates }
}

/** The day of `year-month-day`, at midnight in the visitor's time zone. */
export function dayOf(isoDate: string): Date {
  const [year = 0, month = 1, day = 1] = isoDate.split('-').map(Number)
  return new Date(year, month - 1, day)
}

/** A date in the visitor's time zone, as `year-month-day`. */
export const isoDateOf = (day: Date) =>
  [String(day.getFullYear()).padStart(4, '0'), day.getMonth() + 1, day.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')

/** The dates with one added, sorted, without duplicates. */
export const withDate = (dates: readonly string[], date: string) =>
  isIsoDate(date) ? [...new Set([...dates, date])].sort() : [...dates]

/**
 * The inquiry that is sent (spec, section 3). One date: count and hours of each chosen position. Several: the plan.
 * None: the plan, if there is one.
 */
export function quoteInquiry(fields: QuoteFields): QuoteContent {
  const { selectedPositions, dates, eventType, location, firstName, lastName, email, phoneNumber, website } = fields
  const isOneDate = dates.length === 1
  const keys = selectedPositions.flatMap((position) => [countKey(position), hoursKey(position)])
  const amounts = Object.fromEntries(keys.map((key) => [key, numberOf(fields[key])]))
  const { eventDetails } = fields
  return {
    form: 'quote',
    selectedPositions,
    eventDates: datesToText(dates.map(dayOf)),
    eventType,
    location,
    firstName,
    lastName,
    email,
    phoneNumber,
    website,
    ...(isOneDate && amounts),
    ...(!isOneDate && (dates.length > 1 || eventDetails.trim()) && { eventDetails }),
  }
}

/** A number if it is one, otherwise the typed text, for the error messages. */
function numberOf(typed = ''): number | string {
  const text = typed.trim()
  return text !== '' && Number.isFinite(Number(text)) ? Number(text) : text
}
