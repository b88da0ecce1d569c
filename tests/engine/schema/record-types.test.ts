import { join } from 'node:path'
import { expect, it } from 'vitest'
import { kindsOfType } from '../../browser/vocabulary.ts'

const bases = {
  area: 'AdministrativeArea',
  business: 'LocalBusiness',
  place: 'Place',
  person: 'Person',
  product: 'Product',
  event: 'Event',
  job: 'JobPosting',
  service: 'Service',
}

/** What people do on a page, which schema.org counted among events. */
const outdated = new Set(kindsOfType('UserInteraction'))

/** Words in lines of at most `width` characters. */
function inLines(words: readonly string[], width: number): string {
  const lines = ['']
  for (const word of words) {
    const last = lines.at(-1) as string
    if (last !== '' && last.length + 1 + word.length > width) lines.push(word)
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`
  }
  return lines.join('\n    ')
}

it('the types of records are those of the vocabulary, each in the first family that it is a kind of', async () => {
  const taken = new Set<string>(outdated)
  const lines = Object.entries(bases).map(([family, base]) => {
    const types = kindsOfType(base).filter((type) => !taken.has(type))
    for (const type of types) taken.add(type)
    return `  ${family}: \`${inLines(types, 110)}\`,\n`
  })
  const businesses = new Set(kindsOfType(bases.business))
  const organizations = kindsOfType('Organization').filter((type) => !businesses.has(type))
  const text = `/** The types of schema.org that records may have, by what they are a kind of. Written by \`record-types.test.ts -u\`. */
export const typesOfSchemaOrg = {
${lines.join('')}} as const

/** The organizations of schema.org that are no local business. */
export const otherOrganizations = \`${inLines(organizations, 110).replaceAll('\n    ', '\n  ')}\`
`
  await expect(text).toMatchFileSnapshot(join(import.meta.dirname, '../../../schema/collections/schema-org-types.ts'))
})
