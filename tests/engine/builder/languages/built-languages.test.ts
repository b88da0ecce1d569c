// @module-tag exhaustive

import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { run } from '../../../support/run.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-languages-'))
  const { status, stderr } = await run('build', [
    ...['--site', 'tests/sites/bakery', '--out', join(folder, 'dist')],
    ...['--no-compress', '--quick', '--now', '2026-11-29T12:00Z'],
  ])
  expect(status, stderr).toBe(0)
}, 300_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

const text = (name: string) => readFileSync(join(folder, 'dist', name), 'utf8')
const linksIn = (html: string) =>
  [...html.matchAll(/<a (?![^>]*data-language)[^>]*href="(\/[^"]*)"/g)].map(([, to]) => to)
const choicesIn = (html: string) =>
  [...html.matchAll(/<a href="([^"]*)"[^>]* lang="([^"]*)"[^>]* data-language=""( aria-current="true")?/g)].map(
    ([, to, tag, current]) => `${tag} ${to}${current ? ', current' : ''}`,
  )

it('writes a page at the address of its mirror, in its language and direction', () => {
  const html = text('ar/man-nahnu.html')
  expect(html).toMatch(/^<!doctype html><html lang="ar" dir="rtl">/)
  expect(html).toContain('<link rel="canonical" href="https://www.bakkerij-roos.example/ar/man-nahnu">')
  expect(html).toContain('عن الخبازين')
  expect(text('over-ons.html')).toMatch(/^<!doctype html><html lang="nl">/)
})

it('writes no page that has no mirror, and links to that of the source, which says its language', () => {
  expect(existsSync(join(folder, 'dist/ar/prijzen.html'))).toBe(false)
  expect(text('ar.html')).toContain('href="/prijzen" hreflang="nl"')
})

it('links stay in the language wherever it has the page', () => {
  for (const name of ['ar.html', 'ar/man-nahnu.html', 'ar/hikayat.html', 'ar/hikayat/alfurn.html'])
    for (const to of linksIn(text(name)))
      expect(to === '/prijzen' || to?.startsWith('/ar'), `${to} in ${name}`).toBe(true)
})

it('the versions of a page name each other, and a page in one language none', () => {
  const named = (html: string) =>
    [...html.matchAll(/hreflang="([^"]+)" href="https:\/\/[^/]+([^"]*)"/g)].map(([, tag, to]) => `${tag} ${to}`)
  const versions = ['nl /over-ons', 'ar /ar/man-nahnu', 'x-default /over-ons']
  expect(named(text('over-ons.html'))).toEqual(versions)
  expect(named(text('ar/man-nahnu.html'))).toEqual(versions)
  expect(named(text('prijzen.html'))).toEqual([])
})

it('the header leads to the same page in each language, else to its home page, in header and menu', () => {
  const twice = (choices: string[]) => [...choices, ...choices]
  expect(choicesIn(text('over-ons.html'))).toEqual(twice(['nl /over-ons, current', 'ar /ar/man-nahnu']))
  expect(choicesIn(text('ar/man-nahnu.html'))).toEqual(twice(['nl /over-ons', 'ar /ar/man-nahnu, current']))
  expect(choicesIn(text('prijzen.html'))).toEqual(twice(['nl /prijzen, current', 'ar /ar']))
  expect(choicesIn(text('ar/404.html'))).toEqual(twice(['nl /', 'ar /ar, current']))
  expect(choicesIn(text('snapshots/over-ons.html'))).toEqual(choicesIn(text('over-ons.html')))
})

it('the policy of all pages allows the script that offers a language, which is the same on each', () => {
  const scripts = ['index.html', 'ar/man-nahnu.html'].map(
    (name) => text(name).match(/<script>(\(\(\)=>\{const offers=.*?)<\/script>/)?.[1] ?? '',
  )
  expect(scripts[0]).toContain('"ar":"اقرأ هذه الصفحة بالعربية"')
  expect(scripts[1]).toBe(scripts[0])
  expect(text('_headers.json')).toContain(
    createHash('sha256')
      .update(scripts[0] ?? '')
      .digest('base64'),
  )
})

it('structured data names the language, and each thing once in a language', () => {
  const thingsIn = (name: string) => {
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text(name)) ?? []
    return (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph']
  }
  const websites = ['index.html', 'ar.html'].map((name) => thingsIn(name).find((one) => one['@type'] === 'WebSite'))
  expect(websites).toMatchObject([
    { '@id': 'https://www.bakkerij-roos.example/#website', inLanguage: 'nl' },
    { '@id': 'https://www.bakkerij-roos.example/ar#website', inLanguage: 'ar' },
  ])
  for (const name of ['index.html', 'ar.html', 'over-ons.html', 'ar/man-nahnu.html']) {
    const ids = thingsIn(name).flatMap((one) => one['@id'] ?? [])
    expect(new Set(ids).size, name).toBe(ids.length)
  }
  expect(thingsIn('ar/hikayat/alfurn.html')).toContainEqual(
    expect.objectContaining({ '@type': 'BlogPosting', inLanguage: 'ar' }),
  )
})

it('one sitemap has all addresses; feed, search and list for language models are of a language each', () => {
  const addresses = [...text('sitemap-1.xml').matchAll(/<loc>https:\/\/[^/]+([^<]*)</g)].map(([, to]) => to)
  expect(addresses).toEqual([
    ...['/', '/ar', '/ar/hikayat', '/ar/hikayat/alfurn', '/ar/man-nahnu'],
    ...['/blog', '/blog/meel', '/blog/oven', '/over-ons', '/prijzen'],
  ])
  expect(text('ar/feed.xml')).toContain('<link>https://www.bakkerij-roos.example/ar/hikayat/alfurn</link>')
  expect(text('ar/feed.xml')).not.toContain('Meel van de molen')
  expect(text('ar/llms.txt')).toContain('](https://www.bakkerij-roos.example/ar/man-nahnu)')
  expect(text('ar/search.json')).toContain('"/ar/man-nahnu"')
  expect(text('search.json')).not.toContain('/ar/')
  expect(text('ar.html')).toContain('data-search-file="/ar/search.json"')
})

it('a form asks in the language, and stores the values of the source', () => {
  expect(text('ar.html')).toContain('{"value":"Half","text":"نصف"}')
  expect(JSON.parse(text('_forms.json'))).toMatchObject({ bestelling: [{ options: ['Half', 'Heel (1,6 kg)'] }, {}] })
})

it('a block that nobody has translated says that it is in the language of the source', () => {
  const marked = (html: string) => html.match(/<section [^>]* lang="[^>]*>/g) ?? []
  expect(marked(text('ar.html'))).toEqual([
    expect.stringMatching(/^<section data-block="call-to-action" id="call-to-action" lang="nl" dir="ltr" /),
  ])
  for (const name of ['ar/man-nahnu.html', 'ar/hikayat.html', 'ar/404.html', 'index.html'])
    expect(marked(text(name)), name).toEqual([])
})

it('a single text that nobody has translated says so too, in a block that is translated', () => {
  const html = text('ar.html')
  expect(html).toMatch(/<(\w+)[^>]* lang="nl" dir="ltr">Is er glutenvrij brood\?<\/\1>/)
  expect(html).toMatch(
    /<div[^>]* lang="nl" dir="ltr"><p>Nee, in één oven kan dat niet <em>veilig<\/em>\.<\/p>\n<\/div>/,
  )
  expect(html).not.toMatch(/ lang="nl" dir[^>]*>[^<]*[\u0600-\u06ff]/)
})

it('unknown addresses below a language have a page in it', () => {
  expect(text('ar/404.html')).toContain('لا خبز هنا')
  expect(JSON.parse(text('_languages.json'))).toEqual(['ar'])
})

it('aliases of a mirror lead to the page in the language', () => {
  expect(JSON.parse(text('_addresses.json'))).toEqual({
    '/bakkers': { to: '/over-ons', status: 200 },
    '/ar/alkhabbazun': { to: '/ar/man-nahnu', status: 200 },
  })
})
