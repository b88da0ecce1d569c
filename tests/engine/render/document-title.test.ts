import { expect, it } from 'vitest'
import { siteSchema } from '../../../schema/site/site.ts'
import { documentTitle } from '../../../src/render/document.ts'
import { webManifest } from '../../../src/seo/web-manifest.ts'

const company = {
  name: 'Spoke & Chain',
  phone: '020 123 4567',
  email: 'a@example.com',
  origin: 'https://www.example.com',
}
const siteWith = (fields: object = {}) => siteSchema.parse({ ...company, ...fields })

it('appends the name of the site to the title of a page, unless the title has it', () => {
  expect(documentTitle('Questions', siteWith())).toBe('Questions | Spoke & Chain')
  expect(documentTitle('About Spoke & Chain', siteWith())).toBe('About Spoke & Chain')
})

it.each([
  ['Arc', 'Architecture photographs', 'Architecture photographs | Arc'],
  ['Arc', 'Arc at the harbour', 'Arc at the harbour'],
  ['Acme', 'All about ACME', 'All about ACME'],
  ['ACME', 'All about Acme', 'All about Acme'],
  ['Go', 'Where to go', 'Where to go | Go'],
  ['Café Élan', 'The Cafe Elan at night', 'The Cafe Elan at night'],
  ['Acme', 'Acme’s prices', 'Acme’s prices'],
  ['C++ Club', 'The C++ Club', 'The C++ Club'],
  ['东京', '东京事务所', '东京事务所 | 东京'],
])('names %s in “%s” once', (name, title, whole) => {
  expect(documentTitle(title, siteWith({ name }))).toBe(whole)
})

it('leaves the name out where the title would be longer than search results show', () => {
  const title = (length: number) => 'x'.repeat(length)
  expect(documentTitle(title(44), siteWith())).toBe(`${title(44)} | Spoke & Chain`)
  expect(documentTitle(title(45), siteWith())).toBe(title(45))
})

it('follows the title pattern of the site', () => {
  expect(documentTitle('Questions', siteWith({ titlePattern: '[name]: [title]' }))).toBe('Spoke & Chain: Questions')
  expect(documentTitle('Questions', siteWith({ titlePattern: '[title]' }))).toBe('Questions')
  for (const titlePattern of ['[name]', '[title] in [city]'])
    expect(siteSchema.safeParse({ ...company, titlePattern }).error?.issues[0]?.message).toBe(
      'must contain `[title]`, and may contain `[name]`',
    )
})

it('has a short name for home screens: the words that fit, or its own', () => {
  expect(webManifest(siteWith(), '#fff')).toMatchObject({ short_name: 'Spoke' })
  expect(webManifest(siteWith({ shortName: 'S&C' }), '#fff')).toMatchObject({ short_name: 'S&C' })
})
