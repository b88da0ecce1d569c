import { type PropertyRule, text } from './property-rule.ts'

/** What only events have. */
export const eventProperties = {
  startDate: {
    of: ['event'],
    from: ['date', 'text'],
    description: 'When it begins: a day, or `2027-06-30T19:00`.',
    usual: ['starts', 'date', 'start'],
  },
  endDate: { of: ['event'], from: ['date', 'text'], description: 'When it ends.', usual: ['ends', 'end'] },
  location: {
    of: ['event'],
    from: [...text, 'reference'],
    description: 'Where it is: a record that is a place, or the name of one with its address.',
    usual: ['venue', 'place', 'city', 'town'],
  },
  performer: {
    of: ['event'],
    from: [...text, 'reference'],
    list: true,
    description: 'Who performs.',
    usual: ['performers'],
  },
  eventStatus: {
    of: ['event'],
    from: text,
    description: 'Whether it takes place, by schema.org, such as `EventCancelled`.',
  },
  virtualLocation: {
    of: ['event'],
    from: [...text, 'link'],
    description: 'Where it is online (`VirtualLocation`): the address of its page or stream.',
    usual: ['stream', 'online', 'link'],
  },
  eventAttendanceMode: {
    of: ['event'],
    from: text,
    description:
      'Whether people come, by schema.org, such as `MixedEventAttendanceMode`. Left out: what its places say.',
  },
} as const satisfies Record<string, PropertyRule>
