import { z } from 'zod'
import { emailPattern } from '../forms/email-pattern.ts'
import { closesAt, opensAt } from '../schedule/opening-time.ts'
import { weekdays } from '../schedule/weekdays.ts'

/** How search engines read a value: whether they can, and what to write, in words. */
export type PropertyFormat = { reads: (value: unknown) => boolean; words: string; example: string }

const by = (schema: z.ZodType, words: string, example: string): PropertyFormat => ({
  reads: (value) => schema.safeParse(value).success,
  words,
  example,
})

/** One of these names, which schema.org lists; its own may have the address of schema.org before them. */
const oneOf = (...names: [string, ...string[]]): PropertyFormat => ({
  reads: (value) => typeof value === 'string' && names.includes(value.replace(/^https?:\/\/schema\.org\//, '')),
  words: `one of ${names.map((name) => `\`${name}\``).join(', ')}`,
  example: names[0],
})

const day = z.iso.date()

const hours = z.array(z.object({ days: z.array(z.enum(weekdays)).min(1), opens: opensAt(), closes: closesAt() }))
const exceptions = z.array(
  z.object({ day, until: day.optional(), opens: opensAt().optional(), closes: closesAt().optional() }),
)

/** Whether a text is a day, or a day with a time, as search engines read it. */
export const isMoment = (value: unknown): boolean =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:\d\d)?)?$/.test(value) &&
  !Number.isNaN(Date.parse(value))
const moment: PropertyFormat = {
  reads: isMoment,
  words: 'a day, or a day with a time such as `2027-06-30T19:00`',
  example: '2027-06-30',
}

/**
 * The properties whose values search engines read in one form alone (schema.org; Google Search Central, “Local business”,
 * “Product”, “Event”, “Job posting”).
 */
export const propertyFormats = {
  telephone: by(z.string().regex(/\d(?:\D{0,9}\d){4}/), 'a telephone number', '+31 20 555 0142'),
  email: by(z.email({ pattern: emailPattern }), 'an e-mail address', 'hello@example.com'),
  openingHours: by(
    hours,
    'groups with `days`, each from `Monday` to `Sunday`, and with `opens` and `closes` such as `09:00`',
    "[{ days: [Monday, Tuesday], opens: '09:00', closes: '18:00' }]",
  ),
  specialOpeningHours: by(
    exceptions,
    'groups with `day` such as `2026-12-25`, and with `opens` and `closes` such as `09:00`, or neither',
    "[{ day: 2026-12-25 }, { day: 2026-12-31, opens: '09:00', closes: '14:00' }]",
  ),
  priceCurrency: by(z.string().regex(/^[A-Z]{3}$/), 'a code of three capital letters', 'EUR'),
  availability: oneOf(
    'InStock',
    'BackOrder',
    'Discontinued',
    'InStoreOnly',
    'LimitedAvailability',
    'MadeToOrder',
    'OnlineOnly',
    'OutOfStock',
    'PreOrder',
    'PreSale',
    'Reserved',
    'SoldOut',
  ),
  startDate: moment,
  endDate: moment,
  eventStatus: oneOf('EventScheduled', 'EventCancelled', 'EventMovedOnline', 'EventPostponed', 'EventRescheduled'),
  eventAttendanceMode: oneOf('OfflineEventAttendanceMode', 'OnlineEventAttendanceMode', 'MixedEventAttendanceMode'),
  virtualLocation: by(z.url({ protocol: /^https?$/ }), 'an address with `https://`', 'https://example.com/stream'),
  jobLocationType: oneOf('TELECOMMUTE'),
  employmentType: oneOf(
    'FULL_TIME',
    'PART_TIME',
    'CONTRACTOR',
    'TEMPORARY',
    'INTERN',
    'VOLUNTEER',
    'PER_DIEM',
    'OTHER',
  ),
  unitText: oneOf('HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'),
} as const satisfies Record<string, PropertyFormat>
export type FormattedProperty = keyof typeof propertyFormats

/** Whether search engines can read a value, or each entry of a list of texts. */
export const readsValue = (name: FormattedProperty, value: unknown): boolean =>
  Array.isArray(value) && name === 'employmentType'
    ? value.every(propertyFormats[name].reads)
    : propertyFormats[name].reads(value)
