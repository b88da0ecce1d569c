import { expect, test } from 'vitest'
import { siteSchema } from '../../../schema/site/site.ts'

const site = { name: 'Acme', phone: '(213) 555-0142', email: 'hello@example.com', origin: 'https://www.example.com' }
const issuesOf = (settings: object) =>
  siteSchema.safeParse({ ...site, ...settings }).error?.issues.map(({ path, message }) => [path.join('.'), message])

const chat = { key: 'chat', name: 'Chat', text: 'A window in which we answer.' }
const map = { host: 'maps.example.com', category: 'chat' }
const own = {
  provider: 'script',
  src: 'https://chat.example.com/chat.js',
  integrity: `sha384-${'A'.repeat(64)}`,
  category: 'chat',
}

test.each([
  ['a script by its address', { measure: [own], consent: { categories: [chat] } }],
  ['a host', { embeds: [map.host], consent: { categories: [chat], embeds: [map] } }],
])('a category of the site may be that of %s', (_, settings) => {
  expect(issuesOf(settings)).toBeUndefined()
})

test('a site without consent has no categories of its own', () => {
  expect(issuesOf({ measure: [own] })?.map(([path]) => path)).toEqual(['measure.0.category'])
})

test('a host with a category must be listed', () => {
  const message = 'No host is listed under `embeds`. Write `embeds: [maps.example.com]` in this file.'
  expect(issuesOf({ consent: { categories: [chat], embeds: [map] } })).toEqual([['consent.embeds.0.host', message]])
})

test('categories are checked whatever else is wrong with the file', () => {
  const paths = issuesOf({ phone: 1, measure: 'nobody', consent: { when: 'never', categories: [chat, 1] } })
  expect(paths?.map(([path]) => path)).toContain('consent.categories.0.key')
})
