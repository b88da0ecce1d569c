import { z } from 'zod'
import { familyOf } from '../../schema/collections/record-family.ts'

/**
 * What Google requires of a node to show it as a rich result, or recommends and we always have (developers.google.com,
 * "Structured data markup that Google Search supports"). The vocabulary itself is checked on the built pages.
 */
const name = z.string().trim().min(1)
const address = z.url({ protocol: /^https?$/ })
const day = z.union([z.iso.date(), z.iso.datetime({ offset: true })])

const place = z.looseObject({ address: z.union([name, z.looseObject({ '@type': z.literal('PostalAddress') })]) })
const online = z.looseObject({ '@type': z.literal('VirtualLocation'), url: address })
const attended = (...modes: string[]) => z.enum(modes.map((mode) => `https://schema.org/${mode}EventAttendanceMode`))
const event = z.looseObject({ name, startDate: z.string().regex(/^\d{4}-\d\d-\d\d/) })
const job = z.looseObject({
  title: name,
  description: name,
  datePosted: day,
  hiringOrganization: z.looseObject({ name }),
  jobLocationType: z.literal('TELECOMMUTE').optional(),
})
/** Where people who work from home may live. */
const areas = z
  .array(z.looseObject({ '@type': z.enum(['Country', 'State', 'AdministrativeArea', 'City']), name }))
  .min(1)
const offer = z.looseObject({ price: z.number(), priceCurrency: z.string().regex(/^[A-Z]{3}$/) })

const rules: Record<string, z.ZodType> = {
  LocalBusiness: place.and(z.looseObject({ name, telephone: z.string().startsWith('+').optional() })),
  Person: z.looseObject({ name }),
  Product: z.looseObject({ name, offers: offer }),
  Event: z.union([
    event.extend({ location: place, eventAttendanceMode: attended('Offline', 'Online', 'Mixed').optional() }),
    event.extend({ location: online, eventAttendanceMode: attended('Online') }),
    event.extend({ location: z.tuple([place, online]), eventAttendanceMode: attended('Mixed') }),
  ]),
  JobPosting: z.union([
    job.extend({ jobLocation: place, applicantLocationRequirements: areas.optional() }),
    job.extend({ jobLocationType: z.literal('TELECOMMUTE'), applicantLocationRequirements: areas }),
  ]),
  /** At least two steps, numbered from 1; only the last may lack an address. */
  BreadcrumbList: z.looseObject({
    itemListElement: z
      .array(z.looseObject({ '@type': z.literal('ListItem'), name, position: z.int(), item: address.optional() }))
      .min(2)
      .refine((items) => items.every(({ position }, index) => position === index + 1), 'Steps count from 1.')
      .refine((items) => items.slice(0, -1).every(({ item }) => item), 'A step before the last leads nowhere.'),
  }),
  FAQPage: z.looseObject({ mainEntity: z.array(z.looseObject({ '@type': z.literal('Question') })).min(1) }),
  Question: z.looseObject({ name, acceptedAnswer: z.looseObject({ '@type': z.literal('Answer'), text: name }) }),
  BlogPosting: z.looseObject({
    headline: name,
    datePublished: day,
    dateModified: day,
    author: z.looseObject({ name }),
  }),
  Service: z.looseObject({ name }),
  WebSite: z.looseObject({ name, url: address }),
}

/** The rule for all types that are kinds of one. */
const kindRules: Record<string, string> = {
  business: 'LocalBusiness',
  person: 'Person',
  product: 'Product',
  event: 'Event',
  job: 'JobPosting',
}

/** Errors of a value and of all nodes in it, each with its path. */
export function richResultErrors(value: unknown, place = ''): string[] {
  if (typeof value !== 'object' || value === null) return []
  const type = (value as Record<string, unknown>)['@type']
  // A node that only refers to one is described elsewhere, and the company has an address if its site file has one.
  const id = '@id' in value ? String(value['@id']) : ''
  const isReference = id !== '' && Object.keys(value).every((key) => ['@type', '@id', 'name'].includes(key))
  const kind = kindRules[familyOf({ type: String(type) }) ?? ''] ?? ''
  const rule = isReference || id.endsWith('/#organization') ? undefined : (rules[String(type)] ?? rules[kind])
  const issues = rule?.safeParse(value).error?.issues ?? []
  return [
    ...issues.map(({ path, message }) => `${[place, type, ...path].join('.')}: ${message}`),
    ...Object.entries(value).flatMap(([key, part]) => richResultErrors(part, place === '' ? key : `${place}.${key}`)),
  ]
}
