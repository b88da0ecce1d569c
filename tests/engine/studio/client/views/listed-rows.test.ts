import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { createFilter, inOrderOf } from '../../../../../src/studio/client/views/pages/listed-rows.ts'
import type { PageListEntry } from '../../../../../src/studio/wire/listing.ts'
import { startStudio } from '../../studio-server.ts'

const entry = (address: string, title: string, more: Partial<PageListEntry> = {}): PageListEntry => ({
  ...{ address, title, kind: 'Page', records: '', state: 'public', errors: 0, warnings: 0 },
  ...more,
})
const pages = [
  entry('/la/bartenders', 'Bartenders in Los Angeles', { kind: 'City service', records: 'Los Angeles · Bartenders' }),
  entry('/faq', 'Questions', { state: 'draft', warnings: 2 }),
  entry('/about', 'Page 10', { errors: 1 }),
  entry('/team', 'page 9'),
]
const addresses = (found: readonly PageListEntry[]) => found.map(({ address }) => address)

describe('the list of all pages', () => {
  it('finds pages whose row has every word, in any order and case', () => {
    const filter = createFilter(pages)
    expect(addresses(filter('los BARTENDERS angeles', new Set()))).toEqual(['/la/bartenders'])
    expect(addresses(filter('draft', new Set()))).toEqual(['/faq'])
    expect(addresses(filter('zebra', new Set(['/team'])))).toEqual(['/team'])
    expect(filter('  ', new Set())).toEqual(pages)
  })

  it('is in the order of a column: numbers by their value, and the worst problems first', () => {
    expect(addresses(inOrderOf(pages, { by: 'title', isDown: false }))).toEqual([
      '/la/bartenders',
      '/team',
      '/about',
      '/faq',
    ])
    expect(addresses(inOrderOf(pages, { by: 'problems', isDown: true })).slice(0, 2)).toEqual(['/about', '/faq'])
  })
})

const page = (title: string, body: string) =>
  `title: ${title}\ndescription: A page of this test with a description that is long enough for a result.\nblocks:\n  - type: rich-text\n    body: ${body}\n`

describe('the studio', () => {
  it('finds pages by words of their texts, and lists the problems of each', async () => {
    const { call, check } = await startStudio({
      'index.yaml': page('Home', 'We pour and serve.'),
      'bar.yaml': page('Bar', 'We **pour** for weddings. [Prices](/prices)'),
    })
    await check()
    expect(await call('findPages', { words: 'WEDDINGS pour' })).toEqual(['/bar'])
    expect(await call('findPages', { words: ' ' })).toEqual([])
    const listed = await call<PageListEntry[]>('pages')
    expect(listed.map(({ address, errors }) => [address, errors])).toEqual([
      ['/bar', 1],
      ['/', 0],
    ])
  })

  it('leads visitors of a deleted page and of its aliases to another one', async () => {
    const { call, pathOf } = await startStudio({
      'index.yaml': page('Home', 'Text.'),
      'old.yaml': `aliases: [/older]\n${page('Old', 'Text.')}`,
      '_data/redirects.yaml': '# Ours.\n- from: /a.html\n  to: /\n',
    })
    expect(await call('remove', { address: '/old', leadTo: '/none' })).toMatchObject({
      kind: 'refused',
      message: 'There is no page at /none.',
    })
    expect(await call('remove', { address: '/old', leadTo: '/' })).toMatchObject({ kind: 'saved' })
    expect(await readFile(pathOf('_data/redirects.yaml'), 'utf8')).toBe(
      '# Ours.\n- from: /a.html\n  to: /\n- from: /old\n  to: /\n- from: /older\n  to: /\n',
    )
  })
})
