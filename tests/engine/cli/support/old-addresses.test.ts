import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { readOldAddresses } from '../../../../src/cli/support/redirects/old-addresses.ts'

const read = (list: string | Buffer) => readOldAddresses(Buffer.from(list), 'https://www.example.com')
const rows = (list: string | Buffer) => {
  const { addresses, problem } = { addresses: [], ...read(list) }
  expect(problem).toBeUndefined()
  return addresses.map(({ from, to, status, skipped }) =>
    [from, to, status, skipped].filter((one) => one !== undefined),
  )
}

describe('the table of old addresses', () => {
  it.each([
    [
      'Redirection',
      'source,target,regex,code,type,match,hits,title,status\n/old/,/new,0,301,url,url,3,,enabled\n"/blog/(.*)",/news/$1,1,301,url,url,0,,enabled\n/x,,0,410,error,url,0,,enabled\n/off,/new,0,301,url,url,0,,disabled\n',
      [
        ['/old/', '/new', 301],
        ['/blog/(.*)', '/news/$1', 301, expect.stringContaining('is a pattern')],
        ['/x', 410],
        ['/off', '/new', 301, 'was switched off'],
      ],
    ],
    [
      'Rank Math',
      'id,source,matching,destination,type,category,status,ignore\n1,old/page,exact,https://www.example.com/new,302,,active,\n2,shop,contains,/,301,,active,\n3,gone,exact,,410,,inactive,case\n',
      [
        ['/old/page', '/new', 302],
        ['/shop', '/', 301, expect.stringContaining('is a pattern')],
        ['/gone', 410, 'was switched off'],
      ],
    ],
    [
      'Yoast',
      'Origin,Target,Type,Format\nold,new,301,plain\n^a,b,301,regex\n',
      [
        ['/old', '/new', 301],
        ['^a', '/b', 301, expect.stringContaining('pattern')],
      ],
    ],
    [
      'Screaming Frog',
      '"Address","Content Type","Status Code","Status","Redirect URL","Redirect Type"\n"https://old.example/a","text/html","301","Moved Permanently","https://old.example/b","HTTP Redirect"\n"https://old.example/c?x=1","text/html","200","OK","",""\n"https://old.example/d","","404","Not Found","",""\n',
      [['/a', 'https://old.example/b', 301], ['/c?x=1'], ['/d']],
    ],
    [
      'Redirection, with the names of its database',
      'id,source,target,regex,action_code,action_type,hits,title,status\n1,/a,/b,0,302,url,120,A,enabled\n2,/święto muzyki,,0,410,error,301,,enabled\n3,^/g/(.*)$,/n/$1,1,301,url,0,,enabled\n',
      [
        ['/a', '/b', 302],
        ['/święto muzyki', 410],
        ['^/g/(.*)$', '/n/$1', 301, expect.stringContaining('is a pattern')],
      ],
    ],
    [
      'a person, with a column of codes in another language',
      'old;new;kod;uwagi\n/a;/b;302;x\n/c;;410;\n',
      [
        ['/a', '/b', 302],
        ['/c', 410],
      ],
    ],
    ['Search Console', 'URL,Last crawled\nhttps://old.example/a,2026-01-02\n', [['/a']]],
    ['Shopify', 'Redirect from,Redirect to\n/a,/b\n', [['/a', '/b']]],
    ['Webflow', 'Old Path;Redirect to Page\n/a;/b\n', [['/a', '/b']]],
    ['a person, with other columns before', 'Note,Status,New,Old\nx,301,/b,/a\ny,,,/c\n', [['/a', '/b', 301], ['/c']]],
    ['a person, without heads', '/a,/b,302\n/c\n/d,b/c\n', [['/a', '/b', 302], ['/c'], ['/d', '/b/c']]],
    ['a list with commas in addresses', '/about,us.html\n/a,b,c.html\n', [['/about,us.html'], ['/a,b,c.html']]],
    ['a third column that is no status', '/a,/b,17\n', [['/a', '/b']]],
    ['a list with a heading', 'Old addresses\n/a%20b\n/caf%C3%A9\n', [['/a b'], ['/café']]],
  ])('of %s', (_, list, expected) => {
    expect(rows(list)).toEqual(expected)
  })

  it.each([
    [
      'heads that nobody knows',
      'Quelle;Ziel\n/a;/b\n',
      'has no column of old addresses that is known. Name that column `old`',
    ],
    ['nothing', '', 'has no address in it.'],
    [
      'more addresses than a site may have',
      '/a\n/b'.repeat(20_000),
      'addresses, and a site has 20000 redirects at most.',
    ],
    ['more bytes than anybody exports', Buffer.alloc(50e6 + 1), 'has more than 50 MB.'],
    ['heads alone', 'old,new\n', 'has no address in it.'],
  ])('with %s says what to write', (_, list, words) => {
    expect(read(list).problem).toContain(words)
  })
})

describe('the XML of a former site', () => {
  const sitemap = (loc: string, head = '<?xml version="1.0" encoding="UTF-8"?>') =>
    `${head}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url>${loc}<lastmod>2026-01-01</lastmod></url></urlset>`
  const utf16 = Buffer.from(`\uFEFF${sitemap('<loc>/é</loc>', '<?xml version="1.0" encoding="UTF-16"?>')}`, 'utf16le')

  it.each([
    ['a sitemap', sitemap('<loc> https://old.example/a </loc>'), ['/a']],
    ['CDATA', sitemap('<loc><![CDATA[https://old.example/a?b=1&c=2]]></loc>'), ['/a?b=1&c=2']],
    ['a number for a sign', sitemap('<loc>https://old.example/a?b=1&#38;c=2&#x26;d</loc>'), ['/a?b=1&c=2&d']],
    ['a name for a sign', sitemap('<loc>https://old.example/a?b=1&amp;c=2</loc>'), ['/a?b=1&c=2']],
    ['a prefix', '<s:urlset xmlns:s="x"><s:url><s:loc>https://old.example/a</s:loc></s:url></s:urlset>', ['/a']],
    ['pictures of a page', sitemap('<loc>/a</loc><image:image><image:loc>/a.jpg</image:loc></image:image>'), ['/a']],
    ['a comment', sitemap('<!-- <loc>/no</loc> --><loc>/a</loc>'), ['/a']],
    [
      'RSS',
      '<rss><channel><link>https://old.example</link><item><title>x</title><link>https://old.example/a</link></item></channel></rss>',
      ['/a'],
    ],
    [
      'Atom',
      '<feed><link href="/"/><entry><link rel="edit" href="/e"/><link href="https://old.example/a"/></entry></feed>',
      ['/a'],
    ],
    ['gzip', gzipSync(sitemap('<loc>/a</loc>')), ['/a']],
    ['UTF-16', utf16, ['/é']],
    ['UTF-16, the other way', Buffer.from(utf16).swap16(), ['/é']],
    [
      'Windows-1252',
      Buffer.from(sitemap('<loc>/é</loc>', '<?xml version="1.0" encoding="windows-1252"?>'), 'latin1'),
      ['/é'],
    ],
    ['Windows-1252 that says nothing', Buffer.from('/é\n/ü\n', 'latin1'), ['/é', '/ü']],
    ['a byte order mark', `\uFEFF/a\n`, ['/a']],
  ])('is read: %s', (_, list, expected) => {
    expect(rows(list)).toEqual(expected.map((from) => [from]))
  })

  it.each([
    ['a web page', '<!doctype html><html><body><p>Sitemap<br></body></html>', 'is a web page. Save the sitemap itself'],
    ['XHTML', '<html xmlns="http://www.w3.org/1999/xhtml"><body/></html>', 'is a web page.'],
    [
      'an index',
      '<sitemapindex><sitemap><loc>https://old.example/pages.xml</loc></sitemap></sitemapindex>',
      'is an index of other sitemaps. Save each of them, and import these files:\n\n  https://old.example/pages.xml',
    ],
    ['one without addresses', '<urlset></urlset>', 'has no address in it.'],
    ['a damaged package', gzipSync('x'.repeat(900)).subarray(0, 20), 'is packed, and the package is damaged.'],
  ])('says what else it is: %s', (_, list, words) => {
    expect(read(list).problem).toContain(words)
  })
})
