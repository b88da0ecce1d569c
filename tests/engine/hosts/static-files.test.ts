import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type AddressTable, indexAddresses } from '../../../schema/links/address-table.ts'
import { redirectPages } from '../../../src/hosts/redirect-pages.ts'
import { staticErrors, staticFiles } from '../../../src/hosts/static-files.ts'
import { securityHeaders } from '../../../src/server/security-headers.ts'
import { run } from '../../support/run.ts'
import { sampleDist } from '../server/sample-dist.ts'

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

  test('answer an unknown address of a language in it, after everything else', () => {
    expect(staticFiles({ ...facts, notFoundIn: ['ar'] }).redirects).toMatch(
      /\/blog\/\* \/about 301\n\/ar\/\* \/ar\/404\.html 404\n$/,
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
    const shown = new Map(Array.from({ length: 2_001 }, (_, number) => [`/a-${number}`, '/about'] as const))
    const addresses = { ...facts.addresses, shown }
    expect(staticErrors(staticFiles({ ...facts, addresses }), 20_001)).toEqual([
      'There are 20001 files; Cloudflare Pages takes 20000.',
      'There are 2007 rules in _redirects; Cloudflare Pages takes 2000.',
    ])
  })
})

describe('the pages of old addresses on GitHub Pages', () => {
  test('lead on from every address that a file can answer', () => {
    const addresses = indexAddresses({
      ...table,
      '/about_us.html': { to: '/about', status: 301 },
      '/Team.aspx': { to: '/about', status: 301 },
      '/a "b"': { to: 'https://example.org/?a=1&b=2', status: 301 },
    })
    const { pages, others } = redirectPages(addresses)
    expect([...pages.keys()]).toEqual([
      'orange-county/ushers.html',
      'dangling.html',
      'old-about.html',
      'old-about/index.html',
      'über.html',
      'about_us.html',
      'a "b".html',
      'a "b"/index.html',
    ])
    expect(pages.get('about_us.html')).toContain('<meta http-equiv="refresh" content="0; url=/about">')
    expect(pages.get('a "b".html')).toContain('<link rel="canonical" href="https://example.org/?a=1&#38;b=2">')
    // One with a query, two with a wildcard, one that is gone, and one that no browser would take for a page.
    expect(others).toBe(5)
  })
})

describe('a static host', () => {
  const hostsOf = async (host: string, env: NodeJS.ProcessEnv) => {
    const dist = await sampleDist()
    return { dist, ...(await run('hosts', [host, '--out', dist], { env: { INQUIRY_ENDPOINT: undefined, ...env } })) }
  }

  test.each(['static', 'github-pages'])(
    'that nobody sends inquiries to is refused where the site has forms: %s',
    async (host) => {
      const { status, stderr } = await hostsOf(host, {})
      expect(status).toBe(1)
      expect(stderr).toContain('Forms of the site send to /api/inquiries, which a static host does not answer.')
      const named = await hostsOf(host, { INQUIRY_ENDPOINT: 'https://forms.example.com/in' })
      expect(named.stderr).not.toContain('Forms of the site')
    },
  )

  test('GitHub Pages keeps the files of the site', async () => {
    const { dist, stderr } = await hostsOf('github-pages', { INQUIRY_ENDPOINT: 'https://forms.example.com/in' })
    expect(await readFile(join(dist, 'about.html'), 'utf8')).toBe('<h1>About</h1>')
    expect(await readFile(join(dist, 'old-about.html'), 'utf8')).toContain('url=/about')
    expect(stderr).toMatch(/^\d+ old addresses with a query, a wildcard,/)
  })
})
