import { describe, expect, test } from 'vitest'
import { type AddressTable, indexAddresses } from '../../../schema/links/address-table.ts'
import { staticErrors, staticFiles } from '../../../src/hosts/static-files.ts'
import { securityHeaders } from '../../../src/server/headers.ts'

const headersOver = (https: boolean) =>
  securityHeaders({ scriptHashes: ['sha256-abc'], styleHashes: [], origins: {}, https })
const table: AddressTable = {
  '/orange-county/ushers': { to: '/oc/ushers', status: 200 },
  '/old-about': { to: '/about', status: 301 },
  '/index.php?p=12&l=en': { to: '/about', status: 301 },
  '/dangling': { to: '/gone', status: 200 },
  '/closed.php': { status: 410 },
  '/blog/*': { to: '/about', status: 301 },
  '/blog/2019/*': { to: '/oc/*', status: 302 },
  '/über.html': { to: 'https://example.org/ü#team', status: 308 },
}
const facts = {
  dist: '/srv/dist',
  service: '127.0.0.1:4173',
  port: 80,
  snapshotsRewritten: false,
  headers: { http: headersOver(false), https: headersOver(true) },
  addresses: indexAddresses(table, new Set(['about.html', 'oc/ushers.html'])),
}

describe('the files of static hosts', () => {
  test('rewrite or redirect addresses, the closest rule first, but none whose page is missing', () => {
    expect(staticFiles(facts).redirects.split('\n')).toEqual([
      '/orange-county/ushers /oc/ushers 200',
      '/index.php p=12 l=en /about 301',
      '/old-about /about 301',
      '/old-about/ /about 301',
      '/%C3%BCber.html https://example.org/%C3%BC#team 308',
      '/blog/2019/* /oc/:splat 302',
      '/blog/* /about 301',
      '',
    ])
  })

  test('redirect from a snapshot to its page if that is configured', () => {
    const { redirects } = staticFiles({ ...facts, snapshotsRewritten: true })
    expect(redirects).toMatch(/^\/snapshots\/index\.html \/ 200\n\/snapshots\/\* \/:splat 200\n/)
  })

  test('carry the headers of https on every address, and no header twice on one', () => {
    const { headers } = staticFiles(facts)
    for (const [name, value] of Object.entries(facts.headers.https)) expect(headers).toContain(`  ${name}: ${value}\n`)
    const names = headers.split('\n').flatMap((line) => line.match(/^ {2}([a-z-]+):/)?.[1] ?? [])
    expect(names).toEqual([...new Set(names)])
  })

  test('are within the limits of the hosts, or the exceeded limit is reported', () => {
    expect(staticErrors(staticFiles(facts), 20_000)).toEqual([])
    const shown = new Map(Array.from({ length: 2_001 }, (_, number) => [`/a-${number}`, '/about'] as const))
    const addresses = { ...facts.addresses, shown }
    expect(staticErrors(staticFiles({ ...facts, addresses }), 20_001)).toEqual([
      'There are 20001 files; Cloudflare Pages takes 20000.',
      'There are 2007 rules in _redirects; Cloudflare Pages takes 2000.',
    ])
  })
})
