import { expect, it } from 'vitest'
import type { Migration } from '../../schema/migration.ts'
import { createSearch } from './matching.ts'
import { cityMapSchema } from './schema.ts'

const services = (...names: string[]) => names.map((name) => ({ name, href: `/${name}` }))
const find = createSearch([
  {
    slug: 'la',
    name: 'Los Angeles',
    areas: ['California', 'CA'],
    names: [],
    services: services('Event Staff', 'Bartenders', 'Trade Show Staff'),
  },
  {
    slug: 'new-orleans',
    name: 'New Orleans',
    areas: ['Louisiana', 'LA'],
    names: ['nola'],
    services: services('Bartenders', 'Trade Models', 'Show Hosts'),
  },
  { slug: 'oc', name: 'Orange County', areas: ['California'], names: ['Anaheim'], services: [] },
  { slug: 'st-louis', name: 'St. Louis', areas: ['Missouri'], names: ['Saint Louis'], services: [] },
  { slug: 'indianapolis', name: 'Indianapolis', areas: ['Indiana', 'IN'], names: [], services: [] },
])
const asking = createSearch(
  [
    { slug: 'la', name: 'Los Angeles', areas: ['California', 'CA'], names: [], services: services('Bartenders') },
    { slug: 'phoenix', name: 'Phoenix', areas: ['Arizona', 'AZ'], names: [], services: [] },
    { slug: 'sd', name: 'San Diego', areas: ['California', 'CA'], names: [], services: services('Servers') },
  ],
  [
    { name: 'Bartenders', names: ['barmen'], positions: ['Bartenders'] },
    { name: 'Servers', names: ['waiters', 'wait staff'], positions: ['Catering Staff'] },
  ],
)
const slugs = (query: string) => find(query).map(({ city }) => city.slug)

it.each([
  ['', ['la', 'new-orleans', 'oc', 'st-louis', 'indianapolis']],
  ['  ', ['la', 'new-orleans', 'oc', 'st-louis', 'indianapolis']],
  ['los', ['la']],
  ['ANGELES', ['la']],
  ['ngeles', []],
  ['nola', ['new-orleans']],
  ['anaheim', ['oc']],
  ['california', ['la', 'oc']],
  ['ca', ['la', 'oc']],
  ['Saint Louis', ['st-louis']],
  ['st.louis', ['st-louis']],
  ['Nèw Orléans', ['new-orleans']],
  ['in', ['indianapolis']],
  ['find me bartenders in LA', ['la', 'new-orleans']],
  ['where is Indianapolis, in Indiana', ['indianapolis']],
  ['bartend', ['la', 'new-orleans']],
  ['bartenders in california', ['la']],
  ['boise', []],
  ['!?', ['la', 'new-orleans', 'oc', 'st-louis', 'indianapolis']],
])('finds for %j the cities %j', (query, expected) => {
  expect(slugs(query)).toEqual(expected)
})

it('puts a name before an area: LA is Los Angeles first, then Louisiana', () => {
  expect(slugs('la')).toEqual(['la', 'new-orleans'])
  expect(slugs('bartenders la')).toEqual(['la', 'new-orleans'])
})

it('says which services the search is about, and none if it is about the place', () => {
  expect(find('bartenders in los angeles')[0]?.services).toEqual(services('Bartenders'))
  expect(find('los angeles')[0]?.services).toEqual([])
})

it('requires all words of a service in the same service', () => {
  expect(slugs('trade show')).toEqual(['la'])
})

it.each([
  ['waiters', ['sd'], []],
  ['barmen los angeles', ['la'], []],
  ['bartenders phoenix', ['phoenix'], ['Bartenders']],
  ['waiters in Phoenix, AZ', ['phoenix'], ['Servers']],
  ['waiters los angeles', ['la'], ['Servers']],
  ['barmen california', ['la', 'sd'], ['Bartenders']],
  ['plumbers phoenix', [], []],
])('finds for %j the cities %j, and asks for %j where there is no page', (query, cities, asked) => {
  const found = asking(query)
  expect(found.map(({ city }) => city.slug)).toEqual(cities)
  expect(found.flatMap(({ asks }) => asks.map(({ name }) => name))).toEqual(asked)
})

it('has a migration for cities with a state', () => {
  const old = [{ slug: 'oc', name: 'Orange County', state: 'California', stateCode: 'CA', city: 'Anaheim' }]
  const { migrations = [] } = cityMapSchema.meta() as { migrations?: Migration[] }
  const [step] = migrations
  expect(step?.changes({ type: 'city-map', cities: old })).toEqual([
    {
      kind: 'set',
      path: ['cities'],
      value: [{ slug: 'oc', name: 'Orange County', areas: ['California', 'CA'], names: ['Anaheim'] }],
    },
  ])
  expect(step?.changes({ type: 'city-map', cities: { from: 'cities-with-services' } })).toEqual([])
})
