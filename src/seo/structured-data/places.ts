import { isDeepStrictEqual } from 'node:util'
import type { LocalBusiness } from 'schema-dts'
import { internationalPhone } from '../../../schema/phone/phone-number.ts'
import type { Site } from '../../../schema/site/site.ts'
import type { PlaceData } from '../../../schema/structured-data.ts'
import type { BlockData } from './block-data.ts'
import { openingHours } from './opening-hours.ts'
import { organizationName } from './organization.ts'
import type { RecordNode } from './record-reader.ts'

type Place = PlaceData & { id: string }

const placeNode = (
  { id, name, addressLines = [], phone, hours, exceptions }: Place,
  site: Site,
  url: string,
  origin: string,
) => ({
  '@type': 'LocalBusiness' as const,
  '@id': `${url}#${id}`,
  name: name ?? site.name,
  url,
  parentOrganization: organizationName(site, origin),
  ...(addressLines.length > 0 && { address: addressLines.join(', ') }),
  ...(phone && { telephone: internationalPhone(phone) }),
  ...openingHours(hours, exceptions),
})

/**
 * The places whose opening hours a page shows. `ofRecord` is the place that the page is about: the only block with hours,
 * or the one with its hours, adds to that what the record lacks.
 */
export function placesOn(
  { path, blocks }: { path: string; blocks: readonly BlockData[] },
  site: Site,
  origin: string,
  ofRecord?: RecordNode,
): (LocalBusiness | RecordNode)[] {
  const places = blocks.flatMap(({ id, place }) => (place ? [{ id, ...place }] : []))
  const own = ofRecord && (places.length === 1 ? places[0] : places.find((place) => hasHoursOf(place, ofRecord)))
  const nodeOf = (place: Place) => placeNode(place, site, origin + path, origin)
  return [
    ...(ofRecord ? [{ ...(own && nodeOf(own)), ...ofRecord }] : []),
    ...places.filter((place) => place !== own).map(nodeOf),
  ]
}

const hasHoursOf = ({ hours }: Place, { openingHoursSpecification }: RecordNode) =>
  isDeepStrictEqual(openingHours(hours).openingHoursSpecification, openingHoursSpecification)
