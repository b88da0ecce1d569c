import { expect, it } from 'vitest'
import { freeNames, slugOf } from '../../../schema/slug.ts'

it.each([
  ['Spring photo', 40, 'spring-photo'],
  ['Title of Hero of About our events', 26, 'title-of-hero-of-about-our'],
  ['Title of Hero of About our events', 30, 'title-of-hero-of-about-our'],
  ['Donaudampfschifffahrtsgesellschaft', 10, 'donaudampf'],
  ['Straße', 10, 'strasse'],
  ['Łódź & København', 20, 'lodz-kobenhavn'],
  ['¡!', 10, ''],
])('the slug of “%s” in %d characters ends with a whole word', (text, maxLength, slug) => {
  expect(slugOf(text, maxLength)).toBe(slug)
})

it('finds free names one after another, with the first free number from 2 on', () => {
  const free = freeNames(new Set(['hero-2', 'text']))
  expect(['hero', 'hero', 'hero', 'text', 'text', 'hero-2'].map(free)).toEqual([
    'hero',
    'hero-3',
    'hero-4',
    'text-2',
    'text-3',
    'hero-2-2',
  ])
})

it('looks at few names for each of thousands that are alike', () => {
  let looks = 0
  class Taken extends Set<string> {
    override has(name: string): boolean {
      looks++
      return super.has(name)
    }
  }
  const free = freeNames(new Taken())
  for (let count = 0; count < 16_000; count++) free('text')
  expect(looks).toBeLessThan(3 * 16_000)
})
