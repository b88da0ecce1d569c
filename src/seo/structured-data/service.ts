import type { Organization, Service as ServiceNode } from 'schema-dts'
import { radiusOf } from '../../../blocks/area-map/area.ts'
import type { AreaMap } from '../../../blocks/area-map/schema.ts'
import type { Page } from '../../../blocks/page.ts'
import { isOf } from '../../../schema/block.ts'
import { familyOf } from '../../../schema/collections/record-family.ts'
import type { AnyRecord } from '../../../schema/collections/record-schemas.ts'
import { everyBlock } from '../../../schema/nested-blocks.ts'
import { isoDay } from '../../../schema/schedule.ts'
import type { Site } from '../../../schema/site.ts'
import type { FoundRecord } from '../../content/resolve/record-lookups.ts'
import { areaOf, organizationName } from './organization.ts'
import type { createRecordNodes } from './record-node.ts'

const dayMs = 86_400_000

const metresPerMile = 1609.344

type Facts = {
  site: Site
  origin: string
  page: Page
  place: FoundRecord
  service: AnyRecord
  today: string
  records: RecordNodes
}

type RecordNodes = Pick<ReturnType<typeof createRecordNodes>, 'reference' | 'localityOf'>

/** The area in which a place offers something: itself, or for a business its city. */
function areasOf(place: FoundRecord, records: RecordNodes) {
  if (familyOf(place.settings) !== 'business') return [areaOf(place)]
  const locality = records.localityOf(place)
  return locality === undefined ? [] : [{ '@type': 'City' as const, name: locality }]
}

/**
 * The service of a page that names it and a place, with the area that the map of the page shows. A business offers it
 * itself, in all other places the company does. The offer that the site
 * file allows is valid from the day of the build.
 */
export function serviceNode({ site, origin, page, place, service, today, records }: Facts): ServiceNode {
  const map = everyBlock(page.blocks).find(isOf<AreaMap>('area-map'))
  const { geo } = place.record
  const { offerDays } = site.organization
  const isBusiness = familyOf(place.settings) === 'business'
  const areaServed = [
    ...areasOf(place, records),
    ...(map && geo
      ? [
          {
            '@type': 'GeoCircle' as const,
            geoMidpoint: { '@type': 'GeoCoordinates' as const, latitude: geo.lat, longitude: geo.lng },
            geoRadius: Math.round(radiusOf(map) * metresPerMile),
          },
        ]
      : []),
  ]
  return {
    '@type': 'Service',
    name: page.title,
    serviceType: service.name,
    description: page.description,
    url: origin + page.path,
    provider: isBusiness ? (records.reference(place) as object as Organization) : organizationName(site, origin),
    ...(areaServed.length > 0 && { areaServed }),
    ...(offerDays !== undefined && {
      offers: {
        '@type': 'Offer' as const,
        validFrom: today,
        validThrough: isoDay(new Date(Date.parse(today) + offerDays * dayMs)),
      },
    }),
  }
}
