import { type PropertyRule, text } from './property-rule.ts'

/** What products have, and events that are sold. */
export const productProperties = {
  price: {
    of: ['product', 'event'],
    from: ['money', 'number'],
    description: 'What it costs, in the `currency` of the site.',
  },
  priceCurrency: {
    of: ['product', 'event', 'job'],
    from: text,
    description: 'Another currency, as a code of three letters.',
    usual: ['currency'],
  },
  availability: {
    of: ['product', 'event'],
    from: text,
    description: 'Whether it can be had, by schema.org, such as `InStock`.',
  },
  sku: { of: ['product'], from: text, description: 'Its number in the shop.' },
  brand: { of: ['product'], from: [...text, 'reference'], description: 'Its brand.' },
} as const satisfies Record<string, PropertyRule>
