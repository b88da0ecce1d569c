import type { Organization, Service as ServiceNode } from 'schema-dts'
import { familyOf } from '../../../schema/collections/record-family.ts'
import type { AnyRecord } from '../../../schema/collections/record-schemas.ts'
import type { Page } from '../../../schema/page.ts'
import { isoDay } from '../../../schema/schedule/moment.ts'
import type { Site } from '../../../schema/site/site.ts'
import type { FoundRecord } from '../../content/resolve/record-lookups.ts'
import type { BlockData } from './block-data.ts'
import { areaOf, organizationName } from './organization.ts'
import type { createRecordNodes } from './record-node.ts'

const dayMs = 86_400_000

const metresPerMile = 1609.344

type Facts = {
  site: Site
  origin: string
  page: Page
  blocks: readonly BlockData[]
  place: FoundRecord
  service: AnyRecord
  /** The day of the build, and that on which the page last changed: ISO dates. */
  days: Days
  records: RecordNodes
}

type Days = { today: string; changedOn: string }

type RecordNodes = Pick<ReturnType<typeof createRecordNodes>, 'reference' | 'localityOf'>

/** The area in which a place offers something: itself, or for a business its city. */
function areasOf(place: FoundRecord, records: RecordNodes) {
  if (familyOf(place.settings) !== 'business') return [areaOf(place)]
  const locality = records.localityOf(place)
  return locality === undefined ? [] : [{ '@type': 'City' as const, name: locality }]
}

/**
 * When the offer of a page is valid: from the day on which it last changed, so that builds of the same content are the same.
 * Once half of the time is over, it is renewed: a release offers nothing that ends soon.
 */
function validity({ today, changedOn }: Days, offerDays: number) {
  const renewedMs = Math.max(1, Math.floor(offerDays / 2)) * dayMs
  const changedMs = Date.parse(changedOn)
  const renewals = Math.max(0, Math.floor((Date.parse(today) - changedMs) / renewedMs))
  const fromMs = changedMs + renewals * renewedMs
  return { validFrom: isoDay(new Date(fromMs)), validThrough: isoDay(new Date(fromMs + offerDays * dayMs)) }
}

/**
 * The service of a page that names it and a place, with the area that a block of the page says. A business offers it
 * itself, in all other places the company does. The site file allows an offer.
 */
export function serviceNode({ site, origin, page, blocks, place, service, days, records }: Facts): ServiceNode {
  const radiusMiles = blocks.find((block) => block.radiusMiles !== undefined)?.radiusMiles
  const { geo } = place.record
  const { offerDays } = site.organization
  const isBusiness = familyOf(place.settings) === 'business'
  const areaServed = [
    ...areasOf(place, records),
    ...(radiusMiles !== undefined && geo
      ? [
          {
            '@type': 'GeoCircle' as const,
            geoMidpoint: { '@type': 'GeoCoordinates' as const, latitude: geo.lat, longitude: geo.lng },
            geoRadius: Math.round(radiusMiles * metresPerMile),
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
        ...validity(days, offerDays),
      },
    }),
  }
}
