import type { EmploymentAgency } from 'schema-dts'
import type { City } from '../../../schema/collections/record-schemas.ts'
import type { Site } from '../../../schema/site.ts'

export const organizationId = (origin: string) => `${origin}/#organization`

/** The agency as other nodes refer to it: search engines need its full data on one page only. */
export const organizationName = (site: Pick<Site, 'name'>, origin: string): EmploymentAgency => ({
  '@type': 'EmploymentAgency',
  '@id': organizationId(origin),
  name: site.name,
})

/**
 * The agency in full, from the site file alone. It has no address until the site file has one, and no rating: search
 * engines ignore ratings that a company gives itself.
 */
export function organization(site: Site, origin: string, cityOf: (slug: string) => City | undefined): EmploymentAgency {
  const { hours, organization: about } = site
  const cities = about.cities.flatMap((slug) => cityOf(slug) ?? [])
  return {
    ...(organizationName(site, origin) as object),
    '@type': 'EmploymentAgency',
    ...(site.legalName && { legalName: site.legalName }),
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    telephone: site.phone,
    email: site.email,
    foundingDate: String(site.foundingYear),
    priceRange: site.priceRange,
    areaServed: [
      { '@type': 'Country', name: about.country },
      ...cities.map(({ name }) => ({ '@type': 'City' as const, name })),
    ],
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: hours.days,
      opens: hours.opens,
      closes: hours.closes,
    },
    ...(about.offers.length > 0 && {
      hasOfferCatalog: {
        '@type': 'OfferCatalog',
        name: 'Services',
        itemListElement: about.offers.map((name) => ({
          '@type': 'Offer' as const,
          itemOffered: { '@type': 'Service' as const, name },
        })),
      },
    }),
  }
}
