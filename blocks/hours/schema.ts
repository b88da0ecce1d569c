import { defineBlock, eyebrowField, href, introField, isRead, line, sentences, titleField } from 'marquee/schema'
import { z } from 'zod'
import { phoneLine } from '../../schema/phone/phone-number.ts'
import { closesAt, opensAt } from '../../schema/schedule/opening-time.ts'
import { isTimeZone } from '../../schema/schedule/time-zone.ts'
import { weekdays } from '../../schema/schedule/weekdays.ts'
import { hoursWords } from './words.ts'

const spanSchema = z
  .strictObject({
    days: z
      .array(z.enum(weekdays))
      .min(1)
      .meta({ description: 'Days with these hours.', examples: [['Monday', 'Tuesday']] }),
    opens: opensAt().meta({ description: 'When it opens.', examples: ['09:00'] }),
    closes: closesAt().meta({
      description:
        'When it closes. A time that is not after `opens` is one of the next day. From `00:00` to `24:00` it is open around the clock.',
      examples: ['18:00'],
    }),
  })
  .meta({ title: 'span' })

const exceptionSchema = z
  .strictObject({
    day: z.iso.date().meta({ description: 'The day, or the first of several.', examples: ['2026-12-25'] }),
    until: z.iso
      .date()
      .optional()
      .meta({ description: 'The last of several days.', examples: ['2026-12-26'] }),
    text: line(80).meta({ description: 'Why.', examples: ['Christmas'] }),
    opens: opensAt()
      .optional()
      .meta({ description: 'When it opens then. Left out: it is closed.', examples: ['12:00'] }),
    closes: closesAt()
      .optional()
      .meta({ description: 'When it closes then.', examples: ['16:00'] }),
  })
  .refine(({ opens, closes }) => (opens === undefined) === (closes === undefined), {
    error: 'must have both `opens` and `closes`, or neither',
  })
  .refine(({ day, until }) => until === undefined || until >= day, {
    error: 'must not be before `day`',
    path: ['until'],
  })
  .meta({ title: 'exception' })

export const hoursSchema = defineBlock(
  'hours',
  'Opening hours of a place with exceptions, and whether it is open now.',
  {
    eyebrow: eyebrowField('Visit us'),
    title: titleField('When it is open'),
    intro: introField('The green door beside the bridge.'),
    name: line(80)
      .optional()
      .meta({
        description: 'Name of the place, for search engines. Left out: that of the company.',
        examples: ['Old town'],
      }),
    zone: z
      .string()
      .refine(isTimeZone, { error: 'must be a time zone of the IANA, such as `Europe/Amsterdam`' })
      .meta({ description: 'The time zone of the place.', examples: ['Europe/Amsterdam'] }),
    hours: z
      .array(spanSchema)
      .min(1)
      .max(30)
      .meta({
        description:
          'The hours by days. A day that stands in several entries has several spans, one in none is closed.',
        examples: [[{ days: ['Monday', 'Tuesday'], opens: '09:00', closes: '18:00' }]],
      }),
    exceptions: z
      .array(exceptionSchema)
      .max(40)
      .default([])
      .meta({
        description:
          'Days with other hours. A day with several spans stands in several entries. Of entries with the same day those for the fewest days count. Days that have passed are no longer shown.',
        examples: [[{ day: '2026-12-25', text: 'Christmas' }]],
      }),
    addressLines: z
      .array(line(120))
      .max(5)
      .default([])
      .meta({ description: 'The address, line by line.', examples: [['Lijnbaansgracht 12', '1016 Amsterdam']] }),
    phone: isRead(phoneLine(30))
      .optional()
      .meta({ description: 'Telephone of the place.', examples: ['+31 20 555 0142'] }),
    directions: href()
      .optional()
      .meta({
        description: 'A map with the way there.',
        examples: ['https://www.openstreetmap.org/?mlat=52.37&mlon=4.88'],
      }),
    note: sentences(300)
      .optional()
      .meta({ description: 'A sentence under the hours.', examples: ['Ring the bell beside the door.'] }),
  },
  {
    label: 'Opening hours',
    group: 'Cities and places',
    // Only the browser knows what time it is.
    island: 'idle',
    words: hoursWords,
    structuredData: ({ name, addressLines, phone, hours, exceptions }) => ({
      place: { name, addressLines, phone, hours, exceptions },
    }),
    alsoCalled: ['opening hours', 'business hours', 'address', 'open now', 'opening times'],
  },
).superRefine(({ exceptions }, context) => {
  exceptions.forEach((one, index) => {
    const { day, until = day, opens } = one
    const other = exceptions
      .slice(0, index)
      .find((before) => before.day === day && (before.until ?? before.day) === until && !(before.opens && opens))
    if (other === undefined) return
    const message = other.opens || opens ? 'is closed in one entry and open in another' : 'stands in two entries'
    context.addIssue({ code: 'custom', path: ['exceptions', index, 'day'], message: `${message}: delete one of them` })
  })
})
export type Hours = z.infer<typeof hoursSchema>
