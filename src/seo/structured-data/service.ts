import type { Service as ServiceNode } from 'schema-dts'
import { radiusOf } from '../../../blocks/area-map/area.ts'
import type { AreaMap } from '../../../blocks/area-map/schema.ts'
import type { Page } from '../../../blocks/page.ts'
import { isOf } from '../../../schema/block.ts'
import type { AnyRecord } from '../../../schema/collections/record-schemas.ts'
import { everyBlock } from '../../../schema/nested-blocks.ts'
import { isoDay } from '../../../schema/schedule.ts'
import type { Site } from '../../../schema/site.ts'
import type { FoundRecord } from '../../content/resolve/record-lookups.ts'
import { areaOf, organizationName } from './organization.ts'

const dayMs = 86_400_000

const metresPerMile = 1609.344

type Facts = { site: Site; origin: string; page: Page; place: FoundRecord; service: AnyRecord; today: string }

/**
 * The service of a page that names it and a place, with the area that the map of the page shows. The offer that the site
 * file allows is valid from the day of the build.
 */
export function serviceNode({ site, origin, page, place, service, today }: Facts): ServiceNode {
  const map = everyBlock(page.blocks).find(isOf<AreaMap>('area-map'))
  const { geo } = place.record
  const { offerDays } = site.organization
  return {
    '@type': 'Service',
    name: page.title,
    serviceType: service.name,
    description: page.description,
    url: origin + page.path,
    provider: organizationName(site, origin),
    areaServed: [
      areaOf(place),
      ...(map && geo
        ? [
            {
              '@type': 'GeoCircle' as const,
              geoMidpoint: { '@type': 'GeoCoordinates' as const, latitude: geo.lat, longitude: geo.lng },
              geoRadius: Math.round(radiusOf(map) * metresPerMile),
            },
          ]
        : []),
    ],
    ...(offerDays !== undefined && {
      offers: {
        '@type': 'Offer' as const,
        validFrom: today,
        validThrough: isoDay(new Date(Date.parse(today) + offerDays * dayMs)),
      },
    }),
  }
}
