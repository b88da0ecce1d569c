// The small build of zod: browsers load this file together with the forms.
import * as z from 'zod/mini'
import { plainLine, plainText } from '../plain-text.ts'
import { type Position, positions } from './positions.ts'

/** The messages of the spec, sections 5 and 8, word for word. */
export const inquiryMessages = {
  noPosition: 'Please select at least one service type.',
  staffIncomplete: 'Please fill in all staff requirements before proceeding.',
  noPlan: 'Please provide your staffing plan for your multi-day event.',
  notSent: 'An error occurred while submitting the form. Please try again.',
} as const

/** How long the values may be. Lengths in characters; the service takes bodies of 32 KB. */
export const inquiryLimits = { line: 200, text: 5_000, dates: 60, count: 10_000, hours: 24 } as const

/** The key that holds how many people of a position are asked for. */
export const countKey = <P extends Position>(position: P) => `${position}-count` as const
/** The key that holds the hours per shift of a position. */
export const hoursKey = <P extends Position>(position: P) => `${position}-hours` as const

/** The dates of an inquiry as they are sent: month/day/year, joined by commas. */
export const datesToText = (dates: readonly Date[]) =>
  dates.map((date) => `${date.getMonth() + 1}/${date.getDate()}/${date.getFullYear()}`).join(',')

/** The single dates inside `eventDates`; none in an empty text. */
export const datesOf = (eventDates: string) =>
  eventDates
    .split(',')
    .map((date) => date.trim())
    .filter(Boolean)

function isDate(text: string) {
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text)?.map(Number) ?? []
  if (!month || !day || !year) return false
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

const text = plainText
const line = () => plainLine(inquiryLimits.line)
const required = (message: string) => line().check(z.minLength(1, message))

/** A number as the JSON number or as the text of an input field. An empty field has the spec's message. */
function amount(isAmount: (value: number) => boolean, message: string) {
  const error = {
    error: ({ input }: { input?: unknown }) => (input === '' ? inquiryMessages.staffIncomplete : message),
  }
  const typed = z.string().check(z.trim(), z.regex(/^\d{1,6}(\.\d{1,2})?$/, error))
  const isValid = z.refine<number>((value) => value >= 1 && isAmount(value), message)
  return z.pipe(
    z.union([z.number(), typed], message),
    z.pipe(
      z.transform((value: number | string) => Number(value)),
      z.number(message).check(isValid),
    ),
  )
}
const count = () =>
  z.optional(
    amount(
      (value) => Number.isInteger(value) && value <= inquiryLimits.count,
      `must be a whole number from 1 to ${inquiryLimits.count}`,
    ),
  )
const hours = () =>
  z.optional(
    amount((value) => value <= inquiryLimits.hours, `must be a number of hours from 1 to ${inquiryLimits.hours}`),
  )

const envelope = {
  submissionId: z.uuid('must be a UUID').check(z.toLowerCase()),
  /** A field that people do not see: who fills it in is likely a machine. It marks an inquiry, it never refuses one. */
  website: z.optional(z.string('must be text')),
  /** Milliseconds from the form's appearance to its sending. Marks an inquiry that came too fast for a person. */
  elapsedMs: z.optional(z.number('must be a number')),
}

const person = {
  firstName: required('First name is required.'),
  lastName: required('Last name is required.'),
  email: required('Email is required.').check(z.regex(z.regexes.html5Email, 'must be an e-mail address')),
}

const staffing = {
  'Brand Ambassadors-count': count(),
  'Brand Ambassadors-hours': hours(),
  'Bartenders-count': count(),
  'Bartenders-hours': hours(),
  'Production Assistants-count': count(),
  'Production Assistants-hours': hours(),
  'Catering Staff-count': count(),
  'Catering Staff-hours': hours(),
  'Model Staff-count': count(),
  'Model Staff-hours': hours(),
  'Registration Staff-count': count(),
  'Registration Staff-hours': hours(),
  'Convention Staff-count': count(),
  'Convention Staff-hours': hours(),
  'Line Cooks-count': count(),
  'Line Cooks-hours': hours(),
} satisfies Record<`${Position}-count` | `${Position}-hours`, unknown>

/** What `staffingErrors` looks at. Values may be what the fields of a form hold before they are checked. */
export type Staffing = {
  selectedPositions: readonly Position[]
  eventDates: string
  eventDetails?: string | undefined
} & { [key in keyof typeof staffing]?: number | string | undefined }

/**
 * What step 3 still lacks (spec, section 5). One date: a count and hours for each chosen position. Several dates: a plan.
 * No date yet: nothing, since the spec lets people go on. Counts of positions that are not chosen are refused.
 */
export function staffingErrors(quote: Staffing): { path: keyof Staffing; message: string }[] {
  const isMissing = (key: keyof typeof staffing) => quote[key] === undefined || quote[key] === ''
  const keysOf = (position: Position) => [countKey(position), hoursKey(position)] as const
  const isChosen = (position: Position) => quote.selectedPositions.includes(position)
  const dates = datesOf(quote.eventDates).length
  const missing = dates === 1 ? positions.filter(isChosen).flatMap(keysOf).filter(isMissing) : []
  const stray = positions.filter((position) => !isChosen(position)).flatMap(keysOf)
  return [
    ...missing.map((path) => ({ path, message: inquiryMessages.staffIncomplete })),
    ...(dates > 1 && !quote.eventDetails?.trim()
      ? [{ path: 'eventDetails' as const, message: inquiryMessages.noPlan }]
      : []),
    ...stray
      .filter((path) => !isMissing(path))
      .map((path) => ({ path, message: 'belongs to a position that is not selected' })),
  ]
}

/** The quote inquiry: spec, section 3. */
export const quoteInquirySchema = z
  .strictObject({
    form: z.literal('quote'),
    ...envelope,
    selectedPositions: z
      .array(z.enum(positions, `must be one of: ${positions.join(', ')}`), inquiryMessages.noPosition)
      .check(
        z.minLength(1, inquiryMessages.noPosition),
        z.refine((chosen) => new Set(chosen).size === chosen.length, 'must name each position once'),
      ),
    eventDates: z._default(
      text(inquiryLimits.dates * 12).check(
        z.refine((value: string) => datesOf(value).every(isDate), 'must be dates as month/day/year joined by commas'),
        z.refine(
          (value: string) => datesOf(value).length <= inquiryLimits.dates,
          `must be at most ${inquiryLimits.dates} dates`,
        ),
      ),
      '',
    ),
    eventType: z._default(line(), ''),
    location: z._default(line(), ''),
    ...person,
    phoneNumber: required('Phone number is required.'),
    ...staffing,
    eventDetails: z.optional(text(inquiryLimits.text)),
  })
  .check(
    z.superRefine((quote, context) => {
      // An empty amount has been reported where it is read.
      for (const { path, message } of staffingErrors(quote))
        if (path === 'eventDetails' || typeof quote[path] !== 'string')
          context.addIssue({ code: 'custom', path: [path], message, input: quote[path] })
    }),
  )

/** What every inquiry carries beside its content, whatever else it holds. */
export const envelopeSchema = z.object({ form: z.string('must be text'), ...envelope })

/** A quote inquiry before it is parsed: numbers may still be the text of their fields. */
export type QuoteInput = z.input<typeof quoteInquirySchema>
