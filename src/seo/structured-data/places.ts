import { isDeepStrictEqual } from 'node:util'
import type { LocalBusiness } from 'schema-dts'
import type { Hours } from '../../../blocks/hours/schema.ts'
import { isOf } from '../../../schema/block.ts'
import { internationalPhone } from '../../../schema/forms/phone-number.ts'
import { everyBlock } from '../../../schema/nested-blocks.ts'
import type { Page } from '../../../schema/page.ts'
import type { Site } from '../../../schema/site/site.ts'
import { openingHours } from './opening-hours.ts'
import { organizationName } from './organization.ts'
import type { RecordNode } from './record-node.ts'

const placeOf = (block: Hours, page: Page, site: Site, origin: string) => ({
  '@type': 'LocalBusiness' as const,
  '@id': `${origin}${page.path}#${block.id ?? block.type}`,
  name: block.name ?? site.name,
  url: origin + page.path,
  parentOrganization: organizationName(site, origin),
  ...(block.addressLines.length > 0 && { address: block.addressLines.join(', ') }),
  ...(block.phone && { telephone: internationalPhone(block.phone) }),
  ...openingHours(block.hours, block.exceptions),
})

/**
 * The places whose opening hours a page shows. `ofRecord` is the place that the page is about: the only block with hours,
 * or the one with its hours, adds to that what the record lacks.
 */
export function placesOn(
  page: Page,
  site: Site,
  origin: string,
  ofRecord?: RecordNode,
): (LocalBusiness | RecordNode)[] {
  const blocks = everyBlock(page.blocks).filter(isOf<Hours>('hours', 'hours', 'zone'))
  const own = ofRecord && (blocks.length === 1 ? blocks[0] : blocks.find((block) => hasHoursOf(block, ofRecord)))
  return [
    ...(ofRecord ? [{ ...(own && placeOf(own, page, site, origin)), ...ofRecord }] : []),
    ...blocks.filter((block) => block !== own).map((block) => placeOf(block, page, site, origin)),
  ]
}

const hasHoursOf = ({ hours }: Hours, { openingHoursSpecification }: RecordNode) =>
  isDeepStrictEqual(openingHours(hours).openingHoursSpecification, openingHoursSpecification)
