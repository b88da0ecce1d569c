import type { Organization as AnyOrganization } from 'schema-dts'
import { crawlerWords } from '../../../schema/language/crawler-words.ts'
import { internationalPhone } from '../../../schema/phone/phone-number.ts'
import type { Site } from '../../../schema/site/site.ts'
import type { FoundRecord } from '../../content/resolve/record-lookups.ts'
import { timesOf } from './opening-hours.ts'

/** An organization; the site file names its true type. */
type Organization = Extract<AnyOrganization, { '@type': 'Organization' }>

export const organizationId = (origin: string) => `${origin}/#organization`

/** The company as other nodes refer to it: search engines need its full data on one page only. */
export const organizationName = (site: Pick<Site, 'name' | 'organization'>, origin: string): Organization => ({
  '@type': site.organization.type as 'Organization',
  '@id': organizationId(origin),
  name: site.name,
})

/** A record that is a place, as the area of something. */
export const areaOf = ({ settings, record }: FoundRecord) => ({
  '@type': settings.type as 'City',
  name: record.name,
})

/**
 * The company in full, from the site file alone; `places` are the records that it names as areas. It has no rating: search engines ignore ratings that a company gives itself.
 */
export function organization(site: Site, origin: string, places: readonly FoundRecord[]): Organization {
  const { hours, organization: about } = site
  const areas = [
    ...(about.country === undefined ? [] : [{ '@type': 'Country' as const, name: about.country }]),
    ...places.map(areaOf),
  ]
  return {
    ...organizationName(site, origin),
    ...(site.legalName && { legalName: site.legalName }),
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    telephone: internationalPhone(site.phone),
    email: site.email,
    ...(about.address && {
      address: {
        '@type': 'PostalAddress',
        streetAddress: about.address.street,
        ...(about.address.postalCode && { postalCode: about.address.postalCode }),
        addressLocality: about.address.city,
        ...(about.address.region && { addressRegion: about.address.region }),
        addressCountry: about.address.country,
      },
    }),
    ...(site.foundingYear && { foundingDate: String(site.foundingYear) }),
    ...(site.priceRange && { priceRange: site.priceRange }),
    ...(areas.length > 0 && { areaServed: areas }),
    ...(hours && {
      openingHoursSpecification: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: hours.days,
        ...timesOf(hours),
      },
    }),
    ...(about.offers.length > 0 && {
      hasOfferCatalog: {
        '@type': 'OfferCatalog',
        name: crawlerWords.services,
        itemListElement: about.offers.map((name) => ({
          '@type': 'Offer' as const,
          itemOffered: { '@type': 'Service' as const, name },
        })),
      },
    }),
  }
}
