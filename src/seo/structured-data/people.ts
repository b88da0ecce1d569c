import type { Person } from 'schema-dts'
import type { Page } from '../../../blocks/page.ts'
import type { People } from '../../../blocks/people/schema.ts'
import { isOf } from '../../../schema/block.ts'
import { everyBlock } from '../../../schema/nested-blocks.ts'
import type { Site } from '../../../schema/site.ts'
import { organizationName } from './organization.ts'

/** The people that a page shows, without duplicates and those who are `described` already, with their profiles on other sites. */
export function peopleOn(
  page: Page,
  site: Site,
  origin: string,
  described: readonly { name: string }[] = [],
): Person[] {
  const people = everyBlock(page.blocks).flatMap((block) =>
    isOf<People>('people', 'people')(block) ? block.people : [],
  )
  const byName = new Map(people.map((person) => [person.name, person]))
  for (const { name } of described) byName.delete(name)
  return [...byName.values()].map(({ name, role, text, href, links }) => {
    const profiles = links.map((link) => link.href).filter((address) => address.startsWith('https://'))
    return {
      '@type': 'Person',
      name,
      ...(role !== undefined && { jobTitle: role }),
      ...(text !== undefined && { description: text }),
      ...(href?.startsWith('/') && { url: origin + href }),
      ...(profiles.length > 0 && { sameAs: profiles }),
      worksFor: organizationName(site, origin),
    }
  })
}
