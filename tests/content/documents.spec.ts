import { expect, test } from '@playwright/test'
import { findDestination } from '../../src/server/address.ts'
import { openRelease } from '../../src/server/release.ts'
import { dist, documentFiles, readBuilt } from '../browser/built-site.ts'
import { addressesIn, fetchedBy, headOf, idsIn } from '../browser/html.ts'
import { loadedSite } from '../browser/loaded-site.ts'

const documents = documentFiles().map((file) => ({ file, html: readBuilt(file) }))

test('every page has its address and its aliases, and any other address answers with the not-found page', {
  tag: '@crawler',
}, async ({ request }) => {
  const release = await (await openRelease(dist)).current()
  const { pages } = await loadedSite()
  // The crawler asks the server for every page.
  const addresses = pages.filter(({ path }) => path !== '/404').flatMap(({ path, aliases }) => [path, ...aliases])
  expect(addresses.filter((address) => findDestination(address, release).kind === 'missing')).toEqual([])
  const [alias = '/'] = pages.flatMap(({ aliases }) => aliases)
  expect((await request.get(alias)).status()).toBe(200)
  const missing = await request.get('/no-such-page', { headers: { accept: 'text/html' } })
  expect(missing.status()).toBe(404)
  expect(headOf(await missing.text()).headlines).toHaveLength(1)
})

test('every link on every page leads to a page, file or block that exists', { tag: '@crawler' }, async () => {
  const release = await (await openRelease(dist)).current()
  const ids = new Map(documents.map(({ file, html }) => [file, idsIn(html)]))
  const broken = new Map<string, string>()
  for (const { file, html } of documents) {
    const { origin } = new URL(headOf(html).canonical)
    for (const address of addressesIn(html)) {
      const own = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address
      if (!/^[/#]/.test(own)) continue
      const [path = '', anchor = ''] = own.split('#')
      const found = path === '' ? { kind: 'file' as const, file } : findDestination(path, release)
      const isThere = found.kind === 'file' && (anchor === '' || ids.get(found.file)?.has(anchor) === true)
      if (!isThere) broken.set(own, file)
    }
  }
  expect(Object.fromEntries(broken)).toEqual({})
})

test('no page fetches anything from other hosts', { tag: '@crawler' }, () => {
  const elsewhere = documents.flatMap(({ file, html }) =>
    fetchedBy(html)
      .filter((address) => !/^(?:\/(?!\/)|#|data:)/.test(address))
      .map((address) => `${file}: ${address}`),
  )
  expect(elsewhere).toEqual([])
})

test('no two pages of a language have the same title, and each has one headline', { tag: '@crawler' }, () => {
  const titles = new Map<string, string>()
  for (const { file, html } of documents) {
    const { title, headlines } = headOf(html)
    const inLanguage = `${html.match(/<html lang="[^"]*"/)?.[0]} ${title}`
    expect(titles.get(inLanguage), `the title of ${file}`).toBeUndefined()
    expect(headlines, file).toHaveLength(1)
    titles.set(inLanguage, file)
  }
})
