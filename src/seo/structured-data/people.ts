import type { Person } from 'schema-dts'
import type { Site } from '../../../schema/site/site.ts'
import type { PersonData } from '../../../schema/structured-data.ts'
import type { BlockData } from './block-data.ts'
import { organizationName } from './organization.ts'

/** A person as `Person`, with the profiles on other sites. */
const personNode = ({ name, role, text, href, links = [] }: PersonData, site: Site, origin: string): Person => {
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

/** The people that the blocks of a page show, without duplicates and those who are `described` already. */
export function peopleOn(
  blocks: readonly BlockData[],
  site: Site,
  origin: string,
  described: readonly { name: string }[] = [],
): Person[] {
  const byName = new Map(blocks.flatMap(({ people = [] }) => people.map((person) => [person.name, person])))
  for (const { name } of described) byName.delete(name)
  return [...byName.values()].map((person) => personNode(person, site, origin))
}

/** Who wrote a page, as its blocks say. */
export const authorsOf = (blocks: readonly BlockData[], site: Site, origin: string): Person[] =>
  blocks.flatMap(({ authors = [] }) => authors.map((person) => personNode(person, site, origin)))
