import { expect, it } from 'vitest'
import { slugOf } from '../../../schema/slug.ts'

it.each([
  ['Spring photo', 40, 'spring-photo'],
  ['Title of Hero of About our events', 26, 'title-of-hero-of-about-our'],
  ['Title of Hero of About our events', 30, 'title-of-hero-of-about-our'],
  ['Donaudampfschifffahrtsgesellschaft', 10, 'donaudampf'],
  ['¡!', 10, ''],
])('the slug of “%s” in %d characters ends with a whole word', (text, maxLength, slug) => {
  expect(slugOf(text, maxLength)).toBe(slug)
})
