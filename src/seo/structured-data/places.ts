import type { LocalBusiness } from 'schema-dts'
import type { Hours } from '../../../blocks/hours/schema.ts'
import type { Page } from '../../../blocks/page.ts'
import { isOf } from '../../../schema/block.ts'
import { everyBlock } from '../../../schema/nested-blocks.ts'
import type { Site } from '../../../schema/site.ts'
import { internationalPhone, organizationName } from './organization.ts'

/** The places whose opening hours a page shows. A day without hours is from midnight to midnight, as Google asks for it. */
export const placesOn = (page: Page, site: Site, origin: string): LocalBusiness[] =>
  everyBlock(page.blocks)
    .filter(isOf<Hours>('hours', 'hours', 'zone'))
    .map((block) => ({
      '@type': 'LocalBusiness',
      '@id': `${origin}${page.path}#${block.id ?? block.type}`,
      name: block.name ?? site.name,
      url: origin + page.path,
      parentOrganization: organizationName(site, origin),
      ...(block.addressLines.length > 0 && { address: block.addressLines.join(', ') }),
      ...(block.phone && { telephone: internationalPhone(block.phone) }),
      openingHoursSpecification: block.hours.map(({ days, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days,
        opens,
        closes,
      })),
      ...(block.exceptions.length > 0 && {
        specialOpeningHoursSpecification: block.exceptions.map(
          ({ day, until = day, opens = '00:00', closes = '00:00' }) => ({
            '@type': 'OpeningHoursSpecification' as const,
            validFrom: day,
            validThrough: until,
            opens,
            closes,
          }),
        ),
      }),
    }))
