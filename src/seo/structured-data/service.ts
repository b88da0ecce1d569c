import type { Service as ServiceNode } from 'schema-dts'
import type { Page } from '../../../blocks/page.ts'
import type { City, Service } from '../../../schema/collections/record-schemas.ts'
import type { Site } from '../../../schema/site.ts'
import { organizationName } from './organization.ts'

/** How long an offer is valid: about a year, as the specification requires (section 9), in milliseconds. */
const offerMs = 31_536_000_000

const metresPerMile = 1609.344

type Facts = { site: Site; origin: string; page: Page; city: City; service: Service; today: string }

/**
 * The service of a city page, with the area that the map of the page shows, and the date until which the offer is
 * valid.
 */
export function serviceNode({ site, origin, page, city, service, today }: Facts): ServiceNode {
  const map = page.blocks.find((block) => block.type === 'area-map')
  const { lat, lng } = city.geo
  return {
    '@type': 'Service',
    name: page.title,
    serviceType: service.name,
    description: page.description,
    url: origin + page.path,
    provider: organizationName(site, origin),
    areaServed: [
      { '@type': 'City', name: city.name },
      ...(map
        ? [
            {
              '@type': 'GeoCircle' as const,
              geoMidpoint: { '@type': 'GeoCoordinates' as const, latitude: lat, longitude: lng },
              geoRadius: Math.round(map.radiusMiles * metresPerMile),
            },
          ]
        : []),
    ],
    offers: {
      '@type': 'Offer',
      validFrom: today,
      validThrough: new Date(Date.parse(today) + offerMs).toISOString().slice(0, 10),
    },
  }
}
