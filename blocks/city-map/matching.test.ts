import { expect, it } from 'vitest'
import { createSearch } from './matching.ts'

const services = (...names: string[]) => names.map((name) => ({ name, href: `/${name}` }))
const find = createSearch([
  {
    slug: 'la',
    name: 'Los Angeles',
    state: 'California',
    stateCode: 'CA',
    aliases: [],
    services: services('Event Staff', 'Bartenders', 'Trade Show Staff'),
  },
  {
    slug: 'new-orleans',
    name: 'New Orleans',
    state: 'Louisiana',
    stateCode: 'LA',
    aliases: ['nola'],
    services: services('Bartenders', 'Trade Models', 'Show Hosts'),
  },
  { slug: 'oc', name: 'Orange County', city: 'Anaheim', state: 'California', aliases: [], services: [] },
  { slug: 'st-louis', name: 'St. Louis', state: 'Missouri', aliases: [], services: [] },
  { slug: 'indianapolis', name: 'Indianapolis', state: 'Indiana', stateCode: 'IN', aliases: [], services: [] },
])
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

it('puts a name before a state: LA is Los Angeles first, then Louisiana', () => {
  expect(slugs('la')).toEqual(['la', 'new-orleans'])
  expect(slugs('bartenders la')).toEqual(['la', 'new-orleans'])
})

it('says which services the search is about, and none where it is about the place', () => {
  expect(find('bartenders in los angeles')[0]?.services).toEqual(services('Bartenders'))
  expect(find('los angeles')[0]?.services).toEqual([])
})

it('wants all words of a service in the same service', () => {
  expect(slugs('trade show')).toEqual(['la'])
})
