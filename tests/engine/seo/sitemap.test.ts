import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { sitemapFiles } from '../../../src/seo/sitemap.ts'
import { repeats } from '../../support/long.ts'

const origin = 'https://www.example.com'
const sitemapSchema = readFile(join(import.meta.dirname, '../../../node_modules/sitemap/schema/sitemap.xsd'), 'utf8')
const indexSchema = readFile(join(import.meta.dirname, 'sitemap-index.xsd'), 'utf8')

/** What a schema says against a file. */
async function errorsOf(text: string, schema = sitemapSchema) {
  const { errors } = await validateXML({ xml: { fileName: 'sitemap.xml', contents: text }, schema: await schema })
  return errors.map(({ message }) => message)
}

/** The texts of all elements of a name, in order, as an XML parser reads them. */
const read = (text: string, name: string) =>
  [...new JSDOM(text, { contentType: 'text/xml' }).window.document.querySelectorAll(name)].map((one) => one.textContent)

const entry = fc.record({
  address: fc.webUrl({ withQueryParameters: true }),
  changed: fc.option(fc.constantFrom('2026-01-31', '2026-11-21'), { nil: undefined }),
})

it('is valid by the official schema, whatever an address contains', async () => {
  const entries = [
    { address: `${origin}/`, changed: '2026-11-21' },
    { address: `${origin}/search?a=1&b="<x>"`, changed: undefined },
  ]
  const [, file] = await sitemapFiles(entries, origin)
  expect(await errorsOf(file?.text ?? '')).toEqual([])
  expect(read(file?.text ?? '', 'url > loc')).toEqual(entries.map(({ address }) => new URL(address).href))
  expect(read(file?.text ?? '', 'url > lastmod')).toEqual(['2026-11-21'])
  expect(await errorsOf((file?.text ?? '').replace('<loc>', '<lok>'))).not.toEqual([])
})

it('has an index that follows the protocol', async () => {
  const [{ text }] = await sitemapFiles([{ address: `${origin}/?a=1&b=2`, changed: '2026-11-21' }], origin)
  expect(await errorsOf(text, indexSchema)).toEqual([])
  const wrong = [
    text.replace('<lastmod>2026-11-21</lastmod>', '<lastmod>21 November 2026</lastmod>'),
    text.replace(/(<loc>.*<\/loc>)(<lastmod>.*<\/lastmod>)/, '$2$1'),
    text.replace(/<loc>.*<\/loc>/, ''),
    text.replace('https://www', `https://${'w'.repeat(2_048)}`),
    text.replace('</sitemap>', '<priority>1.0</priority></sitemap>'),
    text.replace('/0.9', '/0.84'),
  ]
  expect(await Promise.all(wrong.map(async (one) => (await errorsOf(one, indexSchema)).length > 0))).toEqual(
    wrong.map(() => true),
  )
})

it('is split into files within the limit, in order, without losing an address', async () => {
  const limit = 5
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(entry, { selector: ({ address }) => new URL(address).href, minLength: 1, maxLength: 40 }),
      async (entries) => {
        const [index, ...files] = await sitemapFiles(entries, origin, limit)
        expect(read(index.text, 'sitemap > loc')).toEqual(files.map(({ name }) => `${origin}/${name}`))
        const listed = files.map(({ text }) => read(text, 'url > loc'))
        for (const urls of listed) expect(urls.length).toBeLessThanOrEqual(limit)
        expect(listed.flat()).toEqual(
          entries
            .map(({ address }) => address)
            .sort()
            .map((address) => new URL(address).href),
        )
      },
    ),
    { numRuns: repeats(30) },
  )
})

it('writes so few addresses to a file that the longest keep its limit, with the newest date of each file in the index', async () => {
  const entries = Array.from({ length: 20_001 }, (_, at) => ({
    address: `${origin}/${String(at).padStart(5, '0')}`,
    changed: at === 7 ? '2026-11-20' : '2026-01-01',
  }))
  const [index, ...files] = await sitemapFiles(entries, origin)
  expect(files.map(({ text }) => text.split('<url>').length - 1)).toEqual([20_000, 1])
  expect(index.text.match(/<lastmod>[^<]*/g)).toEqual(['<lastmod>2026-11-20', '<lastmod>2026-01-01'])
  const longest = { address: `${origin}/`.padEnd(2_047, 'x'), changed: '2026-01-01' }
  const [, { text } = { text: '' }] = await sitemapFiles([longest], origin)
  expect(text).toContain(longest.address)
  expect(text.length * 20_000).toBeLessThan(52_428_800)
})
