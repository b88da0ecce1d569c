import { describe, expect, test } from 'vitest'
import { concerns, matchingOf } from '../../../schema/collections/matching.ts'
import { faqGroupSchema } from '../../../schema/records/faq.ts'
import { dueReviews } from '../../../schema/schedule/dated.ts'
import { citiesWithPages, collections, dataFile, matrix, recordNames, schemas } from './read-data.ts'
import { everyService, prefixOnly } from './routes-of-the-spec.ts'

const cities = recordNames('cities').map((name) => schemas.city.parse(dataFile(`cities/${name}`)))
const services = recordNames('services').map((name) => schemas.service.parse(dataFile(`services/${name}`)))

describe('records of the sample site', () => {
  test('are 33 cities, among them those with pages and those of the prefixes in the specification', () => {
    const names = cities.map(({ slug }) => slug)
    expect(names).toHaveLength(33)
    expect(names).toEqual(expect.arrayContaining([...citiesWithPages, ...prefixOnly]))
    expect(recordNames('cities')).toEqual(names)
  })

  test('are the services of the specification', () => {
    expect(services.map(({ slug }) => slug).sort()).toEqual([...everyService].sort())
  })

  test('name only records that exist', () => {
    const cityNames = cities.map(({ slug }) => slug)
    for (const { nearby } of cities) expect(cityNames).toEqual(expect.arrayContaining(nearby as string[]))
    for (const { related } of services) expect(everyService).toEqual(expect.arrayContaining(related as string[]))
  })

  test('have pages of their own, never one that shows another record', () => {
    for (const { related } of services)
      for (const other of related as string[]) expect(matrix.reuses['services']).not.toHaveProperty(other)
  })

  test('hold no street address and no wage', () => {
    for (const city of cities) {
      expect(city['address']).toBeUndefined()
      expect(JSON.stringify(city)).not.toMatch(/\$\d|per hour/)
    }
  })

  test('have questions for every service and for the home page', () => {
    for (const name of [...everyService, 'general'])
      expect(faqGroupSchema.parse(dataFile(`faqs/${name}`)).length).toBeGreaterThanOrEqual(4)
  })

  test('have two questions and two facts of their own for every page', () => {
    const matching = matchingOf(collections)
    for (const city of cities.filter(({ slug }) => citiesWithPages.includes(slug)))
      for (const service of services)
        for (const key of ['faqs', 'facts']) {
          const shown = (city[key] as unknown[]).filter((entry) => concerns(entry, { service }, matching))
          expect(shown.length, `${key} of ${city.slug}, ${service.slug}`).toBeGreaterThanOrEqual(2)
        }
  })

  test('have what the template shows for every city with pages', () => {
    for (const city of cities.filter(({ slug }) => citiesWithPages.includes(slug)))
      expect(city).toMatchObject({ headline: expect.any(String), lede: expect.any(String) })
  })
})

describe('a city record', () => {
  const la = dataFile('cities/la') as Record<string, unknown>
  const messages = (city: object) =>
    schemas.city.safeParse(city).error?.issues.map(({ path, message }) => [path.join('.'), message])

  test('needs coordinates', () => {
    const { geo: _geo, ...without } = la
    expect(messages(without)).toEqual([['geo', 'Invalid input: expected object, received undefined']])
  })

  test('is in the United States', () => {
    expect(messages({ ...la, geo: { lat: 34.0522, lng: 118.2437 } })).toEqual([
      ['geo', 'lies outside `within` of `_data/collections.yaml`; south and west are negative, as in `lng: -118.2437`'],
    ])
  })

  test.each([
    ['Anchorage', 61.2, -149.9],
    ['Honolulu', 21.3, -157.9],
    ['San Juan', 18.4, -66.1],
    ['Key West', 24.6, -81.8],
  ])('may be in %s', (_name, lat, lng) => {
    expect(schemas.city.safeParse({ ...la, geo: { lat, lng } }).success).toBe(true)
  })

  test.each([
    ['London', 51.5, -0.1],
    ['Melbourne', -37.8, 145],
    ['nowhere', 0, 0],
  ])('may not be in %s', (_name, lat, lng) => {
    expect(schemas.city.safeParse({ ...la, geo: { lat, lng } }).success).toBe(false)
  })

  test('preserves the leading zero of a ZIP code', () => {
    const address = { street: '1 Example Street', city: 'Boston', state: 'MA', zip: '02110' }
    expect(schemas.city.parse({ ...la, address })).toMatchObject({ address: { zip: '02110' } })
    expect(schemas.city.safeParse({ ...la, address: { ...address, zip: 2110 } }).success).toBe(false)
  })
})

describe('a dated fact', () => {
  test('is due on the day after its review date', () => {
    const record = { labor: { showUpPay: { text: 'x', reviewBy: '2027-06-30' } }, venues: [{ reviewBy: '2027-01-31' }] }
    expect(dueReviews(record, { today: '2027-01-31' })).toEqual([])
    expect(dueReviews(record, { today: '2027-02-01' })).toEqual([
      { path: ['venues', 0, 'reviewBy'], reviewBy: '2027-01-31' },
    ])
    expect(dueReviews(record, { today: '2028-01-01' })).toHaveLength(2)
  })
})
