import { expect, it } from 'vitest'
import { peopleSchema } from '../../../blocks/people/schema.ts'
import type { Page } from '../../../schema/page.ts'
import type { Site } from '../../../schema/site/site.ts'
import { blockDataOf } from '../../../src/seo/structured-data/block-data.ts'
import { peopleOn } from '../../../src/seo/structured-data/people.ts'
import { vocabularyErrors } from '../../browser/vocabulary.ts'

const site = { name: 'Spoke', organization: { type: 'BikeStore', areas: [], offers: [] } } as unknown as Site
const blocksWith = (people: object[]) => {
  const page = { blocks: [peopleSchema.parse({ type: 'people', title: 'Team', people })] } as unknown as Page
  return blockDataOf(page, { people: peopleSchema })
}

it('describes the people of a page once each, with their profiles on other sites', () => {
  const links = [
    { text: 'Profile', href: 'https://social.example/noor' },
    { text: 'E-mail', href: 'mailto:noor@example.com' },
  ]
  const noor = { name: 'Noor', role: 'Repairs', text: 'From the first day.', href: '/team/noor', links }
  const people = peopleOn(blocksWith([noor, { name: 'Ada' }, { name: 'Ada' }]), site, 'https://www.example.com')
  const worksFor = { '@type': 'BikeStore', '@id': 'https://www.example.com/#organization', name: 'Spoke' }
  expect(people).toEqual([
    {
      '@type': 'Person',
      name: 'Noor',
      jobTitle: 'Repairs',
      description: 'From the first day.',
      url: 'https://www.example.com/team/noor',
      sameAs: ['https://social.example/noor'],
      worksFor,
    },
    { '@type': 'Person', name: 'Ada', worksFor },
  ])
  expect(people.flatMap((person) => vocabularyErrors(person as object as Record<string, unknown>))).toEqual([])
})
