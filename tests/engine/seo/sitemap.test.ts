import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import fc from 'fast-check'
import { parseSitemap, parseSitemapIndex } from 'sitemap'
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

const read = async (text: string) =>
  (await parseSitemap(Readable.from([text]))).map(({ url, lastmod }) => ({ url, lastmod }))

const entry = fc.record({
  address: fc.webUrl({ withQueryParameters: true }),
  changed: fc.option(fc.constantFrom('2026-01-31', '2026-11-21'), { nil: undefined }),
})

it('is valid by the official schema, whatever an address contains', async () => {
  const entries = [
    { address: `${origin}/`, changed: '2026-11-21' },
    { address: `${origin}/search?a=1&b="<x>"`, changed: undefined },
  ]
  const [, file] = sitemapFiles(entries, origin)
  expect(await errorsOf(file?.text ?? '')).toEqual([])
  expect((await read(file?.text ?? '')).map(({ url }) => url)).toEqual(entries.map(({ address }) => address))
  expect(await errorsOf((file?.text ?? '').replace('<loc>', '<lok>'))).not.toEqual([])
})

it('has an index that follows the protocol', async () => {
  const [{ text }] = sitemapFiles([{ address: `${origin}/?a=1&b=2`, changed: '2026-11-21' }], origin)
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

it('is split into files within the limits, in order, without losing an address', async () => {
  const limits = { addresses: 5, bytes: 600 }
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(entry, { selector: ({ address }) => address, minLength: 1, maxLength: 40 }),
      async (entries) => {
        const small = entries.filter(({ address }) => address.length < 100)
        fc.pre(small.length > 0)
        const [index, ...files] = sitemapFiles(small, origin, limits)
        const named = await parseSitemapIndex(Readable.from([index.text]))
        expect(named.map(({ url }) => url)).toEqual(files.map(({ name }) => `${origin}/${name}`))
        const listed: string[] = []
        for (const { text } of files) {
          const urls = await read(text)
          expect(urls.length).toBeLessThanOrEqual(limits.addresses)
          expect(Buffer.byteLength(text)).toBeLessThanOrEqual(limits.bytes)
          listed.push(...urls.map(({ url }) => url))
        }
        expect(listed).toEqual(small.map(({ address }) => address).sort())
      },
    ),
    { numRuns: repeats(30) },
  )
})

it('writes 50,001 addresses to two files, with the newest date of each in the index', () => {
  const entries = Array.from({ length: 50_001 }, (_, at) => ({
    address: `${origin}/${String(at).padStart(6, '0')}`,
    changed: at === 7 ? '2026-11-20' : '2026-01-01',
  }))
  const [index, ...files] = sitemapFiles(entries, origin)
  expect(files.map(({ text }) => text.split('<url>').length - 1)).toEqual([50_000, 1])
  expect(index.text.match(/<lastmod>[^<]*/g)).toEqual(['<lastmod>2026-11-20', '<lastmod>2026-01-01'])
})
