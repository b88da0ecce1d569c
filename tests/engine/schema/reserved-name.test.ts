import { expect, it } from 'vitest'
import { freeAddress, isDeviceName, reservedPart } from '../../../schema/reserved-name.ts'

const devices = [
  'con',
  'PRN',
  'aux',
  'Nul',
  ...Array.from({ length: 10 }, (_, index) => [`com${index}`, `LPT${index}`]).flat(),
]
const served = ['api', 'API', 'assets', 'healthz', 'snapshots', 'studio']
const files = ['robots.txt', 'sitemap.xml', 'search.json', 'llms.txt', '_headers.json', '_addresses.json']

const isFree = (address: string, of: 'page' | 'file') =>
  reservedPart(address, of) === undefined && !address.split('/').some(isDeviceName)

it.each(['page', 'file'] as const)('knows every reserved address of a %s, and proposes one that is free', (of) => {
  const reserved = [
    ...devices.flatMap((name) => [
      `/${name}`,
      `/${name}.html`,
      `/team/${name}`,
      `/${name}/team`,
      `/api/${name}.tar.gz`,
    ]),
    ...served.flatMap((name) => [`/${name}`, `/${name}/team`]),
    ...(of === 'file' ? files : ['search.json']).map((name) => `/${name}`),
  ]
  expect(reserved.filter((address) => isFree(address, of))).toEqual([])
  expect(reserved.map((address) => freeAddress(address, of)).filter((address) => !isFree(address, of))).toEqual([])
})

it('leaves other names as they are', () => {
  const free = [
    '/',
    '/console',
    '/auxiliary',
    '/com10',
    '/team/api',
    '/apis',
    '/team/robots.txt',
    '/headers.json',
    '/con-page',
  ]
  for (const address of free) {
    expect(isFree(address, 'page'), address).toBe(true)
    expect(freeAddress(address)).toBe(address)
  }
})
