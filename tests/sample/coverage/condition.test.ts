import { describe, expect, test } from 'vitest'
import { matchingOf } from '../../../schema/collections/matching.ts'
import { type Condition, holds } from '../../../src/generate/condition.ts'
import { collections, dataFile, schemas } from './read-data.ts'

const records = (city: string, service: string) => ({
  named: {
    city: {
      ...schemas.city.parse(dataFile(`cities/${city}`)),
    },
    service: schemas.service.parse(dataFile(`services/${service}`)),
  },
  matching: matchingOf(collections),
  listOf: (word: string, name: string) => (word === 'city' && name === 'services' ? ['ushers', 'greeters'] : undefined),
})

describe('a block of a template appears on a page', () => {
  test.each<[when: string, condition: Condition, city: string, service: string, stands: boolean]>([
    ['without a condition', {}, 'la', 'ushers', true],
    ['where the city has daily overtime', { 'city.labor.dailyOvertime': true }, 'la', 'ushers', true],
    ['where the city has daily overtime', { 'city.labor.dailyOvertime': true }, 'boston', 'ushers', false],
    ['where it has none', { 'city.labor.dailyOvertime': false }, 'boston', 'ushers', true],
    ['where a card is mandatory', { 'city.serverCard.rule': 'mandatory' }, 'chicago', 'bartenders', true],
    ['where a card is mandatory', { 'city.serverCard.rule': 'mandatory' }, 'houston', 'bartenders', false],
    ['where the rule is one of two', { 'city.serverCard.rule': ['local', 'manager'] }, 'dc', 'servers', true],
    ['for one kind of service', { 'service.family': 'food-beverage' }, 'la', 'servers', true],
    ['for one kind of service', { 'service.family': 'food-beverage' }, 'la', 'ushers', false],
    ['where a list names something', { 'service.related': 'greeters' }, 'la', 'ushers', true],
    ['where one of several holds', [{ 'service.family': 'safety' }, { 'city.permits': true }], 'la', 'ushers', true],
    ['where a list has a second entry', { 'city.services.1': true }, 'la', 'ushers', true],
    ['where a list has a third entry', { 'city.services.2': true }, 'la', 'ushers', false],
    ['where all of several hold', { 'service.family': 'safety', 'city.permits': true }, 'la', 'ushers', false],
    ['where a field is missing', { 'city.address.zip': true }, 'la', 'ushers', false],
    ['if it names a property that every object has', { 'city.constructor': true }, 'la', 'ushers', false],
  ])('%s: %j, %s, %s → %s', (_when, condition, city, service, stands) => {
    expect(holds(condition, records(city, service))).toBe(stands)
  })

  test('only where a local fact matters to its kind of service', () => {
    const { named, matching, listOf } = records('la', 'servers')
    const city = { ...named.city, facts: [{ text: 'Sidewalks are narrow.', families: ['promotional'] }] }
    const withService = (service: typeof named.service) => ({ named: { city, service }, matching, listOf })
    expect(holds({ 'city.facts': true }, withService(named.service))).toBe(false)
    expect(holds({ 'city.facts': true }, withService({ ...named.service, family: 'promotional' }))).toBe(true)
  })
})
