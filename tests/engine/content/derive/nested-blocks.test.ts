import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Block } from '../../../../schema/block.ts'
import { columnsOf, everyBlock } from '../../../../schema/nested-blocks.ts'
import { engineBlocks } from '../../../../src/content/block-types/find-blocks.ts'
import { changesAfter } from '../../../../src/content/derive/published-page.ts'
import { createSearchedPage } from '../../../../src/content/derive/search-words.ts'
import { loadSite } from '../../../../src/content/load/load.ts'
import { blockDataOf } from '../../../../src/seo/structured-data/block-data.ts'
import { createQuestions } from '../../../../src/seo/structured-data/questions.ts'
import { contentFolder, pageText } from '../folder.ts'

const now = new Date('2026-11-21')
const indent = (text: string, by: number) => text.replace(/^(?=.)/gm, ' '.repeat(by))
/** A block as an entry of a list. */
const entry = (block: string) => `- ${indent(block, 2).trimStart()}\n`
/** A section with these blocks in its columns. */
const section = (...columns: string[][]) =>
  `type: section\ncolumns:\n${columns.map((blocks) => `  - blocks:\n${indent(blocks.map(entry).join(''), 6)}`).join('')}`.trimEnd()
/** A block inside as many sections. */
const nested = (block: string, level: number): string => (level === 0 ? block : section([nested(block, level - 1)]))
const page = (title: string, ...blocks: string[]) =>
  pageText(title, indent(blocks.map(entry).join(''), 2), 'noindex: true\n')
const inside = '.columns[0].blocks[0]'

async function siteOf(files: Record<string, string>, at = now) {
  const { root } = await contentFolder(files)
  return loadSite({ root, now: at })
}
type Site = Awaited<ReturnType<typeof siteOf>>
const blocksOf = (site: Site, path: string) => site.pages.find((one) => one.path === path)?.blocks
const innermost = (block: Block): Block => {
  const [first] = columnsOf(block).flatMap(({ blocks }) => blocks as Block[])
  return first ? innermost(first) : block
}

/** The examples, with values instead of tokens and without references: those are of the sample site. */
const examples = engineBlocks().flatMap(({ type, folder }) => {
  const text = readFileSync(join(folder, 'example.yaml'), 'utf8')
  const plain = text.replace(/^#.*\n/gm, '').replace(/\{[a-z.]+\}/g, 'there')
  const block = `${plain.replace(/^tone:.*\n/m, '').trimEnd()}\ntone: night`
  return type === 'section' || /from:/.test(text) ? [] : [{ type, block }]
})
const levels = [1, 2]
const kinds = examples.flatMap(({ type }) => levels.map((level) => ({ type, level })))

/** Fields that say on which page a block is. */
const ofPage: Record<string, string> = { breadcrumbs: 'steps', share: 'page' }

describe('a block of each type in a column', () => {
  /** The first test loads the site, once for all. */
  let loaded: Promise<Site> | undefined
  const load = () => {
    const files = examples.flatMap(({ type, block }) =>
      [0, ...levels].flatMap((level) => [
        [`${type}-${level}.yaml`, page(`${type} at ${level}`, nested(block, level))],
        [`${type}-${level}-wrong.yaml`, page(`${type} at ${level}`, nested(`${block}\ntitel: Hi`, level))],
      ]),
    )
    loaded ??= siteOf(Object.fromEntries(files))
    return loaded
  }

  /** The diagnostics of a page, with paths from its block on. */
  const foundIn = async (name: string, start: string) =>
    (await load()).diagnostics
      .filter(({ file, path }) => file === `pages/${name}.yaml` && path.startsWith('blocks'))
      .map(({ code, path, message }) => [code, path.replace(start, 'blocks[0]'), message])

  it.each(kinds)('is valid or not as on a page: $type at level $level', async ({ type, level }) => {
    const found = await foundIn(`${type}-${level}`, `blocks[0]${inside.repeat(level)}`)
    expect(found).toEqual(await foundIn(`${type}-0`, 'blocks[0]'))
  })

  it.each(kinds)('is parsed as on a page: $type at level $level', async ({ type, level }) => {
    const site = await load()
    const [flat] = blocksOf(site, `/${type}-0`) ?? []
    const [whole] = blocksOf(site, `/${type}-${level}`) ?? []
    const field = ofPage[type]
    expect(whole && innermost(whole)).toEqual(field ? { ...flat, [field]: expect.anything() } : flat)
  })

  it.each(kinds)('has errors at its own place: $type at level $level', async ({ type, level }) => {
    const { diagnostics } = await load()
    const path = `blocks[0]${inside.repeat(level)}`
    expect(diagnostics.filter(({ file }) => file === `pages/${type}-${level}-wrong.yaml`)).toContainEqual(
      expect.objectContaining({ code: 'unknown-key', path, block: type }),
    )
  })
})

const question = (text: string) => `type: faq\ntitle: Asked\nitems:\n  - question: ${text}\n    answer: Yes.`
const text = (body: string, more = '') => `type: rich-text\nbody: ${body}${more}`

describe('a tree of blocks', () => {
  it('refuses columns below two levels of columns, at their place', async () => {
    const { diagnostics } = await siteOf({ 'deep.yaml': page('Deep', nested(text('Hi'), 3)) })
    expect(diagnostics).toContainEqual(
      expect.objectContaining({ code: 'nested-too-deep', path: `blocks[0]${inside}${inside}`, block: 'section' }),
    )
  })

  it('has an id for each block, and none twice', async () => {
    const site = await siteOf({
      'ids.yaml': page(
        'Ids',
        text('One'),
        section([text('Two')], [text('Three', '\nid: three'), nested(text('Four'), 1)]),
      ),
      'twice.yaml': page('Twice', text('One', '\nid: a'), section([text('Two', '\nid: a')])),
    })
    expect(everyBlock(blocksOf(site, '/ids') ?? []).map(({ id }) => id)).toEqual([
      'rich-text',
      'section',
      'rich-text-2',
      'three',
      'section-2',
      'rich-text-3',
    ])
    const [found] = site.diagnostics.filter(({ code }) => code === 'duplicate-id')
    expect(found).toMatchObject({ path: `blocks[1]${inside}.id`, message: 'The id `a` is already used by blocks[0].' })
  })

  it('fills tokens, in Markdown as Markdown', async () => {
    const site = await siteOf({
      'tokens.yaml': page('Tokens', section([text('Call {site.phone}.'), question('Is it {site.phone}?')])),
    })
    expect(JSON.stringify(blocksOf(site, '/tokens'))).not.toContain('{site')
    const { diagnostics } = await siteOf({ 'tokens.yaml': page('Tokens', section([text('Call {site.phon}.')])) })
    expect(diagnostics).toContainEqual(
      expect.objectContaining({ code: 'unknown-token', path: `blocks[0]${inside}.body`, block: 'rich-text' }),
    )
  })

  it('takes fragments, also those that have sections, and fields beside `use:`', async () => {
    const site = await siteOf({
      '_data/fragments/note.yaml': text('From a fragment.'),
      '_data/fragments/pair.yaml': section([text('Left.')], ['use: note\nid: right']),
      '_data/fragments/several.yaml': `${entry(text('First.'))}${entry(text('Second.'))}`,
      'uses.yaml': page('Uses', section(['use: note\nid: own', 'use: several'], ['use: pair'])),
      'wrong.yaml': page('Wrong', section(['use: nothing'])),
    })
    const texts = everyBlock(blocksOf(site, '/uses') ?? []).map((block) => [block.id, 'body' in block && block.body])
    expect(texts.filter(([, body]) => body)).toEqual([
      ['own', 'From a fragment.'],
      ['rich-text', 'First.'],
      ['rich-text-2', 'Second.'],
      ['rich-text-3', 'Left.'],
      ['right', 'From a fragment.'],
    ])
    expect(site.diagnostics).toContainEqual(
      expect.objectContaining({ code: 'unknown-fragment', path: `blocks[0]${inside}.use` }),
    )
  })

  it('shows a block within the times of the blocks around it', async () => {
    const file = page('Times', text('Now'), section([text('Later', '\npublishAt: 2026-12-01'), text('Now too')]))
    const bodies = async (at: string) => {
      const site = await siteOf({ 'times.yaml': file }, new Date(at))
      return everyBlock(blocksOf(site, '/times') ?? []).flatMap((block) => ('body' in block ? [block.body] : []))
    }
    expect(await bodies('2026-11-21')).toEqual(['Now', 'Now too'])
    expect(await bodies('2026-12-02')).toEqual(['Now', 'Later', 'Now too'])
    const { everyPage } = await siteOf({ 'times.yaml': file })
    expect(changesAfter(everyPage, now.getTime())).toMatchObject([{ block: 'rich-text-2', kind: 'publish' }])
  })

  it('takes shared lists, and reports a name that none has at its place', async () => {
    const asked = (from: string) => `type: faq\ntitle: Asked\nitems: { from: ${from} }`
    const site = await siteOf({
      'lists.yaml': page('Lists', section([asked('faqs/general')])),
      'wrong.yaml': page('Wrong', section([asked('faqs/genral')])),
    })
    expect(JSON.stringify(blocksOf(site, '/lists'))).toContain('How many staff do we need?')
    expect(site.diagnostics).toContainEqual(
      expect.objectContaining({ code: 'unknown-data', path: `blocks[0]${inside}.items.from` }),
    )
  })

  it('keeps the place of a column whose blocks are all of another time', async () => {
    const file = page('Times', section([text('Now')], [text('Later', '\npublishAt: 2026-12-01')]))
    const columns = async (at: string) => {
      const site = await siteOf({ 'times.yaml': file }, new Date(at))
      return blocksOf(site, '/times')?.flatMap((block) => columnsOf(block).map(({ blocks }) => blocks.length))
    }
    expect(await columns('2026-11-21')).toEqual([1, 0])
    expect(await columns('2026-12-02')).toEqual([1, 1])
  })

  it('has no conditions on a page of its own: those are of templates', async () => {
    const { diagnostics } = await siteOf({
      'when.yaml': page('When', section([text('Hi', '\nwhen: { city.hours: true }')])),
    })
    expect(diagnostics).toContainEqual(
      expect.objectContaining({ code: 'unknown-key', path: `blocks[0]${inside}`, block: 'rich-text' }),
    )
  })

  it('is searched, and its questions are those of the page', async () => {
    const site = await siteOf({
      'words.yaml': page('Words', section([question('Is it loud?')], [nested(text('Confetti'), 1)])),
    })
    const [found] = site.pages.filter(({ path }) => path === '/words')
    const searched = found && createSearchedPage({ blocks: site.blocks, recordsOf: () => [] })(found)
    expect(searched?.text).toContain('Confetti')
    expect(searched?.headings).toContain('Asked')
    expect(JSON.stringify(found && createQuestions()(blockDataOf(found, site.blocks)))).toContain('Is it loud?')
  })

  it('lets a page of a template override a block in a block by its name', async () => {
    const blocks = page('Tour', section([text('Old')], [question('Is it loud?')]))
    const site = await siteOf({
      'tour.yaml': `template: tour\noverrides:\n  blocks[section].columns[0].blocks[rich-text].body: New\n${blocks}`,
      '_data/templates/tour.yaml': blocks,
    })
    expect(JSON.stringify(blocksOf(site, '/tour'))).toContain('New')
  })
})
