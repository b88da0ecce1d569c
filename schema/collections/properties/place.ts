import { type PropertyRule, text } from './property-rule.ts'

/** What places, businesses and people have. */
export const placeProperties = {
  geo: {
    of: ['business', 'place', 'area'],
    from: ['place'],
    description: 'Its place on the map, where that is not the `geo` of the record.',
  },
  telephone: {
    of: ['business', 'place', 'person'],
    from: text,
    description: 'Its telephone, written as people read it.',
    usual: ['phone'],
  },
  email: { of: ['business', 'person'], from: text, description: 'Its e-mail address.' },
  openingHours: {
    of: ['business', 'place'],
    from: ['hours'],
    description: 'Its hours: groups with `days` (a list), `opens` and `closes`, as in the block `hours`.',
    usual: ['hours'],
  },
  specialOpeningHours: {
    of: ['business', 'place'],
    from: ['exceptions'],
    description: 'Days with other hours: groups with `day`, `until`, `opens` and `closes`, as in the block `hours`.',
    usual: ['exceptions'],
  },
  priceRange: { of: ['business'], from: text, description: 'How dear it is, such as `$$`.' },
  jobTitle: { of: ['person'], from: text, description: 'What somebody does.', usual: ['role'] },
} as const satisfies Record<string, PropertyRule>
