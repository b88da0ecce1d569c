import { describe, expect, test } from 'vitest'
import { coverageSchema } from '../../../schema/records/coverage.ts'

const small = { cities: ['la', 'nyc'], services: ['greeters', 'hosts', 'ushers'] }

/** Errors of a matrix as `path: code, message`. */
function errorsOf(matrix: object): string[] {
  const result = coverageSchema.safeParse({ ...small, ...matrix })
  return (result.error?.issues ?? []).map((issue) => {
    const code = issue.code === 'custom' ? String(issue.params?.['code']) : issue.code
    return `${issue.path.join('.')}: ${code}, ${issue.message}`
  })
}

describe('a matrix that contradicts itself', () => {
  test.each<[name: string, matrix: object, error: string]>([
    ['no city', { cities: [] }, 'cities: empty-matrix, names no city, so no page would be made'],
    ['no service', { services: [] }, 'services: empty-matrix, names no service, so no page would be made'],
    ['a city twice', { cities: ['la', 'nyc', 'la'] }, 'cities.2: duplicate-slug, `la` stands twice in this list'],
    [
      'exceptions for an unknown city',
      { except: { sf: ['ushers'] } },
      'except.sf: outside-matrix, `sf` is not among the `cities` of this file',
    ],
    [
      'an exception that is none',
      { except: { la: ['servers'] } },
      'except.la.0: outside-matrix, `la` does not have `servers` in the first place',
    ],
    ['a service that shows itself', { reuses: { hosts: 'hosts' } }, 'reuses.hosts: alias-loop, `hosts` shows itself'],
    [
      'services that show each other',
      { reuses: { hosts: 'greeters', greeters: 'hosts' } },
      'reuses.hosts: alias-chain, `hosts` shows `greeters`, which is no page of its own; name the page itself',
    ],
    [
      'a reused page that a city lacks',
      { reuses: { hosts: 'greeters' }, except: { nyc: ['greeters'] } },
      'reuses.hosts: reuse-without-page, `hosts` shows `greeters`, which nyc does not have',
    ],
    [
      'a city alias that is a city',
      { cityAliases: { nyc: 'la' } },
      'cityAliases.nyc: alias-is-page, `nyc` is a city with pages of its own',
    ],
    [
      'a chain of city aliases',
      { cityAliases: { lax: 'angeles', angeles: 'la' } },
      'cityAliases.lax: alias-chain, `lax` leads to `angeles`, which is an alias itself',
    ],
    [
      'an alias of an unknown city',
      { cityAliases: { nola: 'new-orleans' } },
      'cityAliases.nola: outside-matrix, `new-orleans` is not among the `cities` of this file',
    ],
    [
      'a service alias that is a page',
      { serviceAliases: { ushers: { service: 'greeters' } } },
      'serviceAliases.ushers: alias-is-page, `ushers` is a service with pages of its own in la, nyc',
    ],
    [
      'an alias of an unknown service',
      { serviceAliases: { barkeepers: { service: 'bartenders' } } },
      'serviceAliases.barkeepers.service: outside-matrix, `bartenders` is a service of no city',
    ],
    [
      'an alias in an unknown city',
      { serviceAliases: { hostesses: { service: 'hosts', cities: ['sf'] } } },
      'serviceAliases.hostesses.cities.0: outside-matrix, `sf` is not among the `cities` of this file',
    ],
  ])('%s', (_name, matrix, error) => {
    expect(errorsOf(matrix)).toContain(error)
  })

  test('may use the name of a service as an alias where the service is missing', () => {
    const matrix = { except: { nyc: ['ushers'] }, serviceAliases: { ushers: { service: 'greeters', cities: ['nyc'] } } }
    expect(errorsOf(matrix)).toEqual([])
  })

  test('is refused when it has a key that means nothing', () => {
    expect(errorsOf({ alias: {} })).toEqual([': unrecognized_keys, Unrecognized key: "alias"'])
  })
})
