import { expect, it } from 'vitest'
import { hasPagesBelow, siteSections } from '../../../../../src/studio/client/views/replace/site-sections.ts'

const page = (address: string, title: string, records = '') => ({ address, title, records })
const pages = [
  page('/', 'Home'),
  page('/blog', 'News'),
  page('/blog/tips', 'Tips'),
  page('/la/ushers', 'Ushers in Los Angeles', 'Los Angeles · Ushers'),
  page('/la/valets', 'Valets in Los Angeles', 'Los Angeles · Valets'),
  page('/team/anna', 'Anna', 'Anna'),
  page('/team/ben', 'Ben', 'Ben'),
]

it('names a section by what all its pages are about, else by the title of its page, else by its address', () => {
  expect(siteSections(pages)).toEqual([
    { address: '/team', name: '/team', pages: 2 },
    { address: '/la', name: 'Los Angeles', pages: 2 },
    { address: '/blog', name: 'News', pages: 1 },
  ])
})

it('says whether an address has pages', () => {
  expect(['/la', '/la/', '/la/ushers', '/l', 'la', 'los angeles'].map((one) => hasPagesBelow(pages, one))).toEqual([
    ...[true, true, true],
    ...[false, false, false],
  ])
})
