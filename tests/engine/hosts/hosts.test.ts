// @module-tag exhaustive

import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { gallery, pages } from '../server/sample-dist.ts'
import { both, brotliModule, hosts, programs } from './started-host.ts'

/** Requests whose answers are the same everywhere: method, address, headers. */
const requests: [method: string, target: string, headers?: Record<string, string>][] = [
  ['GET', '/'],
  ['GET', '/?utm=x'],
  ['HEAD', '/about'],
  ['GET', '/about'],
  ['GET', '/about/'],
  ['GET', '/about.html'],
  ['GET', '/about/?a=1&b=2'],
  ['GET', '/about//'],
  ['GET', '/About'],
  ['GET', '/index'],
  ['GET', '/index.html'],
  ['GET', '/oc/ushers'],
  ['GET', '/oc/ushers', { 'accept-encoding': 'gzip' }],
  ['GET', '/oc'],
  ['GET', '/oc/'],
  ['GET', '/oc%2fushers'],
  ['GET', '/orange-county/ushers'],
  ['GET', '/orange-county/ushers?guests=200'],
  ['GET', '/orange-county/ushers/'],
  ['GET', '/old-about'],
  ['GET', '/old-about?a=1'],
  ['GET', '/old/About_Us.html'],
  ['GET', '/old/About_Us.html?a=1'],
  ['GET', '/old/About_Us'],
  ['GET', '/index.php?p=12&l=en'],
  ['GET', '/index.php?p=12'],
  ['GET', '/index.php'],
  ['GET', '/%C3%BCber-uns'],
  ['GET', '/our%20team.html'],
  ['GET', "/l'atelier%20&%20co"],
  ['GET', '/l%27atelier%20%26%20co/'],
  ['GET', '/price$list'],
  ['GET', '/price%24list'],
  ['GET', '/$uri'],
  ['GET', '/100%25'],
  ['GET', encodeURI('/ราคา')],
  ['GET', '/Downloads/a.pdf'],
  ['GET', '/downloads/a.pdf'],
  ['GET', '/API/prices'],
  ['GET', '/team.ASPX'],
  ['GET', '/TEAM.aspx'],
  ['GET', '/Orange-County/ushers'],
  ['GET', '/index.php?page=1'],
  ['GET', '/index.php?page=1&fbclid=x'],
  ['GET', '/index.php?a=b&page=1&l=de'],
  ['GET', '/index.php?page=12'],
  ['GET', '/index.php?l=en&p=12'],
  ['GET', '/index.php?item[]=1'],
  ['GET', '/index.php?print'],
  ['GET', '/files/a/b.html'],
  ['GET', '/files/a/b/'],
  // Nobody can name a target that the site does not have.
  ['GET', '/old-about%20/old-about%20301%20https://evil.example.com'],
  ['GET', '/old-about%3E301%20https://evil.example.com%3C%3C/old-about'],
  ['GET', '/x%3E301%20https://evil.example.com%3C%3Cx'],
  ['GET', '/dangling'],
  ['GET', '/dangling.php?p=1'],
  ['GET', '/offer'],
  ['GET', '/offer/?a=1'],
  ['GET', '/offer.html'],
  ['GET', '/Team.aspx'],
  ['HEAD', '/Team.aspx?a=1'],
  ['GET', '/team.aspx'],
  ['GET', '/prices.pdf?v=2'],
  ['GET', '/shop/?b=2'],
  ['GET', '/closed'],
  ['GET', '/closed/?a=1'],
  ['GET', '/closed.php?id=7'],
  ['GET', '/closed.php?id=8'],
  ['GET', '/%C3%BCber/uns.php?id=1'],
  ['GET', '/blog'],
  ['GET', '/blog/'],
  ['GET', '/blog/2017/a'],
  ['GET', '/blog/2019'],
  ['GET', '/blog/2019/ushers?a=1'],
  ['GET', '/blog/2019/ushers.html'],
  ['GET', '/blog/2019/2/ushers/'],
  ['GET', '/blog/2018/a/b?a=1'],
  ['GET', '/bl%C3%B6g/(old)/a%20b'],
  ['GET', '/files/a.b/C_d.zip?x=%0d%0a'],
  ['GET', '/files/archive.tar.gz'],
  ['POST', '/files/a'],
  ['GET', '/files//evil.example.com'],
  ['GET', '/files/%2f/evil.example.com'],
  ['GET', '/files/%5cevil.example.com'],
  ['GET', '/files/%0d%0aSet-Cookie:%20a=b'],
  ['GET', '/files/a%01'],
  ['GET', '/files/%2e%2e/a'],
  ['GET', '/files/{query}$args'],
  ['GET', '/files/_headers.json'],
  ['GET', '//about'],
  ['GET', '//old-about'],
  ['GET', '/about//'],
  ['GET', '/./about'],
  ['GET', '/oc/../about'],
  ['GET', '/oc/%2e%2e/about'],
  ['GET', '/.well-known/security.txt'],
  ['GET', '/.well-known/.secret'],
  ['GET', '/.well-known/nothing'],
  ['GET', '/.WELL-KNOWN/security.txt'],
  ['GET', '/downloads/.par.csv'],
  ['GET', '/downloads/_par.csv'],
  ['GET', '/a/_b'],
  ['GET', '/a/.b/c'],
  ['GET', '/ABOUT'],
  ['GET', '/ABOUT/'],
  ['GET', '/About.html'],
  ['GET', '/about.HTML'],
  ['GET', '/INDEX'],
  ['GET', '/index/'],
  ['GET', '/404.HTML'],
  ['GET', '/404/'],
  ['GET', '/HEALTHZ'],
  ['GET', '/healthz/'],
  ['GET', '/Api/nothing'],
  ['GET', '/api'],
  ['GET', '/ASSETS/app-Ab12.js'],
  ['GET', '/SNAPSHOTS/about.html'],
  ['GET', '/Downloads/par.csv'],
  ['GET', '/robots.TXT'],
  ['GET', '/Old-About'],
  ['GET', '/OFFER/'],
  ['GET', '/BLOG/2019/ushers'],
  ['GET', '/oc/ushers.HTML.gz'],
  ['GET', '/about%20'],
  ['GET', '/%61bout'],
  ['GET', '/about%3F'],
  ['GET', `/${'a'.repeat(300)}`],
  ['GET', '/nothing'],
  ['GET', '/nothing/'],
  ['GET', '/nothing.html'],
  ['GET', '/404'],
  ['GET', '/404.html'],
  ['GET', '/_headers.json'],
  ['GET', '/_addresses'],
  ['GET', '/.env'],
  ['GET', '/oc/ushers.html.gz'],
  ['GET', '/snapshots/index.html'],
  ['GET', '/snapshots/about.html'],
  ['GET', '/snapshots/oc/ushers.html', { 'accept-encoding': 'gzip' }],
  ['GET', '/snapshots/orange-county/ushers.html'],
  ['GET', '/snapshots/nothing.html'],
  ['GET', '/snapshots/404.html'],
  ['GET', '/snapshots/robots.txt'],
  ['GET', '/snapshots/about'],
  ['GET', '/snapshots/about/'],
  ['GET', '/snapshots/'],
  ['GET', '/snapshots'],
  ['GET', '/assets/app-Ab12.js'],
  ['GET', '/assets/app-Zz99.js'],
  ['GET', '/assets/'],
  ['GET', '/robots.txt'],
  ['GET', '/downloads/par.csv'],
  ['GET', '/speculation-rules.json'],
  ['GET', '/gallery'],
  ['GET', '/gallery?q=map'],
  ['GET', '/gallery/'],
  ['GET', '/gallery.html'],
  ['GET', '/gallery/hero'],
  ['GET', '/gallery/hero?a'],
  ['GET', '/gallery/hero.html'],
  ['GET', '/gallery/nothing'],
  ['POST', '/about'],
  ['DELETE', '/nothing'],
  ['GET', '/healthz'],
  ['POST', '/healthz'],
  ['GET', '/api/nothing'],
]

const compared = [
  'allow',
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-security-policy',
  'content-type',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'location',
  'permissions-policy',
  'referrer-policy',
  'speculation-rules',
  'strict-transport-security',
  'vary',
  'x-content-type-options',
]

async function answerOf(address: string, [method, target, headers = {}]: (typeof requests)[number]) {
  const answer = await fetch(address + target, {
    method,
    redirect: 'manual',
    headers: { 'accept-encoding': 'identity', ...headers },
  })
  const body = await answer.text()
  const { status } = answer
  // What stands in a redirect or a refusal is read by nobody, and so neither is its type.
  const plain = [301, 302, 308, 405].includes(status)
  const names = compared.filter((name) => !plain || !['content-type', 'content-encoding'].includes(name))
  const shown = Object.fromEntries(names.map((name) => [name, answer.headers.get(name)]))
  return { request: `${method} ${target}`, status, body: plain ? '' : body, ...shown }
}

const languages = {
  '_languages.json': '["ar","pt-BR"]',
  'ar.html': '<h1>مخبز</h1>',
  'ar/404.html': '<h1>غير موجودة</h1>',
  'pt-BR/nos.html': '<h1>Nós</h1>',
}
const requestsInLanguages = [
  ...['/ar', '/ar/', '/ar.html', '/ar/nothing', '/ar/nothing/x.html', '/ar/nothing?a=/b', '/ar//', '/ar/_x', '/AR/x'],
  ...['/%61r/x', '/arx/y', '/ar/404', '/ar/404/', '/ar/404.html', '/snapshots/ar/404.html', '/x/ar/y'],
  ...['/pt-BR/nos', '/pt-BR/nothing', '/pt-BR/404', '/ar/%2f', '/ar?x=/y'],
].map((target): (typeof requests)[number] => ['GET', target])

describe.each(['nginx', 'caddy'] as const)('%s', (name) => {
  beforeAll(() => {
    programs[name]()
  })

  test.each([
    ['a gallery of blocks', { ...gallery, 'snapshots/oc/ushers.html': pages['oc/ushers.html'] }],
    ['copies of pages for snapshots', { 'snapshots/oc/ushers.html': pages['oc/ushers.html'] }],
    ['the pages for snapshots', { '_snapshots.json': '"rewrite"' }],
    ['pages in another language', languages],
    ['these for snapshots', { ...languages, '_snapshots.json': '"rewrite"' }],
  ])("answers as Marquee's server does, with %s", async (_kind, more) => {
    const { service, host } = await both(hosts[name], more)
    const [expected, given] = [[] as object[], [] as object[]]
    for (const request of [...requests, ...requestsInLanguages]) {
      expected.push(await answerOf(service, request))
      given.push(await answerOf(host, request))
    }
    expect(given).toEqual(expected)
  })

  test("answers old addresses as Marquee's server does, however they are spelt", async () => {
    const { service, host } = await both(hosts[name])
    const words = [
      'blog',
      '2019',
      '2018',
      'files',
      'bl%C3%B6g',
      '(old)',
      'offer',
      'shop',
      'closed',
      'Team.aspx',
      'about',
    ]
    const signs = ['/', '/', '/', '//', '.html', '.gz', '_x', 'a.B', '%20', '%41', '%5f', '%2f', '?a=1', '?p=12&l=en']
    const rest = fc.array(fc.constantFrom(...words, ...signs), { maxLength: 6 })
    const targets = fc.sample(fc.tuple(fc.constantFrom(...words), rest), 300)
    const [expected, given] = [[] as object[], [] as object[]]
    for (const [first, parts] of targets) {
      const request: (typeof requests)[number] = ['GET', `/${first}${parts.join('')}`]
      expected.push(await answerOf(service, request))
      given.push(await answerOf(host, request))
    }
    expect(given).toEqual(expected)
  })

  test('answers a matching tag without a body', async () => {
    const { host } = await both(hosts[name])
    for (const target of ['/about', '/oc/ushers', '/assets/app-Ab12.js']) {
      const etag = (await fetch(host + target)).headers.get('etag') ?? ''
      expect(etag).toMatch(/^(W\/)?".+"$/)
      const again = await fetch(host + target, { headers: { 'if-none-match': etag } })
      expect(again.status).toBe(304)
      expect(again.headers.get('content-security-policy')).toContain("default-src 'none'")
    }
  })
})

test("nginx with its Brotli module sends the copies as Marquee's server does", async () => {
  programs.nginx()
  const brotli = brotliModule()
  const { service, host } = await both((place) => hosts.nginx(place, brotli))
  for (const [encoding, sent] of [
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['identity', null],
  ] as const) {
    const request: (typeof requests)[number] = ['GET', '/oc/ushers', { 'accept-encoding': encoding }]
    const expected = await answerOf(service, request)
    expect(await answerOf(host, request)).toEqual(expected)
    expect(expected).toHaveProperty('content-encoding', sent)
  }
})
