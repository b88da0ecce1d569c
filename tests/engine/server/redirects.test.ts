import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, onTestFinished, test } from 'vitest'
import { indexAddresses, redirectAt } from '../../../schema/links/address-table.ts'
import { writeServerFiles } from '../../../src/builder/server-files.ts'
import { loadSite } from '../../../src/content/load/load.ts'
import { createServer } from '../../../src/server/server.ts'
import { contentFolder, pageText } from '../content/folder.ts'
import { sampleBlocks } from '../errors/block-schemas.ts'
import { sampleDist } from './sample-dist.ts'

const sampleSite = join(import.meta.dirname, '../errors/_shared/site.yaml')
const hero = (title: string) => `  - type: hero\n    title: ${title}\n`

/** The server of a site with three pages and these redirects, from the YAML to the answer. */
async function serverOf(redirects: string) {
  const { root } = await contentFolder({
    '_data/site.yaml': await readFile(sampleSite, 'utf8'),
    '_data/redirects.yaml': redirects,
    'about.yaml': pageText('About', hero('About'), 'aliases: [/who, /who.php]\n'),
    'news/one.yaml': pageText('One', hero('One')),
  })
  const site = await loadSite({ root, blocks: sampleBlocks })
  expect(site.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
  const pages = site.pages.map(({ path, title }) => [`${path.slice(1)}.html`, title])
  const dist = await sampleDist({ ...Object.fromEntries(pages), 'prices.pdf': '%PDF', '404.html': 'Not found' })
  const facts = { forms: {}, scriptHashes: [], styleHashes: [], hasGallery: false, sources: [] }
  await writeServerFiles(dist, { content: site, ...facts })
  const server = await createServer({ dist, env: {} })
  onTestFinished(() => server.close())
  return async (url: string) => {
    const { statusCode, headers, body } = await server.inject({ url })
    return { status: statusCode, location: headers.location, body }
  }
}

const redirects = `
- { from: /About_Us.HTML, to: /about }
- { from: "/index.php?page=12&lang=en", to: /about }
- { from: "/index.php?page=13", to: "/news/one?from=index", status: 302 }
- { from: /team/, to: "/about#top", status: 308 }
- { from: /blog/2019/*, to: /news/* }
- { from: /blog/*, to: /about }
- { from: /blog/raffle, status: 410 }
- { from: /old/*, status: 410 }
- { from: /shop/*, to: https://shop.example.com/en/*, status: 302 }
- { from: /our team.html, to: /about }
- { from: "/R&D", to: /about }
- { from: "/l'atelier", to: /about }
- { from: /price$list, to: /about }
- { from: "/100%25", to: /about }
- { from: /our%20menu, to: /about }
- { from: "/ราคา", to: /about }
- { from: "/हिन्दी", to: /about }
- { from: "/cafe\u0301", to: /about }
- { from: /Downloads/prices.pdf, to: /about }
- { from: /ABOUT_us.html, to: /news/one }
- { from: "/shop.php?item=a%20b", to: /about }
`

describe('a redirect', () => {
  test.each([
    ['/About_Us.HTML', 301, '/about'],
    ['/About_Us.HTML?ref=mail', 301, '/about?ref=mail'],
    ['/about_us.html', 404, undefined],
    ['/index.php?page=12&lang=en', 301, '/about'],
    ['/index.php?page=12', 404, undefined],
    ['/index.php?lang=en&page=12', 301, '/about'],
    ['/index.php?page=12&fbclid=x&lang=en', 301, '/about'],
    ['/index.php?utm_source=mail&page=13', 302, '/news/one?from=index'],
    ['/index.php?page=120&lang=en', 404, undefined],
    ['/index.php?xpage=13', 404, undefined],
    ['/shop.php?item=a+b', 301, '/about'],
    ['/our%20team.html', 301, '/about'],
    ['/our%20menu', 301, '/about'],
    ['/R&D', 301, '/about'],
    ['/R%26D/', 301, '/about'],
    ["/l'atelier", 301, '/about'],
    ['/l%27atelier', 301, '/about'],
    ['/price$list', 301, '/about'],
    ['/100%25', 301, '/about'],
    [encodeURI('/ราคา'), 301, '/about'],
    [encodeURI('/हिन्दी'), 301, '/about'],
    [encodeURI('/caf\u00e9'), 301, '/about'],
    [encodeURI('/cafe\u0301/'), 301, '/about'],
    ['/Downloads/prices.pdf', 301, '/about'],
    ['/ABOUT_us.html', 301, '/news/one'],
    ['/shop/old.html', 302, 'https://shop.example.com/en/old.html'],
    ['/shop/old/', 302, 'https://shop.example.com/en/old/'],
    ['/index.php?page=13', 302, '/news/one?from=index'],
    ['/team', 308, '/about#top'],
    ['/team/?a=1', 308, '/about?a=1#top'],
    ['/blog', 404, undefined],
    ['/blog/2018/spring', 301, '/about'],
    ['/blog/2019/one/', 301, '/news/one'],
    ['/blog/2019/one.html?a=1', 301, '/news/one?a=1'],
    ['/blog/raffle', 410, undefined],
    ['/old/a/b.php?c=d', 410, undefined],
    ['/shop/Shoes%20%26%20socks/7.aspx?size=9', 302, 'https://shop.example.com/en/Shoes%20%26%20socks/7.aspx?size=9'],
    ['/who.php?a=1', 301, '/about?a=1'],
  ])('of %s answers %d', async (url, status, location) => {
    const answer = await (await serverOf(redirects))(url)
    expect(answer).toMatchObject({ status, location })
    if (status >= 400) expect(answer.body).toBe('Not found')
  })

  test('leads to no other site or folder than its target, whatever a wildcard takes over', async () => {
    const get = await serverOf(redirects)
    for (const rest of ['/evil.example.com', '%2fevil.example.com', '%5Cevil.example.com', '.env'])
      for (const folder of ['/shop/', '/blog/2019/', '/blog/2019/a/'])
        expect(await get(folder + rest), folder + rest).toMatchObject({ status: 404, location: undefined })
    for (const url of ['/shop/a%0d%0aSet-Cookie:b=c', '/shop/a%00', '//shop/a', '/shop//', '/shop/a//b'])
      expect(await get(url), url).toMatchObject({ status: 404, location: undefined })
  })

  test('takes over no part that climbs out of a folder, however it is sent', () => {
    const index = indexAddresses({ '/shop/*': { to: 'https://shop.example.com/en/*', status: 301 } })
    for (const rest of [
      '..',
      '../a',
      'a/..',
      'a/../../b',
      '%2e%2e/a',
      '%2E./a',
      'a/%2e',
      '%0d%0aa',
      'a%00',
      '%5fa',
      'ü',
      '',
    ])
      expect(redirectAt({ raw: `/shop/${rest}`, path: '', query: '' }, index), rest).toBeUndefined()
  })

  test('of many folders is found for an address of thousands of folders', () => {
    const to = { to: 'https://shop.example.com/*', status: 301 } as const
    const folders = Array.from({ length: 2_000 }, (_, n) => [`/${'a/'.repeat(n % 40)}${n}/*`, to])
    const index = indexAddresses(Object.fromEntries([...folders, ['/a/a/*', to], ['/long/*', to]]))
    const at = (raw: string) => redirectAt({ raw, path: raw, query: '' }, index)
    const deep = 'a/'.repeat(7_500)
    for (let time = 0; time < 200; time++) {
      expect(at(`/no/${deep}`)).toBeUndefined()
      expect(at(`/${'/'.repeat(15_000)}`)).toBeUndefined()
      expect(at(`/long/${deep}`)).toEqual({ status: 301, to: `https://shop.example.com/${deep}` })
    }
    expect(at('/a/a/b')).toEqual({ status: 301, to: 'https://shop.example.com/b' })
    expect(at('/a/a/2/b')).toEqual({ status: 301, to: 'https://shop.example.com/b' })
    expect(at('/a/a/a/b')).toEqual({ status: 301, to: 'https://shop.example.com/a/b' })
  })

  test('a page, a redirect or neither answers any request', async () => {
    const get = await serverOf(redirects)
    const words = [
      '/',
      'blog',
      '2019',
      'old',
      'shop',
      'team',
      'about',
      'who',
      'news',
      'one',
      '.html',
      '?a=1',
      '%2f',
      '..',
    ]
    const part = fc.oneof(fc.constantFrom(...words), fc.webPath({ size: 'xsmall' }), fc.webQueryParameters())
    const sites =
      /^(?:\/(?:about|who|news\/[^?#]+|blog\/raffle|team)?|https:\/\/shop\.example\.com\/en\/[^?#]+)(?:\?[^#]*)?(?:#top)?$/
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 7 }), async (parts) => {
        const { status, location, body } = await get(`/${parts.join('')}`)
        expect([200, 301, 302, 308, 404, 410]).toContain(status)
        if (location === undefined) expect(['About', 'One', '%PDF', 'Not found']).toContain(body)
        else expect(location).toMatch(sites)
        expect(location ?? '').not.toMatch(/^\/[/\\]|\.\.|%2f|%5c|%0|[\r\n]/i)
      }),
    )
  })
})
