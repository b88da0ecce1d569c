import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { validateXML } from 'xmllint-wasm'
import { isIndexable } from '../../src/content/derive/indexable.ts'
import { root } from '../browser/built-site.ts'
import { loadedSite } from '../browser/loaded-site.ts'

const locations = (xml: string, of: string) =>
  (xml.match(new RegExp(`(?<=<${of}><loc>)[^<]*`, 'g')) ?? []).map((address) => new URL(address).pathname)

test('the sitemap lists, within the official schema, the pages that search engines may show', {
  tag: '@crawler',
}, async ({ request }) => {
  const read = async (path: string) => (await request.get(path)).text()
  const expectValid = async (name: string, contents: string, schema: string) => {
    const xsd = await readFile(join(root, schema), 'utf8')
    const { errors } = await validateXML({ xml: { fileName: name, contents }, schema: xsd })
    expect(errors, name).toEqual([])
  }
  const index = await read('/sitemap.xml')
  await expectValid('/sitemap.xml', index, 'tests/engine/seo/sitemap-index.xsd')
  const listed: string[] = []
  for (const name of locations(index, 'sitemap')) {
    const part = await read(name)
    await expectValid(name, part, 'node_modules/sitemap/schema/sitemap.xsd')
    listed.push(...locations(part, 'url'))
  }
  const { pages, translated = [] } = await loadedSite()
  const shown = (page: (typeof pages)[number]) => !page.gate && page.path !== '/404' && isIndexable(page)
  const ofLanguages = translated.flatMap(({ site, addresses }) =>
    site.pages.filter(shown).map(({ path }) => addresses.get(path)),
  )
  expect(listed.sort()).toEqual([...pages.filter(shown).map(({ path }) => path), ...ofLanguages].sort())
})
