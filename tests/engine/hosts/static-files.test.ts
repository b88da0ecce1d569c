import { describe, expect, test } from 'vitest'
import { aliasesOf } from '../../../src/hosts/host-facts.ts'
import { staticErrors, staticFiles } from '../../../src/hosts/static-files.ts'
import { securityHeaders } from '../../../src/server/headers.ts'

const headersOver = (https: boolean) =>
  securityHeaders({ scriptHashes: ['sha256-abc'], styleHashes: [], imageOrigins: [], endpoints: [], https })
const aliases = new Map([
  ['/orange-county/ushers', { to: '/oc/ushers', redirect: false }],
  ['/old-about', { to: '/about', redirect: true }],
  ['/index.php?p=12&l=en', { to: '/about', redirect: true }],
  ['/dangling', { to: '/gone', redirect: false }],
])
const facts = {
  dist: '/srv/dist',
  service: '127.0.0.1:4173',
  port: 80,
  snapshotsRewritten: false,
  headers: { http: headersOver(false), https: headersOver(true) },
  ...aliasesOf({ aliases, files: new Set(['about.html', 'oc/ushers.html']) }),
}

describe('the files of static hosts', () => {
  test('rewrite or redirect aliases, but none whose page is missing', () => {
    expect(staticFiles(facts).redirects).toBe(
      '/orange-county/ushers /oc/ushers 200\n/old-about /about 301\n/index.php p=12 l=en /about 301\n',
    )
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
    const shown = Array.from({ length: 2_001 }, (_, number) => [`/a-${number}`, '/about'] as const)
    expect(staticErrors(staticFiles({ ...facts, shown }), 20_001)).toEqual([
      'There are 20001 files; Cloudflare Pages takes 20000.',
      'There are 2003 rules in _redirects; Cloudflare Pages takes 2000.',
    ])
  })
})
