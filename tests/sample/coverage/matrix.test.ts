import { describe, expect, test } from 'vitest'
import { parse } from '../../../src/content/parse/parse.ts'
import { createMatrixLinks } from '../../../src/content/resolve/matrix-links.ts'
import { citiesWithPages, entries, matrix, matrixPages as pages } from './read-data.ts'
import {
  citiesWithoutUshers,
  corporateOnly,
  otherPrefixes,
  philadelphia,
  prefixOnly,
  reused,
  routes,
} from './routes-of-the-spec.ts'

const { position } = parse({ file: 'coverage/city-service.yaml', text: 'a: b' })
const links = createMatrixLinks([{ matrix, entries, position }])
const cityHref = (city: string) => links.linkTo('city', city)?.href
const serviceHref = (service: string, city?: string) =>
  links.linkTo('service', service, new Map(city === undefined ? [] : [['city', city]]))?.href
const servicesIn = (city: string) => entries.filter((entry) => entry.city === city).map(({ service }) => service)
const answers = new Set(pages.flatMap(({ path, aliases }) => [path, ...aliases]))

describe('the matrix of the sample site', () => {
  test('has exactly the addresses of the specification', () => {
    expect(entries.map(({ path }) => path).sort()).toEqual([...routes].sort())
  })

  test('has 21 cities', () => {
    expect(new Set(entries.map(({ city }) => city)).size).toBe(21)
  })

  test('gives Philadelphia its fifteen services', () => {
    expect(servicesIn('philadelphia').sort()).toEqual([...philadelphia].sort())
    expect(servicesIn('philadelphia')).toHaveLength(15)
  })

  test.each(corporateOnly)('gives %s one service', (city) => {
    expect(servicesIn(city)).toEqual(['corporate-event-staff'])
  })

  test.each(citiesWithoutUshers)('has no ushers in %s', (city) => {
    expect(servicesIn(city)).not.toContain('ushers')
    expect(answers).not.toContain(`/${city}/ushers`)
  })

  test.each(Object.entries(reused))('shows for %s the page of %s', (shown, page) => {
    expect(pages.some(({ service }) => service === shown)).toBe(false)
    const la = pages.find(({ path }) => path === `/la/${page}`)
    expect(la?.aliases).toContain(`/la/${shown}`)
    expect(serviceHref(shown, 'la')).toBe(`/la/${page}`)
  })

  test.each(Object.entries(otherPrefixes))('answers under %s as under %s', (prefix, city) => {
    for (const service of servicesIn(city)) expect(answers).toContain(`/${prefix}/${service}`)
  })

  test('has the alias promotional-models wherever promotional models are', () => {
    for (const { city, service } of entries)
      if (service === 'promotional-model') expect(answers).toContain(`/${city}/promotional-models`)
    expect(answers).not.toContain('/seattle/promotional-models')
  })

  test('has the alias popup-staff in Atlanta only', () => {
    expect([...answers].filter((path) => path.endsWith('/popup-staff')).sort()).toEqual([
      '/atl/popup-staff',
      '/atlanta/popup-staff',
    ])
  })

  test('gives every address to one page only', () => {
    const all = pages.flatMap(({ path, aliases }) => [path, ...aliases])
    expect(new Set(all).size).toBe(all.length)
  })

  test('links every city to a page that exists', () => {
    const paths = new Set(pages.map(({ path }) => path))
    for (const city of citiesWithPages) expect(paths).toContain(cityHref(city))
    expect(cityHref('la')).toBe('/la/event-staff')
    expect(cityHref('seattle')).toBe('/seattle/corporate-event-staff')
  })

  test.each(prefixOnly)('links %s, which has no pages, to none', (city) => {
    expect(cityHref(city)).toBeUndefined()
  })

  test('links a service without a city to its first city, and an unknown one to none', () => {
    expect(serviceHref('ushers')).toBe('/la/ushers')
    expect(serviceHref('constructor')).toBeUndefined()
  })
})
