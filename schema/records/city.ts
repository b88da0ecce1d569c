import { z } from 'zod'
import { inputValues } from '../calculator/inputs.ts'
import { datedFact, reviewBy, source } from '../dated.ts'
import { skylineFeatures } from '../scene.ts'
import { line, sentences, slug } from '../text.ts'
import { faqSchema } from './faq.ts'
import { families } from './for-family.ts'
import { geoSchema } from './geo.ts'
import { months } from './months.ts'
import { slugList } from './slug-list.ts'

/** What calculators begin with in one city, where a fact of the city is a better start than the service's own. */
const localInputs = () =>
  z
    .record(
      slug(),
      z.strictObject({
        families: families(),
        inputs: inputValues().meta({
          description: 'What its inputs hold at first here, over those of the service.',
          examples: [{ days: 4 }],
        }),
        note: sentences(200).meta({
          description: 'The fact that speaks for it. For those who keep the record.',
          examples: ['CES, the NAB Show and SEMA run four days each.'],
        }),
        source: source().optional(),
      }),
    )
    .default({})
    .meta({ description: 'Local beginnings of calculators, by the calculator: a file of `_data/calculators`.' })

/** Time zones of the 50 states, the District and Puerto Rico that the records use. */
const timezones = [
  'America/New_York',
  'America/Detroit',
  'America/Indiana/Indianapolis',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
  'America/Puerto_Rico',
] as const

const addressSchema = z
  .strictObject({
    street: line(120).meta({ description: 'Street and number.', examples: ['100 Example Street'] }),
    city: line(60).meta({ description: 'Postal city.', examples: ['Boston'] }),
    state: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .meta({ description: 'Postal code of the state.', examples: ['MA'] }),
    zip: z
      .string()
      .regex(/^\d{5}(?:-\d{4})?$/)
      .meta({ description: 'ZIP code in quotes, so that a leading zero stays.', examples: ['02110'] }),
  })
  .meta({ description: 'Office address. Left out until there is an office: an invented one is worse than none.' })

const venueSchema = z.strictObject({
  name: line(80).meta({ description: 'Name of the venue.', examples: ['Moscone Center'] }),
  area: line(80)
    .optional()
    .meta({ description: 'Part of town.', examples: ['SoMa'] }),
  note: sentences(300).meta({
    description: 'What a crew has to know about working there.',
    examples: ['Three buildings around one crossing: the call sheet names the building and the door.'],
  }),
  reviewBy: reviewBy().optional(),
  source: source().optional(),
})

const peakWeekSchema = z.strictObject({
  what: line(80).meta({ description: 'The show, festival or season.', examples: ['South by Southwest'] }),
  months: z
    .array(z.enum(months))
    .min(1)
    .max(12)
    .meta({ description: 'When it usually is.', examples: [['Mar']] }),
  leadWeeks: z
    .int()
    .min(1)
    .max(52)
    .optional()
    .meta({ description: 'How many weeks ahead to ask for staff.', examples: [6] }),
})

const serverCardSchema = z
  .strictObject({
    rule: z.enum(['mandatory', 'voluntary', 'local', 'manager']).meta({
      description:
        'mandatory: the state asks it of servers · voluntary: the state does not, venues may · local: city or county decides · manager: asked of managers or the licensee',
    }),
    name: line(80).meta({ description: 'What the card or course is called.', examples: ['BASSET'] }),
    body: line(80).meta({ description: 'Who sets the rule.', examples: ['Illinois Liquor Control Commission'] }),
    note: sentences(400).meta({
      description: 'What it means for a booking.',
      examples: ['Everyone who pours or checks ID on licensed premises needs it.'],
    }),
    validYears: z
      .int()
      .min(1)
      .max(10)
      .optional()
      .meta({ description: 'Years until it has to be renewed.', examples: [3] }),
    reviewBy: reviewBy(),
    source: source().optional(),
  })
  .meta({ description: 'The card that people who serve alcohol have to hold here.' })

const laborSchema = z
  .strictObject({
    dailyOvertime: datedFact().optional().meta({ description: 'Overtime by the day, where the state has it.' }),
    breaks: datedFact().optional().meta({ description: 'Meal breaks that the plan of posts has to cover.' }),
    showUpPay: datedFact().optional().meta({ description: 'What is owed when a shift is cut short or sent home.' }),
    guardLicense: datedFact().optional().meta({ description: 'The licence that security duties need.' }),
  })
  .meta({ description: 'Labor rules that move the price or the plan. No wages: they change too often to print.' })

/** One file a city in `_data/cities/`, named by its slug. */
export const citySchema = z
  .strictObject({
    slug: slug().meta({
      description: 'First part of its addresses (its URL prefix), and the name of its file.',
      examples: ['la'],
    }),
    name: line(40).meta({ description: 'Name as people say it.', examples: ['Orange County'] }),
    city: line(40).meta({ description: 'The postal city that stands for it.', examples: ['Anaheim'] }),
    nicknames: z
      .array(line(40))
      .max(12)
      .default([])
      .meta({ description: 'What people type who look for it, beside its name.', examples: [['Philly']] }),
    state: line(40).meta({ description: 'State, written out.', examples: ['California'] }),
    stateCode: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .meta({ description: 'Postal code of the state.', examples: ['CA'] }),
    address: addressSchema.optional(),
    geo: geoSchema,
    timezone: z.enum(timezones).meta({ description: 'Time zone by its IANA name.', examples: ['America/Chicago'] }),
    headline: line(70)
      .optional()
      .meta({
        description: 'What working here is like, in a few words: the heading over the local facts.',
        examples: ['Fifteen miles can take ninety minutes'],
      }),
    lede: sentences(160)
      .optional()
      .meta({
        description: 'What somebody who books a crew here should know first, in one sentence.',
        examples: ['Each building asks for a list of names, and the crew arrives by subway.'],
      }),
    skyline: z
      .array(z.enum(skylineFeatures))
      .max(4)
      .default([])
      .meta({ description: 'What its drawn skyline is known by.', examples: [['palms', 'hills']] }),
    venues: z.array(venueSchema).min(1).meta({ description: 'Venues, the largest first.' }),
    districts: z
      .array(line(80))
      .min(1)
      .meta({ description: 'Where events happen.', examples: [['Wynwood', 'Brickell']] }),
    peakWeeks: z.array(peakWeekSchema).min(1).meta({ description: 'Weeks in which the whole town looks for staff.' }),
    serverCard: serverCardSchema,
    permits: z.array(datedFact()).default([]).meta({ description: 'Permits for streets, parks and events.' }),
    labor: laborSchema.prefault({}),
    facts: z
      .array(
        z.strictObject({
          text: sentences(400).meta({ description: 'A fact about working here, in one or two sentences.' }),
          families: families(),
          reviewBy: reviewBy().optional(),
          source: source().optional(),
        }),
      )
      .min(1)
      .meta({ description: 'What else is different here.' }),
    faqs: z
      .array(z.strictObject({ ...faqSchema.shape, families: families() }))
      .default([])
      .meta({ description: 'Questions whose answer is true only here.' }),
    calculatorInputs: localInputs(),
    nearby: slugList()
      .max(6)
      .default([])
      .meta({ description: 'Cities that a crew may also come from.', examples: [['oc', 'sd']] }),
  })
  .meta({ title: 'city', description: 'A city that the agency works in.' })
export type City = z.infer<typeof citySchema>
