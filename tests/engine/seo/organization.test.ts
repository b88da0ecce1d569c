import { expect, it } from 'vitest'
import { siteSchema } from '../../../schema/site/site.ts'
import { organization } from '../../../src/seo/structured-data/organization.ts'

const site = (address?: object) =>
  siteSchema.safeParse({
    name: 'Chain',
    phone: '+31 20 555 0142',
    email: 'hello@example.com',
    origin: 'https://www.example.com',
    locale: 'nl-NL',
    header: { button: { text: 'Ask', href: '/contact' } },
    footer: {},
    organization: address ? { address } : {},
  })
const addressOf = (address?: object) => {
  const { data, error } = site(address)
  if (!data) throw error
  return organization(data, data.origin, [])['address']
}

it.each([
  [
    { street: 'Lijnbaansgracht 12', postalCode: '1016 VZ', city: 'Amsterdam', country: 'NL' },
    { streetAddress: 'Lijnbaansgracht 12', postalCode: '1016 VZ', addressLocality: 'Amsterdam', addressCountry: 'NL' },
  ],
  [
    { street: '12 Main Street', city: 'Los Angeles', region: 'CA', postalCode: '90012', country: 'US' },
    {
      streetAddress: '12 Main Street',
      addressLocality: 'Los Angeles',
      addressRegion: 'CA',
      postalCode: '90012',
      addressCountry: 'US',
    },
  ],
  [
    { street: 'Hauptstraße 1', city: 'Dresden', postalCode: '01067', country: 'DE' },
    { streetAddress: 'Hauptstraße 1', addressLocality: 'Dresden', postalCode: '01067', addressCountry: 'DE' },
  ],
])('has the postal address %j for search engines', (address, expected) =>
  expect(addressOf(address)).toEqual({ '@type': 'PostalAddress', ...expected }),
)

it('has none where the site file has none', () => expect(addressOf()).toBeUndefined())

it.each([
  [{ street: 'A 1', city: 'B', country: 'Germany' }, 'country'],
  [{ street: 'A 1', city: 'B', country: 'DE', postalCode: 1067 }, 'postalCode'],
  [{ street: 'A 1', country: 'DE' }, 'city'],
])('refuses %j at %s', (address, key) =>
  expect(site(address).error?.issues.map(({ path }) => path.at(-1))).toEqual([key]),
)
