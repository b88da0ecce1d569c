import type { Person } from 'schema-dts'
import type { Author } from '../../../blocks/author/schema.ts'
import type { People } from '../../../blocks/people/schema.ts'
import { isOf } from '../../../schema/block.ts'
import { everyBlock } from '../../../schema/nested-blocks.ts'
import type { Page } from '../../../schema/page.ts'
import type { Person as PersonFields } from '../../../schema/person.ts'
import type { Site } from '../../../schema/site/site.ts'
import { organizationName } from './organization.ts'

/** A person as `Person`, with the profiles on other sites. */
const personNode = ({ name, role, text, href, links }: PersonFields, site: Site, origin: string): Person => {
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
}

/** The people that a page shows, without duplicates and those who are `described` already. */
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
  return [...byName.values()].map((person) => personNode(person, site, origin))
}

/** Who wrote a page, by its blocks `author`. */
export const authorsOf = ({ blocks }: Page, site: Site, origin: string): Person[] =>
  everyBlock(blocks)
    .flatMap((block) => (isOf<Author>('author', 'people')(block) ? block.people : []))
    .map((person) => personNode(person, site, origin))
