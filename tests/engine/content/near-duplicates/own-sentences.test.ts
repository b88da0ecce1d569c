import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import type { Page } from '../../../../schema/page.ts'
import { loadSite } from '../../../../src/content/load/load.ts'
import { ownSentenceDiagnostics } from '../../../../src/content/near-duplicates/own-sentences.ts'
import { sampleBlocks } from '../../errors/block-schemas.ts'

const page = (path: string, body: string, more: Partial<Page> = {}) =>
  ({
    path,
    file: `pages${path}.yaml`,
    noindex: false,
    aliases: [],
    blocks: [{ type: 'rich-text', id: 'rich-text', body }],
    ...more,
  }) as unknown as Page

const common = 'Ushers know the house before its doors open.'
const hills = 'Blankets help in the upper rows once the hills cool down.'
const rain = 'The line for the second show stands in the rain.'

/** The pages that have too few sentences of their own, with what they have. Those of the matrix are `asked` for some. */
const tooFew = (pages: Page[], least = 1, asked = ['/a', '/b']) =>
  ownSentenceDiagnostics(
    {
      pages,
      names: ['Boston', 'Los Angeles'],
      ownSentences: new Map(asked.map((path) => [path, least])),
      sources: () => '',
    },
    sampleBlocks,
  ).map(({ file, message }) => `${file}: ${message.split(', ')[0]}`)

it('counts the sentences that no other page has', () => {
  expect(tooFew([page('/a', `${common} ${hills}`), page('/b', common)])).toEqual([
    'pages/b.yaml: No sentence of this page is on no other page',
  ])
  expect(tooFew([page('/a', `${common} ${hills}`), page('/b', `${rain}\n\n${common}`)], 2)).toEqual([
    'pages/a.yaml: 1 sentence of this page is on no other page',
    'pages/b.yaml: 1 sentence of this page is on no other page',
  ])
})

it('leaves aside names, capitals and labels', () => {
  const inCity = (city: string) => `In ${city} an usher needs half an hour to learn the house. ${city} at night.`
  expect(tooFew([page('/a', inCity('Boston')), page('/b', inCity('Los Angeles').toUpperCase())])).toHaveLength(2)
})

it('reads sentences of languages without spaces', () => {
  const alike =
    '案内係は開場前に客席の入口と階段をすべて歩いて確かめておきます。終演後は出口で混雑を分けて、車いすのお客様を先にお通しします。'
  const own = '二階席の後ろは空調が強いので、長い公演では上着を一枚お持ちください。'
  expect(tooFew([page('/a', alike + own), page('/b', alike)])).toEqual([
    'pages/b.yaml: No sentence of this page is on no other page',
  ])
})

it('compares with pages of no matrix, and counts neither these nor what search engines do not show', () => {
  const other = page('/about', hills)
  expect(tooFew([page('/a', hills), other])).toHaveLength(1)
  expect(tooFew([page('/a', hills, { noindex: true }), other])).toEqual([])
})

it('asks only the pages of the matrix that asks, whatever template others share with it', () => {
  const pages = [page('/a', common), page('/b', common)]
  expect(tooFew(pages, 1, ['/a'])).toEqual(['pages/a.yaml: No sentence of this page is on no other page'])
})

it('keeps a page with too few out of search engines, and publishes it', async () => {
  const root = await mkdtemp(join(tmpdir(), 'marquee-sentences-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  const errors = join(import.meta.dirname, '../../errors')
  await cp(join(errors, '_shared'), join(root, 'pages/_data'), { recursive: true })
  await cp(join(errors, 'few-own-sentences/pages'), join(root, 'pages'), { recursive: true })
  const { pages, diagnostics } = await loadSite({ root, blocks: sampleBlocks })
  expect(diagnostics.map(({ code, severity }) => `${severity} ${code}`)).toEqual(['warning few-own-sentences'])
  expect(pages.map(({ path, noindex }) => [path, noindex])).toEqual([
    ['/la/ushers', true],
    ['/nyc/ushers', false],
  ])
})
