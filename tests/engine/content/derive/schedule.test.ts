import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defineBlock } from '../../../../schema/block.ts'
import { linkSchema } from '../../../../schema/links/link.ts'
import { changesAfter, unpublishedIn } from '../../../../src/content/derive/published-page.ts'
import { createContent, loadSite } from '../../../../src/content/load/load.ts'
import { sampleBlocks } from '../../errors/block-schemas.ts'
import { contentFolder, pageText } from '../folder.ts'

const hero = '  - type: hero\n    title: Hi\n'
const text = (more = '') => `  - type: rich-text\n    body: Hello\n${more}`
const at = (root: string, now: string) => loadSite({ root, blocks: sampleBlocks, now: new Date(now) })
const paths = ({ pages }: Awaited<ReturnType<typeof at>>) => pages.map(({ path }) => path)
const codes = ({ diagnostics }: Awaited<ReturnType<typeof at>>) => diagnostics.map(({ code }) => code)

describe('a page with a schedule', () => {
  it('is part of the site from its first moment until its last', async () => {
    const { root } = await contentFolder({
      'tour.yaml': pageText('Tour', hero, 'publishAt: 2026-12-01T09:00-05:00\nunpublishAt: 2027-01-15\n'),
    })
    expect(paths(await at(root, '2026-12-01T13:59:59Z'))).toEqual([])
    expect(paths(await at(root, '2026-12-01T14:00:00Z'))).toEqual(['/tour'])
    expect(paths(await at(root, '2027-01-14T23:59:59Z'))).toEqual(['/tour'])
    expect(paths(await at(root, '2027-01-15T00:00:00Z'))).toEqual([])
  })

  it('is on no page as a draft, but checked, and shown by the development server', async () => {
    const { root } = await contentFolder({
      'tour.yaml': pageText('Tour', hero, 'draft: true\n'),
      'bad.yaml': pageText('Bad', `${hero}    titel: x\n`, 'draft: true\n'),
    })
    const site = await at(root, '2026-12-01')
    expect(paths(site)).toEqual([])
    expect(codes(site)).toEqual(['unknown-key'])
    const shown = await createContent({ root, blocks: sampleBlocks, drafts: true }).load()
    expect(shown.pages.map(({ path }) => path)).toEqual(['/tour'])
    expect(shown.unpublished.get('/tour')).toEqual({ page: 'Draft', blocks: new Map() })
  })
})

describe('a build with drafts', () => {
  it('takes what is marked as a draft for finished, and keeps to the other times', async () => {
    const { root } = await contentFolder({
      'tour.yaml': pageText('Tour', `${hero}${text('    draft: true\n')}`, 'draft: true\n'),
      'later.yaml': pageText('Later', hero, 'draft: true\npublishAt: 2027-01-01\n'),
    })
    const options = { root, blocks: sampleBlocks, finishesDrafts: true }
    const now = await loadSite({ ...options, now: new Date('2026-12-01') })
    expect(now.pages.map(({ path, blocks }) => [path, blocks.length])).toEqual([['/tour', 2]])
    expect(now.unpublished.size).toBe(0)
    expect(paths(await loadSite({ ...options, now: new Date('2027-02-01') }))).toEqual(['/later', '/tour'])
  })
})

describe('a list of records whose pages are over one after the other', () => {
  const concert = (slug: string) => `slug: ${slug}\nname: ${slug}\n`
  const page = (slug: string, until: string) => pageText(slug, hero, `concert: ${slug}\nunpublishAt: ${until}\n`)
  const files = {
    '_data/collections.yaml': 'concerts: { one: concert, description: A concert. }\n',
    '_data/concerts/spring.yaml': concert('spring'),
    '_data/concerts/autumn.yaml': concert('autumn'),
    '_data/coverage/concerts.yaml':
      'template: concert\naddress: /concerts/{concert}\nrecords: { concerts: [spring, autumn] }\n',
    'concerts/spring.yaml': page('spring', '2027-04-02'),
    'concerts/autumn.yaml': page('autumn', '2027-10-02'),
    'concerts.yaml': pageText(
      'Concerts',
      `${hero}  - type: list\n    items: { from: concerts }\n  - { type: page-list, title: Next, under: /concerts, order: soonest }\n`,
    ),
  }
  const list = defineBlock('list', 'Cards.', { items: z.array(z.looseObject({ name: z.string() })) })

  it.each([
    ['2027-01-01', ['spring', 'autumn']],
    ['2027-04-02', ['autumn']],
    ['2027-10-02', []],
  ])('has on %s those that are to come, the next first', async (now, names) => {
    const { root } = await contentFolder(files)
    const site = await loadSite({ root, blocks: { ...sampleBlocks, list }, now: new Date(now) })
    const blocks = site.pages.find(({ path }) => path === '/concerts')?.blocks as unknown as [
      unknown,
      { items: { name: string }[] },
      { listed: { pages: { title: string }[] }[] },
    ]
    expect(site.diagnostics.filter(({ code }) => code === 'link-to-unpublished')).toEqual([])
    expect(blocks[1].items.map(({ name }) => name)).toEqual(names)
    expect(blocks[2].listed.flatMap(({ pages }) => pages.map(({ title }) => title))).toEqual(names)
  })

  it('is an error where somebody wrote the link', async () => {
    const { root } = await contentFolder({
      ...files,
      'news.yaml': pageText('News', `${hero}  - type: list\n    items: [{ name: Spring, href: /concerts/spring }]\n`),
    })
    const site = await loadSite({
      root,
      blocks: {
        ...sampleBlocks,
        list: defineBlock('list', 'Cards.', {
          items: z.array(linkSchema.partial({ text: true }).extend({ name: z.string() })),
        }),
      },
      now: new Date('2027-01-01'),
    })
    expect(site.diagnostics.filter(({ code }) => code === 'link-to-unpublished').map(({ file }) => file)).toEqual([
      'pages/news.yaml',
    ])
  })
})

describe('a post of a day to come', () => {
  it('is left out until then, with a warning, unless it says that it comes out later', async () => {
    const { root } = await contentFolder({
      'blog/next.yaml': pageText('Next', hero, 'published: 2027-06-01\n'),
      'blog/said.yaml': pageText('Said', hero, 'published: 2027-06-01\npublishAt: 2027-06-02\n'),
      'blog/early.yaml': pageText('Early', hero, 'published: 2027-06-01\npublishAt: 2027-01-01\n'),
      'blog/old.yaml': pageText('Old', hero, 'published: 2026-01-31\n'),
      'blog/draft.yaml': pageText('Draft', hero, 'published: 2027-06-01\ndraft: true\n'),
    })
    const before = await at(root, '2027-05-31T23:59:59Z')
    expect(paths(before)).toEqual(['/blog/old'])
    expect(before.diagnostics.map(({ code, file, severity }) => `${severity} ${code} ${file}`)).toEqual([
      'warning post-to-come pages/blog/early.yaml',
      'warning post-to-come pages/blog/next.yaml',
    ])
    expect(changesAfter(before.everyPage, Date.parse('2027-05-31')).map(({ path }) => path)).toEqual([
      '/blog/early',
      '/blog/next',
      '/blog/said',
    ])
    const after = await at(root, '2027-06-01')
    expect(paths(after)).toEqual(['/blog/early', '/blog/next', '/blog/old'])
    expect(codes(after)).toEqual([])
  })
})

describe('a block with a schedule', () => {
  const page = pageText(
    'Tour',
    `${hero}${text('    id: offer\n    publishAt: 2026-12-01\n')}${text('    draft: true\n')}${text()}`,
  )

  it('is on its page only during that time, and the ids of the others stay', async () => {
    const { root } = await contentFolder({ 'tour.yaml': page })
    const ids = async (now: string) => (await at(root, now)).pages[0]?.blocks.map(({ id }) => id)
    expect(await ids('2026-11-30')).toEqual(['hero', 'rich-text-2'])
    expect(await ids('2026-12-01')).toEqual(['hero', 'offer', 'rich-text-2'])
  })

  it('has a badge while it is not on the page', async () => {
    const { root } = await contentFolder({ 'tour.yaml': page })
    const { everyPage } = await at(root, '2026-11-30')
    const words = everyPage[0] && unpublishedIn(everyPage[0], Date.parse('2026-11-30'))
    expect(words?.blocks).toEqual(
      new Map([
        ['offer', 'From December 1, 2026'],
        ['rich-text', 'Draft'],
      ]),
    )
  })

  it('may give a page another headline for some time', async () => {
    const { root } = await contentFolder({
      'tour.yaml': pageText('Tour', `${hero}    unpublishAt: 2026-12-01\n${hero}    publishAt: 2026-12-01\n`),
    })
    expect(codes(await at(root, '2026-11-30'))).toEqual([])
    expect(codes(await at(root, '2026-12-02'))).toEqual([])
  })
})

describe('a link to a page with a schedule', () => {
  const link = (href: string, more = '') =>
    `  - type: call-to-action\n    title: Go\n    action: { text: Go, href: ${href} }\n${more}`
  const tour = pageText('Tour', hero, 'publishAt: 2026-12-01\nunpublishAt: 2027-01-15\n')

  it.each<[string, string, string[]]>([
    ['is an error where it is there before', '', ['link-to-unpublished']],
    ['is an error where it stays longer', '    publishAt: 2026-12-01\n', ['link-to-unpublished']],
    ['is none where it is there at those times only', '    publishAt: 2026-12-05\n    unpublishAt: 2027-01-15\n', []],
    ['is none in a draft', '    draft: true\n', []],
  ])('%s', async (_words, schedule, expected) => {
    const { root } = await contentFolder({
      'tour.yaml': tour,
      'about.yaml': pageText('About', `${hero}${link('/tour', schedule)}`),
    })
    expect(codes(await at(root, '2026-11-21'))).toEqual(expected)
  })

  it('is reported before the page expires, and by its alias as well', async () => {
    const { root } = await contentFolder({
      'tour.yaml': pageText('Tour', hero, 'unpublishAt: 2027-01-15\naliases: [/spring]\n'),
      'about.yaml': pageText('About', `${hero}${link('/spring')}`),
    })
    const { diagnostics } = await at(root, '2026-11-21')
    expect(diagnostics.map(({ message }) => message)).toContain(
      '`/spring` is unpublished from 2027-01-15 on, but this link is shown at other times too.',
    )
  })
})

describe('an invalid schedule', () => {
  it.each<[string, string]>([
    ['publishAt: 2027-01-15\nunpublishAt: 2026-12-01\n', 'never-published'],
    ['publishAt: soon\n', 'invalid-value'],
    ['publishAt: 2026-12-01T09:00\n', 'invalid-value'],
    ['publishAt: 2026-13-01\n', 'invalid-value'],
    ['publishAt: 2026-02-30\n', 'invalid-value'],
    ['draft: maybe\n', 'wrong-type'],
  ])('%j is an error', async (head, code) => {
    const { root } = await contentFolder({ 'tour.yaml': pageText('Tour', hero, head) })
    expect(codes(await at(root, '2026-11-21'))).toEqual([code])
  })
})

describe('scheduled changes', () => {
  it('are reported in chronological order', async () => {
    const { root } = await contentFolder({
      'tour.yaml': pageText(
        'Tour',
        `${hero}${text('    publishAt: 2026-12-24\n    unpublishAt: 2027-06-01\n')}`,
        'publishAt: 2026-12-01\nunpublishAt: 2027-01-15\n',
      ),
      'about.yaml': pageText('About', `${hero}${text('    unpublishAt: 2026-12-31\n')}`),
      'draft.yaml': pageText('Draft', hero, 'draft: true\npublishAt: 2026-12-02\n'),
    })
    const { everyPage } = await at(root, '2026-12-10')
    const changes = changesAfter(everyPage, Date.parse('2026-12-10')).map(
      ({ at: when, path, block, kind }) =>
        `${new Date(when).toISOString().slice(0, 10)} ${path} ${block ?? ''} ${kind}`,
    )
    expect(changes).toEqual([
      '2026-12-24 /tour rich-text publish',
      '2026-12-31 /about rich-text unpublish',
      '2027-01-15 /tour  unpublish',
    ])
  })
})
