import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { newSite } from '../../../../src/cli/support/new/new-site.ts'
import { starts } from '../../../../src/cli/support/new/site-answers.ts'
import { createContent } from '../../../../src/content/load/load.ts'
import { newPageText } from '../../../../src/content/new/new-page.ts'
import { blocksFrom, startingPoints } from '../../../../src/content/new/starting-points.ts'
import { copySmallSample } from '../../../support/small-sample.ts'
import { sampleWords } from '../../../support/texts/sample-words.ts'
import { contentFolder } from '../folder.ts'

const root = mkdtempSync(join(tmpdir(), 'marquee-starting-points-'))
afterAll(() => rmSync(root, { recursive: true }))

const title = 'Summer: the “new” tour'

/** What a starting point says by itself: no picture is there yet, and nobody has said its quote. */
const expected = ['missing-picture', 'sample-value']

/** Writes a page for each starting point of a site. Resolves with their texts, and what is wrong with them. */
async function withAllPages(pages: string) {
  const options = { root, pages, drafts: true }
  const content = createContent(options)
  await content.list()
  const site = content.assemble()
  mkdirSync(join(root, pages, 'new'), { recursive: true })
  const written = startingPoints(content).map((point) => {
    const blocks = (own: string) => blocksFrom(point, own, content)
    const text = newPageText(site, `/new/${point.key}`, { title: `${point.name}: ${title}`, blocks })
    writeFileSync(join(root, pages, `new/${point.key}.yaml`), text)
    return { ...point, text }
  })
  const after = createContent(options)
  await after.list()
  const { diagnostics, everyPage } = after.assemble()
  return {
    written,
    pages: everyPage.filter(({ path }) => path.startsWith('/new/')),
    found: diagnostics.filter(({ file, code }) => file.startsWith(`${pages}/new/`) && !expected.includes(code)),
  }
}

const sites: Record<string, (folder: string) => Promise<unknown>> = {
  sample: copySmallSample,
  'spoke-and-chain': async (folder) => cpSync(resolve('tests/sites/spoke-and-chain'), folder, { recursive: true }),
  ...Object.fromEntries(starts.map((start) => [start, (folder: string) => newSite(folder, { start })])),
}

describe('a page that begins with a starting point', () => {
  it.each(Object.keys(sites))('has no error in the site %s', async (name) => {
    await sites[name]?.(join(root, name))
    const { written, pages, found } = await withAllPages(name)
    expect(found).toEqual([])
    expect(written.map(({ key }) => key)).toEqual([
      'about-us',
      'event',
      'landing-page',
      'prices',
      'questions',
      'service',
    ])
    expect(pages.map((page) => page.title)).toEqual(written.map((point) => `${point.name}: ${title}`))
    expect(pages.every(({ blocks }) => blocks.length > 3)).toBe(true)
  })

  it('is a draft with its title as the headline, and leads where the header of the site leads', async () => {
    const { root: folder } = await contentFolder({})
    const content = createContent({ root: folder })
    await content.list()
    const point = startingPoints(content).find(({ key }) => key === 'prices')
    if (!point) throw new Error('There is no starting point for prices.')
    const text = newPageText(content.assemble(), '/prices', {
      title,
      blocks: (own) => blocksFrom(point, own, content),
    })
    expect(text).toContain(`\ntitle: "Summer: the “new” tour"\n`)
    expect(text).toContain('\ndraft: true\n')
    expect(text).toContain(`  - type: page-title\n    title: "Summer: the “new” tour"\n`)
    expect(text).not.toContain('[title]')
    expect(text).toMatch(/^blocks:\n {2}- type: page-title\n(?: {4}.*\n)+\n {2}- type: pricing\n/m)
  })

  it('leads to the mailbox of a site without a form and without a button', async () => {
    const { root: folder, remove } = await contentFolder({})
    await remove('_data/fragments/quote-form.yaml')
    const content = createContent({ root: folder })
    await content.list()
    const [point] = startingPoints(content)
    expect(JSON.stringify(point && blocksFrom(point, title, content))).toContain('mailto:{site.email}')
  })

  it('is one of the site, which replaces the one of the engine of the same name', async () => {
    const { root: folder } = await contentFolder({
      '_data/starting-points/prices.yaml':
        'name: Our prices\ndescription: As we say them.\nblocks:\n  - type: page-title\n    title: "[title], from today on"\n',
      '_data/starting-points/empty.yaml': 'name: Nothing\n',
    })
    const content = createContent({ root: folder })
    await content.list()
    const points = startingPoints(content)
    const ours = points.find(({ key }) => key === 'prices')
    expect(ours).toMatchObject({ name: 'Our prices', description: 'As we say them.' })
    expect(ours && blocksFrom(ours, 'Spring', content)).toEqual([
      { type: 'page-title', title: 'Spring, from today on' },
    ])
    expect(points.find(({ key }) => key === 'empty')?.problem).toBe(
      'pages/_data/starting-points/empty.yaml: It has no list of blocks. Write its name, its description, and blocks as a page has them.',
    )
    // Nothing says that no page uses these files.
    const { diagnostics } = content.assemble()
    expect(diagnostics.filter(({ file }) => file.includes('starting-points'))).toEqual([])
  })

  it('names no trade', async () => {
    const { root: folder } = await contentFolder({})
    const content = createContent({ root: folder })
    await content.list()
    expect(JSON.stringify(startingPoints(content))).not.toMatch(sampleWords)
  })
})
