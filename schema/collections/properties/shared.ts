import { type PropertyRule, text } from './property-rule.ts'

const results = ['business', 'place', 'person', 'product', 'event', 'job'] as const
const withAddress = ['business', 'place', 'area', 'event', 'job'] as const

/** What records of most types have. */
export const sharedProperties = {
  name: { of: [...results, 'area'], from: text, description: 'Its name, where that is not the `name` of the record.' },
  description: {
    of: results,
    from: [...text, 'markdown'],
    description: 'What it is. A job has its whole description here.',
    usual: ['text', 'summary', 'body'],
  },
  image: { of: results, from: ['picture'], description: 'Its picture.', usual: ['picture', 'photo', 'portrait'] },
  sameAs: { of: results, from: ['link'], list: true, description: 'Its profiles on other sites.', usual: ['profiles'] },
  streetAddress: { of: withAddress, from: text, description: 'Street and number.', usual: ['street'] },
  addressLocality: {
    of: withAddress,
    from: [...text, 'reference'],
    description: 'City or town.',
    usual: ['city', 'town', 'locality'],
  },
  addressRegion: {
    of: withAddress,
    from: [...text, 'reference'],
    description: 'State or province.',
    usual: ['state', 'region'],
  },
  postalCode: { of: withAddress, from: text, description: 'Postal code.', usual: ['postcode', 'zip'] },
  addressCountry: {
    of: withAddress,
    from: [...text, 'reference'],
    description: 'Country, as a code of two letters.',
    usual: ['country'],
  },
} as const satisfies Record<string, PropertyRule>
