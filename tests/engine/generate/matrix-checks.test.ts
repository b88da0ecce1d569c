import { describe, expect, test } from 'vitest'
import { matrixSchema } from '../../../schema/matrix/matrix.ts'

const words = new Map([
  ['city', 'cities'],
  ['service', 'services'],
  ['season', 'seasons'],
])
const small = {
  template: 'city-service',
  address: '/{city}/{service}',
  records: { cities: ['la', 'nyc'], services: ['greeters', 'hosts', 'ushers'] },
}

/** Errors of a matrix as `path: code, message`. */
function errorsOf(matrix: object): string[] {
  const result = matrixSchema(words).safeParse({ ...small, ...matrix })
  return (result.error?.issues ?? []).map((issue) => {
    const code = issue.code === 'custom' ? String(issue.params?.['code']) : issue.code
    return `${issue.path.join('.')}: ${code}, ${issue.message}`
  })
}
const withSeasons = {
  address: '/{city}/{service}/{season}',
  records: { ...small.records, seasons: ['winter', 'summer'] },
}

describe('a matrix that contradicts itself', () => {
  test.each<[name: string, matrix: object, error: string]>([
    [
      'no city',
      { records: { cities: [], services: ['hosts'] } },
      'records.cities: empty-matrix, leaves no combination, so no page would be generated',
    ],
    [
      'exceptions that leave nothing',
      { except: { la: ['greeters', 'hosts', 'ushers'], nyc: ['greeters', 'hosts', 'ushers'] } },
      'records: empty-matrix, leaves no combination, so no page would be generated',
    ],
    [
      'a city twice',
      { records: { cities: ['la', 'nyc', 'la'], services: ['hosts'] } },
      'records.cities.2: duplicate-slug, `la` stands twice in this list',
    ],
    [
      'exceptions for an unknown city',
      { except: { sf: ['ushers'] } },
      'except.sf: outside-matrix, `sf` is not among the `cities` of this matrix',
    ],
    [
      'exceptions for an unknown second record',
      { ...withSeasons, except: { 'la/servers': ['winter'] } },
      'except.la/servers: outside-matrix, `servers` is not among the `services` of this matrix',
    ],
    [
      'exceptions of the last collection',
      { except: { 'la/hosts': ['winter'] } },
      'except.la/hosts: outside-matrix, `la/hosts` names one record too many: the list is for the last collection',
    ],
    [
      'an exception that is none',
      { except: { la: ['servers'] } },
      'except.la.0: outside-matrix, `la` does not go with `servers` in the first place',
    ],
    [
      'pages reused of a collection that is not in the matrix',
      { reuses: { seasons: { winter: 'summer' } } },
      'reuses.seasons: undefined, is not a collection of this matrix; it has `cities`, `services`',
    ],
    [
      'a service that shows itself',
      { reuses: { services: { hosts: 'hosts' } } },
      'reuses.services.hosts: alias-loop, `hosts` shows itself',
    ],
    [
      'services that show each other',
      { reuses: { services: { hosts: 'greeters', greeters: 'hosts' } } },
      'reuses.services.hosts: alias-chain, `hosts` shows `greeters`, which is no page of its own; name the page itself',
    ],
    [
      'a reused page that a city lacks',
      { reuses: { services: { hosts: 'greeters' } }, except: { nyc: ['greeters'] } },
      'reuses.services.hosts: reuse-without-page, `hosts` shows `greeters`, which has no page with `nyc`',
    ],
    [
      'a reused page that two records lack together',
      { ...withSeasons, reuses: { services: { hosts: 'greeters' } }, except: { 'nyc/greeters': ['winter'] } },
      'reuses.services.hosts: reuse-without-page, `hosts` shows `greeters`, which has no page with `nyc/winter`',
    ],
    [
      'a city alias that is a city',
      { aliases: { cities: { nyc: 'la' } } },
      'aliases.cities.nyc: alias-is-page, `nyc` has pages of its own, such as `/nyc/greeters`',
    ],
    [
      'a chain of city aliases',
      { aliases: { cities: { lax: 'angeles', angeles: 'la' } } },
      'aliases.cities.lax: alias-chain, `lax` leads to `angeles`, an alias itself',
    ],
    [
      'an alias of an unknown city',
      { aliases: { cities: { nola: 'new-orleans' } } },
      'aliases.cities.nola: outside-matrix, `new-orleans` is not among the `cities` of this matrix',
    ],
    [
      'a service alias that is a page',
      { aliases: { services: { ushers: 'greeters' } } },
      'aliases.services.ushers: alias-is-page, `ushers` has pages of its own, such as `/la/ushers`',
    ],
    [
      'an alias of an unknown service',
      { aliases: { services: { barkeepers: { record: 'bartenders', with: { cities: ['la'] } } } } },
      'aliases.services.barkeepers.record: outside-matrix, `bartenders` is not among the `services` of this matrix',
    ],
    [
      'an alias with an unknown city',
      { aliases: { services: { hostesses: { record: 'hosts', with: { cities: ['sf'] } } } } },
      'aliases.services.hostesses.with.cities.0: outside-matrix, `sf` is not among the `cities` of this matrix',
    ],
    [
      'an alias with its own collection',
      { aliases: { services: { hostesses: { record: 'hosts', with: { services: ['hosts'] } } } } },
      'aliases.services.hostesses.with.services: undefined, is not another collection of this matrix; it has `cities`',
    ],
  ])('%s', (_name, matrix, error) => {
    expect(errorsOf(matrix)).toContain(error)
  })

  test('may use the name of a service as an alias if the service has no page there', () => {
    const ushers = { record: 'greeters', with: { cities: ['nyc'] } }
    expect(errorsOf({ except: { nyc: ['ushers'] }, aliases: { services: { ushers } } })).toEqual([])
  })

  test('is refused if it has an unknown key', () => {
    expect(errorsOf({ alias: {} })).toEqual([': unrecognized_keys, Unrecognized key: "alias"'])
  })
})
